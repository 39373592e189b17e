"""A game that has told the bots nothing: every option is a plan, and who will win is found by playing on at random."""

from typing import Final, final

from heliopause.bots.search_game import Below, Plan, SearchGame
from heliopause.kernel.machine import Chance, State
from heliopause.kernel.rules import Rules

LOOKS: Final = 100  # games played on at random for a choice between all its options,
FEWEST: Final = 3  # and at least for each
MARGIN: Final = 0.1  # of a victory, for a lead that is unusual
LONGEST: Final = 2000  # choices of a game played on at random; then whoever leads has won


@final
class AnyGame(SearchGame):
    """Uses nothing but the kernel's face: copies, options, chance, scores and winners."""

    def __init__(self, rules: Rules, state: State, below: Below) -> None:
        super().__init__(state.players, below)
        self._rules = rules

    def plans(self, state: State, width: int, careful: bool) -> list[Plan]:
        """In haste all, since it cannot tell them apart."""
        start = Plan(state)
        plans = [start.fork(option, self) for option in state.offered]
        if not careful:
            return plans
        self._rate(plans, self.seat(state))
        plans.sort(key=_value, reverse=True)
        return plans[:width]

    def follow(self, state: State) -> tuple[State, str]:
        plan = Plan(state.copy(), (), state)
        plan.run(self, False)
        return plan.state, plan.outcome

    def chances(self, state: State) -> list[float]:
        return self._victory(self._played_on(state))

    def _rate(self, plans: list[Plan], seat: int) -> None:
        """By how often they win, and a little by how much, compared with what is usual here."""
        looks = max(FEWEST, LOOKS // len(plans))
        margins: list[float] = []
        for plan in plans:
            for _ in range(looks):
                end = self._played_on(self.follow(plan.end())[0])
                plan.value += self._victory(end)[seat] / looks
                margins.append(self._margin(end, seat))
        usual = sum(margins) / len(margins)
        spread = sum(abs(margin - usual) for margin in margins) / len(margins)
        if spread:
            for number, plan in enumerate(plans):
                lead = sum(margins[number * looks : (number + 1) * looks]) / looks
                plan.value += MARGIN * (lead - usual) / spread

    def _played_on(self, state: State) -> State:
        end = state.copy()
        for _ in range(LONGEST):
            question = end.asking
            if question is None:
                break
            if isinstance(question, Chance):
                end.answer(question.draw(end, self.below))
            else:
                end.answer(end.offered[self.below(len(end.offered))])
        return end

    def _victory(self, state: State) -> list[float]:
        """For every seat its share of the victory."""
        if state.over:
            winners = self._rules.winners(state)
        else:
            totals = [score.total for score in self._rules.scores(state)]
            winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]

    def _margin(self, state: State, seat: int) -> float:
        """Points more than the best of the others."""
        totals = [score.total for score in self._rules.scores(state)]
        return totals[seat] - max((total for other, total in enumerate(totals) if other != seat), default=0)


def _value(plan: Plan) -> float:
    return plan.value
