"""What the mats of both games have: a title with the pawn, supply by column, technologies, what comes under a word."""

from rich.table import Table
from rich.text import Text

from heliopause.beyond.view import CardView, SeatView
from heliopause.terminal.beyond.draw_tree import powers
from heliopause.terminal.scene import QUIET, Scene, dotted, grid


def title(scene: Scene, player: SeatView, owner: CardView | None, points: bool = False) -> Text:
    """Who sits there, what they play (a faction, a government), and where the pawn stands, which must move."""
    told = [Text.assemble(scene.who(player.seat), "  ", scene.named(owner, QUIET) if owner else "")]
    if points:
        told.append(Text(scene.say("points", n=scene.total(player.seat)), style="bold"))
    if player.pawn is not None:
        space = next(space for space in scene.content.spaces if space.id == player.pawn)
        told.append(Text(scene.say("mat-pawn", where=scene.say.tell(space.action.title)), style=QUIET))
    return dotted(told)


def supply(player: SeatView) -> str:
    return "  ".join(f"{column.column} {column.cubes}/{column.room}" for column in player.columns)


def growth(scene: Scene, player: SeatView) -> Text:
    return Text(scene.say("mat-grows", letters="".join(player.grows) or "-"))


def draw_cards(scene: Scene, player: SeatView, own: dict[str, list[str]]) -> Text:
    """The slots it has researched, as `1 2 A a`, the names of the game's `own` cards, and its powers."""
    slots = " ".join(slot.id for slot in scene.view.slots if player.seat in slot.researched)
    lists = {"mat-technologies": [slots] if slots else [], **own, "mat-powers": powers(scene, player.powers)}
    return dotted(
        Text.assemble((scene.say(message), QUIET), " ", scene.say.list(names))
        for message, names in lists.items()
        if names
    )


class Rows:
    """A mat in full: a word and what it says, if anything."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.table: Table = grid("fixed", "wrap")

    def add(self, message: str, value: str | Text) -> None:
        if value:
            self.table.add_row(Text(self.scene.say(message), style=QUIET), value)

    def add_technologies(self, seat: int) -> None:
        """Those on the board; a slot just being discovered has no card yet."""
        slots = [slot for slot in self.scene.view.slots if seat in slot.researched]
        self.add(
            "row-technologies", self.scene.say.list(slot.card.name if slot.card else f"? ({slot.id})" for slot in slots)
        )

    def add_end(self, message: str, player: SeatView) -> None:
        """What it has claimed, and its points."""
        names = {card.id: card.name for card in self.scene.view.achievements}
        self.add(message, self.scene.say.list(names[id] for id in player.achievements))
        self.add("row-points", str(self.scene.total(player.seat)))

    def add_powers(self, player: SeatView) -> None:
        self.add(
            "row-powers",
            self.scene.say.list(self.scene.say.word(f"power-{power.id}", n=power.n) for power in player.powers),
        )
