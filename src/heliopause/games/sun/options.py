"""What may be chosen about a game of Beyond the Sun."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from heliopause.beyond.game_options import BeyondOptions
from heliopause.kernel.refusal import BadOption

AUTOMA_SEAT: Final = 1
UPGRADES: Final = "ABCDEFGHJKLMNP"  # the upgrade cards of the solo deck
# Its named levels: which of them come in. Each wins clearly more than the one before (solo.md has the figures).
LEVELS: Final = {"printed": "", "navigator": "ABCDEF", "commodore": "ABCDEFGH"}
# Levels that turned out no stronger than those; saved games name them.
FORMER_LEVELS: Final = {"cadet": "AB", "captain": "ABCD", "admiral": "ABCDEFGHJKLM", "legend": UPGRADES}


class SunOptions(BeyondOptions, frozen=True, kw_only=True):
    """The variants of the rulebook, the solo deck, who begins, and how long."""

    mats: Annotated[Literal["basic", "advanced"], Meta(description="Which faction mats.")] = "basic"
    choose_mats: Annotated[bool | None, Meta(description="Choose the mats instead of dealing them.")] = None
    tableau: Annotated[bool, Meta(description="Play with the technology tableau.")] = False
    beginners: Annotated[bool, Meta(description="Play with the beginners' achievements.")] = False
    solo: Annotated[bool, Meta(description="Play alone against the solo deck.")] = False
    level: Annotated[
        str | None,
        Meta(
            description="How strong the solo deck is: a name, or letters of upgrade cards.",
            examples=list(LEVELS),
            extra={"needs": "solo"},
        ),
    ] = None

    @classmethod
    def completed(cls, given: dict[str, Any]) -> dict[str, Any]:
        return {"players": 2, **given} if given.get("solo") is True else given

    def check(self) -> None:
        super().check()
        if self.solo and self.players != 2:
            raise BadOption("the solo game is for one player and the automa: players is 2")
        if not self.solo and self.level is not None:
            raise BadOption("a level is for the solo game: give solo=True")
        self.upgrades()

    def automatic_seats(self) -> tuple[int, ...]:
        return (AUTOMA_SEAT,) if self.solo else ()

    def upgrades(self) -> tuple[str, ...]:
        """The upgrade cards of a named level, or those named by their letters, as in "ACN"."""
        if self.level is None:
            return ()
        letters = (LEVELS | FORMER_LEVELS).get(self.level.lower(), self.level.upper())
        if set(letters) - set(UPGRADES) or len(set(letters)) != len(letters):
            names = ", ".join(LEVELS)
            raise BadOption(f"level is one of {names}, or letters of the upgrade cards {UPGRADES}, not {self.level!r}")
        return tuple(sorted(letters))
