"""Bots by text, the strengths people know them by, and the reasons they give."""

import pytest

import heliopause
from heliopause import bots
from heliopause.bots import BOTS, LEVELS, NAMES, STRENGTHS, Beginner, External, Greedy, Learned, NoSuchBot, make
from heliopause.bots.planning import Search, reason_for
from heliopause.games.sun.bots.evaluation import TERMS
from heliopause.words import LANGUAGES


def choices_of(text: str, seed: int, number: int = 60) -> list[str]:
    """The first choices of a bot that plays against itself."""
    game = heliopause.new("sun", players=2, seed=seed)
    seated = [make(text, seed), make(text, seed + 1)]
    while (seat := game.seat) is not None and len(game.choices) < number:
        game.choose(seated[seat].choose(game))
    return [id for _, id in game.choices]


@pytest.mark.parametrize("text", NAMES)
def test_every_name_makes_a_bot(text: str) -> None:
    game = heliopause.new("sun", players=2, seed=1)
    while len(game.options()) > 1 and not game.round:
        game.choose(game.options()[0])
    assert make(text, 1).choose(game.copy()) in game.options()


@pytest.mark.parametrize(
    ("text", "seconds", "iterations"),
    [
        ("search", 1.0, None),
        ("search:1s", 1.0, None),
        ("search:0.25s", 0.25, None),
        ("search:500", None, 500),
        ("strong", None, 100),
        ("expert", 3.0, None),
        ("expert:10s", 10.0, None),
    ],
)
def test_a_search_has_the_limit_of_its_text(text: str, seconds: float | None, iterations: int | None) -> None:
    bot = make(text, 1)
    assert isinstance(bot, Search)
    assert (bot.seconds, bot.iterations) == (seconds, iterations)


def test_casual_is_greedy_and_a_program_gets_its_command() -> None:
    assert isinstance(make("casual"), Greedy)
    bot = make("external:python3 'my bot.py' --level 2")
    assert isinstance(bot, External)
    assert bot.command == ["python3", "my bot.py", "--level", "2"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "there is no bot ''"),
        ("Greedy", "there is no bot 'Greedy'"),
        ("greedy:2s", "the bot 'greedy' takes nothing after a colon"),
        ("casual:2s", "the bot 'casual' takes nothing after a colon"),
        ("expert:soon", "not 'soon'"),
        ("search:", "limited to seconds or iterations, as in search:3s or search:500, not ''"),
        ("search:0", "not '0'"),
        ("search:0s", "not '0s'"),
        ("search:-1s", "not '-1s'"),
        ("search:1e9s", "not '1e9s'"),
        ("search:9999s", "not '9999s'"),
        ("search:3min", "not '3min'"),
        ("external:", "needs its command"),
        ("external:  ", "needs its command"),
        ("external:my 'bot", "open quotation mark"),
    ],
)
def test_what_is_no_bot_is_refused_in_a_sentence(text: str, said: str) -> None:
    with pytest.raises(NoSuchBot) as error:
        make(text)
    assert said in str(error.value)
    assert "\n" not in str(error.value)


def test_only_bots_that_run_no_command_may_be_seated_by_strangers() -> None:
    levels = {f"level:{number}" for number in range(1, len(LEVELS) + 1)}
    assert set(bots.AT_TABLE) <= {*BOTS, *STRENGTHS, "expert:10s", *levels}


def test_a_beginner_errs_but_chooses_the_same_for_the_same_seed() -> None:
    assert choices_of("beginner", 3) == choices_of("beginner", 3)
    assert choices_of("beginner", 3) != choices_of("greedy", 3)


@pytest.mark.parametrize("number", range(1, len(LEVELS) + 1))
def test_every_level_plays_and_says_why(number: int) -> None:
    game = heliopause.new("sun", players=2, seed=4)
    bot = make(f"level:{number}", 7)
    if isinstance(bot, Search) and not isinstance(bot, Learned):
        bot.seconds, bot.iterations = None, 8  # how long it thinks is tried elsewhere
    reasons = []
    while game.round < 3:
        game.choose(bot.choose(game) if game.seat == 0 else game.options()[0])
        reasons.append(getattr(bot, "reason", None))
    assert any(reasons)


def test_levels_see_more_from_step_to_step() -> None:
    greedy = [bot for n in range(1, len(LEVELS) + 1) if isinstance(bot := make(f"level:{n}", 1), Beginner)]
    assert [(bot.seen, -bot.blur) for bot in greedy] == sorted((bot.seen, -bot.blur) for bot in greedy)
    searches = [bot for n in range(1, len(LEVELS) + 1) if isinstance(bot := make(f"level:{n}"), Search)]
    limits = [(bot.seconds or 0, bot.iterations or 0) for bot in searches]
    assert limits == sorted(limits)
    assert limits[-1] == (3.0, 0), "the last step is the expert"
    assert choices_of("level:2", 3) == choices_of("level:2", 3)
    assert choices_of("level:6", 3, 20) != choices_of("level:7", 3, 20)


@pytest.mark.parametrize("number", ["", "0", "99", "-1", "x", "1.5"])
def test_a_level_there_is_not_is_refused(number: str) -> None:
    with pytest.raises(NoSuchBot, match=f"a level is a number from 1 to {len(LEVELS)}"):
        make(f"level:{number}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_greedy_says_why_in_every_language(language: str) -> None:
    game = heliopause.new("sun", players=2, seed=2)
    seated = [Greedy(1), Greedy(2)]
    given = set()
    while (seat := game.seat) is not None and game.round < 6:
        option = seated[seat].choose(game)
        why = seated[seat].reason
        if len(game.options()) == 1:
            assert why is None
        if why is not None:
            given.add(why.words(language))
        game.choose(option)
    assert len(given) > 5
    assert all(text.strip() and "{" not in text for text in given)


def test_a_reason_names_the_two_greatest_gains_in_the_words_of_the_language() -> None:
    before = (3.0, 1.0, 2.0, 4.0, 0.0, 1.0)
    after = (3.04, 3.12, 2.58, 1.0, 0.26, 1.0)
    found = reason_for(dict(zip(TERMS, before, strict=True)), dict(zip(TERMS, after, strict=True)))
    assert found is not None
    assert found.words("en") == "closer to an achievement, more income"
    assert found.words("de") == "näher an einer Errungenschaft, mehr Einkommen"
    nothing = reason_for(dict.fromkeys(TERMS, 1.0), dict.fromkeys(TERMS, 1.0))
    assert nothing is not None
    assert nothing.words("en") == "nothing better in sight"
    assert reason_for({}, {}) is None  # a game that names no terms
