"""The report of `lab train`: one HTML file with what every term brought."""

from importlib.metadata import version
from typing import Final

from matplotlib.axes import Axes

from heliopause.bots.network import PLAN
from heliopause.lab import report_plots as plots
from heliopause.lab.intervals import wilson
from heliopause.lab.report import pages
from heliopause.lab.report_plots import ACCENT, OTHER, QUIET
from heliopause.lab.training import School, Term
from heliopause.registry import spec_of

SHOWN: Final = 20  # choices at either end


def report(school: School, terms: list[Term]) -> str:
    strengths = [_strength(term.victories) for term in terms]
    return (
        pages()
        .get_template("training.html")
        .render(
            school=school,
            terms=terms,
            strengths=strengths,
            choices=_choices(school.weights),
            title=spec_of(school.game).title,
            version=version("heliopause"),
            plots={
                "loss": _loss(terms),
                "strength": _growth(strengths, 1 / school.players),
                "calibration": _calibration(terms[-1]),
            },
        )
    )


def _strength(victories: list[float]) -> dict[str, float]:
    share = sum(victories) / max(1, len(victories))
    low, high = wilson(share, len(victories))
    return {"share": share, "low": low, "high": high}


def _choices(weights: dict[str, list[float]]) -> list[tuple[str, float, float]]:
    """Those that search likes most and least: at the end of the game, and at its beginning."""
    found = [(name.removeprefix(PLAN), w[0], w[0] + w[1]) for name, w in weights.items() if name.startswith(PLAN)]
    found.sort(key=lambda choice: -choice[1] - choice[2])
    return found if len(found) <= 2 * SHOWN else found[:SHOWN] + found[-SHOWN:]


def _loss(terms: list[Term]) -> str:
    def draw(axes: Axes) -> None:
        numbers = range(1, len(terms) + 1)
        axes.plot(numbers, [term.fit.surprise for term in terms], "o-", color=ACCENT, label="network")
        axes.plot(numbers, [term.fit.linear for term in terms], "o-", color=OTHER, label="linear model")
        axes.plot(numbers, [term.fit.by_hand for term in terms], "--", color=QUIET, label="by hand")
        axes.set_xticks(list(numbers))
        axes.set_xlabel("term")
        axes.set_ylabel("off by")
        axes.legend(frameon=False)

    return plots.drawn("loss", "off by, term by term", 6, 3, draw)


def _growth(strengths: list[dict[str, float]], fair: float) -> str:
    def draw(axes: Axes) -> None:
        for number, strength in enumerate(strengths, start=1):
            axes.plot([number, number], [strength["low"], strength["high"]], color=ACCENT, linewidth=1.6)
            axes.plot([number], [strength["share"]], "o", color=ACCENT, markersize=5)
        axes.axhline(fair, color=QUIET, linewidth=1, linestyle="--")
        axes.set_xticks(list(range(1, len(strengths) + 1)))
        axes.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
        axes.set_xlabel("term")
        axes.set_ylabel("won against greedy")

    return plots.drawn("strength", "strength, term by term", 6, 3, draw)


def _calibration(term: Term) -> str:
    def draw(axes: Axes) -> None:
        axes.plot([0, 1], [0, 1], color=QUIET, linewidth=1, linestyle="--")
        axes.plot(
            [told for told, _, _ in term.fit.calibration],
            [won for _, won, _ in term.fit.calibration],
            "o-",
            color=ACCENT,
        )
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
        axes.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
        axes.set_xlabel("told")
        axes.set_ylabel("won")

    return plots.drawn("calibration", "told and won", 4.5, 4, draw)
