"""What happened as it concerns a seat: what the others did, and what their doing gave it or took from it.

A game says which entries of its log mean something (Rules.meanings):

- `deed`: worth telling of another's turn (an action, a tile explored);
- `discovery` and `feat`: a deed that changes the table (a new technology, a colony, a city);
- `gain` and `loss`: worth telling to whom it happens by another's doing;
- `won` and `lost`: of something that several want: told to everybody;
- `event`, `claim`, `ending`, `over`: told to everybody.

The news are the few of them that a seat should know before its turn. Their words are the messages `news-…` and
`effect-…` in place of `log-…`; a game without them is told in the words of its log.
"""

from bisect import bisect_left
from collections.abc import Callable
from typing import Any, Final, Literal

from heliopause.event import Event, event_at
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.rules import Rules
from heliopause.kernel.source import Source
from heliopause.words import knows

TO_WHOM_IT_HAPPENS: Final = ("gain", "loss")
TO_EVERYBODY: Final = ("ending", "over")  # in whose turn ever
Tone = Literal["lost", "gained", ""]
EFFECTS: Final[dict[str, Literal["lost", "gained"]]] = {
    "gain": "gained",
    "won": "gained",
    "loss": "lost",
    "lost": "lost",
}
# The kinds that make a headline, the best last.
RANKS: Final = ("lost", "deed", "event", "won", "discovery", "feat", "claim", "ending", "over")
WORTH_MORE: Final = RANKS.index("deed")  # what stands behind it is told only where a rival did nothing better
MOST: Final = 3


class StoryItem:
    """`seat` is whose turn it was; `concerns` says whether it happened to the seat the story is told to.

    `about` are the places, cards and seats it is about; `event` is its number among `game.events`.
    """

    __slots__ = ("about", "concerns", "event", "kind", "seat")

    def __init__(self, kind: str, seat: int, concerns: bool, event: Event, about: list[str] | None = None) -> None:
        self.kind = kind
        self.seat = seat
        self.concerns = concerns
        self.event = event
        self.about = event.phrase.things() if about is None else about

    @property
    def phrase(self) -> Phrase:
        return self.event.phrase

    @property
    def source(self) -> Source | None:
        return self.event.source

    def words(self, language: str = "en") -> str:
        return self.phrase.words(language)

    def __repr__(self) -> str:
        return f"<{self.kind}: {self.words()}>"


def story_of(rules: Rules, state: Any, names: list[str], seat: int, since: int) -> list[StoryItem]:
    """From entry number `since` of the log on; what the seat did in its own turns is left out."""
    teller = Teller(rules, state, names)
    return teller.story(seat, since, teller.event_count)


class Teller:
    """Puts what is in the log into words, each entry once, for however many seats it is told to."""

    def __init__(self, rules: Rules, state: Any, names: list[str]) -> None:
        self.rules = rules
        self.state = state
        self.names = names
        self.log: list[Any] = state.log or []
        self.event_count = len(self.log)
        code = rules.turn_code
        self.begun = [number for number in range(self.event_count) if self.log[number][0] == code]
        self.whose: list[int] = [self.log[number][1] for number in self.begun]
        self._events: dict[int, Event] = {}
        self._about: dict[int, list[str]] = {}

    def story(self, seat: int, since: int, until: int) -> list[StoryItem]:
        rules, log = self.rules, self.log
        me = f"seat:{seat}"
        turn = bisect_left(self.begun, since)
        whose = self.whose[turn - 1] if turn else -1
        found: list[StoryItem] = []
        for number in range(since, until):
            entry = log[number]
            code, who = entry[0], entry[1]
            if code == rules.turn_code:
                whose = who
                turn += 1
            kind = rules.meanings.get(code, "")
            if whose < 0 or not kind or (whose == seat and kind not in TO_EVERYBODY):
                continue  # only what is told is put into words
            event = self._event(number, turn)
            about = self._about[number]
            concerns = who == seat or me in about
            if concerns or kind not in TO_WHOM_IT_HAPPENS:
                found.append(StoryItem(kind, whose, concerns, event, about))
        return found

    def _event(self, number: int, turn: int) -> Event:
        known = self._events.get(number)
        if known is None:
            known = self._events[number] = event_at(self.rules, self.state, self.names, number, turn)
            self._about[number] = known.phrase.things()
        return known


# The news


class News:
    """One thing worth knowing: in whose turn, what happened, and what it means for the seat it is told to.

    `tone` is "lost", "gained" or empty for neither; `about` are the things it touched; `event` is the number of the
    event that it begins with; it is `fresh` until the seat has chosen in its turn.
    """

    __slots__ = ("about", "effect", "event", "fresh", "phrase", "seat", "tone")

    def __init__(
        self, seat: int, phrase: Phrase, effect: Phrase | None, tone: Tone, about: list[str], event: int
    ) -> None:
        self.seat = seat
        self.phrase = phrase
        self.effect = effect
        self.tone = tone
        self.about = about
        self.event = event
        self.fresh = True

    def words(self, language: str = "en") -> str:
        said = self.phrase.words(language)
        return said if self.effect is None else f"{said}: {self.effect.words(language)}"

    def __repr__(self) -> str:
        return f"<{self.words()}>"


def news_for(teller: Teller, seat: int, chose: int) -> list[News]:
    """Of the others' turns since the seat's own; they stay through its turn, but are fresh only until it chooses.

    `chose` says how long the log was before its last choice; -1 if it has not chosen yet.
    """
    rules, state, log = teller.rules, teller.state, teller.log
    begun, whose = teller.begun, teller.whose
    since = last_turn_ended(whose, seat)
    if since >= len(begun):
        return []
    mine = begun[-1] if whose[-1] == seat else len(log)  # what comes of the own turn is no news
    items = teller.story(seat, begun[since], mine)
    amounts = frozenset([item.phrase.message for item in items if log[item.event.number][0] in rules.amounts])
    told = news_of(items, seat, amounts, lambda item: rules.aftermath(state, log[item.event.number], seat))
    for news in told:
        news.fresh = chose <= mine
    return told


def last_turn_ended(whose: list[int], seat: int) -> int:
    """The number of the turn after the seat's last, apart from the one it is having; `whose` are the turns so far."""
    past = whose[:-1] if whose and whose[-1] == seat else whose
    return next((number + 1 for number in range(len(past) - 1, -1, -1) if past[number] == seat), 0)


Aftermath = Callable[[StoryItem], Phrase | None]


def news_of(
    items: list[StoryItem],
    seat: int,
    amounts: frozenset[str] = frozenset(),
    aftermath: Aftermath = lambda item: None,
    most: int = MOST,
) -> list[News]:
    """What the seat should know of a story, best one of each rival; what concerns it comes before all else.

    `amounts` are the messages whose first number is an amount; `aftermath` says what is left for the seat to do.
    """
    deeds = _deeds(items)
    effects: dict[int, list[StoryItem]] = {}  # by the number of the deed they are told with
    for item in items:
        if item.kind in EFFECTS and item.concerns:
            deed = _deed_behind(item, deeds)
            effects.setdefault(deed.event.number, []).append(item)
            if deed not in deeds:
                deeds.append(deed)
    chosen = _chosen(deeds, effects, most)
    return [_told(item, effects.get(item.event.number, []), seat, amounts, aftermath) for item in chosen]


def _deeds(items: list[StoryItem]) -> list[StoryItem]:
    """What can be told by itself. Who wins a thing says too who has lost it."""
    won = [item for item in items if item.kind == "won"]
    return [
        item
        for item in items
        if item.kind in RANKS
        and not (item.kind == "lost" and any(_same_thing(item, other) for other in won))
        and not (item.kind == "won" and item.event.seat != item.seat)
    ]


def _things(item: StoryItem) -> set[str]:
    return {thing for thing in item.about if not thing.startswith("seat:")}


def _same_thing(one: StoryItem, other: StoryItem) -> bool:
    return one.seat == other.seat and bool(_things(one) & _things(other))


def _deed_behind(item: StoryItem, deeds: list[StoryItem]) -> StoryItem:
    """What brought it about: who won what was lost, or else the best of the same turn."""
    if item.kind == "lost":
        return next((deed for deed in deeds if deed.kind == "won" and _same_thing(deed, item)), item)
    same_turn = [deed for deed in deeds if deed.event.turn == item.event.turn]
    return max(same_turn, key=_rank, default=item)


def _rank(item: StoryItem) -> tuple[int, int]:
    return (RANKS.index(item.kind) if item.kind in RANKS else -1, item.event.number)


def _chosen(deeds: list[StoryItem], effects: dict[int, list[StoryItem]], most: int) -> list[StoryItem]:
    """In the order in which they happened."""

    def first(item: StoryItem) -> tuple[bool, bool, tuple[int, int]]:
        mine = effects.get(item.event.number, [])
        return bool(mine), any(EFFECTS[effect.kind] == "lost" for effect in mine), _rank(item)

    best = sorted(deeds, key=first, reverse=True)
    chosen = [item for item in best if item.event.number in effects][:most]
    for item in best:  # one a rival
        if len(chosen) < most and all(other.seat != item.seat for other in chosen) and _rank(item)[0] > 0:
            chosen.append(item)
    for item in best:  # what else there is
        told = item in chosen or any(_same_thing(item, other) for other in chosen)
        if len(chosen) < most and not told and _rank(item)[0] > WORTH_MORE:
            chosen.append(item)
    return sorted(chosen, key=lambda item: item.event.number)


def _told(deed: StoryItem, effects: list[StoryItem], seat: int, amounts: frozenset[str], aftermath: Aftermath) -> News:
    about = [thing for item in [deed, *effects] for thing in item.about]
    things = [thing for thing in dict.fromkeys(about) if not thing.startswith("seat:")]
    phrase = _headline(deed.phrase)
    if not effects:
        return News(deed.seat, phrase, aftermath(deed), "", things or [f"seat:{deed.seat}"], deed.event.number)
    effect, tone = _effect(deed, effects, amounts)
    first = min(deed.event.number, *(item.event.number for item in effects))
    return News(deed.seat, phrase, effect, tone, things or [f"seat:{deed.seat}", f"seat:{seat}"], first)


def _effect(deed: StoryItem, effects: list[StoryItem], amounts: frozenset[str]) -> tuple[Phrase, Tone]:
    """All that the seat gained and lost, with the card that did it where the deed does not name it."""
    parts: list[Phrase] = []
    tones: list[Tone] = sorted({EFFECTS[item.kind] for item in effects}, reverse=True)
    for tone in tones:
        what = _amounts([item for item in effects if EFFECTS[item.kind] == tone], amounts)
        parts.append(Phrase(f"effect-{tone}", {"what": what}))
    effect = parts[0] if len(parts) == 1 else Phrase("effect-both", {"parts": parts})
    source = effects[0].source
    if source is not None and source.kind not in ("rule", "space") and effects[0].kind != "lost":
        cards = [thing for thing in source.phrase.things() if thing.startswith("card:")]
        named = next((part for part in source.phrase.args.values() if isinstance(part, Phrase)), None)
        if named is not None and cards and cards[0] not in deed.about:
            effect = Phrase("effect-by", {"card": named, "effect": effect})
    return effect, tones[0]


def _amounts(items: list[StoryItem], amounts: frozenset[str]) -> list[Phrase]:
    """What they are, each kind once: `n` says how often, and amounts are summed."""
    found: dict[str, Phrase] = {}
    for item in items:
        said = item.phrase
        known = found.get(said.message)
        if known is None:
            known = found[said.message] = _as_effect(said)
        elif said.message in amounts:
            known.args["a"] = _number(known, "a") + _number(said, "a")
        known.args["n"] = _number(known, "n") + 1
    return list(found.values())


def _number(said: Phrase, arg: str) -> int:
    value = said.args.get(arg, 0)
    return value if isinstance(value, int) else 0


def _headline(said: Phrase) -> Phrase:
    return _reworded(f"news-{_word(said)}", said)


def _as_effect(said: Phrase) -> Phrase:
    return _reworded(f"effect-{_word(said)}", Phrase(said.message, {**said.args, "n": 0}))


def _word(said: Phrase) -> str:
    return said.message.removeprefix("log-")


def _reworded(message: str, said: Phrase) -> Phrase:
    """In these words, if there are such."""
    return Phrase(message, said.args, said.about) if knows(message) else said
