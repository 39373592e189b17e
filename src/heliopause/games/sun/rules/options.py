"""The options that do not depend on the cards, made once."""

from typing import Final

from heliopause.beyond.constants import COLUMNS, PLAIN
from heliopause.beyond.options import plain
from heliopause.games.sun.rules.constants import DISCS, TYPES
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase


def type_word(number: int) -> Phrase:
    return Phrase(f"type-{TYPES[number]}")


def disc_word(number: int) -> Phrase:
    return Phrase(f"disc-{DISCS[number]}")


BLIND: Final = plain("blind", "option-blind")
PRODUCE_GROWTH: Final = plain("produce:growth", "option-growth")
PRODUCE_ORE: Final = plain("produce:ore", "option-mining")
PRODUCE_TRADE: Final = plain("produce:trade", "option-trade")
BUY_POP: Final = plain("trade:ore-pop", "option-buy-pop")
SELL_POP: Final = plain("trade:pop-ore", "option-sell-pop")
PAY_POP: Final = plain("pay:pop", "option-pay-pop")
PAY_ORE: Final = plain("pay:ore", "option-pay-ore")
TYPE: Final = [
    Option(f"type:{name}", PLAIN, number, 0, 0, Phrase("option-type", {"type": type_word(number)}))
    for number, name in enumerate(TYPES)
]
DISC: Final = [
    Option(f"disc:{name}", PLAIN, number, 0, 0, Phrase("option-disc", {"disc": disc_word(number)}))
    for number, name in enumerate(DISCS)
]
SETTLE: Final = [
    Option(f"settle:{level}", PLAIN, level, 0, 0, Phrase("option-settle", {"level": level})) for level in range(5)
]
FROM_COLUMN: Final = [
    Option(f"from:{letter}", PLAIN, column, 0, 0, Phrase("option-from-column", {"column": letter}))
    for column, letter in enumerate(COLUMNS)
]
TO_COLUMN: Final = [
    Option(f"to:{letter}", PLAIN, column, 0, 0, Phrase("option-to-column", {"column": letter}))
    for column, letter in enumerate(COLUMNS)
]
