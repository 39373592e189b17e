"""The public face keeps its word: new, load, choose, undo, copy, view, record, scores."""

import json
import random
from typing import Any

import pytest

import heliopause
from heliopause import CHANCE, BadOption, BadRecord, Game, IllegalChoice, NothingToUndo, Option
from heliopause.checking import check_game, containers, dump, everything, offered_ids, plain

WALKS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 2, "mats": "advanced"},
    {"players": 3, "mats": "advanced", "choose_mats": False},
    {"players": 4, "tableau": True},
    {"players": 3, "beginners": True, "choose_mats": True, "start": 2},
    {"players": 4, "mats": "advanced", "tableau": True},
    {"players": 4, "chance": "explicit"},
    {"players": 2, "mats": "advanced", "tableau": True, "chance": "explicit"},
    {"solo": True},
    {"solo": True, "level": "legend", "mats": "advanced"},
]
SEED = 918_273_645_546


def after(game: Game, choices: int, seed: int = 0) -> Game:
    """The game after so many random choices."""
    rng = random.Random(seed)
    for _ in range(choices):
        game.choose(rng.choice(game.options()))
    return game


@pytest.mark.parametrize("options", WALKS, ids=lambda options: "-".join(map(str, options.values())))
def test_every_promise_of_a_whole_game(options: dict[str, Any]) -> None:
    game = heliopause.new("sun", seed=SEED, **options)
    assert check_game(game, random.Random(str(options)), sample=0.1 if game.settings.get("solo") else 0.01) > 50


def test_the_seed_is_nowhere_to_be_seen() -> None:
    game = after(heliopause.new("sun", players=4, seed=SEED), 200)
    seen = json.dumps([plain(game.view()), game.record(), [event.words() for event in game.events], offered_ids(game)])
    assert str(SEED) not in seen


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    one, other = (after(heliopause.new("sun", players=3, seed=5), 300, 6) for _ in range(2))
    assert everything(one) == everything(other)
    different = heliopause.new("sun", players=3, seed=6)
    assert different.record() != heliopause.new("sun", players=3, seed=5).record()


def test_looking_and_trying_out_do_not_change_what_chance_will_bring() -> None:
    undisturbed, disturbed = (heliopause.new("sun", players=3, seed=5) for _ in range(2))
    rng = random.Random(6)
    for _ in range(200):
        choice = str(rng.choice(undisturbed.options()))
        disturbed.view()
        for twin in (disturbed.copy(), disturbed.copy(quiet=True), disturbed.copy(seed=1)):
            twin.choose(choice)
        undisturbed.choose(choice)
        disturbed.choose(choice)
    assert everything(disturbed) == everything(undisturbed)


def test_a_copy_does_not_foretell_chance() -> None:
    """Copies without a seed differ from each other as soon as chance speaks often enough."""
    game = heliopause.new("sun", players=4, seed=1)
    futures = {tuple(after(game.copy(), 150, 2).record()["choices"]) for _ in range(3)}
    assert len(futures) == 3


def test_a_quiet_copy_plays_on_without_events_and_record() -> None:
    game = after(heliopause.new("sun", players=2, seed=3), 50)
    twin = game.copy(quiet=True)
    assert (twin.events, twin.choices) == ([], [])
    assert dump(twin._state, frozenset({"causes", "log"})) == dump(game._state, frozenset({"causes", "log"}))
    twin.choose(twin.options()[0])
    assert twin.events == []


def test_a_copy_has_names_of_its_own() -> None:
    game = heliopause.new("sun", players=2, seed=3)
    twin = game.copy()
    twin.names[0] = "Ada"
    assert game.names == ["Player 1", "Player 2"]


@pytest.mark.parametrize("choices", [0, 150, 400])
@pytest.mark.parametrize("name", ["sun", "horizon"])
def test_a_view_shares_nothing_with_its_game(name: str, choices: int) -> None:
    """Two views have no list in common, so none of them belongs to the state or to the cards."""
    game = after(heliopause.new(name, players=4, seed=3), choices)
    one, other = game.view(), game.view()
    known = {id(container) for container in containers(one)}
    assert known
    assert [container for container in containers(other) if id(container) in known] == []


def test_options_are_chosen_by_themselves_or_by_id() -> None:
    by_id, by_option = (heliopause.new("sun", players=2, seed=4) for _ in range(2))
    by_id.choose(str(by_id.options()[1]))
    by_option.choose(by_option.options()[1])
    assert everything(by_id) == everything(by_option)


def test_an_option_of_another_moment_is_refused() -> None:
    game = heliopause.new("sun", players=2, seed=4)
    option = game.options()[0]
    assert isinstance(option, Option)
    game.choose(option)
    before = everything(game)
    with pytest.raises(IllegalChoice):
        game.choose(option)
    assert everything(game) == before


@pytest.mark.parametrize("length", [999, 1001, 5000])
def test_an_endless_id_is_refused_like_any_other(length: int) -> None:
    game = heliopause.new("sun", players=2, seed=4)
    before = everything(game)
    for id in ("x" * length, "space:" + "x" * length):
        with pytest.raises(IllegalChoice):
            game.choose(id)
        assert game.why_not(id) is not None
    assert everything(game) == before


# Undo


def test_there_is_nothing_to_undo_at_the_start() -> None:
    game = heliopause.new("sun", players=2, seed=4)
    assert not game.can_undo
    with pytest.raises(NothingToUndo):
        game.undo()


def test_undo_takes_back_one_choice() -> None:
    game = heliopause.new("sun", players=2, seed=4)
    before = everything(game)
    game.choose("space:basic-4.0")
    between = everything(game)
    game.choose("produce:ore")
    game.undo()
    assert everything(game) == between
    game.undo()
    assert everything(game) == before


def test_undo_stops_at_another_seats_choice() -> None:
    game = heliopause.new("sun", players=2, seed=4, start=0)
    game.choose("space:basic-4.0")
    game.choose("produce:ore")
    game.choose("space:basic-4.0")
    game.undo()
    assert (game.seat, game.choices[-1]) == (1, (0, "produce:ore"))
    with pytest.raises(NothingToUndo):
        game.undo()


def test_undo_stops_at_chance() -> None:
    game = heliopause.new("sun", players=2, seed=4, tableau=True)
    rng = random.Random(1)
    while True:
        number = len(game.choices)
        game.choose(rng.choice(game.options()))
        if game.choices[-1][0] == CHANCE:
            break
    assert len(game.choices) > number + 1
    assert not game.can_undo
    with pytest.raises(NothingToUndo):
        game.undo()


# Options and records that do not fit


@pytest.mark.parametrize(
    "options",
    [
        {"players": 1},
        {"players": 5},
        {"players": True},
        {"players": "4"},
        {"players": 2.5},
        {"mats": "fancy"},
        {"mats": None},
        {"tableau": 1},
        {"tableau": "True"},
        {"beginners": None},
        {"choose_mats": "yes"},
        {"start": 4},
        {"start": -1},
        {"start": True},
        {"start": "0"},
        {"colour": "blue"},
        {"chance": "loaded"},
        {"level": "legend"},
        {"solo": True, "players": 3},
        {"solo": "yes"},
        {"solo": True, "level": "impossible"},
    ],
    ids=str,
)
def test_new_refuses_options_that_do_not_fit(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        heliopause.new("sun", **options)


def test_new_refuses_a_game_it_does_not_know() -> None:
    with pytest.raises(BadOption):
        heliopause.new("moon")


def test_load_refuses_what_is_not_a_record() -> None:
    game = after(heliopause.new("sun", players=2, seed=4), 20)
    record = game.record()
    without = {key: value for key, value in record.items() if key != "choices"}
    broken: list[Any] = [
        None,
        {},
        [],
        "record",
        without,
        {**record, "format": 0},
        {**record, "format": "1"},
        {**record, "game": "moon"},
        {**record, "options": {"players": 7}},
        {**record, "options": {"colour": "blue"}},
        {**record, "options": [1, 2]},
        {**record, "options": "players"},
        {**record, "choices": "space:basic-4.0"},
        {**record, "choices": [1, 2, 3]},
        {**record, "choices": ["no-such-option"]},
        {**record, "choices": [*record["choices"], "no-such-option"]},
        {**record, "choices": record["choices"][1:]},
        {**record, "choices": ["x" * 5000]},
        {**record, "format": True},
        {**record, "content": "0"},
        {**record, "content": ["0"]},
        {**record, "rules": 0},
        {**record, "rules": "1"},
        {**record, "tables": {}},
    ]
    for wrong in broken:
        with pytest.raises(BadRecord):
            heliopause.load(wrong)
    assert everything(heliopause.load(record)) == everything(game)


def test_a_record_cut_anywhere_can_be_loaded() -> None:
    record = after(heliopause.new("sun", players=3, seed=4, mats="advanced"), 60).record()
    for length in range(len(record["choices"]) + 1):
        game = heliopause.load({**record, "choices": record["choices"][:length]}, seed=1)
        assert game.record()["choices"][:length] == record["choices"][:length]
        assert game.seat != CHANCE
        assert game.options()


def test_names_travel_with_the_record() -> None:
    game = heliopause.new("sun", players=2, seed=4)
    game.names = ["Ada", "Édouard"]
    game.choose("space:basic-4.0")
    loaded = heliopause.load(json.loads(json.dumps(game.record())))
    assert loaded.names == ["Ada", "Édouard"]
    assert [event.words() for event in loaded.events] == [event.words() for event in game.events]


# check_game itself can fail


def walk_a_little() -> None:
    check_game(heliopause.new("sun", players=2, seed=3), random.Random(3), sample=0.2, longest=25)


def lies() -> dict[str, tuple[str, Any]]:
    options, record, copy, view, choose = Game.options, Game.record, Game.copy, Game.view, Game.choose

    def twice(self: Game) -> list[Option]:
        return options(self) * 2

    def fewer_choices(self: Game) -> dict[str, Any]:
        return {**record(self), "choices": record(self)["choices"][:-1]}

    def sharing(self: Game, quiet: bool = False, seed: Any = None) -> Game:
        twin = copy(self, quiet, seed)
        twin._state.seats = self._state.seats
        return twin

    def changing(self: Game) -> Any:
        self._state.seats[0].ore += 1
        return view(self)

    def forgetful(self: Game, choice: Option | str) -> None:
        choose(self, choice)
        self._anchor = None

    def lenient(self: Game, choice: Option | str) -> None:
        choose(self, self.options()[0] if str(choice) == "no-such-option" else choice)

    return {
        "options": ("options", twice),
        "nothing offered": ("options", lambda self: []),
        "record": ("record", fewer_choices),
        "copy": ("copy", sharing),
        "view": ("view", changing),
        "undo": ("choose", forgetful),
        "choose": ("choose", lenient),
        "why_not": ("why_not", lambda self, id: None),
        "winners": ("winners", lambda self: [0]),
    }


@pytest.mark.parametrize("lie", sorted(lies()))
def test_a_walk_finds_a_broken_promise(lie: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, broken = lies()[lie]
    monkeypatch.setattr(Game, name, broken)
    with pytest.raises((AssertionError, BadRecord, pytest.fail.Exception)) as found:
        walk_a_little()
    assert "does not end" not in str(found.value)


def test_a_walk_finds_that_a_game_does_not_end() -> None:
    with pytest.raises(AssertionError, match="does not end within 25 steps"):
        walk_a_little()
