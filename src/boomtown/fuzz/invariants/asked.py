"""Invariants of questions and their options."""

from __future__ import annotations

import json
from random import Random

from boomtown.fuzz.support import support_of
from boomtown.games import END, PASS, UNDO, Game, IllegalChoice

from .compare import equal, expect, same

VERBS = ("play", "use", "choose", "discard", "draw", "buy", "take", "pass", "end", "roll", "keep")


def options(game: Game, rnd: Random) -> None:
    """Check that there are options, all different, none below END, with PASS last."""
    ask = game.ask
    assert ask is not None
    expect(0 <= ask.who < game.players, f"expected a seat to be asked, got {ask.who}")
    expect(ask.options, f"expected options for {ask.why!r}, got none")
    may_pass = ask.question.may_pass or PASS not in ask.options
    expect(may_pass, f"expected no PASS for {ask.why!r}, whose may_pass is false: {ask.options}")
    expect(len(set(ask.options)) == len(ask.options), f"expected different options, got {ask.options}")
    expect(min(ask.options) >= END, f"expected options from {END} on, got {ask.options}")
    expect(PASS not in ask.options[:-1], f"expected PASS last, got {ask.options}")


def refused(game: Game, rnd: Random) -> None:
    """Check that codes that are no option are refused and change nothing."""
    ask = game.ask
    assert ask is not None
    before, count, events = game.clone(), len(game.choices or ()), game.event_count
    near = rnd.choice(ask.options) ^ (1 << rnd.randrange(24))
    for wrong in {max(ask.options) + 1, UNDO + 3, 1 << 60, near}.difference(ask.options):
        try:
            game.apply(wrong)
        except IllegalChoice as error:
            expect(f"got {wrong}" in str(error), f"expected the refusal to name {wrong}, got {error}")
        else:
            expect(False, f"expected {wrong} to be refused at {ask.why!r}: {ask.options}")
    same("after a refusal", game, before)
    left = (len(game.choices or ()), game.event_count, game.moves)
    equal("after a refusal: choices, events, moves", left, (count, events, before.moves))


def asked_again(game: Game, rnd: Random) -> None:
    """Check that the waiting step asks the same question again, in the same order, and changes nothing."""
    twin = game.clone()
    ask = twin.stack.pop().run(twin)
    expect(ask is not None, f"expected {game.ask} again, got no question")
    assert ask is not None
    equal("question asked again", twin._widen(ask), game.ask)
    twin.stack = game.stack[:]
    twin.ask = game.ask
    same("after asking again", twin, game)


def accepted(game: Game, rnd: Random) -> None:
    """Check that every option can be chosen on a copy, without a change in the game itself."""
    assert game.ask is not None
    before = game.clone()
    for option in game.ask.options:
        game.clone().apply(option)
    same("after choices on copies", game, before)


def worth_asking(game: Game, rnd: Random) -> None:
    """Check single options: they are asked only if hidden cards could give more, or if acting is free."""
    ask = game.ask
    assert ask is not None
    if ask.free:
        in_phase_2 = ask.why == "play" or ask.question.plays
        expect(in_phase_2, f"expected to be free in phase 2 alone, got {ask.why!r}")
    elif len(ask.options) == 1:
        expect(not game.auto, f"expected the only option of {ask.why!r} to be taken automatically")
        expect(support_of(game.name).alone(game), f"expected {ask.why!r} with one option to be taken automatically")


def described(game: Game, rnd: Random) -> None:
    """Check that options have a text and a verb, that why-nots have a reason, and that only the asked seat has a
    question.
    """
    asked, ask = game.decision(), game.ask
    assert asked is not None and ask is not None
    equal("described options", [o["code"] for o in asked["options"]], ask.options)
    equal("title", asked["title"]["key"], f"ask-{ask.why}")
    for option in asked["options"]:
        expect(option["text"]["key"].startswith("opt-"), f"expected a text opt-..., got {option['text']}")
        expect(option["verb"] in VERBS, f"expected a verb from {VERBS}, got {option['verb']!r}")
    for seat in range(game.players):
        if seat == ask.who:
            reasons = game.why_not(seat)
            equal("decision of the asked seat", game.decision(seat), None if ask.silent else asked)
        else:
            reasons = game.why_not(seat) if seat == rnd.randrange(game.players) else []
            equal(f"decision of seat {seat}, not asked", game.decision(seat), None)
        for reason in reasons:
            expect(reason["reason"]["key"].startswith("why-"), f"expected a reason why-..., got {reason}")
    json_ready("decision", asked)


def json_ready(what: str, data: object) -> None:
    """Check that the data is the same after a trip through JSON."""
    equal(f"{what} from JSON", json.loads(json.dumps(data)), data)
