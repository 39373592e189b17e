"""Compiles the rules with mypyc when a wheel is built; without a compiler the same files run interpreted.

HELIOPAUSE_COMPILE=0 leaves them interpreted, HELIOPAUSE_COMPILE=1 insists. An editable install stays interpreted:
a compiled module beside a file that is being edited would be a trap.
"""

import os
import sys
import tempfile
from fnmatch import fnmatch
from pathlib import Path
from sysconfig import get_config_var

from setuptools import Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler, get_python_inc
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/heliopause")
FOLDERS = ("kernel", "beyond", "bots", "bots/beyond", "games/*/rules", "games/*/solo", "games/*/bots")
INTERPRETED = (
    # Read once, at the start, with libraries that need classes they can look into: msgspec and lark.
    *("*/schema.py", "*/notation.py", "*/loading.py", "*/tokens.py", "kernel/spec.py", "*/game_options.py"),
    # Run once a game, or talk to people and to other programs: a compiler gains little there and takes long.
    *("*/view.py", "*/card_views.py", "*/refusals.py"),
    *("bots/external.py", "bots/guard.py", "bots/strengths.py"),
)


def main() -> None:
    choice = os.environ.get("HELIOPAUSE_COMPILE", "")
    if choice == "1":
        extensions = compiled()
    elif choice == "0" or not {"bdist_wheel", "build", "build_ext"} & set(sys.argv):
        extensions = []
    else:
        extensions = compiled_if_possible()
    setup(ext_modules=extensions, cmdclass={"build_ext": BuildRules})


class BuildRules(build_ext):
    """Compiles all or nothing, and takes away what an earlier build compiled and this one leaves interpreted.

    Python would load it first.
    """

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:  # a compiler that gives up half way, for want of memory for example
            if os.environ.get("HELIOPAUSE_COMPILE") == "1":
                raise
            reason = (str(error).splitlines() or [repr(error)])[0][:200]
            print(f"The C compiler failed, so Heliopause will run interpreted: {reason}", file=sys.stderr)
            self.extensions = []
        built = {Path(output) for output in self.get_outputs()}
        for library in Path(self.build_lib).rglob(f"*{get_config_var('EXT_SUFFIX')}"):
            if library not in built:
                library.unlink()


def compiled_if_possible() -> list[Extension]:
    if not has_compiler():
        print("There is no C compiler: Heliopause will run interpreted.", file=sys.stderr)
        return []
    try:
        return compiled()
    except (ImportError, SystemExit):  # no mypyc, or one that does not understand the files
        print("mypyc cannot compile this: Heliopause will run interpreted.", file=sys.stderr)
        return []


def has_compiler() -> bool:
    """Can an extension be compiled here?"""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
        except Exception:  # the errors of one compiler have another class in every release of setuptools
            return False
    return True


def compiled() -> list[Extension]:
    from mypyc.build import mypycify  # noqa: PLC0415 - only where something is compiled

    os.environ["MYPYPATH"] = str(PACKAGE.parent)
    options = ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports", "--no-warn-unused-configs"]
    extensions = mypycify([*options, *modules()], opt_level="1", debug_level="0", group_name="heliopause")
    if sys.platform != "win32":
        for extension in extensions:  # the library's functions are its own: they may be inlined into each other
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
    return list(extensions)


def modules() -> list[str]:
    """The files that are compiled, all into one library, so that they call each other directly."""
    files = [PACKAGE / "game.py"]
    for folder in FOLDERS:
        files += PACKAGE.glob(f"{folder}/*.py")
    return sorted(str(file) for file in files if file.name != "__init__.py" and not _interpreted(file))


def _interpreted(file: Path) -> bool:
    path = file.relative_to(PACKAGE).as_posix()
    return any(fnmatch(path, pattern) for pattern in INTERPRETED)


main()
