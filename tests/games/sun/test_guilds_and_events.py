"""Guilds, and events that stay (rules 13.1 and 13.2)."""

import pytest

from tests.games.sun.helpers import EXTRA, Bare, colony, line_technology, raw, studying, taking, with_extra_system

# 13.1: guilds


@pytest.mark.rule("13.1")
@pytest.mark.parametrize("id", raw("guild"))
def test_a_covered_guild_is_closed_to_everybody(id: str) -> None:
    p = Bare()
    p.give(0, pop=5, ore=20)
    p.turn(0)
    assert p.refused(f"space:{id}.0") == ("why-guild-closed", "13.1")


@pytest.mark.rule("13.1", "1.5")
@pytest.mark.parametrize(
    ("event", "slot", "tier"),
    [("tyler-lee", "A", 1), ("maya-chaturvedi", "A", 1), ("kc-24x", "a", 2), ("onu", "a", 2)],
)
def test_a_fixed_event_opens_a_guild_of_the_discoverers_choice(event: str, slot: str, tier: int) -> None:
    p = studying()
    p.has(0, {"A": "1", "a": "A"}[slot])
    p.give(0, pop=1)
    p.next_event(event)
    p.turn(0).play("space:study.2" if slot == "a" else "space:study.1")
    guilds = sorted((table["position"], id) for id, table in raw("guild").items() if table["tier"] == tier)
    assert len(guilds) == 2
    assert (p.game.seat, p.offered()) == (0, [f"guild:{id}" for _, id in guilds])
    p.play(f"guild:{guilds[1][1]}")
    opened = {guild.id: guild.open for guild in p.game.view().guilds}
    assert opened == {id: id == guilds[1][1] for id in raw("guild")}


@pytest.mark.rule("13.1")
def test_an_open_guild_is_for_everybody_and_has_one_space() -> None:
    text = '[guild.scholars-guild]\nline = "3 ore"\n'
    p = Bare(text)
    p.open_guild("scholars-guild")
    p.turn(0).play("space:scholars-guild.0", "produce:ore")
    assert p.seat(0).ore == 4
    assert p.refused("space:scholars-guild.0") == ("why-occupied", "3.1")
    p.idle(3).play("space:basic-4.0", "produce:ore")
    assert "space:scholars-guild.0" in p.offered(), "without any technology, once the pawn has left"


@pytest.mark.rule("13.1")
def test_the_second_event_of_a_tier_opens_the_other_guild() -> None:
    p = taking("open guild 1, 1 ore").turn(0).play("space:under-test.0", "guild:scholars-guild")
    p.pawn(0, "basic-4.0")
    p.turn(0).play("space:under-test.0")
    assert [guild.open for guild in p.game.view().guilds if guild.tier == 1] == [True, True]
    p.pawn(0, "basic-4.0")
    p.turn(0).play("space:under-test.0")
    assert p.seat(0).ore == 3, "with none left to open, nothing is opened"


# 13.2: events that stay


def standing(score: str) -> Bare:
    p = Bare(f'[event.news]\nname = "News"\nlevel = 3\nscore = {score}\n')
    p.standing("news")
    return p


def event_points(p: Bare) -> list[int]:
    return [score.parts["events"] for score in p.game.scores()]


@pytest.mark.rule("13.2", "6.2")
def test_whoever_has_the_most_scores_and_all_tied_do() -> None:
    p = standing('{ who = "most ships in Deep Space", vp = 3 }')
    assert event_points(p) == [0, 0, 0, 0], "one must have some of it"
    p.ships(1, "deep", 1, 1)
    p.ships(2, "deep", 4)
    assert event_points(p) == [0, 3, 0, 0]
    p.ships(3, "deep", 2, 2)
    assert event_points(p) == [0, 3, 0, 3]


@pytest.mark.rule("13.2", "6.2")
def test_everyone_scores_by_the_formula() -> None:
    p = standing('{ who = "everyone", vp = "2 per shipyards" }')
    p.control(0, "s1", "food")
    p.control(0, "s2", "ore")
    p.control(3, "s3", "ore")
    p.control(3, "a1", "food")
    assert event_points(p) == [4, 0, 0, 2]


@pytest.mark.rule("13.2")
def test_an_event_scores_only_while_it_is_on_the_table() -> None:
    p = standing('{ who = "everyone", vp = 2 }')
    assert event_points(p) == [2, 2, 2, 2]
    p.state.standing = ()
    assert event_points(p) == [0, 0, 0, 0]


@pytest.mark.rule("13.2")
def test_the_discoverer_chooses_where_the_extra_system_lies() -> None:
    p = studying(EXTRA)
    p.has(0, "1")
    p.give(0, pop=1)
    p.next_event("news")
    p.turn(0).play("space:study.1")
    assert (p.game.seat, p.offered()) == (0, ["link:a1", "link:a2", "link:b1", "link:b2"])


@pytest.mark.rule("13.2", "11.1")
@pytest.mark.parametrize("link", ["a1", "a2", "b1", "b2"])
def test_the_extra_system_is_one_jump_from_its_slot_and_from_nowhere_else(link: str) -> None:
    p = with_extra_system(link)
    assert p.system_at("extra") == colony(0)
    for place in ("sol", "deep", "a1", "a2", "b1", "b2", "s1", "s2", "s3"):
        p.ships(0, "sol")
        p.ships(0, place, 2)
        p.pawn(0, "basic-4.0")
        p.give(0, pop=0)
        p.turn(0).play("space:basic-3.0")
        assert (f"jump:{place}>extra:2" in p.offered()) == (place == link)
        p.ships(0, place)


@pytest.mark.rule("13.2", "12.4")
def test_the_extra_system_is_controlled_and_colonized_but_not_refilled() -> None:
    p = with_extra_system("b1", line_technology("colonize"))
    p.private(0, "under-test")
    p.ships(0, "b1", 3)
    p.ships(1, "extra", 1)
    p.give(0, pop=0)
    p.turn(0).play("space:basic-3.0", "jump:b1>extra:3", "done")
    assert p.outpost("extra") == (0, "food")
    p.turn(0).play("space:under-test.0")
    assert p.game.view().seats[0].colonies[0].id == colony(0)
    assert p.system_at("extra") is None
    assert p.fleet(1, "deep") == [1], "exiled like from any other system"
    assert "extra" not in [place.id for place in p.game.view().places]
    assert p.state.system_decks[0][0] == 1 << p.system_card(colony(2)), "the next card stays on the deck"
    p.ships(1, "b1", 2)
    p.give(1, pop=0)
    p.turn(1).play("space:basic-3.0")
    assert not [id for id in p.offered() if "extra" in id]
