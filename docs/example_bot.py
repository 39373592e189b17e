"""An external bot in twenty lines: it colonizes and researches wherever it can; the rest is chance."""

import json
import random
import sys

WISHES = ("colonize", "slot", "produce", "build", "space", "settle", "jump", "done")  # best first


def choose(options):
    for wish in WISHES:
        fitting = [option["id"] for option in options if option["id"].startswith(wish)]
        if fitting:
            return random.choice(fitting)
    return random.choice(options)["id"]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "bye":
        break
    if message["type"] == "hello":
        random.seed(message["seed"])
        answer = {"name": "Twenty lines"}
    else:
        answer = {"option": choose(message["options"])}
    print(json.dumps(answer), flush=True)
