"""A bot for the arena: JSON lines on standard input and output. Plays random legal actions.

hyakki arena septet --minds apprentice,"cmd:python3 examples/bots/arena_bot.py" --games 20
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        # What is played, and in which seat; loading a model belongs here. With the seed the same is played again.
        random.seed(message["seed"])
        answer = {"type": "ready"}
    elif message["type"] == "move":
        answer = {"action": random.choice(message["legal"])}
    else:
        continue
    print(json.dumps(answer), flush=True)
