"""Positions from real games for looking at the client without a server: writes gallery/fixtures/*.json (not kept in git).

PYTHONPATH=../src python scripts/fixtures.py, then `npm run dev` and /t/x?mock=shot
"""

import json
import random
from pathlib import Path

from boomtown.games import catalog, new_game

OUT = Path(__file__).parent.parent / "gallery/fixtures"
NAMES = ["Kateřina", "Matěj", "Zuzana", "", "Lorenzo", "Ľubomír", "Agnieszka"]


def info(game, me, phase="playing"):
    seats = []
    for seat in range(game.setup["players"]):
        name = NAMES[seat]
        kind = "human" if name else "bot"
        here = seat != 4
        seats.append({"name": name or "greenhorn", "kind": kind, "bot": None if name else "greenhorn", "here": here})
    return {
        "id": "x", "code": "dusty4", "title": "Dusty Creek", "phase": phase, "public": True, "timer": 60, "host": 0,
        "you": me, "seats": seats, "watchers": 1, "round": 1,
        "setup": {"game": "bang", "players": len(seats), "sets": ["bonus"], "options": {"expert_characters": False, "no_book_cards": False}},
    }


def state(game, me):
    return {
        "t": "state", "round": 1, "view": game.view(me), "decision": game.decision(me) if game.ask else None,
        "events": game.events(0, me), "since": 0, "deadline": 41 if game.ask else None, "limit": 60,
        **({"seed": "0123abcd" * 8} if game.over else {}),
    }


def rich(game, seat):
    view = game.view(seat)
    return sum(len(s["table"]) for s in view["seats"]) >= 5 and len(view["hand"]) >= 4 and sum(s["alive"] for s in view["seats"]) == len(view["seats"]) - 1


WANTED = {
    "play": (7, {}, lambda g, a: a.why == "play" and rich(g, a.who) and any(o.get("to") is not None for o in g.decision(a.who)["options"])
             and len({o.get("to") for o in g.decision(a.who)["options"] if o.get("text", {}).get("key") == "opt-play-on"}) >= 3),
    "shot": (7, {}, lambda g, a: a.why == "shot" and len(a.options) >= 3 and any(e["table"] for e in g.view(a.who)["seats"])),
    "shot5": (5, {}, lambda g, a: a.why == "shot" and len(a.options) >= 2),
    "store": (6, {}, lambda g, a: a.why == "store" and len(a.options) >= 5),
    "discard": (5, {}, lambda g, a: a.why == "discard" and len(a.options) >= 6),
    "rescue": (4, {}, lambda g, a: a.why == "rescue"),
    "duel": (5, {}, lambda g, a: a.why == "duel" and len(a.options) >= 2),
    "character": (5, {"expert_characters": True}, lambda g, a: a.why == "character"),
    "draw": (5, {}, lambda g, a: a.why == "draw"),
    "check": (5, {}, lambda g, a: a.why == "check"),
    "keep": (5, {}, lambda g, a: a.why == "keep"),
    "panic": (5, {}, lambda g, a: a.why == "play" and any(o["text"]["key"] == "opt-play-card" for o in g.decision(a.who)["options"])),
}


def search(name, players, options, wanted):
    for seed in range(4000):
        rng = random.Random(seed)
        game = new_game({"game": "bang", "players": players, "sets": ["bonus"], "options": options}, seed=str(seed))
        while not game.over:
            if wanted(game, game.ask):
                write(name, game, game.ask.who)
                return
            options_now = game.ask.options
            game.apply(rng.choice(options_now[:-1] or options_now) if rng.random() < 0.8 else rng.choice(options_now))
    print("not found:", name)


def write(name, game, me, phase="playing"):
    table = info(game, me, phase)
    (OUT / f"{name}.json").write_text(json.dumps({"table": table, "state": state(game, me)}))
    if name == "play":
        watched = info(game, None, phase)
        other = next(s for s in range(len(watched["seats"])) if s != me)
        (OUT / "wait.json").write_text(json.dumps({"table": info(game, other, phase), "state": state(game, other)}))
        (OUT / "watch.json").write_text(json.dumps({"table": watched, "state": {**state(game, None), "decision": None}}))


def main():
    OUT.mkdir(exist_ok=True)
    (OUT / "catalog.json").write_text(json.dumps(catalog()))
    (OUT / "catalog-dice.json").write_text(json.dumps(catalog("dice")))
    for name, (players, options, wanted) in WANTED.items():
        search(name, players, options, wanted)
    rng = random.Random(4)
    game = new_game({"game": "bang", "players": 7, "sets": ["bonus"], "options": {}}, seed="end")
    lobby = info(game, 0, "lobby")
    lobby["seats"][5:] = [{"name": "", "kind": "open", "bot": None, "here": False}] * 2
    (OUT / "lobby.json").write_text(json.dumps({"table": lobby, "state": None}))
    while not game.over:
        game.apply(rng.choice(game.ask.options))
    write("end", game, 0, "over")


if __name__ == "__main__":
    main()
