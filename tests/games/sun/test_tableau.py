"""The technology tableau (rule 14.2)."""

import pytest

import heliopause
from heliopause.content import tables_of
from tests.asking import asks
from tests.games.sun.helpers import TYPES, Bare, colony, line_technology, plain, spare, studying


def four(level: int = 2, number: int = 0) -> list[str]:
    """A card for every column."""
    if level == 2:
        return [spare(name, number) for name in TYPES]
    return [plain(slot) for slot in ("abcd" if level == 3 else "xyz")]


def tableau(text: str = "", pop: int = 1, has: str = "1") -> Bare:
    p = studying(text, pop=pop, tableau=True)
    p.row(2, *four())
    p.has(0, *has)
    p.give(0, pop=pop)
    p.next_event("plain-2")
    return p


@pytest.mark.rule("14.2")
@pytest.mark.parametrize("seed", range(8))
def test_at_set_up_only_the_level_two_row_is_laid_out_and_the_deck_is_shuffled(seed: int) -> None:
    game = heliopause.new("sun", players=4, seed=seed, tableau=True)
    while asks(game) != "ask-space":  # what mats ask
        game.choose(game.options()[0])
    rows = game.view().rows
    assert list(rows) == ["II"]
    for column, card in enumerate(rows["II"]):
        assert TYPES[column] in card.left
    decks = game._state.decks
    assert [len(decks[level]) for level in (2, 3, 4)] == [1, 1, 1], "one shuffled batch each"
    levels = [table["level"] for table in tables_of("sun")["technology"].values()]
    in_decks = [decks[level][0].bit_count() for level in (2, 3, 4)]
    assert in_decks == [levels.count(2) - 4, levels.count(3), levels.count(4)]


@pytest.mark.rule("14.1", "14.2")
@pytest.mark.parametrize("seed", range(3))
def test_the_row_lies_ready_when_mats_are_chosen(seed: int) -> None:
    game = heliopause.new("sun", players=4, seed=seed, tableau=True, mats="advanced")
    assert asks(game) == "ask-mat"
    assert [bool(card) for card in game.view().rows.get("II", [])] == [True] * 4


@pytest.mark.rule("14.2")
def test_without_the_variant_there_are_no_rows() -> None:
    assert heliopause.new("sun", players=4, seed=1).view().rows == {}


@pytest.mark.rule("14.2", "8.4")
def test_a_card_of_the_row_must_match_a_type_that_is_passed_on() -> None:
    p = tableau()
    p.turn(0).play("space:study.1")
    assert p.offered() == [f"card:{spare('scientific', 0)}", "blind"]
    p = tableau(has="12")
    p.turn(0).play("space:study.1", "slot:B")
    assert p.offered() == [f"card:{spare('scientific', 0)}", f"card:{spare('economic', 0)}", "blind"]


@pytest.mark.rule("14.2")
def test_any_card_of_the_row_that_matches_may_be_taken_whatever_its_column() -> None:
    hybrid = '[technology.hybrid]\nname = "H"\nlevel = 2\nleft = ["military", "scientific"]\nright = "military"\n'
    p = tableau(hybrid)
    p.row(2, spare("scientific", 0), spare("economic", 0), "hybrid", spare("commercial", 0))
    p.turn(0).play("space:study.1")
    assert p.offered() == [f"card:{spare('scientific', 0)}", "card:hybrid", "blind"]
    p.play("card:hybrid")
    assert p.card_on("A") == "hybrid"


@pytest.mark.rule("14.2")
def test_a_gap_is_filled_at_the_end_of_the_turn_by_a_card_of_its_column() -> None:
    p = tableau()
    wrong = [spare("military", 3), spare("economic", 3)]
    below = spare("commercial", 3)
    p.deck(2, *wrong, spare("scientific", 3), below)
    p.turn(0).play("space:study.1", f"card:{spare('scientific', 0)}")
    assert p.card_on("A") == spare("scientific", 0)
    assert p.row_cards(2) == [None, *four()[1:]], "not before the end of the turn"
    p.play("produce:ore")
    assert p.game.seat == 1
    assert p.row_cards(2) == [spare("scientific", 3), *four()[1:]]
    assert p.batches(2) == [{below}, set(wrong)]


@pytest.mark.rule("14.2")
def test_a_gap_is_filled_by_any_card_when_its_type_is_out() -> None:
    p = tableau()
    p.deck(2, spare("military", 3), spare("economic", 3))
    p.turn(0).play("space:study.1", f"card:{spare('scientific', 0)}", "produce:ore")
    assert p.row_cards(2) == [spare("military", 3), *four()[1:]]


@pytest.mark.rule("14.2")
def test_a_gap_stays_when_the_deck_is_out() -> None:
    p = tableau()
    p.deck(2)
    p.turn(0).play("space:study.1")
    assert p.card_on("A") == spare("scientific", 0), "nothing to draw blindly: the only card that matches"
    p.play("produce:ore")
    assert p.row_cards(2) == [None, *four()[1:]]


@pytest.mark.rule("14.2")
def test_a_blind_draw_takes_the_first_card_that_matches() -> None:
    p = tableau()
    wrong = [spare("military", 3), spare("economic", 3)]
    p.deck(2, *wrong, spare("scientific", 3), spare("scientific", 4))
    p.turn(0).play("space:study.1", "blind")
    assert p.card_on("A") == spare("scientific", 3), "it must be used; there is no second one to choose from"
    assert p.batches(2) == [{spare("scientific", 4)}, set(wrong)]
    assert p.row_cards(2) == four()


@pytest.mark.rule("14.2")
def test_a_blind_draw_with_two_types_asks_for_one() -> None:
    p = tableau(has="12")
    p.deck(2, spare("scientific", 3), spare("economic", 3))
    p.turn(0).play("space:study.1", "slot:B", "blind")
    assert p.offered() == ["type:scientific", "type:economic"]
    p.play("type:economic")
    assert p.card_on("B") == spare("economic", 3)


@pytest.mark.rule("14.2")
def test_while_a_level_has_no_row_its_cards_are_drawn() -> None:
    p = tableau(has="A")
    p.next_event("plain-3")
    p.deck(3, plain("b"), plain("a"), plain("e"))
    p.turn(0).play("space:study.2")
    assert p.card_on("a") == plain("a")
    assert p.row_cards(3) == []


@pytest.mark.rule("14.2")
@pytest.mark.parametrize(("line", "level"), [("5 ore: research III", 3), ("jump 1, research II or III", 3)])
def test_a_row_is_laid_out_when_an_action_with_research_of_its_level_comes_into_play(line: str, level: int) -> None:
    p = tableau(line_technology(line, "academy"))
    p.row(2, "academy", *four()[1:])
    p.has(0, "3")  # passes on military, the type of the academy
    p.give(0, pop=1)
    p.turn(0).play("space:study.1", "slot:D")
    p.play("card:academy")
    assert len(p.row_cards(level)) == 4
    assert None not in p.row_cards(level)
    for column, number in enumerate(p.state.rows[level]):
        assert column in p.state.content.technologies[number].left
    assert p.row_cards(4) == []


@pytest.mark.rule("14.2")
def test_the_level_four_row_is_laid_out_by_the_first_action_with_research_of_it() -> None:
    p = tableau(line_technology("7 ore: research IIII", "ascent", 3), has="D")
    p.next_event("plain-3")
    p.has(0, "E")
    p.give(0, pop=1)
    p.deck(3, "ascent")
    p.turn(0).play("space:study.2")
    p.until_production()
    assert p.card_on("d") == "ascent"
    assert len(p.row_cards(4)) == 4
    assert p.row_cards(3) == []


@pytest.mark.rule("14.2", "13.1")
def test_a_guild_with_research_brings_out_its_row() -> None:
    p = tableau('[guild.scholars-guild]\nline = "6 ore: research III"\n', has="1")
    p.next_event("tyler-lee")
    p.turn(0).play("space:study.1", "guild:scholars-guild")
    assert len(p.row_cards(3)) == 4
    assert None not in p.row_cards(3)


@pytest.mark.rule("14.2")
def test_spacetime_anomaly_studies_brings_out_the_level_three_row() -> None:
    p = tableau(has="1234")
    p.deck(2, "spacetime-anomaly-studies")
    card = p.state.content.technologies[p.technology("spacetime-anomaly-studies")]
    slot = next(slot for slot, type_number in zip("ACDF", range(4), strict=True) if type_number in card.left)
    p.turn(0).play("space:study.1", f"slot:{slot}", "blind")
    p.until_production()
    assert p.card_on(slot) == "spacetime-anomaly-studies"
    assert len(p.row_cards(3)) == 4
    assert None not in p.row_cards(3)
    assert p.row_cards(4) == []


@pytest.mark.rule("14.2")
def test_mass_enlightenment_does_not_bring_out_the_level_four_row() -> None:
    p = tableau(has="Abc", pop=2)
    p.next_event("mass-enlightenment")
    p.give(0, ore=20)
    p.turn(0).play("space:study.2", "take", "slot:x")
    p.until_production()
    assert p.card_on("a") is not None
    assert p.card_on("x") is not None, "drawn from the deck, since there is no row"
    assert (p.row_cards(3), p.row_cards(4)) == ([], [])


@pytest.mark.rule("14.2")
@pytest.mark.parametrize(("colonies", "level", "slot", "has"), [(2, 3, "a", "A"), (3, 4, "x", "ab")])
def test_planetary_scale_research_brings_out_rows_as_they_are_needed(
    colonies: int, level: int, slot: str, has: str
) -> None:
    p = tableau(has=has)
    p.private(0, "planetary-scale-research")
    for number in range(colonies):
        p.colony(0, colony(number))
    p.give(0, pop=1, ore=4)
    p.next_event("plain-3")
    p.turn(0)
    assert (p.row_cards(3), p.row_cards(4)) == ([], []), "having the card is not enough"
    p.play("space:planetary-scale-research.0")
    assert len(p.row_cards(level)) == 4
    assert None not in p.row_cards(level)
    assert p.question() == "AskRow"
    assert p.offered()[-1] == "blind"
    assert len(p.offered()) > 1, "so that a card of the new row can be chosen at once"
    assert p.row_cards(7 - level) == []
    p.play(p.offered()[0])
    assert p.card_on(slot) is not None


@pytest.mark.rule("14.2")
def test_a_row_is_cleared_and_its_deck_shuffled_when_all_slots_are_filled() -> None:
    p = tableau()
    p.discover("B", "C", "D", "E", "F")
    p.deck(2, spare("military", 3), spare("economic", 3))
    p.turn(0).play("space:study.1", f"card:{spare('scientific', 0)}")
    assert p.row_cards(2) == []
    assert p.batches(2) == [{spare("military", 3), spare("economic", 3), *four()[1:]}], "one shuffled batch"
    p.play("produce:ore")
    assert p.row_cards(2) == []


@pytest.mark.rule("14.2", "8.7")
@pytest.mark.parametrize("choice", ["row", "blind"])
def test_a_private_technology_comes_from_the_row_or_blindly(choice: str) -> None:
    p = tableau(line_technology("private II", "embassy"))
    p.private(0, "embassy")
    p.deck(2, spare("military", 3), spare("economic", 3))
    p.turn(0).play("space:embassy.0")
    assert p.offered() == [*(f"card:{id}" for id in four()), "blind"], "any type"
    p.play("blind" if choice == "blind" else f"card:{four()[3]}")
    assert p.technologies(0)[-1] == (spare("military", 3) if choice == "blind" else four()[3])
    assert p.question() == "AskProduction"


@pytest.mark.rule("14.2", "8.5")
def test_a_row_is_laid_out_as_soon_as_its_space_is_unlocked_and_before_the_bonus() -> None:
    p = tableau(line_technology("6 ore: research III", "academy", immediate="[1 ore | 2 ore]"))
    p.row(2, "academy", *four()[1:])
    p.has(0, "3")
    p.give(0, pop=1)
    p.turn(0).play("space:study.1", "slot:D", "card:academy")
    assert p.question() == "AskChoice"
    assert len(p.row_cards(3)) == 4
    assert None not in p.row_cards(3)


@pytest.mark.rule("14.2", "8.7")
def test_a_private_technology_brings_out_its_row_before_its_bonus() -> None:
    academy = line_technology("6 ore: research III", "academy", immediate="[1 ore | 2 ore]")
    p = tableau(academy + line_technology("private II", "patent"))
    p.private(0, "patent")
    p.row(2, "academy", *four()[1:])
    p.turn(0).play("space:patent.0", "card:academy")
    assert p.question() == "AskChoice"
    assert None not in p.row_cards(3)
    assert len(p.row_cards(3)) == 4


@pytest.mark.rule("14.2")
def test_two_rows_are_laid_out_one_after_the_other() -> None:
    p = tableau(line_technology("[6 ore: research III | 7 ore: research IIII]", "academy"))
    p.row(2, "academy", *four()[1:])
    p.has(0, "3")
    p.give(0, pop=1)
    p.turn(0).play("space:study.1", "slot:D", "card:academy")
    told = [event.phrase.message for event in p.game.events]
    rows = [message for message in told if message in ("log-row", "log-row-card")]
    assert rows[-10:] == ["log-row", *["log-row-card"] * 4] * 2
