"""The measurements of `heliopause bench`, from a checkout: `python bench/bench.py [--seconds 5] [--json]`."""

import sys

from heliopause.cli import main

if __name__ == "__main__":
    main(["bench", *sys.argv[1:]])
