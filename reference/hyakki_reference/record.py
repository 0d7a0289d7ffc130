"""Reading, replaying and writing records as docs/records.md describes them, strictly."""

import hashlib
import json
import re
import unicodedata
from dataclasses import dataclass

from .concessions import Concessions
from .game import Wrong

FORMAT_VERSION = 1
MAX_LINE_BYTES = 16384
MAX_NAME_CHARACTERS = 60
MAX_NONCE_BYTES = 64

HEADER_FIELDS = {"hyakki": int, "game": str, "rules": int, "players": int, "options": dict, "names": list}
FAIRNESS_FIELDS = {"commitment": str, "nonces": list}
OUTCOME_FIELDS = {"places": list, "points": list, "ending": str}


@dataclass
class Step:
    """One line between header and outcome: an action of a seat, chance (no seat), steps taken back, or a concession."""

    line: int
    seat: int | None
    text: str | None
    n_undone: int = 0
    conceded: int | list | None = None  # the seat that resigned, or those that abandoned

    @property
    def is_abandonment(self):
        return type(self.conceded) is list


@dataclass
class Record:
    header: dict
    steps: list
    outcome: dict | None
    secret: str | None


# Reading.


def read_record(path):
    with open(path, "rb") as file:
        lines = file.read().removeprefix(b"\xef\xbb\xbf").split(b"\n")
    if lines[-1] == b"":
        lines.pop()
    objects = [parse_line(number, line) for number, line in enumerate(lines, 1)]
    if not objects:
        raise Wrong("line 1: a record has at least a header")
    header = objects[0]
    check_header(header)
    secret = None
    if "fairness" in header and "secret" in objects[-1]:
        check_fields(len(objects), objects[-1], {"secret": str})
        secret = objects.pop()["secret"]
        if not is_hash(secret):
            raise Wrong(f"line {len(objects) + 1}: {secret!r} is not a secret")
    outcome = None
    if "outcome" in objects[-1]:
        check_fields(len(objects), objects[-1], {"outcome": dict})
        check_outcome(len(objects), objects[-1]["outcome"])
        outcome = objects.pop()["outcome"]
    steps = [parse_step(number, fields) for number, fields in enumerate(objects[1:], 2)]
    return Record(header, steps, outcome, secret)


def parse_line(number, line):
    if len(line) > MAX_LINE_BYTES:
        raise Wrong(f"line {number}: longer than {MAX_LINE_BYTES} bytes")
    try:
        fields = json.loads(line.decode("utf-8"), object_pairs_hook=fields_once)
    except ValueError as error:
        raise Wrong(f"line {number}: {error}") from error
    if not isinstance(fields, dict):
        raise Wrong(f"line {number}: not an object")
    return fields


def fields_once(pairs):
    # Python's reader would keep the last of two equal fields and say nothing.
    if len(dict(pairs)) != len(pairs):
        raise ValueError("a field is given twice")
    return dict(pairs)


def check_fields(number, fields, expected):
    if set(fields) != set(expected):
        raise Wrong(f"line {number}: the fields are {sorted(fields)}, not {sorted(expected)}")
    for name, kind in expected.items():
        # `type` and not `isinstance`: in Python true is also a number.
        if type(fields[name]) is not kind:
            raise Wrong(f"line {number}: the field {name} has the wrong type")


def check_outcome(number, outcome):
    expected = dict(OUTCOME_FIELDS)
    if "resigned" in outcome:
        expected["resigned"] = list
    check_fields(number, outcome, expected)


def check_header(header):
    expected = dict(HEADER_FIELDS)
    if "fairness" in header:
        expected["fairness"] = dict
    check_fields(1, header, expected)
    if header["hyakki"] != FORMAT_VERSION:
        raise Wrong(f"line 1: unknown version {header['hyakki']}")
    check_texts(header["names"], header["players"], is_name)
    if "fairness" in header:
        check_fairness(header["fairness"], header["players"])


def check_fairness(fairness, players):
    expected = dict(FAIRNESS_FIELDS)
    if "pledges" in fairness:
        expected["pledges"] = list
    check_fields(1, fairness, expected)
    check_texts(fairness["nonces"], players, is_nonce)
    if not is_hash(fairness["commitment"]):
        raise Wrong("line 1: the commitment is not a SHA-256 in lower case")
    if "pledges" in fairness:
        check_texts(fairness["pledges"], players, is_pledge)
        if not any(fairness["pledges"]):
            raise Wrong("line 1: there are pledges of nobody")
        check_pledges(fairness["pledges"], fairness["nonces"])


def check_pledges(pledges, nonces):
    for seat, (pledge, nonce) in enumerate(zip(pledges, nonces)):
        # A seat that does not tell its nonce breaks nothing.
        if pledge and nonce and hashlib.sha256(nonce.encode("utf-8")).hexdigest() != pledge:
            raise Wrong(f"line 1: seat {seat} told another nonce than it had pledged")


def check_texts(texts, players, is_right):
    if len(texts) != players:
        raise Wrong(f"line 1: there must be one text for each seat: {texts}")
    for text in texts:
        if type(text) is not str or not is_right(text):
            raise Wrong(f"line 1: {text!r} is not allowed")


def is_name(text):
    return len(text) <= MAX_NAME_CHARACTERS and all(unicodedata.category(letter) != "Cc" for letter in text)


def is_nonce(text):
    return len(text.encode("utf-8")) <= MAX_NONCE_BYTES


def is_pledge(text):
    return text == "" or is_hash(text)


def is_hash(text):
    return re.fullmatch("[0-9a-f]{64}", text) is not None


def parse_step(number, fields):
    if "chance" in fields:
        check_fields(number, fields, {"chance": str})
        return Step(number, None, fields["chance"])
    if "undo" in fields:
        check_fields(number, fields, {"undo": int})
        return Step(number, None, None, fields["undo"])
    if "resign" in fields:
        check_fields(number, fields, {"resign": int})
        return Step(number, None, None, conceded=fields["resign"])
    if "abandon" in fields:
        check_fields(number, fields, {"abandon": list})
        return Step(number, None, None, conceded=fields["abandon"])
    check_fields(number, fields, {"seat": int, "action": str})
    return Step(number, fields["seat"], fields["action"])


# Replaying.


def replay(new_game, steps, concessions=None):
    """Yield the state before the first step and after each; raise `Wrong` at one that is not allowed.

    What the players decide beside the rules of the game is noted in `concessions`.
    """
    concessions = concessions or Concessions()
    game = new_game()
    yield game
    remaining = []  # the steps that were not taken back
    for step in steps:
        try:
            if concessions.ends(game):
                raise Wrong("the match was resigned or abandoned")
            if step.conceded is not None:
                concessions.take(game, step)
            elif step.text is None:
                take_back(remaining, step.n_undone)
                *_, game = replay(new_game, remaining)
            else:
                game.take_step(step.seat, step.text)
                remaining.append(step)
        except Wrong as error:
            raise Wrong(f"line {step.line}: {error}") from error
        yield game


def take_back(remaining, n_undone):
    if not 1 <= n_undone <= len(remaining):
        raise Wrong(f"{n_undone} steps cannot be taken back")
    seats = {step.seat for step in remaining[-n_undone:]}
    if len(seats) > 1 or None in seats:
        raise Wrong("only actions of one seat can be taken back")
    del remaining[-n_undone:]


# Writing.


def write_record(path, header, steps, outcome, secret=None):
    """Write a record of our own.

    `steps` are pairs of a seat (None for chance) and a text, or ("undo", number), ("resign", seat), ("abandon", seats).
    """
    objects = [header] + [step_fields(*step) for step in steps] + [{"outcome": outcome}]
    if secret is not None:
        objects.append({"secret": secret})
    with open(path, "w", encoding="utf-8") as file:
        for fields in objects:
            file.write(json.dumps(fields) + "\n")


def step_fields(seat, text):
    if seat is None:
        return {"chance": text}
    if seat in ("undo", "resign", "abandon"):
        return {seat: text}
    return {"seat": seat, "action": text}
