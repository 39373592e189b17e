"""Beyond the Sun as the public face needs it."""

from heliopause.beyond import log as shared
from heliopause.beyond.by_hand import texts_in
from heliopause.beyond.loading import Tables
from heliopause.beyond.turn import LONGEST
from heliopause.games.sun.options import AUTOMA_SEAT, SunOptions
from heliopause.games.sun.rules import events, log, measures, questions, refusals, scoring, view
from heliopause.games.sun.rules.cards import Content, Settings, every_line
from heliopause.games.sun.rules.loading import compile_content
from heliopause.games.sun.rules.setup import new_state
from heliopause.games.sun.rules.state import State
from heliopause.games.sun.rules.turn import TURN_END
from heliopause.games.sun.solo.pilot import Automa
from heliopause.kernel.rules import Rules


def settings(options: SunOptions) -> Settings:
    """Advanced mats are chosen (rule 14.1), basic ones dealt, if nothing else is wished."""
    choose = options.mats == "advanced" if options.choose_mats is None else options.choose_mats
    made = Settings(
        options.players, options.mats, choose, options.tableau, options.beginners, options.start, options.short
    )
    if options.solo:
        made.automa = AUTOMA_SEAT
        made.pilot = Automa()
        made.upgrades = options.upgrades()
    return made


def begin(content: Content, options: SunOptions) -> State:
    """A game with these options, its set-up still to be done."""
    return new_state(content, settings(options))


def rules(tables: Tables) -> Rules:
    """The rules of Beyond the Sun with the content of one box."""
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
        events.resolving,
        decline=questions.decline,
        retell=questions.retell,
        active=questions.active,
        by_hand=texts_in(every_line(content)),
        longest=LONGEST,
        end_turn=TURN_END,
    )
