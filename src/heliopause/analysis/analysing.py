"""The walk through a finished game: at once a curve from the evaluation alone, then turn by turn what is behind it.

`Analysis` keeps nothing that its `told` does not have: what was told can be kept, and the work goes on from there.
"""

from collections.abc import Iterator
from itertools import takewhile

from heliopause.analysis.judging import Chances, Judge
from heliopause.analysis.searching import compare, title_of, told
from heliopause.analysis.summing_up import NOISE, marked, mistaken, sum_up
from heliopause.analysis.told import Analysed, Draw, Line, Step, TurnLooked
from heliopause.bots.model import Models
from heliopause.event import Turn
from heliopause.game import Game, new, state_of
from heliopause.kernel.machine import CHANCE
from heliopause.kernel.phrase import Phrase
from heliopause.said import said

DEPTH = 240  # iterations of the search for a turn
SMALL = 40  # and for what is decided after chance has spoken, at least


class NotOver(ValueError):
    """Only a game that is over can be analysed."""


class Analysis:
    """Made of a finished game; `told` has the curve from the beginning, `work` brings the rest turn by turn."""

    def __init__(
        self, game: Game, depth: int = DEPTH, models: Models | None = None, kept: Analysed | None = None
    ) -> None:
        """`models`: what the bots have learned, if it is not what comes with the game. `kept`: to go on with."""
        if not game.over:
            raise NotOver("the game is not over")
        self._game = game
        self._models = models
        self._choices = game.choices
        self._turns = _turns(game)
        self._starts = list(self._positions([turn.choices for turn in self._turns]))
        self.told = self._curve(depth) if kept is None else kept

    @property
    def done(self) -> float:
        """The part of the work that is over."""
        return self.told.done / len(self.told.turns) if self.told.turns else 1.0

    def work(self) -> Iterator[float]:
        """One turn after the other; tells each time how much is done."""
        while self.told.done < len(self.told.turns):
            self.look(self.told.done)
            yield self.done

    def look(self, number: int) -> TurnLooked:
        """Look into the next turn."""
        turn = self.told.turns[number]
        self._weigh(turn)
        if self.told.depth:
            self._search(turn)
        self.told.done = number + 1
        if self.told.done == len(self.told.turns):
            sum_up(self.told)
        return turn

    # The curve

    def _positions(self, moments: list[int]) -> Iterator[Game]:
        """The game at each of the moments, with chance to be asked."""
        game = new(self._game.name, chance="explicit", pack=self._game.pack, **self._game.settings)
        game.names = list(self._game.names)
        made = 0
        for moment in moments:
            for _, id in self._choices[made:moment]:
                game.choose(id)
            made = moment
            yield game.copy(quiet=True)

    def _curve(self, depth: int) -> Analysed:
        game = self._game
        winners = game.winners()
        final = [1 / len(winners) if seat in winners else 0.0 for seat in range(game.players)]
        values = [Judge(start, self._models).value(state_of(start)) for start in self._starts] + [final]
        turns = [
            self._begun(number, end, values[number], values[number + 1])
            for number, end in enumerate([turn.choices for turn in self._turns[1:]] + [len(self._choices)])
        ]
        return Analysed(
            game=game.name,
            players=game.players,
            names=list(game.names),
            depth=depth,
            turns=turns,
            initial=values[0],
            final=final,
            done=0,
            luck=[],
            skill=[],
            lost=[],
            turning=[],
            lucky=[],
            unlucky=[],
            summary=[],
        )

    def _begun(self, number: int, end: int, before: Chances, after: Chances) -> TurnLooked:
        """A turn that nobody has looked into yet."""
        turn = self._turns[number]
        path = _path(self._choices, turn.choices, end)
        steps = told(self._starts[number], path)
        played = Line(path, title_of(steps), steps, after, None, None)
        return TurnLooked(
            number=number,
            seat=turn.seat,
            round=turn.round,
            moment=turn.choices,
            end=end,
            before=before,
            chances=after,
            played=played,
            best=None,
            others=[],
            loss=None,
            mark="",
            why=None,
            luck=[],
            skill=[],
            steps=[],
            draws=[],
        )

    # Luck and skill

    def _weigh(self, turn: TurnLooked) -> None:
        """The chances after every choice of a turn, and what chance had to do with it.

        What lies between two positions is luck where chance spoke and skill where somebody chose: so their sum is the
        change of the turn, whatever the values in between.
        """
        game = self._starts[turn.number].copy(quiet=True)
        judge = Judge(game, self._models)
        values = {turn.moment: turn.before, turn.end: turn.chances}
        turn.steps, turn.draws = [], []
        turn.luck = [0.0] * self.told.players
        moment = turn.moment
        while moment < turn.end:
            if game.seat == CHANCE:
                ids = _run(self._choices, moment, turn.end)
                values.setdefault(moment, judge.expected(state_of(game)))
                exact, outcomes = judge.exact, len(game.chances())
                drawn: list[Phrase] = []
                for id in ids:
                    drawn.append(next(option for option, _ in game.chances() if option.id == id).phrase)
                    game.choose(id)
                after = turn.chances if moment + len(ids) == turn.end else judge.value(state_of(game))
                luck = _difference(after, values[moment])
                for _ in ids:
                    moment += 1
                    values[moment] = after
                turn.luck = [one + more for one, more in zip(turn.luck, luck, strict=True)]
                turn.draws.append(Draw(moment, turn.number, said(_one_draw(drawn)), outcomes, exact, luck))
                turn.steps += [Step(0, CHANCE, id, said(what), []) for id, what in zip(ids, drawn, strict=True)]
            else:
                seat, id = self._choices[moment]
                option = next(option for option in game.options() if option.id == id)
                turn.steps.append(Step(0, seat, id, said(game.told(option)), []))
                game.choose(option)
                moment += 1
                if moment < turn.end and game.seat != CHANCE:  # chance is valued when it is asked
                    values[moment] = judge.value(state_of(game))
        for number, step in enumerate(turn.steps, turn.moment + 1):
            step.moment, step.chances = number, values[number]
        turn.skill = _difference(_difference(turn.chances, turn.before), turn.luck)

    # What the expert would have done

    def _search(self, turn: TurnLooked) -> None:
        loss = 0.0
        decided = False
        for moment, path, game in self._decisions(turn):
            main = moment == turn.moment
            depth = self.told.depth if main else min(self.told.depth, max(SMALL, self.told.depth // 4))
            found = compare(game, path, depth, moment, self._models)
            if found is None:
                continue
            decided = True
            lost = max(0.0, found.best.chances[turn.seat] - found.played.chances[turn.seat])
            loss += lost if main or lost >= NOISE else 0.0  # small ones of a small search would only add up its noise
            if main:
                turn.played, turn.best, turn.others, turn.why = found.played, found.best, found.others, found.why
                turn.mark = marked(found, turn.seat)
        if decided:
            turn.loss = loss
            turn.mark = mistaken(loss) or turn.mark

    def _decisions(self, turn: TurnLooked) -> Iterator[tuple[int, list[str], Game]]:
        """What the seat whose turn it is had to decide: at the beginning, and after chance or others had spoken."""
        game = self._starts[turn.number].copy(quiet=True)
        moment = turn.moment
        while moment < turn.end:
            if self._choices[moment][0] == turn.seat:
                path = _path(self._choices, moment, turn.end)
                yield moment, path, game.copy(quiet=True)
                for id in path:
                    game.choose(id)
                moment += len(path)
            else:
                game.choose(self._choices[moment][1])
                moment += 1


def _turns(game: Game) -> list[Turn]:
    """The turns of the game; one that tells of none has a turn for every choice."""
    found = [turn for turn in game.turns() if turn.choices < len(game.choices)]
    if not found:
        found = [Turn(seat, 0, number) for number, (seat, _) in enumerate(game.choices) if seat != CHANCE]
    return found


def _path(choices: list[tuple[int, str]], moment: int, end: int) -> list[str]:
    """What the seat that is asked first chose, up to chance or somebody else."""
    if moment >= end or choices[moment][0] == CHANCE:
        return []
    seat = choices[moment][0]
    return [id for _, id in takewhile(lambda choice: choice[0] == seat, choices[moment:end])]


def _run(choices: list[tuple[int, str]], moment: int, end: int) -> list[str]:
    """What chance brought at once."""
    return [id for _, id in takewhile(lambda choice: choice[0] == CHANCE, choices[moment:end])]


def _one_draw(drawn: list[Phrase]) -> Phrase:
    return drawn[0] if len(drawn) == 1 else Phrase("analysis-draws", {"what": drawn})


def _difference(after: Chances, before: Chances) -> Chances:
    return [one - other for one, other in zip(after, before, strict=True)]
