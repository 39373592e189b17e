"""A game at this terminal: people are asked, bots choose, and everything is saved after every choice."""

from pathlib import Path

from rich.console import Console
from rich.text import Text

import heliopause
from heliopause.bots.guard import Guard
from heliopause.event import Event
from heliopause.kernel.phrase import Phrase
from heliopause.terminal import saves
from heliopause.terminal.commands import Leave, commands, obey
from heliopause.terminal.draw_log import draw_meanwhile
from heliopause.terminal.draw_options import draw_question
from heliopause.terminal.draw_score import draw_result
from heliopause.terminal.draw_screen import draw_screen, draw_status
from heliopause.terminal.prompt import Prompt
from heliopause.terminal.saves import ME, Seating
from heliopause.terminal.scene import QUIET, Scene
from heliopause.terminal.seating import bots_at
from heliopause.terminal.translator import Translator

SHORT = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "u": "undo", "l": "log"}


class Session:
    """The game, who plays it, where it is saved, and what of it has been told already."""

    def __init__(
        self,
        game: heliopause.Game,
        seating: Seating,
        path: Path,
        say: Translator,
        console: Console,
        seed: int | None = None,
    ) -> None:
        self.game = game
        self.seating = seating
        self.path = path
        self.say = say
        self.console = console
        self.prompt = Prompt(console)
        self.bots = bots_at(seating.seats, seed)
        self.alone = ME not in seating.seats  # bots among themselves
        self.reasons: dict[int, Phrase] = {}  # the bots', by the number of the first event of a choice
        self.told = 0
        self.unsaved = False
        self.screen_due = True
        self.hint_due = True

    def play(self) -> int:
        """Play until the end, or until the people leave; the exit code."""
        try:
            self.save()
            while not self.game.over:
                self.step()
        except Leave:
            self.farewell()
            return 0
        except KeyboardInterrupt:
            self.farewell()
            return 130
        finally:
            for bot in self.bots:
                if bot is not None:
                    bot.close()
        self.show_news()
        self.console.print(draw_result(self.scene()))
        self.console.print(self.say("record-saved", file=str(self.path)), soft_wrap=True)
        return 0

    def step(self) -> None:
        """One choice."""
        seat = self.game.seat
        assert seat is not None
        bot = self.bots[seat]
        if bot is None:
            self.ask(seat)
            return
        option = self.think(seat, bot)
        if bot.reason is not None:
            self.reasons[self.game.event_count] = bot.reason
        self.game.choose(option)
        self.save(lasting=False)
        if self.alone:
            self.show_turns()

    def think(self, seat: int, bot: Guard) -> heliopause.Option:
        """A bot's choice, with a sign of life for those who take their time."""
        failed = len(bot.failures)
        if hasattr(bot.bot, "progress") and self.console.is_terminal:
            with self.console.status(self.say("bot-thinks", who=self.game.names[seat])):
                option = bot.choose(self.game)
        else:
            option = bot.choose(self.game)
        if len(bot.failures) > failed:
            self.line("bot-failed", who=self.game.names[seat], why=bot.failures[-1])
        return option

    # A person's choice

    def ask(self, seat: int) -> None:
        """Show what there is to know, and obey until the position has changed."""
        self.show(seat)
        options = self.game.options()
        while True:
            text = self.prompt.read(f"{self.game.names[seat]}> ")
            if text is None:
                raise Leave
            if text == "":
                self.screen_due = True
                self.show(seat)
            elif self.answer(text, options):
                return

    def answer(self, text: str, options: list[heliopause.Option]) -> bool:
        """A number, an option's id or a command. Has the position changed?"""
        say = self.say
        if text.isdecimal():
            number = int(text)
            if not 1 <= number <= len(options):
                self.line("no-number", number=text, most=len(options))
                return False
            return self.choose(options[number - 1].id)
        if ":" in text.partition(" ")[0] or text in {option.id for option in options}:
            return self.choose(text)
        word, _, rest = text.partition(" ")
        fitting = self.commands(word)
        if len(fitting) == 1:
            return obey(self, fitting[0], rest.strip())
        if fitting:
            self.console.print(say("command-unclear", word=word, fitting=", ".join(fitting)))
        else:
            self.console.print(say("not-understood", text=text))
        return False

    def commands(self, word: str) -> list[str]:
        """The commands a word may stand for: itself, or all that begin with it."""
        word = SHORT.get(word.lower(), word.lower())
        known = commands(self.game.name)
        return [word] if word in known else [name for name in known if name.startswith(word)]

    def choose(self, id: str) -> bool:
        try:
            self.game.choose(id)
        except heliopause.IllegalChoice as error:
            self.console.print(" ".join(error.refusal.words(self.say.language).split()))
            return False
        self.save()
        return True

    # Showing

    def scene(self, seat: int | None = None) -> Scene:
        return Scene(self.game, self.say, seat, self.console.options.ascii_only, self.reasons)

    def show(self, seat: int) -> None:
        """The whole screen at the beginning of a turn, else a line; the news; the options."""
        scene = self.scene(seat)
        self.console.print()
        if self.screen_due or self.turn_begins():
            self.console.print(draw_screen(scene))
            self.screen_due = False
            if self.told < len(self.game.events):
                self.console.print()
            self.show_news()
        else:
            self.show_news()
            self.console.print(draw_status(scene))
        self.console.print(draw_question(scene, self.game.options()))
        if self.hint_due:
            self.console.print(Text(self.say("hint"), style=QUIET))
            self.hint_due = False

    def turn_begins(self) -> bool:
        """Has nobody chosen anything yet in this turn? In the set-up every choice counts as one."""
        turns = self.game.turns()
        return not turns or all(seat == heliopause.CHANCE for seat, _ in self.game.choices[turns[-1].choices :])

    def show_news(self) -> None:
        """What has happened since it was told last."""
        self.tell(self.game.events_since(self.told))

    def show_turns(self) -> None:
        """For bots among themselves: every turn when it is over."""
        news = self.game.events_since(self.told)
        begun = [number for number in range(1, len(news)) if news[number].turn > news[number - 1].turn]
        if begun:
            self.tell(news[: begun[-1]])

    def tell(self, news: list[Event]) -> None:
        if news:
            self.console.print(draw_meanwhile(self.scene(), news))
        self.told += len(news)

    def line(self, message: str, **args: str | int) -> None:
        self.console.print(self.say(message, **args), soft_wrap=True)

    # Keeping

    def save(self, lasting: bool = True) -> None:
        try:
            saves.write(self.path, self.game, self.seating, lasting)
            self.unsaved = False
        except OSError as error:
            if not self.unsaved:
                self.line("save-failed", file=str(self.path), why=error.strerror or str(error))
            self.unsaved = True

    def farewell(self) -> None:
        self.console.print()
        if self.unsaved:
            self.line("left-unsaved")
        else:
            self.console.print(Text(self.say("left", game=self.game.name, file=str(self.path))), soft_wrap=True)
