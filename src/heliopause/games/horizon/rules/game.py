"""Beyond the Horizon as the public face needs it."""

from heliopause.beyond import log as shared
from heliopause.beyond.by_hand import texts_in
from heliopause.beyond.loading import Tables
from heliopause.beyond.turn import LONGEST
from heliopause.games.horizon.options import HorizonOptions
from heliopause.games.horizon.rules import leaders, log, measures, questions, refusals, scoring, view
from heliopause.games.horizon.rules.cards import Content, Settings, every_line
from heliopause.games.horizon.rules.loading import compile_content
from heliopause.games.horizon.rules.setup import new_state
from heliopause.games.horizon.rules.state import State
from heliopause.games.horizon.rules.turn import TURN_END
from heliopause.kernel.rules import Rules


def begin(content: Content, options: HorizonOptions) -> State:
    """A game with these options, its set-up still to be done."""
    return new_state(content, Settings(options.players, options.start, options.short))


def rules(tables: Tables) -> Rules:
    """The rules of Beyond the Horizon with the content of one box."""
    content = compile_content(tables)
    return Rules(
        content,
        begin,
        scoring.scores,
        scoring.winners,
        view.view,
        log.tell,
        refusals.why_not,
        questions.ask,
        tuple(name for _, name in questions.BEGINNINGS),
        questions.phase,
        measures.measures,
        shared.TURN,
        log.MEANINGS,
        log.AMOUNTS,
        shared.aftermath,
        leaders.resolving,
        decline=questions.decline,
        retell=questions.retell,
        active=questions.active,
        by_hand=texts_in(every_line(content)),
        longest=LONGEST,
        end_turn=TURN_END,
    )
