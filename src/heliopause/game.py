"""The public face: a game as a value, played by options."""

import random
from bisect import bisect_right
from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import Any

from heliopause.content import Carried, Pack, read_pack, tables_of
from heliopause.event import Asked, Event, Phase, Turn, events_of, option_told, phase_of, question_of, turns_of
from heliopause.kernel.machine import CHANCE, Chance, State
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase, name
from heliopause.kernel.refusal import BadOption, IllegalChoice, Refusal
from heliopause.kernel.rules import Resolving, Rules
from heliopause.kernel.score import Score
from heliopause.outcome import outcome_of
from heliopause.preview import Preview, preview_of
from heliopause.record import BadRecord, Recorded, read_record, record_of
from heliopause.registry import spec_of
from heliopause.story import News, StoryItem, Teller, news_for, story_of
from heliopause.view_names import in_language
from heliopause.words import ENGLISH

ANCHOR_EVERY = 32  # choices between the states that are kept for undo
_unforeseen = random.SystemRandom().random  # chance where no seed was asked for: no draw tells anything of another


class NothingToUndo(ValueError):
    """The last choice is behind a barrier: chance, or another seat's choice."""


class Game:
    """A game in progress. Make one with `heliopause.new` or `heliopause.load`."""

    def __init__(
        self,
        name: str,
        rules: Rules,
        options: dict[str, Any],
        pack: Pack | None,
        draw: Callable[[], float],
        explicit: bool,
        state: State,
    ) -> None:
        self.name = name
        self.rules = rules
        self.settings = options
        self.pack = pack
        self._random = draw
        self._explicit = explicit
        self._choices: list[tuple[int, str]] = []
        self._logged: list[int] = []  # how long the log was before each choice
        self._state: Any = state
        self.players = state.players
        self.names = [f"Player {seat + 1}" for seat in range(self.players)]
        self._anchor: State | None = None  # the state after a barrier, not always the last: undo plays on from it
        self._anchored = 0  # how many choices led there
        self._anchored_log = 0
        self._undoing: int | None = None  # the seat that is undoing its choices

    # Whose choice, and what may be chosen

    @property
    def seat(self) -> int | None:
        """The seat that is asked; CHANCE if chance is explicit and asked; None when the game is over."""
        state: State = self._state
        asking = state.asking
        return None if asking is None else asking.seat

    def options(self) -> list[Option]:
        """What the seat that is asked may choose."""
        state: State = self._state
        return state.offered[:] if state.asking is not None else []

    def chances(self) -> list[tuple[Option, float]]:
        """With explicit chance: the outcomes that chance is asked for, with their probabilities."""
        asking = self._state.asking
        if not isinstance(asking, Chance):
            return []
        outcomes = asking.outcomes(self._state)
        total = sum(weight for _, weight in outcomes)
        return [(option, weight / total) for option, weight in outcomes]

    def choose(self, choice: object) -> None:
        """Carry out one of the options; anything else raises IllegalChoice and changes nothing."""
        state: State = self._state
        option = self._offered(choice)
        asking = state.asking
        assert asking is not None
        seat = asking.seat
        choices = self._choices
        if self._anchor is None or (len(choices) >= self._anchored + ANCHOR_EVERY and choices[-1][0] != seat):
            self._anchor = state.copy()
            self._anchored = len(choices)
            self._anchored_log = len(state.log) if state.log is not None else 0
        self._undoing = None
        choices.append((seat, option.id))
        self._logged.append(0 if state.log is None else len(state.log))
        state.answer(option)
        if isinstance(state.asking, Chance):
            self._let_chance_speak()

    def follow(self, ids: Iterable[str]) -> None:
        """Carry out choices that were made elsewhere, chance's among them; chance that comes then is drawn here."""
        explicit, self._explicit = self._explicit, True
        try:
            for id in ids:
                self.choose(id)
        finally:
            self._explicit = explicit
        self._let_chance_speak()

    @property
    def question(self) -> Asked | None:
        """What is asked, in words, and what asks it; None when the game is over."""
        return question_of(self.rules, self._state, self.names)

    def told(self, option: Option) -> Phrase:
        """An option in the words of what is asked."""
        return option_told(self.rules, self._state, option, self.names)

    def preview(self, choice: object) -> Preview:
        """What one of the options would do; anything else raises IllegalChoice."""
        return preview_of(self.rules, self._state, self._offered(choice), self.names)

    def why_not(self, option_id: str) -> Refusal | None:
        """Why this is not among the options; None if it is."""
        if any(option.id == option_id for option in _choosable(self._state)):
            return None
        return self.rules.why_not(self._state, option_id, self.names)

    # Going back and forth

    @property
    def can_undo(self) -> bool:
        return self.undo_refusal() is None

    def undo_refusal(self) -> Refusal | None:
        """Why the last choice cannot be taken back; None if it can."""
        if not self._choices:
            return Refusal(Phrase("undo-nothing"), "")
        seat = self._choices[-1][0]
        if seat == CHANCE:
            return Refusal(Phrase("undo-chance"), "")
        if self._undoing is not None and self._undoing != seat:
            return Refusal(Phrase("undo-other", {"who": name(self.names[seat], f"seat:{seat}")}), "")
        if self._anchor is None or len(self._choices) <= self._anchored:
            return Refusal(Phrase("undo-nothing"), "")
        return None

    def undo(self) -> None:
        """Take the last choice back, unless chance has spoken since or it was another seat's."""
        refusal = self.undo_refusal()
        if refusal is not None:
            raise NothingToUndo(refusal.words())
        seat = self._choices[-1][0]
        self._go_back_to(len(self._choices) - 1)
        self._undoing = seat

    def copy(self, quiet: bool = False, seed: int | random.Random | None = None, chance: str | None = None) -> "Game":
        """The same game with a future of its own: chance falls anew, drawn with the seed or generator if one is given.

        A quiet copy keeps no events and no record: for search. With chance="explicit" the caller answers for chance.
        """
        draw = seed.random if isinstance(seed, random.Random) else _drawing(seed)
        explicit = self._explicit if chance is None else chance == "explicit"
        twin = Game(self.name, self.rules, self.settings, self.pack, draw, explicit, self._state.copy())
        twin.names = list(self.names)
        twin._choices = [] if quiet else self._choices[:]
        twin._logged = [] if quiet else self._logged[:]
        if not quiet and self._state.log is not None:
            twin._state.log = self._state.log[:]
            twin._state.causes = self._state.causes[:]
        twin._anchor = None if quiet else self._anchor
        twin._anchored = 0 if quiet else self._anchored
        twin._anchored_log = self._anchored_log
        twin._undoing = self._undoing
        return twin

    # Supposing

    def may_suppose_turn(self, seat: int) -> bool:
        """Can it be supposed that it were the seat's turn? Not in set-up, nor in the turn itself."""
        state: State = self._state
        active = self.rules.active(state)
        running = state.asking is not None and state.round > 0 and self.rules.end_turn is not None
        return running and 0 <= seat < self.players and active is not None and active != seat

    def suppose_turn(self, seat: int) -> None:
        """As if all others let their turns pass until it is the seat's, what they are carrying out not begun.

        Chance may be asked before. For plans, in a copy: it is nobody's choice, so no record can hold it.
        """
        end = self.rules.end_turn
        if end is None or not self.may_suppose_turn(seat):
            raise IllegalChoice(Refusal(Phrase("suppose-no-turn"), ""))
        self._give_up_what_is_under_way()
        state: State = self._state
        while state.asking is not None and state.asking.seat != CHANCE and self.rules.active(state) != seat:
            state.stack[:] = [end]
            state.asking = None
            state.run()
            self._let_chance_speak()
        self._anchor = None  # from here on there is a way back, but none across
        self._undoing = None

    # Looking at it

    def view(self, language: str = "en") -> Any:
        """The whole position, in structs of the game's own; `msgspec.to_builtins` makes plain data of them.

        The names of cards are those of the language.
        """
        view = self.rules.view(self._state)
        return view if language == ENGLISH else in_language(view, language)

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, in order."""
        return self.events_since(0)

    @property
    def event_count(self) -> int:
        return len(self._state.log or [])

    def events_since(self, number: int) -> list[Event]:
        """The events from the given number on."""
        return events_of(self.rules, self._state, self.names, number)

    def story(self, seat: int, since: int = 0) -> list[StoryItem]:
        """What the others did since choice number `since`, and what it gave the seat or took from it."""
        first = self._logged[since] if since < len(self._logged) else self.event_count
        return story_of(self.rules, self._state, self.names, seat, first if since else 0)

    def news(self, seat: int) -> list[News]:
        """What the seat should know of the others' turns since its own, as long as its turn lasts."""
        return self.news_of([seat])[0]

    def news_of(self, seats: list[int]) -> list[list[News]]:
        """The news of several seats: what they all should know is put into words once."""
        teller = Teller(self.rules, self._state, self.names)
        return [news_for(teller, seat, self._last_chose(seat)) for seat in seats]

    @property
    def resolving(self) -> Resolving | None:
        """The card that was turned up and is being carried out."""
        return None if self.over else self.rules.resolving(self._state)

    def turns(self) -> list[Turn]:
        """The turns so far: whose, in which round, and after how many choices each began."""
        return turns_of(self.rules, self._state, self._logged)

    def moment_of(self, event: int) -> int:
        """After how many choices an event had happened, by its number."""
        return bisect_right(self._logged, event)

    @property
    def phase(self) -> Phase:
        """Where in its turn the game is."""
        return phase_of(self.rules, self._state)

    @property
    def over(self) -> bool:
        state: State = self._state
        return state.over

    @property
    def round(self) -> int:
        state: State = self._state
        return state.round

    def scores(self) -> list[Score]:
        """Every seat's score as the position stands."""
        return self.rules.scores(self._state)

    def winners(self) -> list[int]:
        """The winning seats; several if they share the victory; none before the end."""
        return self.rules.winners(self._state) if self.over else []

    def outcome(self, seat: int) -> list[Phrase]:
        """How the game ended for a seat, in a few sentences, with what to try next time; nothing before the end."""
        return outcome_of(self.name, self.scores(), self.winners(), self.names, seat)

    @property
    def choices(self) -> list[tuple[int, str]]:
        """The choices so far: (seat, option id), with CHANCE for chance."""
        return list(self._choices)

    def record(self, with_content: bool = False) -> dict[str, Any]:
        """The game as plain data: what was chosen, by whom, and how chance fell.

        With the content it can be kept for ever: it carries the cards that are not the shipped ones.
        """
        choices = [id for _, id in self._choices]
        return record_of(Recorded(self.name, dict(self.settings), self.pack, list(self.names), choices), with_content)

    # Inside

    def _offered(self, choice: object) -> Option:
        state: State = self._state
        if isinstance(choice, Option) and state.asking is not None:
            for option in state.offered:
                if option is choice:
                    return option
        wanted = str(choice)
        for option in _choosable(state):
            if option.id == wanted:
                return option
        raise IllegalChoice(self.rules.why_not(state, wanted, self.names))

    def _last_chose(self, seat: int) -> int:
        """How long the log was before the seat's last choice; -1 if it has not chosen yet."""
        for number in range(len(self._choices) - 1, -1, -1):
            if self._choices[number][0] == seat:
                return self._logged[number]
        return -1

    def _go_back_to(self, number: int) -> None:
        """The position after so many choices, played anew from the anchor, which lies before."""
        anchor = self._anchor
        assert anchor is not None
        del self._choices[number:]
        del self._logged[number:]
        log = self._state.log
        state = anchor.copy()
        state.log = None if log is None else log[: self._anchored_log]
        state.causes = self._state.causes[: self._anchored_log]
        for _, id in self._choices[self._anchored :]:
            state.answer(next(option for option in _choosable(state) if option.id == id))
        self._state = state

    def _give_up_what_is_under_way(self) -> None:
        """Back to the last question that a phase of the turn asked: in an action, cards may hang in the air."""
        state: State = self._state
        if state.frame() is None or self._anchor is None:
            return
        trial = self._anchor.copy()
        calm = None
        for number, (_, id) in enumerate(self._choices[self._anchored :], self._anchored):
            if trial.frame() is None and not isinstance(trial.asking, Chance):
                calm = number
            trial.answer(next(option for option in _choosable(trial) if option.id == id))
        if calm is None:
            raise IllegalChoice(Refusal(Phrase("suppose-no-turn"), ""))
        self._go_back_to(calm)

    def _let_chance_speak(self) -> None:
        state: State = self._state
        while isinstance(state.asking, Chance) and not self._explicit:
            option = state.asking.draw(state, self._below)
            self._choices.append((CHANCE, option.id))
            self._logged.append(0 if state.log is None else len(state.log))
            state.answer(option)

    def _below(self, n: int) -> int:
        return int(self._random() * n)


def _choosable(state: State) -> list[Option]:
    """The options of whoever is asked, chance too."""
    asking = state.asking
    if asking is None:
        return []
    return asking.options(state) if isinstance(asking, Chance) else state.offered


def new(
    game: str, *, seed: int | None = None, chance: str = "drawn", pack: Pack | str | None = None, **options: Any
) -> Game:
    """A new game. Options by keyword: players, start, short, mats, ...

    With chance="explicit" the caller answers for chance.
    """
    if chance not in ("drawn", "explicit"):
        raise BadOption(f"chance is 'drawn' or 'explicit', not {chance!r}")
    owner = read_pack(pack) if isinstance(pack, str) else pack
    return _opened(game, options, owner, seed, chance == "explicit")


def _opened(name: str, options: dict[str, Any], pack: Pack | None, seed: int | None, explicit: bool) -> Game:
    """A game at its first question."""
    read = spec_of(name).read_options(options)
    rules = rules_of(name, pack)
    game = Game(name, rules, options, pack, _drawing(seed), explicit, rules.begin(rules.content, read))
    game._let_chance_speak()
    return game


def _drawing(seed: int | None) -> Callable[[], float]:
    """With a seed the same draws every time; without one those of the operating system, which nobody can foretell."""
    return _unforeseen if seed is None else random.Random(seed).random


def load(record: Any, *, seed: int | None = None, pack: Pack | str | None = None) -> Game:
    """The game of a record, as it stood; chance that follows is drawn anew."""
    read = read_record(record, read_pack(pack) if isinstance(pack, str) else pack)
    if isinstance(read.pack, Carried):
        try:
            rules_of(read.game, read.pack)
        except Exception as error:  # whatever a game says of cards that are none
            raise BadRecord("record-carried", why=str(error)) from None
    try:
        game = _opened(read.game, read.options, read.pack, seed, True)
    except (BadOption, TypeError, ValueError) as error:
        raise BadRecord("record-options", why=str(error)) from None
    if len(read.names) == game.players:
        game.names = read.names
    for number, id in enumerate(read.choices, 1):
        try:
            game.choose(id)
        except IllegalChoice as error:
            raise BadRecord("record-choice", number - 1, n=number, id=id[:80], why=error.refusal.phrase) from None
    game._explicit = False
    game._let_chance_speak()
    return game


def state_of(game: Game) -> Any:
    """The bare state behind the public face, of the game's own class: to be looked at and copied, never changed.

    For what is part of the program and knows the kernel or the game: bots, encodings, screens.
    """
    return game._state


def rules_of(name: str, pack: Pack | None = None) -> Rules:
    """The rules of a game, with the content of its box or of an owner's pack."""
    return _standard(name) if pack is None else _of_pack(name, pack)


@cache
def _standard(name: str) -> Rules:
    rules: Rules = spec_of(name).part("rules")(tables_of(name))
    return rules


@lru_cache(maxsize=16)
def _of_pack(name: str, pack: Pack) -> Rules:
    """Kept for many games with one pack, since reading its cards takes as long as a game."""
    rules: Rules = spec_of(name).part("rules")(tables_of(name, pack))
    return rules
