"""An analysis as one HTML file that needs nothing else: the curve, the sheet of all turns, luck, each turn, and the
chances as a table. What is marked has its word beside it; on paper it is black on white."""

from html import escape
from importlib.resources import files
from math import floor

from heliopause.analysis.curve import COLOURS, DICE, SHAPES, curve
from heliopause.analysis.summing_up import BLUNDER, SLIP, late_loss, percent, signed
from heliopause.analysis.told import Analysed, Line, TurnLooked
from heliopause.analysis.trust import WITHIN, astray
from heliopause.kernel.phrase import Phrase
from heliopause.registry import spec_of
from heliopause.said import Said
from heliopause.words import say


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
        return f'<span class="who">{_shape(seat)} {escape(self.told.names[seat])}</span>'

    def chose(self, seat: int) -> str:
        """Who made a choice, as a mark with its name for who does not see it; chance has its die."""
        name = self.t("plan-chance") if seat < 0 else escape(self.told.names[seat])
        return f'<span role="img" aria-label="{name}">{DICE if seat < 0 else _shape(seat)}</span>'

    def whole(self) -> str:
        title = self.t("analysis-of", game=spec_of(self.told.game).title)
        summary = [f"<p>{self.said(sentence)}</p>" for sentence in self.told.summary or [Said("analysis-first")]]
        parts = [
            f"<h1>{title}</h1>",
            *summary,
            f"<h2>{self.t('analysis-chance')}</h2>",
            f'<p class="quiet">{self.t("analysis-chance-help", n=percent(WITHIN))}</p>',
            self.curve(),
            f'<p><a href="#chances">{self.t("page-chart-table")}</a></p>',
            self.turning(),
            f"<h2>{self.t('analysis-turn')}</h2>",
            self.marks(),
            self.sheet(),
            self.luck() if self.told.luck else "",
            *[self.turn(turn) for turn in self.told.turns],
            f'<h2 id="chances">{self.t("analysis-chance")}</h2>',
            self.table(),
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
        """Drawn; what it says stands in the table at the end."""
        key = " ".join(self.who(seat) for seat in range(self.told.players))
        dice = f'<span class="quiet">{DICE} {self.t("analysis-dice-help")}</span>'
        return f'<div class="scroll">{curve(self.told)}</div><p>{key} {dice}</p>'

    def turning(self) -> str:
        told = self.told
        rows = []
        for swing in told.turning:
            turn = told.turns[swing.turn]
            what = self.said(turn.played.title if swing.by == "choice" else swing.said)
            head = self.t("analysis-turn-of", round=turn.round, who=told.names[swing.seat])
            rows.append(f'<li><a href="#t{turn.number}">{head}: {what}</a>, {signed(swing.change)}</li>')
        return f"<h2>{self.t('analysis-turning')}</h2><ol>{''.join(rows)}</ol>" if rows else ""

    def marks(self) -> str:
        slip = self.t("analysis-slip-from", n=percent(SLIP))
        blunder = self.t("analysis-blunder-from", n=percent(BLUNDER))
        off = max(1, percent(astray(self.told.players, self.told.depth)))
        precision = self.t("analysis-precision", n=self.told.depth, off=off)
        return f'<p class="quiet">{slip}; {blunder}. {precision}</p>'

    def sheet(self) -> str:
        """The whole game: a row a round, a column a seat; below, what was lost."""
        told = self.told
        heads = "".join(f"<th>{self.who(seat)}</th>" for seat in range(told.players))
        rows = []
        for round in dict.fromkeys(turn.round for turn in told.turns):
            cells = []
            for seat in range(told.players):
                turns = [turn for turn in told.turns if turn.round == round and turn.seat == seat]
                cells.append("<td>" + "<br>".join(self.linked(turn) for turn in turns) + "</td>")
            rows.append(f'<tr><td class="n">{round}</td>{"".join(cells)}</tr>')
        lost = "".join(f"<td>{self.t('analysis-lost', n=percent(lost))}</td>" for lost in told.lost)
        foot = f"<tr><td></td>{lost}</tr>" if lost else ""
        return (
            f'<div class="scroll"><table class="sheet"><tr><th>{self.t("analysis-round")}</th>{heads}</tr>'
            f"{''.join(rows)}{foot}</table></div>"
        )

    def linked(self, turn: TurnLooked) -> str:
        mark = f' <span class="{turn.mark}">{self.t(f"analysis-{turn.mark}")}</span>' if turn.mark else ""
        return f'<a href="#t{turn.number}">{self.said(turn.played.title)}</a>{mark}'

    def table(self) -> str:
        told = self.told
        heads = "".join(f'<th class="n">{self.who(seat)}</th>' for seat in range(told.players))
        rows = [f"<tr><td></td><td>{self.t('analysis-start')}</td><td></td><td></td>{self.chances(told.initial)}</tr>"]
        for turn in told.turns:
            mark = self.t(f"analysis-{turn.mark}") if turn.mark else ""
            rows.append(
                f'<tr><td class="n">{turn.round}</td><td>{self.who(turn.seat)}</td><td><a href="#t{turn.number}">'
                f'{self.said(turn.played.title)}</a></td><td class="{turn.mark}">{mark}{self.loss(turn)}</td>'
                f"{self.chances(turn.chances)}</tr>"
            )
        return (
            f'<div class="scroll"><table><tr><th>{self.t("analysis-round")}</th><th></th>'
            f"<th>{self.t('analysis-turn')}</th><th></th>{heads}</tr>{''.join(rows)}</table></div>"
        )

    def loss(self, turn: TurnLooked) -> str:
        """Rounded down: what is told as 10 % is a blunder."""
        lost = turn.mark in ("slip", "blunder") and turn.loss is not None
        return ", " + self.t("analysis-lost", n=floor(100 * (turn.loss or 0.0))) if lost else ""

    def chances(self, chances: list[float]) -> str:
        return "".join(f'<td class="n">{self.t("analysis-percent", n=percent(chance))}</td>' for chance in chances)

    # Luck and choices

    def luck(self) -> str:
        told = self.told
        rows = []
        for seat in range(told.players):
            draws = [*told.lucky[seat], *told.unlucky[seat]]
            named = "<br>".join(
                f'<a href="#t{draw.turn}">'
                f"{self.t('analysis-draw-in', what=self.plain(draw.said), round=told.turns[draw.turn].round)}</a>: "
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
        # What the turn changed, as on the curve; what its choices lost stands beside its mark.
        before, after = percent(turn.before[turn.seat]), percent(turn.chances[turn.seat])
        moved = "analysis-fell" if after < before else "analysis-rose" if after > before else "analysis-stayed"
        sentence = self.t(moved, who=who, **({"to": after} if after == before else {"from": before, "to": after}))
        mark = f' <b class="{turn.mark}">{self.t(f"analysis-{turn.mark}")}{self.loss(turn)}</b>' if turn.mark else ""
        same = turn.best is not None and turn.best.path == turn.played.path
        lines = [self.line("analysis-played-best" if same else "analysis-played", turn.played, turn)]
        if turn.best is not None and not same:
            lines.append(self.line("analysis-expert", turn.best, turn))
        lines += [self.line("analysis-also", other, turn) for other in turn.others]
        return (
            f'<section id="t{turn.number}"><h3>{self.t("analysis-turn-of", round=turn.round, who=who)}: '
            f"{self.said(turn.played.title)}{mark}</h3>"
            f"<p>{sentence}</p><ul>{''.join(lines)}</ul>{'' if same else self.why(turn)}{self.followed(turn)}"
            f"{self.each_choice(turn)}</section>"
        )

    def why(self, turn: TurnLooked) -> str:
        if turn.best is None or turn.why is None:
            return ""
        told = [self.t("analysis-why-expert", gains=self.plain(turn.why))]
        if turn.played.gains is not None:
            told.append(self.t("analysis-why-played", gains=self.plain(turn.played.gains)))
        return f"<p><b>{self.t('analysis-why')}</b> {' '.join(told)}</p>"

    def each_choice(self, turn: TurnLooked) -> str:
        if not turn.steps:
            return ""
        heads = "".join(f'<th class="n">{self.who(seat)}</th>' for seat in range(self.told.players))
        rows = [
            f"<tr><td>{DICE if step.seat < 0 else self.who(step.seat)}</td><td>{self.said(step.said)}</td>"
            f"{self.chances(step.chances)}</tr>"
            for step in turn.steps
        ]
        return (
            f"<details><summary>{self.t('analysis-each-choice')}</summary>"
            f'<div class="scroll"><table><tr><th></th><th>{self.t("analysis-one-choice")}</th>{heads}</tr>'
            f"{''.join(rows)}</table></div></details>"
        )

    def followed(self, turn: TurnLooked) -> str:
        """What came in the turn after what was chosen first: chance, others, and what was chosen then."""
        steps = "; ".join(
            f"{self.chose(step.seat)} {self.said(step.said)}"
            f" ({self.t('analysis-percent', n=percent(step.chances[turn.seat]))})"
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


def _shape(seat: int) -> str:
    return f'<span style="color:{COLOURS[seat % len(COLOURS)]}" aria-hidden="true">{SHAPES[seat % 4]}</span>'
