"""What each game does its own way in the middle of something that both do; its content holds one Customs."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from heliopause.beyond.card_search import Find, Reveal
    from heliopause.beyond.cards import Claim, Slot, Technology
    from heliopause.beyond.lines import Ask
    from heliopause.kernel.option import Option


class Customs:
    """The points at which a game speaks up."""

    __slots__ = ()

    def pilot(self, state: Any, question: "Ask", options: "list[Option]") -> None:
        """A seat that nobody plays is asked: answer for it."""
        raise NotImplementedError

    def encounter(self, state: Any, seat: int, slot: "Slot") -> None:
        """The seat is the first to research this slot: push what it meets there."""
        raise NotImplementedError

    def seek(self, state: Any, find: "Find", types: int) -> None:
        """A card of one of these types is sought."""
        raise NotImplementedError

    def satisfied(self, state: Any, reveal: "Reveal") -> bool:
        """Have enough cards been revealed?"""
        return len(reveal.found) >= reveal.wanted

    def found(self, state: Any, find: "Find", card: int) -> None:
        """A card has been found and lies where it belongs."""

    def gained(self, state: Any, seat: int, technology: "Technology") -> None:
        """The seat has a technology, with its spaces and power; its bonus is still to come."""

    def on_table(self, state: Any) -> "list[Claim]":
        """What can be claimed in this game, in the order of `state.claims`."""
        raise NotImplementedError

    def claims_to_end(self, state: Any) -> int:
        """How many claims bring the last round."""
        raise NotImplementedError
