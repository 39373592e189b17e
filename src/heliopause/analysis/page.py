"""An analysis as one HTML file that needs nothing else: the curve, drawn and as a table, the turns, luck, choices."""

from html import escape
from importlib.resources import files

from heliopause.analysis.summing_up import BLUNDER, SLIP, late_loss, percent, signed
from heliopause.analysis.told import Analysed, Line, TurnLooked
from heliopause.analysis.trust import WITHIN, astray
from heliopause.kernel.phrase import Phrase
from heliopause.registry import spec_of
from heliopause.said import Said
from heliopause.words import say

COLOURS = ("#2f7fd0", "#c77d12", "#a23fb5", "#1f8f5f")
SHAPES = ("●", "■", "▲", "◆")
WIDTH, HEIGHT, LEFT, TOP = 960, 260, 40, 34


def page(analysed: Analysed, language: str = "en") -> str:
    """The file."""
    return _Page(analysed, language).whole()


class _Page:
    def __init__(self, analysed: Analysed, language: str) -> None:
        self.told = analysed
        self.language = language

    def t(self, message: str, **args: str | int) -> str:
        return escape(say(self.language, message, dict(args)))

    def said(self, what: Said | Phrase | None) -> str:
        return "" if what is None else escape(" ".join(what.words(self.language).split()))

    def who(self, seat: int) -> str:
        style = f"color:{COLOURS[seat % len(COLOURS)]}"
        return f'<span style="{style}" aria-hidden="true">{SHAPES[seat % 4]}</span> {escape(self.told.names[seat])}'

    def whole(self) -> str:
        title = self.t("analysis-of", game=spec_of(self.told.game).title)
        parts = [
            f"<h1>{title}</h1>",
            *[f"<p>{self.said(sentence)}</p>" for sentence in self.told.summary or [Said("analysis-first")]],
            f"<h2>{self.t('analysis-chance')}</h2>",
            f'<p class="quiet">{self.t("analysis-chance-help", n=percent(WITHIN))}</p>',
            self.curve(),
            self.turning(),
            self.marks(),
            self.table(),
            self.luck() if self.told.luck else "",
            f"<h2>{self.t('analysis-turn')}</h2>",
            *[self.turn(turn) for turn in self.told.turns],
        ]
        style = files(__package__).joinpath("page.css").read_text(encoding="utf-8")
        return (
            f'<!doctype html>\n<html lang="{self.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            '<meta name="color-scheme" content="light dark">'
            f"<title>{title}</title><style>{style}</style></head><body>\n" + "\n".join(parts) + "\n</body></html>\n"
        )

    # The curve

    def curve(self) -> str:
        """Drawn; what it says stands in the table below."""
        told = self.told
        points = [told.initial, *[turn.chances for turn in told.turns]]
        step = (WIDTH - LEFT - 20) / max(1, len(points) - 1)

        def at(number: int, chance: float) -> tuple[float, float]:
            return LEFT + number * step, TOP + (1 - chance) * (HEIGHT - TOP - 30)

        drawn = []
        for line in (0, 25, 50, 75, 100):
            y = at(0, line / 100)[1]
            drawn.append(
                f'<path class="rule" d="M{LEFT} {y:.1f}H{WIDTH - 20}"/><text x="4" y="{y + 4:.1f}">{line}</text>'
            )
        last = 0
        for turn in told.turns:
            if turn.round != last:
                last = turn.round
                drawn.append(f'<text x="{at(turn.number, 0)[0]:.1f}" y="{HEIGHT - 8}">{turn.round}</text>')
        for seat in range(told.players):
            way = "L".join("{:.1f} {:.1f}".format(*at(number, point[seat])) for number, point in enumerate(points))
            drawn.append(f'<path class="seat" style="stroke:{COLOURS[seat % 4]}" d="M{way}"/>')
        for number, swing in enumerate(told.turning, 1):
            x, y = at(swing.turn + 1, told.turns[swing.turn].chances[swing.seat])
            drawn.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="10"/>')
            drawn.append(f'<text class="no" x="{x:.1f}" y="{y + 4:.1f}">{number}</text>')
        key = " ".join(self.who(seat) for seat in range(told.players))
        return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{"".join(drawn)}</svg><p>{key}</p>'

    def turning(self) -> str:
        told = self.told
        rows = [
            f"<li>{self.t('analysis-turn-of', round=told.turns[swing.turn].round, who=told.names[swing.seat])}: "
            f"{self.said(swing.said)}, {signed(swing.change)}</li>"
            for swing in told.turning
        ]
        return f"<h2>{self.t('analysis-turning')}</h2><ol>{''.join(rows)}</ol>" if rows else ""

    def marks(self) -> str:
        slip = self.t("analysis-slip-from", n=percent(SLIP))
        blunder = self.t("analysis-blunder-from", n=percent(BLUNDER))
        off = max(1, percent(astray(self.told.players, self.told.depth)))
        precision = self.t("analysis-precision", n=self.told.depth, off=off)
        return f'<p class="quiet">{slip}; {blunder}. {precision}</p>'

    def table(self) -> str:
        told = self.told
        heads = "".join(f'<th class="n">{self.who(seat)}</th>' for seat in range(told.players))
        rows = [f"<tr><td></td><td>{self.t('analysis-start')}</td><td></td><td></td>{self.chances(told.initial)}</tr>"]
        for turn in told.turns:
            mark = self.t(f"analysis-{turn.mark}") if turn.mark else ""
            loss = "" if turn.loss is None or not turn.mark else self.t("analysis-lost", n=percent(turn.loss))
            rows.append(
                f'<tr><td class="n">{turn.round}</td><td>{self.who(turn.seat)}</td><td><a href="#t{turn.number}">'
                f'{self.said(turn.played.title)}</a></td><td class="{turn.mark}">{mark} {loss}</td>'
                f"{self.chances(turn.chances)}</tr>"
            )
        return (
            f'<div class="scroll"><table><tr><th>{self.t("analysis-round")}</th><th></th>'
            f"<th>{self.t('analysis-turn')}</th><th></th>{heads}</tr>{''.join(rows)}</table></div>"
        )

    def chances(self, chances: list[float]) -> str:
        return "".join(f'<td class="n">{self.t("analysis-percent", n=percent(chance))}</td>' for chance in chances)

    # Luck and choices

    def luck(self) -> str:
        told = self.told
        rows = []
        for seat in range(told.players):
            draws = [*told.lucky[seat], *told.unlucky[seat]]
            named = "; ".join(
                f"{self.t('analysis-draw-in', what=self.plain(draw.said), round=told.turns[draw.turn].round)}: "
                f"{signed(draw.luck[seat])}"
                for draw in draws
            )
            figures = "".join(
                f'<td class="n">{figure}</td>'
                for figure in (signed(told.luck[seat]), signed(told.skill[seat]), percent(told.lost[seat]))
            )
            rows.append(f"<tr><td>{self.who(seat)}</td>{figures}<td>{named}</td></tr>")
        heads = "".join(
            f'<th class="n">{head}</th>'
            for head in (self.t("analysis-luck"), self.t("analysis-skill"), self.t("analysis-lost", n=""))
        )
        return (
            f"<h2>{self.t('analysis-luck')}, {self.t('analysis-skill')}</h2><p class='quiet'>"
            f"{self.t('analysis-luck')}: {self.t('analysis-luck-help')}. "
            f"{self.t('analysis-skill')}: {self.t('analysis-skill-help')}.</p>"
            f'<div class="scroll"><table><tr><th></th>{heads}<th>{self.t("analysis-ledger")}</th></tr>'
            f"{''.join(rows)}</table></div>"
        )

    def plain(self, what: Said) -> str:
        return " ".join(what.words(self.language).split())

    # A turn

    def turn(self, turn: TurnLooked) -> str:
        who = self.told.names[turn.seat]
        # What the choice changed, as the expert sees it; where it has not looked, what the turn changed.
        before = percent((turn.before if turn.best is None else turn.best.chances)[turn.seat])
        after = percent((turn.chances if turn.best is None else turn.played.chances)[turn.seat])
        moved = "analysis-fell" if after < before else "analysis-rose" if after > before else "analysis-stayed"
        sentence = self.t(moved, who=who, **({"to": after} if after == before else {"from": before, "to": after}))
        mark = f' <b class="{turn.mark}">{self.t(f"analysis-{turn.mark}")}</b>' if turn.mark else ""
        same = turn.best is not None and turn.best.path == turn.played.path
        lines = [self.line("analysis-played-best" if same else "analysis-played", turn.played, turn)]
        if turn.best is not None and not same:
            lines.append(self.line("analysis-expert", turn.best, turn))
        lines += [self.line("analysis-also", other, turn) for other in turn.others]
        return (
            f'<section id="t{turn.number}"><h3>{self.t("analysis-turn-of", round=turn.round, who=who)}{mark}</h3>'
            f"<p>{sentence}</p><ul>{''.join(lines)}</ul>{self.followed(turn)}</section>"
        )

    def followed(self, turn: TurnLooked) -> str:
        """What came in the turn after what was chosen first: chance, others, and what was chosen then."""
        steps = "; ".join(
            f"{self.said(step.said)} ({self.t('analysis-percent', n=percent(step.chances[turn.seat]))})"
            for step in turn.steps[len(turn.played.path) :]
        )
        late = late_loss(turn)
        told = [self.t("analysis-followed", what="") + steps] if steps else []
        told += [self.t("analysis-late", n=percent(late))] if late else []
        return "".join(f"<p>{one}</p>" for one in told)

    def line(self, message: str, line: Line, turn: TurnLooked) -> str:
        chance = self.t("analysis-percent", n=percent(line.chances[turn.seat]))
        steps = "; ".join(self.said(step) for step in line.steps)
        gains = "" if line.gains is None else self.t("analysis-has-more", gains=self.plain(line.gains))
        answer = self.said(line.answer)
        return (
            f"<li><b>{self.t(message, what=self.plain(line.title))}</b> {chance}<br>{steps}"
            f"<br><span class='quiet'>{gains} {answer}</span></li>"
        )
