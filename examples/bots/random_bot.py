"""A bot that plays random legal actions at a table of Hyakki. It needs nothing but Python (docs/bots.md)."""
import argparse, http.client, json, os, random, secrets, time, urllib.error, urllib.request

class Server:
    def __init__(self, address, token):
        self.address, self.headers = address.rstrip("/"), {"Content-Type": "application/json"}
        self.headers["Authorization"] = "Bearer " + (token or self.call("/api/bots", {"name": "Random"})["token"])

    def open(self, path, body=None):
        request = urllib.request.Request(self.address + path, body and json.dumps(body).encode(), self.headers)
        return urllib.request.urlopen(request, timeout=60)  # Streams give a sign of life every 15 seconds.

    def call(self, path, body=None):
        return json.load(self.open(path, body))

    def ask(self, table, match="", **command):
        path = f"/api/tables/{table}/commands?key={secrets.token_hex(12)}" + (match and f"&match={match}")
        while True:
            try:
                return self.call(path, command)
            except urllib.error.HTTPError as error:
                if error.code not in (429, 503):  # Refused: the next picture shows what can be done instead.
                    return print("refused:", error.read().decode())
            except OSError as error:
                print("no answer:", error)
            time.sleep(1)  # Sending it again is safe: under one key it is done once.

    def pictures(self, table):
        while True:
            try:
                with self.open(f"/api/tables/{table}/stream?protocol=1") as lines:
                    messages = (json.loads(line) for line in lines if line.strip())
                    yield from (message for message in messages if message["type"] == "table")
            except (OSError, http.client.HTTPException, ValueError) as error:
                print("the stream broke:", error)
            time.sleep(1)  # Coming back is easy: the first message is the whole table as it stands.

arguments = argparse.ArgumentParser(description=__doc__)
arguments.add_argument("server", help="http://127.0.0.1:8765")
arguments.add_argument("--table", help="join this table; otherwise the bot makes one and fills it with minds")
arguments.add_argument("--settings", type=json.loads, default={"game": "sketch", "players": 2})
arguments = arguments.parse_args()
server = Server(arguments.server, os.environ.get("HYAKKI_TOKEN"))
table = arguments.table or server.call("/api/tables", arguments.settings)["id"]
holders = [chair["holder"] for chair in server.call(f"/api/tables/{table}")["chairs"]]
free = [seat for seat, holder in enumerate(holders) if holder["kind"] == "nobody"]
if not any(holder.get("is_me") for holder in holders):
    server.ask(table, do="sit", seat=free.pop(0), name="", nonce=secrets.token_hex(16))
for seat in [] if arguments.table else free:
    server.ask(table, do="seat-mind", seat=seat, level="apprentice")
done = {"step": 0}  # The last answer: pictures from before it may still be on their way, and are skipped.
for picture in (newer for newer in server.pictures(table) if newer["step"] >= done["step"]):
    match = picture["table"]["match"] or {"places": None, "sides": []}
    for seat, legal in ((side["seat"], side["legal"]) for side in match["sides"] if side["legal"]):
        act = {"do": "act", "seat": seat, "step": picture["step"], "action": random.choice(legal)}
        done = server.ask(table, match["id"], **act) or done
    if match["places"]:
        print(json.dumps({"match": match["id"], "places": match["places"], "seat": match["sides"][0]["seat"]}))
        break
