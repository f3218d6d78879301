"""Chat at a table: free text, phrases in all languages, none, and muted speakers."""

from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from boomtown.server.config.settings import Settings
from boomtown.server.config.sources import ConfigError, resolve
from boomtown.server.tables.moderation import Phrase
from boomtown.server.tables.word_filter import filter_of
from tests.conftest import ROOT

from ..conftest import InProcessServer, WebSocketClient
from ..cookie_client import CookieClient


async def two(server: InProcessServer, **wish: object) -> tuple[WebSocketClient, WebSocketClient]:
    code, token = await server.new_table(start=False, bots=0, **wish)
    return await server.watch(code, token), await server.watch(code, await server.join(code, "Bob"))


async def said_by(speaker: WebSocketClient, reader: WebSocketClient, text: str) -> str:
    """Return the mark of the speaker that a reader receives."""
    speaker.send({"t": "say", "text": text})
    return str((await reader.wait(lambda m: m["t"] == "said" and m["text"] == text))["by"])


async def test_a_speaker_has_the_same_mark_under_every_name(server: InProcessServer) -> None:
    """A muted speaker stays muted. The mark differs at another table."""
    ann, marks = CookieClient(server), list[set[str]]()
    for _ in range(2):
        code, token = await server.new_table(start=False, bots=0)
        host = await server.watch(code, token)
        seen = set[str]()
        for name in ("Eve", "Zoe"):
            seated = await ann.do("POST", f"/api/tables/{code}/join", {"name": name})
            me = server.connect(code, headers={"cookie": f"boomtown_me={ann.cookie}"})
            me.send({"t": "hello", "token": seated["token"]})
            await me.receive("table")
            seen.add(await said_by(me, host, f"as {name}"))
            me.send({"t": "leave"})
            me.send({"t": "hello", "name": f"{name} the Guest"})
            seen.add(await said_by(me, host, f"as a guest, not {name}"))
        assert len(seen) == 1
        assert seen != {await said_by(host, host, "mine")}
        marks.append(seen)
    assert marks[0] != marks[1]


async def test_a_speaker_without_an_account_has_the_mark_of_the_connection(server: InProcessServer) -> None:
    code, token = await server.new_table(start=False, bots=0)
    host, cat, dan = await server.watch(code, token), await server.watch(code), await server.watch(code)
    seen = []
    for client, name in ((cat, "Cat"), (cat, "Kit"), (dan, "Dan")):
        client.send({"t": "hello", "name": name})
        seen.append(await said_by(client, host, f"as {name}"))
    assert seen[0] == seen[1] != seen[2]


async def test_a_phrase_is_told_by_its_name(server: InProcessServer) -> None:
    ann, bob = await two(server)
    ann.send({"t": "phrase", "phrase": "well-played"})
    said = await bob.receive("said")
    assert (said["seat"], said["name"], said["phrase"], said["text"]) == (0, "Ann", "well-played", "")
    ann.send({"t": "phrase", "phrase": "insult"})
    assert await ann.error() == "malformed"


def test_every_phrase_is_written_in_every_language() -> None:
    for language in ("en", "cs", "sk", "pl", "it"):
        text = (ROOT / f"src/boomtown/locales/{language}/strangers.ftl").read_text(encoding="utf-8")
        written = [line.split(" = ")[0].removeprefix("phrase-") for line in text.splitlines() if line[:7] == "phrase-"]
        assert sorted(written) == sorted(get_args(Phrase)), language


@pytest.mark.parametrize(("talk", "words", "phrase"), [("chat", 1, 1), ("phrases", 0, 1), ("none", 0, 0)])
async def test_what_may_be_said_is_for_the_host_to_say(
    server: InProcessServer, talk: str, words: int, phrase: int
) -> None:
    """Also to the host."""
    ann, bob = await two(server)
    bob.send({"t": "setup", "talk": talk})
    assert await bob.error() == "not-host"
    ann.send({"t": "setup", "talk": talk})
    await ann.settled()
    assert bob.table()["talk"] == talk
    for who in (ann, bob):
        who.send({"t": "say", "text": "hello"}, {"t": "phrase", "phrase": "hello"})
        await who.settled()
    await ann.settled()
    received = ["phrase" in message for message in ann.received if message["t"] == "said"]
    assert (received.count(False), received.count(True)) == (2 * words, 2 * phrase)
    refused = [message["code"] for message in ann.received if message["t"] == "error"]
    assert refused == ["no-talk"] * (2 - words - phrase)


async def test_a_table_is_opened_so_and_stays_so(server: InProcessServer) -> None:
    code, token = await server.new_table(start=False, bots=0, talk="phrases")
    await server.reopen()
    assert (await server.watch(code, token)).table()["talk"] == "phrases"


async def test_what_may_be_said_among_strangers_is_a_setting(settings: Settings) -> None:
    server = InProcessServer(replace(settings, stranger_talk="phrases"))
    await server.open()
    made = await server.post("/api/sit", {"name": "Ann"})
    assert made["table"]["talk"] == "phrases"
    await server.close()


# ---- the keeper's list of words


@pytest.fixture
def rude(tmp_path: Path) -> str:
    file = tmp_path / "rude.txt"
    file.write_text("# fruit, say\nfig\nŽába\n", encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("a fig for you", "a *** for you"),
        ("FIG! figs, fíg; configure", "***! figs, ***; configure"),
        ("žába a zaba, ZÁBA", "**** a ****, ****"),
        ("za\u0301ba", "****"),
        ("nothing to hide", "nothing to hide"),
        ("f\u0335ig", "***"),  # a mark that does not compose
        ("f\u200di\ufe0fg\u034f f\u17b4ig", "*** ***"),  # signs that only join or hide
        ("f_i_g and fi-g, f.i.g!", "***** and ****, *****!"),
        ("fіg ｆｉｇ 𝖋ig", "*** *** ***"),  # a Cyrillic letter, broad letters, letters of mathematics
        ("a fig-tree, by_fig", "a ***-tree, by_***"),
        ("f i g", "f i g"),
        ("of ignorance; if.igloo", "of ignorance; if.igloo"),
        ("ﬁg 👨\u200d🌾", "** 👨\u200d🌾"),
    ],
)
def test_whole_words_with_or_without_accents(rude: str, said: str, shown: str) -> None:
    assert filter_of((rude,)).cover(said) == shown


async def test_others_see_asterisks(settings: Settings, rude: str) -> None:
    """The speaker sees the own words; a report holds what was really said; the host may switch it off."""
    server = InProcessServer(replace(settings, filter_words=(rude,)))
    await server.open()
    ann, bob = await two(server)
    assert ann.table()["filtered"] is True
    code = ann.table()["code"]
    seated = await server.post(f"/api/tables/{code}/join", {"name": "Cid"})
    sat = await server.post("/api/sit", {"name": "Dan", "game": "bang"})
    assert [one["table"]["filtered"] for one in (seated, sat)] == [True, True]
    ann.send({"t": "say", "text": "You fig"})
    assert ((await ann.receive("said"))["text"], (await bob.receive("said"))["text"]) == ("You fig", "You ***")
    assert [words.text for words in server.room(ann.table()["code"]).conversation.recent] == ["You fig"]
    ann.send({"t": "setup", "filtered": False}, {"t": "say", "text": "You fig"})
    assert (await bob.receive("said"))["text"] == "You fig"
    await server.close()


async def test_without_a_list_there_is_no_switch(server: InProcessServer) -> None:
    ann, bob = await two(server)
    assert ann.table()["filtered"] is None
    ann.send({"t": "say", "text": "You fig"})
    assert (await bob.receive("said"))["text"] == "You fig"


@pytest.mark.parametrize("text", [None, b"\xff\xfe\x00", b"two words\n"])
def test_a_list_that_is_none_is_said_at_the_start(tmp_path: Path, text: bytes | None) -> None:
    file = tmp_path / "words.txt"
    if text is not None:
        file.write_bytes(text)
    with pytest.raises(ConfigError, match="one word a line"):
        resolve({}, {"BOOMTOWN_FILTER_WORDS": str(file)})
