"""What choices are worth more than they seem, learned from what search found behind the plans they belong to."""

from collections import Counter
from typing import Any, Final

import numpy as np
from scipy.optimize import minimize
from scipy.sparse import csr_matrix

from heliopause.bots.network import PAIR, PLAN
from heliopause.bots.search_tree import SETTINGS
from heliopause.lab.fitting_hidden import Array
from heliopause.lab.lessons import Decision

DOUBT: Final = 0.03  # a chance to win so much better makes a plan e times as likely to be right
OFTEN: Final = 30  # decisions in which a choice must have stood before it has a weight of its own
MODEST: Final = 0.02  # to keep the weights of plans small


def fit_plans(decisions: list[Decision]) -> dict[str, list[float]]:
    """What choices are worth more than they seem, in points, if the plans that search prefers are to come first."""
    met = Counter(
        name
        for decision in decisions
        for name in {name for plan in decision.plans for id in plan for name in kinds(id)}
    )
    known = {name: number for number, name in enumerate(sorted(name for name in met if met[name] >= OFTEN))}
    if not known:
        return {}
    rows: list[int] = []
    columns: list[int] = []
    entries: list[float] = []
    seemed: list[float] = []
    wanted: list[float] = []
    group: list[int] = []
    for number, decision in enumerate(decisions):
        promises = np.array(decision.promises)
        right = np.exp((promises - promises.max()) / DOUBT)
        wanted += list(right / right.sum())
        seemed += decision.values
        for plan in decision.plans:
            for id in plan:
                name = next((name for name in kinds(id) if name in known), None)
                if name is not None:
                    rows += [len(group)] * PAIR
                    columns += [known[name], len(known) + known[name]]
                    entries += [1.0, decision.early]
            group.append(number)
    matrix = csr_matrix((entries, (rows, columns)), (len(group), PAIR * len(known)))
    starts = np.flatnonzero(np.diff(group, prepend=-1))
    taught = minimize(
        _plan_loss,
        np.zeros(PAIR * len(known)),
        (matrix, np.array(seemed), np.array(wanted), starts),
        jac=True,
        method="L-BFGS-B",
    ).x
    end, more = np.split(taught, PAIR)
    return {PLAN + name: [round(float(end[n]), 3), round(float(more[n]), 3)] for name, n in known.items()}


def kinds(id: str) -> list[str]:
    """An option's id and what it begins with, the longest first, as bots.network looks for them."""
    found = [id]
    while ":" in found[-1]:
        found.append(found[-1].rpartition(":")[0])
    return found


def _plan_loss(weights: Array, matrix: Any, seemed: Array, wanted: Array, starts: Array) -> tuple[float, Array]:
    logits = (seemed + matrix @ weights) / SETTINGS.sharpness
    sizes = np.diff(np.append(starts, len(seemed)))
    odds = np.exp(logits - np.repeat(np.maximum.reduceat(logits, starts), sizes))
    prior = odds / np.repeat(np.add.reduceat(odds, starts), sizes)
    loss = -float((wanted * np.log(prior + 1e-9)).sum()) / len(starts) + MODEST * float(weights @ weights) / len(
        weights
    )
    slope = matrix.T @ (prior - wanted) / SETTINGS.sharpness / len(starts)
    return loss, slope + 2 * MODEST * weights / len(weights)
