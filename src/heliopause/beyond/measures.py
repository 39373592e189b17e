"""What can be counted in a position of both games: population, technologies, claims."""

from heliopause.beyond.state import State
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.rules import Measure


def shared_measures(state: State) -> list[Measure]:
    found: list[Measure] = []
    content = state.common
    cards = state.claim_cards()
    for player in state.seats:
        seat = player.index
        found.append(Measure(seat, "pop", Phrase("measure-pop"), player.pop))
        found.append(Measure(seat, "supply", Phrase("measure-supply"), player.supply()))
        for number in player.cards:
            card = content.technologies[number]
            found.append(Measure(seat, f"technology:{card.id}", card.phrase(), 1, True))
        for number, claims in enumerate(state.claims):
            if seat in claims:
                found.append(Measure(seat, f"claim:{cards[number].id}", cards[number].phrase(), 1, True))
    return found
