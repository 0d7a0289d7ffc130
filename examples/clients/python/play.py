"""Plays a match with the client that openapi-python-client has generated (examples/clients/README.md)."""

import json
import random
import secrets
import sys
from collections.abc import Iterator
from typing import TypeVar

import httpx
from hyakki_client import AuthenticatedClient, Client
from hyakki_client.api.bots import make_bot
from hyakki_client.api.tables import make_table, send_command
from hyakki_client.models import (
    CommandAct,
    CommandSeatMind,
    CommandSit,
    Problem,
    Rename,
    ServerMessageTable,
    Settings,
)

T = TypeVar("T")


def good(answer: T | Problem | None) -> T:
    """What was answered; a refusal ends the program."""
    if answer is None or isinstance(answer, Problem):
        sys.exit(f"refused: {answer}")
    return answer


address = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8765"
bot = good(make_bot.sync(client=Client(base_url=address), body=Rename(name="Generated")))
# A stream is silent while nothing happens; a sign of life comes every quarter of a minute.
api = AuthenticatedClient(base_url=address, token=bot.token, timeout=httpx.Timeout(60))
table = good(make_table.sync(client=api, body=Settings(game="sketch", players=2))).id


def ask(command: CommandSit | CommandSeatMind | CommandAct, **match: str) -> int:
    """Sends a command, and says at which step the table is after it."""
    key = secrets.token_hex(8)
    return good(send_command.sync(table, client=api, body=command, key=key, **match)).step


def pictures() -> Iterator[ServerMessageTable]:
    """What the table's stream shows, line by line."""
    with api.get_httpx_client().stream("GET", f"/api/tables/{table}/stream") as stream:
        stream.raise_for_status()
        for line in filter(None, stream.iter_lines()):
            message = json.loads(line)
            if message["type"] == "table":
                yield ServerMessageTable.from_dict(message)


ask(CommandSit(do="sit", seat=0, name="", nonce=secrets.token_hex(16)))
ask(CommandSeatMind(do="seat-mind", seat=1, level="novice"))
done = 0
for picture in pictures():
    match = picture.table.match
    # What is older than the own last answer is skipped.
    if match is None or picture.step < done:
        continue
    if match.places:
        print(json.dumps({"match": match.id, "places": match.places}))
        break
    for side in match.sides:
        if side.seat is not None and side.legal:
            action = random.choice(side.legal)
            command = CommandAct(do="act", seat=side.seat, step=picture.step, action=action)
            done = ask(command, match=match.id)
