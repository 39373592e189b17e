"""Builds the wheel: the rules compiled with mypyc, and the browser's pages. What cannot be had is said, and left out.

HELIOPAUSE_COMPILE=0 leaves the rules interpreted, HELIOPAUSE_COMPILE=1 insists on compiling them. An editable install
stays interpreted: a compiled module beside a file that is being edited would be a trap. HELIOPAUSE_OBJECTS names a
folder of generated and compiled files that several builds share.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager, suppress
from fnmatch import fnmatch
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from sysconfig import get_config_var

from setuptools import Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler, get_python_inc
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

PACKAGE = Path("src/heliopause")
SITE = PACKAGE / "table" / "site" / "index.html"
FILES = ("event.py", "game.py", "story.py", "envs/actions.py", "envs/rows.py", "envs/sheet.py")
FOLDERS = (
    *("kernel", "beyond", "bots", "bots/beyond", "envs/beyond"),
    *("games/*/rules", "games/*/solo", "games/*/bots", "games/*/env"),
)
INTERPRETED = (
    # Read once, at the start, with libraries that need classes they can look into: msgspec and lark.
    *("*/schema.py", "*/notation.py", "*/loading.py", "*/tokens.py", "kernel/spec.py", "*/game_options.py"),
    # Run once a game, or talk to people and to other programs: a compiler gains little there and takes long.
    *("*/view.py", "*/card_views.py", "*/refusals.py", "*/picture.py", "*/text.py"),
    *("bots/external.py", "bots/guard.py"),
)
BY_HAND = ("heliopause.envs.look", "heliopause.envs.pages")  # modules with a compiled form in C beside the Python
UNSEEN = ("analysis", "cli", "table", "terminal", "lab", "checking")  # by what is compiled: imports point the other way
BUILD = Path("build")
OBJECTS = Path(os.environ.get("HELIOPAUSE_OBJECTS") or BUILD / "objects")
OBJECTS_KEPT = 14 * 86_400  # seconds after their last use
WORTH_PRECOMPILING = 8  # files: what they read in common is prepared for that many
GENERATED_KEPT = 3  # of the C that mypyc made of different sources: it is large
INSISTS = os.environ.get("HELIOPAUSE_COMPILE") == "1"
WHY_INTERPRETED = "interpreted.txt"


def main() -> None:
    extensions: list[Extension] = []
    why = ""
    if {"bdist_wheel", "build", "build_ext"} & set(sys.argv):
        try:
            extensions = compiled()
        except Impossible as error:
            if INSISTS:
                raise
            why = str(error)
    BuildPackage.why_interpreted = why
    commands = {"build_ext": BuildRules, "build_py": BuildPackage, "sdist": SourceWithPages}
    setup(ext_modules=extensions, cmdclass=commands)


class Impossible(Exception):
    """Why the rules cannot be compiled here, in a few words."""


def say(line: str) -> None:
    """To whoever builds, and also past pip, which keeps back what a build says unless it fails."""
    print(line, file=sys.stderr)
    if os.name == "posix" and not sys.stderr.isatty():
        with suppress(OSError), open("/dev/tty", "w", encoding="utf-8") as terminal:
            terminal.write(f"\n{line}\n")


# The parts of the build


class BuildPackage(build_py):
    """The package with its pages, without what an earlier build left, and with the reason if it is not compiled."""

    why_interpreted = ""

    def run(self) -> None:
        if self.editable_mode:
            return super().run()
        if not SITE.is_file() and (trouble := build_pages()):
            say(f"The pages for the browser are not built, so 'heliopause serve' will not work: {trouble}")
        super().run()
        ours = Path(self.build_lib, PACKAGE.name)
        made = {Path(output) for output in self.get_outputs()}
        for file in [file for file in ours.rglob("*") if file.is_file() and file.suffix not in (".so", ".pyd")]:
            if file not in made:
                file.unlink()
        if self.why_interpreted:
            leave_interpreted(self.build_lib, self.why_interpreted)
        return None


class SourceWithPages(sdist):
    """Who installs it needs no Node: the pages are in it."""

    def run(self) -> None:
        if not SITE.is_file() and (trouble := build_pages()):
            sys.exit(f"The pages for the browser, which belong into it, cannot be built: {trouble}")
        super().run()


class BuildRules(build_ext):
    """Compiles all or nothing, and takes away what an earlier build compiled and this one leaves interpreted.

    Python would load it first.
    """

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:  # a compiler that gives up half way, for want of memory for example
            if INSISTS:
                raise
            reason = (str(error).splitlines() or [repr(error)])[0][:200]
            leave_interpreted(self.build_lib, f"the C compiler failed: {reason}")
            self.extensions = []
        built = {Path(output) for output in self.get_outputs()}
        for library in Path(self.build_lib).rglob(f"*{get_config_var('EXT_SUFFIX')}"):
            if library not in built:
                library.unlink()

    def build_extensions(self) -> None:
        """The files of all extensions are compiled side by side, and then linked side by side."""
        jobs = self.parallel = cores() if self.compiler.compiler_type == "unix" else 1
        files = [(extension, source) for extension in self.extensions for source in extension.sources]
        with ThreadPoolExecutor(jobs) as pool, self.precompiled_headers() as first:
            tasks = [pool.submit(self.object_of, *file, first) for file in files]
            try:
                for number, task in enumerate(as_completed(tasks), start=1):
                    task.result()
                    tell_progress(number, len(files))
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise
        objects = iter([task.result() for task in tasks])
        for extension in self.extensions:
            extension.extra_objects = [next(objects) for _ in extension.sources]
            extension.depends, extension.sources = extension.extra_objects, []
        super().build_extensions()
        forget_old_objects()

    @contextmanager
    def precompiled_headers(self) -> Iterator[dict[str, list[str]]]:
        """By extension, flags that spare the compiler reading its headers for every file: a third of all its work."""
        first: dict[str, list[str]] = {}
        if self.compiler.compiler_type != "unix":
            yield first
            return
        OBJECTS.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=OBJECTS) as folder:
            for number, alike in enumerate(self.reading_the_same()):
                missing = sum(not self.kept_object(one, source).exists() for one in alike for source in one.sources)
                if missing < WORTH_PRECOMPILING:
                    continue
                extension = alike[0]
                header = Path(folder, f"{number}.h")
                read_by_all = [os.path.basename(file) for file in extension.depends if file.endswith(".h")]
                lines = [f'#include "{name}"\n' for name in read_by_all] or ["#include <Python.h>\n"]
                header.write_text("".join(lines), encoding="utf-8")
                include = [f"-I{place}" for place in (*self.include_dirs, *extension.include_dirs)]
                flags = [*self.compiler.compiler_so, *include, *extension.extra_compile_args]
                command = [*flags, "-x", "c-header", str(header), "-o", f"{header}.gch"]
                if subprocess.run(command, capture_output=True, check=False).returncode == 0:
                    first |= {one.name: ["-include", str(header)] for one in alike}
            yield first

    def reading_the_same(self) -> list[list[Extension]]:
        """The extensions by what all their files read: the library, and the many small ones that lead into it."""
        by_headers: dict[tuple[str, ...], list[Extension]] = {}
        for extension in self.extensions:
            by_headers.setdefault((*extension.depends, *extension.extra_compile_args), []).append(extension)
        return list(by_headers.values())

    def kept_object(self, extension: Extension, source: str) -> Path:
        """Where a file lies once it is compiled: called by a hash of all it is made of, so it is never made twice."""
        digest = hashlib.sha256(repr((extension.extra_compile_args, self.compiler.compiler_so, headers())).encode())
        for file in (source, *extension.depends):
            digest.update(Path(file).read_bytes())
        return OBJECTS / f"{digest.hexdigest()[:32]}.o"

    def object_of(self, extension: Extension, source: str, first: dict[str, list[str]]) -> str:
        """A file, compiled."""
        kept = self.kept_object(extension, source)
        if kept.exists():
            os.utime(kept)
            return str(kept)
        OBJECTS.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=OBJECTS) as folder:
            (made,) = self.compiler.compile(
                [source],
                output_dir=folder,
                include_dirs=extension.include_dirs,
                extra_postargs=[*extension.extra_compile_args, *first.get(extension.name, [])],
            )
            os.replace(made, kept)
        return str(kept)


def leave_interpreted(build_lib: str, why: str) -> None:
    """Say so now; `heliopause --version` will say it again."""
    say(f"Heliopause will run interpreted, several times slower: {why}")
    Path(build_lib, PACKAGE.name, WHY_INTERPRETED).write_text(why + "\n", encoding="utf-8")


def build_pages() -> str:
    """Build the browser's pages; if that is not possible, why not."""
    program = Path("web/build.py")
    if not program.is_file():
        return "there is no folder 'web' to build them from."
    done = subprocess.run([sys.executable, program, "pages"], capture_output=True, text=True, check=False)
    said = (done.stderr.strip() or done.stdout.strip()).splitlines()
    return "" if done.returncode == 0 else (said or ["web/build.py failed."])[-1][:200]


# What is compiled


def compiled() -> list[Extension]:
    """What mypyc makes of the rules: C, all for one library, so that the modules call each other directly."""
    if os.environ.get("HELIOPAUSE_COMPILE") == "0":
        raise Impossible("HELIOPAUSE_COMPILE=0 asked for it.")
    if not has_compiler():
        raise Impossible("there is no C compiler.")
    if not installed("mypy"):
        raise Impossible("mypyc is not installed.")
    folder = OBJECTS / f"c-{state_of_sources()[:32]}"
    if not (folder / "extensions.json").is_file():
        run_mypyc(folder)
    os.utime(folder)
    listed = json.loads((folder / "extensions.json").read_text(encoding="utf-8"))
    extensions = [extension_in(folder, **one) for one in listed]
    extensions += [Extension(name, [str(PACKAGE.parent / f"{name.replace('.', '/')}.c")]) for name in BY_HAND]
    if sys.platform != "win32":
        for extension in extensions:  # the library's functions are its own: they may be inlined into each other
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
    return extensions


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


def extension_in(folder: Path, name: str, sources: list[str], depends: list[str], flags: list[str]) -> Extension:
    from mypyc.build import include_dir  # noqa: PLC0415 - only where something is compiled

    return Extension(
        name,
        [str(folder / source) for source in sources],
        include_dirs=[include_dir(), str(folder)],
        depends=[str(folder / header) for header in depends],
        extra_compile_args=flags,
    )


def run_mypyc(folder: Path) -> None:
    """In a process of its own: the same C comes from the same files only if their hashes are not by chance."""
    command = [sys.executable, "setup.py", "generate", str(folder)]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stdout + done.stderr).strip().splitlines()
        why = next((line for line in said if "error:" in line), said[-1] if said else "it failed")
        print("\n".join(said), file=sys.stderr)
        raise Impossible(f"mypyc cannot compile this: {why[:200]}")


def generate(folder: Path) -> None:
    """The C of all modules into this folder, whole or not at all, and a list of what is to be compiled of it."""
    from mypyc.build import mypycify  # noqa: PLC0415 - only where something is compiled

    OBJECTS.mkdir(parents=True, exist_ok=True)
    os.environ["MYPYPATH"] = str(PACKAGE.parent)
    options = ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports", "--no-warn-unused-configs"]
    with tempfile.TemporaryDirectory(dir=OBJECTS, ignore_cleanup_errors=True) as made_in:
        made = mypycify(
            [*options, f"--cache-dir={BUILD / 'mypy'}", *modules()],
            opt_level="1",
            debug_level="0",
            multi_file=True,  # one C file a module, so that all cores can compile
            group_name="heliopause",
            target_dir=made_in,
        )
        listed = [
            {
                "name": one.name,
                "sources": [os.path.relpath(source, made_in) for source in one.sources],
                "depends": [os.path.relpath(header, made_in) for header in one.depends],
                # what another compiler warns of is no reason to give up
                "flags": [flag for flag in one.extra_compile_args if flag != "-Werror"],
            }
            for one in made
        ]
        Path(made_in, "extensions.json").write_text(json.dumps(listed), encoding="utf-8")
        with suppress(OSError):  # another build has made the same meanwhile
            os.rename(made_in, folder)
    by_age = sorted(OBJECTS.glob("c-*"), key=os.path.getmtime)
    for old in by_age[:-GENERATED_KEPT]:
        shutil.rmtree(old, ignore_errors=True)


def modules() -> list[str]:
    files = [PACKAGE / name for name in FILES]
    for folder in FOLDERS:
        files += PACKAGE.glob(f"{folder}/*.py")
    return sorted(str(file) for file in files if file.name != "__init__.py" and not _interpreted(file))


def _interpreted(file: Path) -> bool:
    path = file.relative_to(PACKAGE).as_posix()
    return any(fnmatch(path, pattern) for pattern in INTERPRETED)


def state_of_sources() -> str:
    """A hash of all that mypyc reads."""
    libraries = [installed(name) for name in ("fluent.runtime", "lark", "msgspec", "rich")]
    digest = hashlib.sha256(Path("setup.py").read_bytes() + repr((headers(), libraries)).encode())
    for file in sorted(PACKAGE.rglob("*.py")):
        if file.relative_to(PACKAGE).parts[0] not in UNSEEN:
            digest.update(file.as_posix().encode() + file.read_bytes())
    return digest.hexdigest()


def headers() -> list[str]:
    """Of Python and of mypyc: the C that is generated includes theirs."""
    return [sys.version, str(get_config_var("EXT_SUFFIX")), installed("mypy")]


def installed(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


# How it is compiled


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def tell_progress(done: int, of: int) -> None:
    if sys.stdout.isatty():
        end = "\n" if done == of else ""
        print(f"\rCompiling the rules: {done} of {of} files", end=end, flush=True)


def forget_old_objects() -> None:
    for file in OBJECTS.glob("*.o"):
        if file.stat().st_mtime < time.time() - OBJECTS_KEPT:
            file.unlink(missing_ok=True)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two builds in the same folder wait for each other."""
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / "lock", "w", encoding="utf-8") as lock:
        with suppress(ImportError):  # Windows has no such lock
            import fcntl  # noqa: PLC0415

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if sys.argv[1:2] == ["generate"]:
    generate(Path(sys.argv[2]))
elif {"bdist_wheel", "build", "build_ext"} & set(sys.argv):
    with one_at_a_time():
        main()
else:
    main()
