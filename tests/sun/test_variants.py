"""Advanced faction mats and the technology tableau (rule 14)."""

import pytest

import heliopause
from tests.sun.helpers import STUDY, TYPES, Bare, colony, line_technology, plain, raw, spare, studying

# 14.1: advanced mats


@pytest.mark.rule("14.1", "1.2")
@pytest.mark.parametrize(("players", "start", "order"), [(4, 1, [0, 3, 2, 1]), (3, 0, [2, 1, 0]), (2, 1, [0, 1])])
def test_advanced_mats_are_chosen_in_reverse_turn_order_when_the_boards_lie_ready(
    players: int, start: int, order: list[int]
) -> None:
    game = heliopause.new("sun", players=players, seed=3, start=start, mats="advanced")
    asked, left = [], {f"mat:{id}" for id, table in raw("mat").items() if table["set"] == "advanced"}
    if players == 2:
        left.remove("mat:disciples-advanced")
    while game.view()["question"] == "AskMat":
        view = game.view()
        assert all(slot["card"] for slot in view["slots"] if slot["level"] == 1)
        assert all(place["system"] for place in view["places"] if place["kind"] == "system")
        assert len(view["achievements"]) == 4
        assert {str(option) for option in game.options()} == left, "what nobody has chosen yet"
        asked.append(game.seat)
        left.remove(str(game.options()[0]))
        game.choose(game.options()[0])
    assert asked == order[: len(asked)]
    assert len(asked) >= players - 1, "the last one may have a single mat left, which is not asked"
    assert all(seat["advanced"] for seat in game.view()["seats"])


@pytest.mark.rule("14.1", "1.2")
def test_all_mats_are_of_one_set() -> None:
    for mats in ("basic", "advanced"):
        game = heliopause.new("sun", players=4, seed=2, mats=mats, choose_mats=False)
        assert [seat["advanced"] for seat in game.view()["seats"]] == [mats == "advanced"] * 4
        ids = {seat["mat"]["id"] for seat in game.view()["seats"]}
        assert ids == {id for id, table in raw("mat").items() if table["set"] == mats}


@pytest.mark.rule("14.1", "1.2")
@pytest.mark.parametrize("id", [id for id, table in raw("mat").items() if table["set"] == "advanced"])
def test_columns_and_ore_track_are_those_of_the_mat(id: str) -> None:
    p = Bare(mats="advanced")
    p.mat(0, id)
    table = raw("mat")[id]
    assert p.seat(0).columns == table["columns"]
    for off in range(9):
        p.seat(0).tracks = [8, 8 - off]
        p.seat(0).ore = 0
        p.pawn(0, "basic-1.0")
        p.turn(0).play("space:basic-4.0")
        p.seat(0).powers = 0  # without what its innovations add
        p.play("produce:ore")
        assert p.seat(0).ore == 1 + sum(table["ore_track"][: off + 1])


def only_innovator(p: Bare, mat: str) -> None:
    """Seat 0 plays this mat; the once-only innovations of the others are used up."""
    p.mat(0, mat)
    for seat in (1, 2, 3):
        p.mat(seat, "disciples-advanced")
        p.seat(seat).fired = 3


def innovating(first: str, second: str, action: str = "automate food", text: str = "") -> Bare:
    """Seat 0 plays an advanced mat with these two innovations, and has an action."""
    mat = (
        "[mat.zheng-yi-advanced]\ninnovations = [\n"
        f'  {{ id = "a", name = "One", {first} }},\n  {{ id = "b", name = "Two", {second} }},\n]\n'
    )
    p = Bare(mat + line_technology(action) + text, mats="advanced", choose_mats=False)
    only_innovator(p, "zheng-yi-advanced")
    p.private(0, "under-test")
    return p


NEVER = 'when = "20 colonies", line = "1 ore"'


def again(p: Bare) -> Bare:
    """The same action once more, on a turn of its own."""
    p.pawn(0, "basic-1.0")
    p.turn(0).play("space:under-test.0")
    p.until_production()
    return p


@pytest.mark.rule("14.1")
def test_a_once_only_innovation_works_when_its_condition_is_first_met() -> None:
    p = innovating('when = "3 food discs off", line = "5 ore"', NEVER)
    p.automate(0, food=1)
    assert again(p).seat(0).ore == 0, "2 off"
    assert again(p).seat(0).ore == 5, "3 off"
    assert again(p).seat(0).ore == 5, "not again"


@pytest.mark.rule("14.1")
def test_a_once_only_innovation_does_not_come_back() -> None:
    p = innovating('when = "2 controlled locations", line = "5 ore"', NEVER, "automate ore")
    p.control(0, "a1", "food")
    p.control(0, "s1", "food")
    assert again(p).seat(0).ore == 5
    p.ships(1, "sol", 2)
    p.turn(1).play("space:basic-3.0", "pass", "jump:sol>a1:2", "done")
    assert p.outpost("a1") == (1, "food")
    p.ships(0, "a2", 1)
    p.control(0, "a2", "ore")
    assert again(p).seat(0).ore == 5


@pytest.mark.rule("14.1")
def test_an_innovation_while_a_level_holds_is_lost_below_it_and_comes_back() -> None:
    p = innovating('while = "3 food discs off", power = "deep-yard"', NEVER)
    p.automate(0, food=1)
    assert p.game.view()["seats"][0]["powers"] == []
    p.ships(0, "a1", 1)
    p.control(0, "a1", "food")
    again(p)
    assert p.seat(0).tracks == [5, 8]
    assert p.game.view()["seats"][0]["powers"] == ["deep-yard"]
    p.ships(1, "sol", 2)
    p.turn(1).play("space:basic-3.0", "pass", "jump:sol>a1:2", "done")
    assert p.seat(0).tracks == [6, 8]
    assert p.game.view()["seats"][0]["powers"] == [], "lost on the turn of another"
    again(p)
    assert p.game.view()["seats"][0]["powers"] == ["deep-yard"]


@pytest.mark.rule("14.1", "13.5")
def test_a_lost_innovation_does_not_take_away_the_same_power_of_a_card() -> None:
    text = line_technology("", "wormholes", 2, power="wormhole")
    p = innovating('while = "2 food discs off", power = "wormhole"', NEVER, text=text)
    p.private(0, "wormholes")
    p.ships(0, "a1", 1)
    p.control(0, "a1", "food")
    again(p)
    p.ships(1, "sol", 2)
    p.turn(1).play("space:basic-3.0", "pass", "jump:sol>a1:2", "done")
    assert p.seat(0).tracks == [7, 8]
    assert p.game.view()["seats"][0]["powers"] == ["wormhole"]


@pytest.mark.rule("14.1")
def test_a_condition_met_on_the_turn_of_another_is_met() -> None:
    event = '[event.news]\nname = "News"\nlevel = 2\neffects = [{ who = "everyone", line = "upgrade 1 ship by 1" }]\n'
    p = innovating('when = "3 fleet power", line = "5 ore"', NEVER, text=event + STUDY)
    p.private(1, "study")
    p.ships(0, "sol", 2)
    p.has(1, "1")
    p.give(1, pop=1)
    p.next_event("news")
    p.turn(1).play("space:study.1")
    p.until_production()
    assert p.fleet(0, "sol") == [3]
    assert p.seat(0).ore == 5, "it works when its condition is first met"


@pytest.mark.rule("14.1", "12.5", "12.6")
def test_a_level_reached_by_a_colony_holds_for_the_bonus_of_that_colony() -> None:
    system = '[system.gate]\nname = "Gate"\ndeck = "A"\npower = 3\nspecialty = ["food"]\nbonus = "jump 1"\nvp = 1\n'
    p = innovating('while = "2 food discs off", power = "far-jump"', NEVER, "colonize", system)
    p.put_system("a1", "gate")
    p.ships(0, "a1", 3)
    p.control(0, "a1", "food")
    p.stack_systems("A", colony(0))
    p.turn(0).play("space:under-test.0", "jump:sol>a2:1")
    assert p.seat(0).tracks == [6, 8]
    assert p.question() == "AskJump", "two food discs are off before the bonus, so the jump has a point more"


# United Nations A, and Nishida-Østergaard B, also see 15.17


def united_nations(text: str = "") -> Bare:
    innovation = '{ id = "a", name = "A", when = "3 exchanges", line = "9 ore" }'
    mat = f"[mat.united-nations-advanced]\ninnovations = [{innovation}]\n"
    p = Bare(mat + line_technology("1 ore") + text, mats="advanced", choose_mats=False)
    only_innovator(p, "united-nations-advanced")
    p.private(0, "under-test")
    p.give(0, pop=6, ore=5)
    return p


@pytest.mark.rule("14.1", "15.17")
@pytest.mark.parametrize(
    ("trades", "fires"),
    [
        ([], False),
        (["trade:pop-ore"] * 2, False),
        (["trade:pop-ore"] * 3, True),
        (["trade:pop-ore"] * 4, True),
        (["trade:ore-pop", "trade:pop-ore", "decommission:sol:1"], True),
        (["decommission:sol:1", "decommission:sol:1", "trade:pop-ore"], True),
    ],
)
def test_united_nations_needs_three_exchanges_of_any_kind_in_one_trade(trades: list[str], fires: bool) -> None:
    p = united_nations()
    p.ships(0, "sol", 1, 1)
    p.turn(0).play("space:under-test.0", "produce:trade", *trades, "done")
    change = {"trade:pop-ore": 1, "trade:ore-pop": -3, "decommission:sol:1": -1}
    assert p.seat(0).ore == 5 + 1 + sum(change[trade] for trade in trades) + (9 if fires else 0)


@pytest.mark.rule("14.1", "15.17")
def test_exchanges_of_two_trades_do_not_add_up_and_the_innovation_works_once() -> None:
    p = united_nations()
    for trades, ore in ((2, 8), (2, 11), (3, 24), (0, 25)):
        p.pawn(0, "basic-1.0")
        p.give(0, pop=4)
        p.turn(0).play("space:under-test.0", "produce:trade", *["trade:pop-ore"] * trades, "done")
        assert p.seat(0).ore == ore


@pytest.mark.rule("14.1", "15.17", "15.5")
def test_the_trade_of_lalande_does_not_count() -> None:
    p = united_nations(line_technology("colonize", "arks"))
    p.private(0, "arks")
    p.put_system("a1", "lalande-21185")
    p.ships(0, "a1", 4)
    p.control(0, "a1", "ore")
    p.give(0, pop=6, ore=0)
    p.turn(0).play("space:arks.0", *["trade:pop-ore"] * 3, "done")
    mined = sum(raw("mat")["united-nations-advanced"]["ore_track"][:3])  # two ore discs are off
    assert p.seat(0).ore == mined + 3
    p.play("produce:trade", "trade:pop-ore", "done")
    assert p.seat(0).ore == mined + 4, "three exchanges in the bonus and one in the production phase are not three"


@pytest.mark.rule("14.1", "15.17")
def test_the_trade_of_an_event_does_not_count() -> None:
    event = '[event.news]\nname = "News"\nlevel = 2\neffects = [{ who = "everyone", line = "trade" }]\n'
    p = united_nations(event + STUDY)
    p.private(0, "study")
    p.has(0, "1")
    p.give(0, pop=6, ore=0)
    p.give(1, pop=4, ore=0)
    p.next_event("news")
    p.stack_deck(2, spare("scientific", 0), spare("scientific", 1))
    p.turn(0).play("space:study.1", *["trade:pop-ore"] * 3, "done", *["trade:pop-ore"] * 3, "done")
    p.until_production()
    assert p.seat(0).ore == 3


def nishida(action: str, text: str = "") -> Bare:
    """Seat 0 plays Nishida-Østergaard and gets 9 ore when the last disc leaves; 14 are automated."""
    innovation = '{ id = "b", name = "B", when = "16 discs off", line = "9 ore" }'
    mat = f"[mat.nishida-ostergaard-advanced]\ninnovations = [{innovation}]\n"
    p = Bare(mat + line_technology(action) + text, mats="advanced", choose_mats=False)
    only_innovator(p, "nishida-ostergaard-advanced")
    p.private(0, "under-test")
    p.automate(0, food=7, ore=7)
    return p


def gate(keys: str) -> str:
    return f'[system.gate]\nname = "Gate"\ndeck = "A"\npower = 3\nspecialty = ["food", "ore"]\nvp = 1\n{keys}\n'


@pytest.mark.rule("14.1", "15.17")
def test_nishida_ostergaard_reaches_it_with_the_last_disc() -> None:
    p = nishida("automate food or ore")
    p.turn(0).play("space:under-test.0", "disc:ore")
    assert p.seat(0).ore == 0, "15 discs are off"
    p.pawn(0, "basic-1.0")
    p.turn(0).play("space:under-test.0")
    assert p.seat(0).ore == 9


@pytest.mark.rule("14.1", "15.17", "11.4")
def test_nishida_ostergaard_waits_for_the_bonus_of_gaining_control() -> None:
    p = nishida("jump 1", gate('control = "[1 ore | 2 ore]"'))
    p.automate(0, food=1)
    p.put_system("a1", "gate")
    p.turn(0).play("space:under-test.0", "jump:sol>a1:1")
    assert p.seat(0).tracks == [0, 0]
    assert (p.question(), p.seat(0).ore) == ("AskChoice", 0)
    p.play("choose:b")
    assert p.seat(0).ore == 11


@pytest.mark.rule("14.1", "15.17", "12.6")
@pytest.mark.parametrize("bonus", ["[1 ore | 2 ore]", "automate ore, [1 ore | 2 ore]"])
def test_nishida_ostergaard_waits_for_the_bonus_of_a_colony(bonus: str) -> None:
    p = nishida("colonize", gate(f'bonus = "{bonus}"'))
    p.put_system("a1", "gate")
    p.ships(0, "a1", 3)
    p.control(0, "a1", "food")
    p.turn(0).play("space:under-test.0")
    assert p.seat(0).tracks == [0, 0]
    assert (p.question(), p.seat(0).ore) == ("AskChoice", 0), "the whole bonus comes first"
    p.play("choose:b")
    assert p.seat(0).ore == 11


# 14.2: the technology tableau


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
    while game.view()["question"] != "AskSpace":  # what mats ask
        game.choose(game.options()[0])
    rows = game.view()["rows"]
    assert list(rows) == ["II"]
    for column, card in enumerate(rows["II"]):
        assert TYPES[column] in card["left"]
    decks = game._state.decks
    assert [len(decks[level]) for level in (2, 3, 4)] == [1, 1, 1], "one shuffled batch each"
    assert [decks[level][0].bit_count() for level in (2, 3, 4)] == [12, 16, 10]


@pytest.mark.rule("14.1", "14.2")
@pytest.mark.parametrize("seed", range(3))
def test_the_row_lies_ready_when_mats_are_chosen(seed: int) -> None:
    game = heliopause.new("sun", players=4, seed=seed, tableau=True, mats="advanced")
    assert game.view()["question"] == "AskMat"
    assert [bool(card) for card in game.view()["rows"].get("II", [])] == [True] * 4


@pytest.mark.rule("14.2")
def test_without_the_variant_there_are_no_rows() -> None:
    assert heliopause.new("sun", players=4, seed=1).view()["rows"] == {}


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
