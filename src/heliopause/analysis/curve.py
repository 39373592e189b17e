"""Every seat's chance to win after every turn, drawn: lines with marks, turning points, and where chance moved it."""

from heliopause.analysis.told import Analysed

COLOURS = ("var(--seat-0)", "var(--seat-1)", "var(--seat-2)", "var(--seat-3)")  # page.css has them
SHAPES = ("▲", "●", "■", "✖")  # as at the table
DICE = "⚄"
WIDTH, HEIGHT, LEFT, RIGHT, TOP = 960, 300, 40, 30, 16
FOOT = 44  # below the lines: dice and rounds
DIE = 0.05  # a change by chance that gets one
MARK = 16  # so much apart, where several end alike
MARKED = 3  # every so many rounds a line wears its mark


def curve(told: Analysed) -> str:
    """As an SVG; what it says has to stand beside it in words."""
    begun = [turn for turn in told.turns if turn.number == 0 or told.turns[turn.number - 1].round < turn.round]
    drawn = [
        *[f'<path class="rule" d="M{LEFT} {y(at):.1f}H{WIDTH - RIGHT}"/>' for at in (0, 0.25, 0.5, 0.75, 1)],
        *[_text(4, y(at), round(100 * at)) for at in (0, 0.25, 0.5, 0.75, 1)],
        *[_text(x(told, turn.number), HEIGHT - 10, turn.round) for turn in begun],
        *[
            _text(x(told, turn.number + 0.5), HEIGHT - 30, DICE, "mid")
            for turn in told.turns
            if any(abs(luck) >= DIE for luck in turn.luck)
        ],
        *[_line(told, seat, [turn.number for turn in begun[MARKED - 1 :: MARKED]]) for seat in range(told.players)],
        *_ends(told),
    ]
    for number, swing in enumerate(told.turning, 1):
        at = x(told, swing.turn + 1), y(told.turns[swing.turn].chances[swing.seat])
        drawn.append(f'<circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="10"/>{_text(*at, number, "no mid")}')
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{"".join(drawn)}</svg>'


def x(told: Analysed, number: float) -> float:
    """After so many turns."""
    return LEFT + number * (WIDTH - LEFT - RIGHT) / max(1, len(told.turns))


def y(chance: float) -> float:
    return TOP + (1 - chance) * (HEIGHT - TOP - FOOT)


def _line(told: Analysed, seat: int, marked: list[int]) -> str:
    chances = [told.initial[seat], *[turn.chances[seat] for turn in told.turns]]
    way = "L".join(f"{x(told, number):.1f} {y(chance):.1f}" for number, chance in enumerate(chances))
    marks = [_mark(seat, x(told, number), y(chances[number])) for number in marked]
    return f'<path class="seat" style="stroke:{COLOURS[seat % 4]}" d="M{way}"/>{"".join(marks)}'


def _ends(told: Analysed) -> list[str]:
    """Whose line it was: below each other, where several end alike."""
    last = told.turns[-1].chances if told.turns else told.initial
    seats = sorted(range(told.players), key=lambda seat: -last[seat])
    lowest = [y(0) - (len(seats) - 1 - place) * MARK for place in range(len(seats))]
    return [_mark(seat, WIDTH - RIGHT + 14, min(y(last[seat]), low)) for seat, low in zip(seats, lowest, strict=True)]


def _mark(seat: int, x: float, y: float) -> str:
    return _text(x, y, SHAPES[seat % 4], "mid", f"fill:{COLOURS[seat % 4]}")


def _text(x: float, y: float, what: str | int, kind: str = "", style: str = "") -> str:
    return f'<text class="{kind}" style="{style}" x="{x:.1f}" y="{y + 4:.1f}">{what}</text>'
