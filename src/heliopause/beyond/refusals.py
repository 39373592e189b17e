"""Why not? The reasons that both games have; each game names the rules they come from."""

from heliopause.beyond.research import Research
from heliopause.beyond.state import State
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.refusal import Refusal

LONGEST_ID = 80


def slot_refused(
    state: State, seat: int, part: Research, id: str, levels: tuple[str, ...], rule: str, existing_rule: str
) -> Refusal:
    """Why a slot of the technology board cannot be researched; `existing_rule` is for one not discovered yet."""
    player = state.seats[seat]
    slot = next((slot for slot in state.common.slots if slot.id == id), None)
    if slot is None:
        return Refusal(Phrase("why-no-such-slot", {"id": id}), rule)
    if player.techs & slot.bit:
        return Refusal(Phrase("why-researched"), rule)
    if not part.levels_now(state, seat) >> slot.level & 1:
        return Refusal(Phrase("why-level", {"level": levels[slot.level]}), rule)
    discovered = state.card_at[slot.index] >= 0
    if part.existing and not discovered:
        return Refusal(Phrase("why-undiscovered"), existing_rule)
    have = (player.techs & slot.prerequisites).bit_count()
    return Refusal(Phrase("why-prerequisites", {"need": part.needed(player, slot, discovered), "have": have}), rule)
