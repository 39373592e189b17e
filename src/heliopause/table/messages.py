"""What goes over the wire. Words travel as phrases, so that each browser says them in its own language."""

from typing import Annotated, Any, Literal

import msgspec

from heliopause.kernel.game_options import OptionField, Value
from heliopause.kernel.spec import GameSpec
from heliopause.table.from_game import EventNow, NewsNow, PhaseNow, QuestionNow, ResolvingNow, Said, TurnNow

LONGEST_NAME = 40
# Nothing that cannot be seen or turns the direction of what stands beside it; talk may join emoji and have lines.
UNSEEN = (
    r"\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u070f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e"
    r"\u2060-\u206f\u2800\u3164\ufe00-\ufe0e\ufeff\uffa0\ufdd0-\ufdef\ufff0-\ufffb\ufffe\uffff\ud800-\udfff"
    r"\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
END = r"(?!\n)$"  # of the text itself: `$` alone also stands before a last line's end
# Something to be seen, on one line: a name also stands in the subject of a mail.
ON_ONE_LINE = rf"^[^{UNSEEN}]*[^{UNSEEN}\s][^{UNSEEN}]*{END}"
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME, pattern=ON_ONE_LINE)]
IN_TALK = rf"^(?:[^{UNSEEN}]|[\n\u200d])*[^{UNSEEN}\s](?:[^{UNSEEN}]|[\n\u200d])*$"
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=IN_TALK)]
NO_ADDRESS = rf"@\s,;:<>()\[\]\\\"{UNSEEN}"  # what would make several addresses of one, or another kind
# Of mail; "" for none.
Address = Annotated[str, msgspec.Meta(max_length=200, pattern=rf"^{END}|^[^{NO_ADDRESS}]+@[^{NO_ADDRESS}]+{END}")]
Pace = Annotated[int, msgspec.Meta(ge=0, le=720)]  # hours a turn; 0: live
OptionId = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


# Requests


class SeatPlan(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat: me, somebody else at this screen, a person by link, whoever takes it (the game waits for
    them), a bot, or nobody: an automa's seat is played by the rules themselves."""

    who: Literal["me", "here", "link", "free", "bot", "automa"]
    name: Name | None = None
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be set up."""

    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=16)]
    game: Annotated[str, msgspec.Meta(max_length=40)] | None = None  # without a name, the first there is
    options: dict[str, Any] = {}  # of the game; its schema stands in what there is to play with
    pack: Annotated[str, msgspec.Meta(max_length=40)] | None = None  # the hash of one that was brought
    pace: Pace = 0
    hints: bool = False  # may the expert be asked, though several people play?


class Choose(msgspec.Struct, forbid_unknown_fields=True):
    """An option, chosen from what was offered at `seq`."""

    seq: Annotated[int, msgspec.Meta(ge=0)]
    option: OptionId


class At(msgspec.Struct, forbid_unknown_fields=True):
    """A wish about the game as it stood at `seq`."""

    seq: Annotated[int, msgspec.Meta(ge=0)]


class Rewind(msgspec.Struct, forbid_unknown_fields=True):
    """Back to an earlier moment, past a barrier; it happens when every person at the table agrees."""

    seq: Annotated[int, msgspec.Meta(ge=0)]
    moment: Annotated[int, msgspec.Meta(ge=0)]
    agree: bool = True


class Talk(msgspec.Struct, forbid_unknown_fields=True):
    text: Text
    name: Name | None = None


class SeatChange(msgspec.Struct, forbid_unknown_fields=True):
    """Rename a seat, hand it to a bot, take it back, or say where to write when it is its turn ("" for nowhere)."""

    name: Name | None = None
    mail: Address | None = None
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    back: bool = False


class Renewed(msgspec.Struct):
    """The new key of one's seats; all old ones have ended."""

    key: str


class Import(msgspec.Struct, forbid_unknown_fields=True):
    record: dict[str, Any]


# Answers


class AutomaticSeats(msgspec.Struct):
    """Seats that the rules play once an option is chosen, in a game for so many."""

    seats: list[int]
    players: int


class GameOffer(msgspec.Struct):
    """A game that can be played: its options as a form shows them, and those of somebody's first game.

    What an option is called says the message `option-GAME-NAME`, and one of its values `option-GAME-NAME-VALUE`; with
    `-says` behind it, what it means.
    """

    name: str
    title: str
    options: list[OptionField]
    automatic: dict[str, AutomaticSeats]  # by option
    first_game: dict[str, Value]


class StartChoices(msgspec.Struct):
    """What may be chosen on the start page."""

    version: str
    form: str  # in which the bots run: compiled or interpreted
    games: list[GameOffer]
    bots: list[str]
    levels: int  # steps of the ladder of bots: level:1 and so on
    mails: bool  # can the server write to people when it is their turn?
    push_key: str  # by which a browser knows the server when it is told something by push


def offer(spec: GameSpec) -> GameOffer:
    automatic = {
        name: AutomaticSeats(list(options.automatic_seats()), options.players)
        for name, options in spec.automatic().items()
    }
    return GameOffer(spec.name, spec.title, list(spec.fields().values()), automatic, spec.first_game)


class Link(msgspec.Struct):
    seat: int
    key: str


class Opened(msgspec.Struct):
    """A table is open: the maker's key, keys for the seats by link, and one for watching."""

    table: str
    key: str
    links: list[Link]
    watch: str


class SeatNow(msgspec.Struct):
    """Who sits on a seat now."""

    seat: int
    name: str
    who: Literal["person", "bot", "automa"]
    bot: str | None
    handed: bool  # a person's seat that a bot plays for the time being
    online: bool
    thinking: bool
    colour: int  # of the table's colours, each with a mark
    bot_in: int | None  # seconds until a bot takes over or, at a live table, until the others may let it; if it comes


class OptionNow(msgspec.Struct):
    id: str
    said: Said


class ReasonNow(msgspec.Struct):
    """What stands beside choice number `moment` in the log: why a bot made it, or that the expert was asked.

    `event` is the number of the first event that the choice brought.
    """

    moment: int
    event: int
    seat: int
    said: Said


class ScoreNow(msgspec.Struct):
    total: int
    parts: dict[str, int]


class Rewinding(msgspec.Struct):
    """A wish to go back that waits for agreement: to which moment, and the seats that agree."""

    moment: int
    agreed: list[int]


class GameView:
    """The position as its game shows it: the struct that the GameSpec names, or plain data."""


class Snapshot(msgspec.Struct, kw_only=True, tag="state"):
    """The table as it stands. `events` are those from number `events_from` on; `moment` counts the choices so far.

    `news` are told to each seat that a person plays.
    """

    table: str
    seq: int
    moment: int
    game: str
    view: GameView
    asked: int | None
    question: QuestionNow | None
    phase: PhaseNow
    resolving: ResolvingNow | None
    news: list[list[NewsNow]]
    options: list[OptionNow]
    events_from: int
    events: list[EventNow]
    reasons: list[ReasonNow]  # of the bots, for what happened from `events_from` on
    seats: list[SeatNow]
    scores: list[ScoreNow]
    winners: list[int]
    outcomes: list[list[Said]]  # how it ended for each seat; empty before
    over: bool
    closed: bool
    stopped: Said | None  # why the game cannot be played on, if it cannot: it is closed then
    undo: Said | None  # why the last choice cannot be taken back, if it cannot
    chose: int | None  # who made the last choice, and may take it back; -1 for chance
    rewind: Rewinding | None
    closing: list[int]  # who would like the table to be closed
    pack: str | None  # the hash of the pack it is played with
    own_cards: bool  # is it played with other cards than a new table without a pack?
    turns: list[TurnNow]
    pace: int  # hours a turn; 0: live
    again: str | None  # the table at which the same people play again
    hints: bool  # may who is asked ask the expert?
    watching: int  # browsers of people who have no seat


class TalkNow(msgspec.Struct, tag="talk"):
    """Somebody said something; or, with `said`, the table itself tells what happened at it."""

    who: str
    text: str
    at: str
    said: Said | None = None


class ThinkingNow(msgspec.Struct, tag="thinking"):
    """How much of a bot's thinking is done, from 0 to 1."""

    seat: int
    done: float


class Hello(msgspec.Struct, tag="hello"):
    """The first message on a socket."""

    mine: list[int]
    host: bool
    state: Snapshot
    talk: list[TalkNow]


class Why(msgspec.Struct):
    said: Said | None
    rule: str


class Trouble(msgspec.Struct):
    """What went wrong: `words` in the language of the request, `said` for a browser that speaks another by now,
    `detail` for programs, in English.
    """

    status: int
    words: str
    said: Said | None = None
    rule: str = ""
    seq: int | None = None
    detail: str = ""
