"""Nobody can foretell chance at a table, whatever was seen at another and whatever is known of Python's generators."""

import random
from pathlib import Path
from typing import Any

import httpx
import pytest

import heliopause
from heliopause.kernel.machine import CHANCE
from tests.table import serving
from tests.table.serving import Guest, Server, served
from tests.table.twister import WORDS, equations, solved

ME: dict[str, Any] = {"who": "me"}
HERE: dict[str, Any] = {"who": "here"}
WISHES = {"options": {"mats": "advanced", "tableau": True}}  # the second mat chosen, the whole tableau is dealt

# The server of one who knows the state of every generator of Python's that is made in it.
KNOWN = """
import random
class Known(random.Random):
    def __init__(self, seed=None):
        super().__init__(1 if seed is None else seed)
random.Random = Known
random.seed(1)
"""


def before_the_deal(server: Server) -> Guest:
    host = server.open(ME, HERE, **WISHES)
    host.choose_first()
    return host


def dealt(record: dict[str, Any], moment: int) -> list[tuple[int, int]]:
    """How chance fell from a moment on: which of how many cards, each time."""
    game = heliopause.new(record["game"], chance="explicit", **record["options"])
    drawn = []
    for number, choice in enumerate(record["choices"]):
        if number >= moment and game.seat == CHANCE:
            outcomes = [str(option) for option, _ in game.chances()]
            drawn.append((outcomes.index(choice), len(outcomes)))
        game.choose(choice)
    return drawn


def test_who_knows_every_generator_of_python_foretells_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two servers whose generators are all alike deal differently: the opening, a choice, a rewind, a bot's choice."""
    monkeypatch.setattr(serving, "FIRST", KNOWN)
    seen: list[list[list[str]]] = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        with served(tmp_path / name) as server:
            host = before_the_deal(server)
            opening = host.get("/record").json()["choices"]
            state = host.choose_first()
            choice = host.get("/record").json()["choices"]
            host.post("/rewind", seq=state["seq"], moment=len(opening))
            host.choose_first()
            again = host.get("/record").json()["choices"]
            plain = server.open(ME, HERE).get("/record").json()["choices"]
            bots = server.open({"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}, **WISHES)
            bots.wait_for(lambda state: state["moment"] > 20)
            seen.append([choice, again, plain, bots.get("/record").json()["choices"][:20]])
    for one, other in zip(*seen, strict=True):
        assert one != other


def test_the_attack_knows_the_generator_of_python() -> None:
    """Else it would prove nothing that it fails at a table: all that its equations say of a known state is true."""
    words = [random.Random(7).getrandbits(32), *(random.Random(n).getrandbits(32) for n in range(WORDS - 1))]
    generator = random.Random()
    generator.setstate((3, (*words, 0), None))
    state = 1 | sum(word << (32 * number + 1) for number, word in enumerate(words))
    sizes = [40 - number % 30 for number in range(1_500)]
    said = equations([(int(generator.random() * n), n) for n in sizes])
    assert len(said) > 4_000
    assert not any((equation & state).bit_count() & 1 for equation in said)


@pytest.mark.soak
def test_the_attack_foretells_what_comes_from_a_generator_of_python() -> None:
    """Else it would prove nothing that it fails at a table."""
    generator = random.Random(7)
    sizes = [40 - number % 30 for number in range(9_000)]
    solution = solved([(int(generator.random() * n), n) for n in sizes])
    assert solution is not None
    assert [solution.random() for _ in range(50)] == [generator.random() for _ in range(50)]


@pytest.mark.soak
def test_who_collects_draws_at_an_own_table_cannot_foretell_anothers(server: Server) -> None:
    """The attack that once foretold 135 of 135 cards: deal, go back and deal again, solve, look at the next table."""
    host = before_the_deal(server)
    stranger = before_the_deal(server)
    state = host.look()
    moment, option = state["moment"], state["options"][0]["id"]
    draws: list[tuple[int, int]] = []
    holding = {"Authorization": f"Bearer {host.key}"}
    with httpx.Client(base_url=f"{server.url}/api/tables/{host.table}", headers=holding, timeout=60) as http:
        seq = state["seq"]
        while len(draws) < 12_000:
            seq = http.post("/choices", json={"seq": seq, "option": option}).json()["seq"]
            draws += dealt(http.get("/record").json(), moment)
            seq = http.post("/rewind", json={"seq": seq, "moment": moment}).json()["seq"]
    generator = solved(draws)
    before = stranger.look()["moment"]
    stranger.choose_first()
    fell = dealt(stranger.get("/record").json(), before)
    assert fell
    foretold = [] if generator is None else [int(generator.random() * n) for _, n in fell]
    assert foretold != [v for v, _ in fell]
