"""Why not? The reason an option is not offered, with the rule it comes from: what both games refuse."""

from typing import Any, ClassVar

from heliopause.beyond.cards import Action, Slot, Space
from heliopause.beyond.constants import FINE, OCCUPIED
from heliopause.beyond.research import AskSlot, Research
from heliopause.beyond.state import Seat, State
from heliopause.beyond.turn import AskSpace, claimable
from heliopause.kernel import deck
from heliopause.kernel.machine import Question
from heliopause.kernel.phrase import Phrase, name
from heliopause.kernel.refusal import Refusal

LONGEST_ID = 80


class Refuser:
    """Each game has a subclass with the sections of its rules, that refuses what only that game has."""

    levels: tuple[str, ...]
    over: str  # sections of the rules
    slot: str
    existing: str
    claimed: str
    unfulfilled: str
    reasons: ClassVar[dict[int, tuple[str, str]]]  # by reason: a message without arguments, its section
    later: ClassVar[dict[str, tuple[str, str]]]  # by kind of option or thing: when it is chosen, and the section

    def why_not(self, state: Any, id: str, names: list[str]) -> Refusal:
        """The reason why this id is not among the options; it must not be."""
        id = id[:LONGEST_ID]
        question: Question | None = state.asking
        if state.over or question is None:
            return Refusal(Phrase("why-over"), self.over)
        if question.seat < 0:
            return Refusal(Phrase("why-chance"), "")
        kind, _, rest = id.partition(":")
        if isinstance(question, AskSpace) and kind == "space":
            return self.space(state, question, rest, names)
        if kind == "slot":
            return self.on_slot(state, question, rest, names)
        found = self.own(state, question, kind, rest)
        if found is not None:
            return found
        if id in ("pass", "done"):
            return self.must(state, question)
        if kind in self.later:
            message, section = self.later[kind]
            return Refusal(Phrase(message), section)
        return Refusal(Phrase("why-not-asked", {"id": id, "who": name(names[question.seat])}), "2.1")

    def own(self, state: Any, question: Question, kind: str, rest: str) -> Refusal | None:
        """What only this game has to say about an id, `kind:rest`."""
        raise NotImplementedError

    def must(self, state: Any, question: Question) -> Refusal:
        """Why the question cannot be passed by."""
        raise NotImplementedError

    # Spaces

    def space(self, state: State, question: AskSpace, id: str, names: list[str]) -> Refusal:
        spaces = [*self.on_board(state), *(space for space in state.common.spaces if self.on_card(space.action))]
        space = next((space for space in spaces if space.id == id), None)
        if space is None:
            return Refusal(Phrase("why-no-space", {"id": id}), "3.1")
        if space.index not in state.seats[question.seat].spaces:
            return self.absent(state, space.action)
        reason = question.refusal(state, space.index)
        if reason == OCCUPIED:
            player = state.seats[question.seat]
            other = next(other for other in state.seats if other.pawn == space.index and other is not player)
            return Refusal(Phrase("why-occupied", {"who": name(names[other.index])}), "3.1")
        if reason in self.reasons:
            message, rule = self.reasons[reason]
            return Refusal(Phrase(message), rule)
        return self.lacking(state, question.seat, space, reason)

    def on_board(self, state: Any) -> list[Space]:
        """The spaces that the board has for this number of players."""
        raise NotImplementedError

    def on_card(self, action: Action) -> bool:
        raise NotImplementedError

    def absent(self, state: Any, action: Action) -> Refusal:
        """Why the seat does not have an action."""
        raise NotImplementedError

    def lacking(self, state: Any, seat: int, space: Space, reason: int) -> Refusal:
        """Of what there is not enough for a space."""
        raise NotImplementedError

    # Slots

    def on_slot(self, state: State, question: Question, id: str, names: list[str]) -> Refusal:
        """Why a slot of the technology board cannot be researched, or the card there be used."""
        player = state.seats[question.seat]
        slot = next((slot for slot in state.common.slots if slot.id == id), None)
        if slot is None:
            return Refusal(Phrase("why-no-such-slot", {"id": id}), self.slot)
        if isinstance(question, AskSlot):
            return self.researched(state, question.seat, question.part, slot)
        if not player.techs & slot.bit:
            message, section = self.later["slot"]
            return self.unmet(state, player, slot, slot.needed) or Refusal(Phrase(message), section)
        if not isinstance(question, AskSpace):
            message, section = self.later["space"]
            return Refusal(Phrase(message), section)
        return self.used(state, question, slot, names)

    def researched(self, state: State, seat: int, part: Research, slot: Slot) -> Refusal:
        """Why this research may not choose a slot."""
        player = state.seats[seat]
        if player.techs & slot.bit:
            return Refusal(Phrase("why-researched"), self.slot)
        if not part.levels_now(state, seat) >> slot.level & 1:
            return Refusal(Phrase("why-level", {"level": self.levels[slot.level]}), self.slot)
        discovered = state.card_at[slot.index] >= 0
        if part.existing and not discovered:
            return Refusal(Phrase("why-undiscovered"), self.existing)
        if not discovered and any(other.techs & slot.bit for other in state.seats):
            return Refusal(Phrase("why-under-way"), self.slot)
        found = self.unmet(state, player, slot, part.needed(player, slot, discovered))
        return found or Refusal(Phrase("why-no-card-left", {"level": self.levels[slot.level]}), self.slot)

    def unmet(self, state: State, player: Seat, slot: Slot, need: int) -> Refusal | None:
        """Which prerequisites of a slot are missing."""
        slots = [state.common.slots[index] for index in deck.members(slot.prerequisites)]
        had = [one for one in slots if player.techs & one.bit]
        if len(had) >= need:
            return None
        kind = "some" if len(slots) > 2 else "one" if len(slots) == 1 else "either" if need == 1 else "both"
        return Refusal(
            Phrase(
                "why-prerequisites",
                {
                    "kind": kind,
                    "need": need,
                    "have": len(had),
                    "one": _named(state, slots[0]),
                    "other": _named(state, slots[-1]),
                    "slots": [_named(state, one) for one in slots],
                    "had": [_named(state, one) for one in had],
                    "missing": [_named(state, one) for one in slots if one not in had],
                },
            ),
            self.slot,
        )

    def used(self, state: State, question: AskSpace, slot: Slot, names: list[str]) -> Refusal:
        """Why no space of a card one has may be taken; that somebody stands there says least."""
        card = state.common.technologies[state.card_at[slot.index]]
        if not card.spaces:
            return Refusal(Phrase("why-no-action", {"card": card.phrase()}), self.slot)
        reasons = [(question.refusal(state, space.index), space) for space in card.spaces]
        refused = [pair for pair in reasons if pair[0] != FINE]
        if not refused:
            return Refusal(Phrase("why-researched"), self.slot)
        _, space = min(refused, key=lambda pair: pair[0] == OCCUPIED)
        return self.space(state, question, space.id, names)

    # Claims

    def claim(self, state: State, seat: int, id: str, not_in_play: Refusal) -> Refusal:
        for number, card in enumerate(state.claim_cards()):
            if card.id == id and number not in claimable(state, seat):
                if state.seats[seat].claimed >> number & 1:
                    return Refusal(Phrase("why-claimed"), self.claimed)
                if len(state.claims[number]) >= card.slot_count(state.players):
                    return Refusal(Phrase("why-full"), self.claimed)
                return Refusal(Phrase("why-condition", {"condition": card.condition.phrase()}), self.unfulfilled)
        return not_in_play


def _named(state: State, slot: Slot) -> Phrase:
    """A slot by the card that lies there, if one does."""
    card = state.card_at[slot.index]
    if card < 0:
        return Phrase("why-slot", {"slot": slot.id}, f"slot:{slot.id}")
    technology = state.common.technologies[card]
    return Phrase(technology.named, {"text": technology.name}, f"slot:{slot.id}")
