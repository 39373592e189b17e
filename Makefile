# `make` lists the targets. `make play` and `make test` work from a fresh clone: they set up .venv themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check -c constraints.txt

SITE := src/heliopause/table/site/index.html
COMPILED := build/compiled

# Where Python must not keep what it made of a file, every process that the tests start would make it anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play terminal site wheel chromium web-check setup test quick lint format types imports interpreted unit coverage compiled refresh fixtures tables docs site-docs audit soak drills ray bench clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# The bots are several times stronger compiled. If that form is there, all of Heliopause runs from it; if not, the table
# opens at once, the compiled form is built beside it, and the bots take it over when it is ready.
play: $(VENV)/.runtime $(SITE) ## start the table and open it in the browser
	@if $(MAKE) -q --no-print-directory compiled 2>/dev/null; then PYTHONPATH=$(COMPILED) $(BIN)/heliopause serve; \
	else $(BIN)/heliopause serve --build 'nice $(MAKE) -s compiled' $(COMPILED); fi

terminal: $(VENV)/.runtime ## play Beyond the Sun in this terminal
	@if $(MAKE) -q --no-print-directory compiled 2>/dev/null; then PYTHONPATH=$(COMPILED) $(BIN)/heliopause play sun; \
	else $(BIN)/heliopause play sun; fi

site: $(SITE) ## build the browser client

# The same files give the same wheel: with the tools of constraints.txt, and with the time of the last commit.
wheel: $(VENV)/.runtime $(SITE) ## build a wheel, compiled, and an sdist, both with the pages, into dist/
	@$(PIP) build
	@rm -rf dist
	@PIP_CONSTRAINT=$(CURDIR)/constraints.txt PIP_BUILD_CONSTRAINT=$(CURDIR)/constraints.txt HELIOPAUSE_COMPILE=1 \
		HELIOPAUSE_OBJECTS=$(CURDIR)/build/objects \
		SOURCE_DATE_EPOCH=$${SOURCE_DATE_EPOCH:-$$(git log -1 --format=%ct)} $(BIN)/python -m build --outdir dist

setup: $(VENV)/.dev ## make .venv with everything a developer needs

test: $(VENV)/.dev $(SITE) ## all checks and tests
	@$(MAKE) --no-print-directory -j2 --output-sync=target lint types imports web-check
	@$(MAKE) --no-print-directory interpreted
	@$(MAKE) --no-print-directory unit

# For the inner loop: the rules, their words and records, as they are being edited.
quick: lint imports interpreted ## ruff, the imports and the rules' tests in a minute or so; says what it leaves out
	@echo "Left out: types, the browser, the table, bots, lab, environments, random walks, the compiled form. 'make test' has them."

lint: $(VENV)/.dev ## ruff: rules and formatting
	$(BIN)/ruff check
	$(BIN)/ruff format --check

format: $(VENV)/.dev ## let ruff and prettier fix and format
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(BIN)/python web/build.py format

types: $(VENV)/.dev ## mypy
	$(BIN)/mypy

web-check: $(SITE) ## the browser client: types of the wire, formatting, lint, types, unit tests
	$(BIN)/python web/build.py check

imports: $(VENV)/.dev ## the one-way imports
	$(BIN)/lint-imports

compiled: $(COMPILED)/.built ## compile the rules with mypyc; try PYTHONPATH=build/compiled

# What is shipped is compiled, so that is what the tests try; it also saves them most of their time.
# Browsers and servers on a busy machine are sometimes late: what fails is tried again, twice at most, and named if it
# then passes. Four work on two cores: while one waits for a browser or a server, another goes on. A file is run by one
# of them, with one browser; the long ones come first (tests/conftest.py), so that nobody waits for the last of them.
WORKERS ?= $(shell expr $$(nproc 2>/dev/null || echo 2) \* 2)
unit: $(VENV)/.dev $(SITE) chromium compiled ## pytest on all cores, compiled
	PYTHONPATH=$(COMPILED) $(BIN)/pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder --reruns 2 -r R

# Where there is no compiler the same files run interpreted: what the rules promise is tried in that form too.
SLOW := *_properties.py *_brute_force.py *_soak.py *_whole_games.py *_tokens.py test_bots.py */terminal/*
interpreted: $(VENV)/.dev ## pytest of the rules, interpreted
	$(BIN)/pytest -q -n auto $(SLOW:%=--ignore-glob='%') \
		tests/games tests/records tests/bots/test_walk.py tests/cli/test_fuzz.py tests/test_words.py tests/test_record.py README.md

coverage: $(VENV)/.dev $(SITE) chromium compiled ## the same with coverage, which takes half as long again
	$(BIN)/pytest -n auto --cov

refresh: fixtures tables ## after a card, a rule or a test: bring up to date all that follows from it, and say what changed

fixtures: $(VENV)/.dev ## the recorded games and the counts of choices
	$(BIN)/python -m tests.records.make

tables: $(VENV)/.dev ## the tables of the documents: tests behind the rules, options, environments, cards
	$(BIN)/python docs/make_test_table.py
	$(BIN)/python docs/make_env_tables.py
	$(BIN)/python docs/make_option_tables.py
	$(BIN)/python -m docs.make_notation_examples
	$(BIN)/python -m docs.make_rules_tables

docs: tables $(SITE) ## the tables and the pictures of the documents
	$(BIN)/python docs/make_pictures.py
	$(BIN)/python docs/make_screenshots.py

site-docs: $(VENV)/.dev ## the documents as a site, into build/docs/site; a broken link is an error
	$(BIN)/python docs/make_site.py

audit: $(VENV)/.dev ## ask PyPI whether what constraints.txt pins has known holes
	@$(PIP) pip-audit
	$(BIN)/pip-audit --strict --progress-spinner off --disable-pip --no-deps -r constraints.txt

soak: $(VENV)/.dev $(SITE) chromium compiled ## the long runs, and what differs little from what `make test` looks at
	PYTHONPATH=$(COMPILED) $(BIN)/pytest -n auto -m soak --timeout=0 --hypothesis-profile=soak

KILLS ?= 1000
MESSAGES ?= 100000
ROUNDS ?= 20
drills: $(VENV)/.dev ## servers killed, stopped and cut off, PostgreSQL restarted, a full disk, races, nonsense: is anything lost?
	$(BIN)/python -m tests.drills --kills $(KILLS) --messages $(MESSAGES) --rounds $(ROUNDS)

ray: $(VENV)/.dev ## install Ray and simulate on a cluster of this machine
	@$(PIP) -e '.[ray]'
	$(BIN)/pytest -m ray tests/lab/test_cluster.py

bench: $(VENV)/.dev compiled ## measure the speed, beside catanatron
	PYTHONPATH=$(COMPILED) $(BIN)/heliopause bench

clean: ## remove .venv and everything made by a build or a test
	rm -rf $(VENV) build dist .coverage .coverage.* htmlcov .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	rm -rf src/*.egg-info
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

# A browser for the tests: the one that is there, or one from the system's packages.
chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
		{ echo "Installing Chromium from the system's packages ..."; apt-get update -qq && apt-get install -y -qq chromium >/dev/null; }

# The types of the wire are made from what the server says of itself.
WIRE := $(shell find src/heliopause -name '*view*.py' -o -path '*/table/*.py')
$(SITE): $(VENV)/.runtime $(WIRE) $(shell find web/src web/public web/index.html web/*.ts web/*.js web/package-lock.json licences -type f -not -name wire.ts 2>/dev/null)
	@echo "Building the browser client ..."
	@$(BIN)/python web/build.py
	@touch $@

# A copy of the package with its compiled modules beside it, to be run instead of the checkout itself, which is
# interpreted. Of what has not changed nothing is compiled again.
$(COMPILED)/.built: $(VENV)/.compiler $(SITE) setup.py $(shell find src/heliopause -name '*.py' -o -name '*.c' -o -name '*.json' -o -name '*.md' -o -name '*.toml' -o -name '*.ftl')
	@echo "Compiling the rules ..."
	@$(BIN)/python setup.py -q build --build-lib $(COMPILED)
	@test -e $(COMPILED)/heliopause/interpreted.txt || touch $@

# The files below are stamps: each says that its step was done with the pyproject.toml and constraints.txt of that time.
$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Heliopause needs Python 3.11 or newer, and '$(PYTHON)' is not: try 'make PYTHON=/path/to/python3.11 ...'." >&2; exit 1; }
	@echo "Making $(VENV) ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/.runtime: $(VENV)/.made pyproject.toml constraints.txt
	@echo "Installing Heliopause ..."
	@$(PIP) -e .
	@touch $@

$(VENV)/.compiler: $(VENV)/.runtime
	@$(PIP) mypy setuptools
	@touch $@

$(VENV)/.dev: $(VENV)/.made pyproject.toml constraints.txt
	@echo "Installing Heliopause and the developers' tools ..."
	@$(PIP) -e '.[dev]'
	@touch $(VENV)/.runtime $(VENV)/.compiler $@
