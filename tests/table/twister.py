"""Who has seen enough draws of Python's own generator knows all that follow: the known attack, to be played at a table.

Every bit of the generator's output is a sum (without carry) of bits of its state. A draw of one among n tells the first
bits of a fraction; some twenty thousand of them are as many equations, and there is one state that solves them all.
"""

import random

WORDS = 624
MIDDLE = 397
UNKNOWN = WORDS * 32
Word = list[int]  # the bits of a word, lowest first: each the sum of those bits of the state that are set in it


def solved(draws: list[tuple[int, int]]) -> random.Random | None:
    """The generator behind draws (v of n each), set to go on after the last; None if there is none."""
    state = _state_of(equations(draws))
    if state is None:
        return None
    generator = random.Random()
    generator.setstate((3, (*state, 0), None))  # 0: these words are handed out before they are turned over
    for _ in draws:
        generator.random()
    return generator


def equations(draws: list[tuple[int, int]]) -> list[int]:
    """Sums of bits of the state, and bit 0 for the constant, that are even."""
    return [equation for t, top in enumerate(_tops(len(draws))) for equation in _told(*draws[t], top)]


def _tops(count: int) -> list[Word]:
    """Of each draw the eight first bits of its fraction, as sums."""
    words: list[Word] = [[1 << (32 * number + bit + 1) for bit in range(32)] for number in range(WORDS)]
    tops = []
    for t in range(count):
        while len(words) <= 2 * t:
            words.append(_next(words, len(words)))
            if len(words) > 3 * WORDS:
                words[len(words) - 3 * WORDS] = []  # nobody looks so far back
        tops.append(_tempered(words[2 * t]))
    return tops


def _next(words: list[Word], k: int) -> Word:
    mixed = [*words[k - WORDS + 1][:31], words[k - WORDS][31]]
    turned = [*mixed[1:], 0]
    lowest = mixed[0]
    constant = 0x9908B0DF
    middle = words[k - WORDS + MIDDLE]
    return [middle[bit] ^ turned[bit] ^ (lowest if constant >> bit & 1 else 0) for bit in range(32)]


def _tempered(word: Word) -> Word:
    """The eight highest bits of what a word becomes on its way out, highest first."""
    one = [word[bit] ^ (word[bit + 11] if bit + 11 < 32 else 0) for bit in range(32)]
    two = [one[bit] ^ (one[bit - 7] if bit >= 7 and 0x9D2C5680 >> bit & 1 else 0) for bit in range(32)]
    three = [two[bit] ^ (two[bit - 15] if bit >= 15 and 0xEFC60000 >> bit & 1 else 0) for bit in range(32)]
    return [three[bit] ^ (three[bit + 18] if bit + 18 < 32 else 0) for bit in range(31, 23, -1)]


def _told(v: int, n: int, top: Word) -> list[int]:
    """What a draw tells: the first bits that all fractions between v/n and (v + 1)/n have in common."""
    lowest, highest = (v << 8) // n, (((v + 1) << 8) - 1) // n
    found = []
    for number, bit in enumerate(top):
        place = 7 - number
        if lowest >> place != highest >> place:
            break
        found.append(bit ^ (lowest >> place & 1))
    return found


def _state_of(told: list[int]) -> list[int] | None:
    """The state that solves them all, if they leave no choice and do not contradict each other."""
    rows: dict[int, int] = {}
    for equation in told:
        row = equation
        while row > 1:
            other = rows.get(row.bit_length())
            if other is None:
                rows[row.bit_length()] = row
                break
            row ^= other
        if row == 1:
            return None
    bits = 1  # bit 0 stands for the constant
    for length in range(2, UNKNOWN + 2):
        row = rows.get(length, 0)
        if (row & bits).bit_count() & 1:
            bits |= 1 << (length - 1)
    return [bits >> (32 * number + 1) & 0xFFFFFFFF for number in range(WORDS)]
