# What a developer needs; `make help` lists it.
VENV := .venv
PY := $(VENV)/bin/python
READY := $(VENV)/.ready
GAME ?= runebound
PEERS := .bench-peers

STATIC := src/locanda/server/static
PAGE := $(STATIC)/index.html
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) \
	$(shell find src/locanda/games -path '*/content/*.yaml')

.PHONY: help play terminal page test test-deep record check bench bench-load bench-page bench-peers clean

help:  ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

$(READY): pyproject.toml constraints.txt
	python3 -m venv $(VENV)
	$(PY) -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	touch $(READY)

$(PAGE): $(READY) $(PAGE_SOURCES)
	$(PY) web/build.py

play: $(READY) $(PAGE)  ## open the table in the browser (GAME=runebound)
	$(PY) -m locanda play $(GAME)

terminal: $(READY)  ## play in the terminal
	$(PY) -m locanda play $(GAME) --terminal

page: $(PAGE)  ## build the page

test: $(READY) $(PAGE)  ## run every test
	$(PY) -m pytest -n auto --dist worksteal
	$(PY) web/build.py test

test-deep: $(READY)  ## break every rule and every card, and see what nobody notices
	$(PY) -m tests.kit.deep

record: $(READY)  ## play the recorded games anew, after a change of rules or cards that is meant
	$(PY) -m tests.recorded.record

check: $(READY) $(PAGE)  ## format, lint, types, and who may import whom
	$(PY) -m ruff format --check src tests bench
	$(PY) -m ruff check src tests bench
	$(PY) -m mypy
	$(PY) -m mypy --strict bench/peers.py bench/anchor_quest.py
	$(VENV)/bin/lint-imports
	$(PY) web/build.py check

bench: $(READY)  ## side-by-side benchmarks (make bench-peers first for the other engines)
	$(PY) -m locanda bench --peers $(PEERS)

bench-load: $(READY) $(PAGE)  ## load on the server, beside boardgame.io's (make bench-peers first)
	$(PY) bench/load.py --peers $(PEERS)

bench-page: $(READY) $(PAGE)  ## the first load of the lobby, as a slow phone sees it
	$(PY) bench/page.py

bench-peers: $(READY)  ## install the engines that we measure against
	$(PY) bench/install_peers.py $(PEERS)

clean:  ## remove what was built
	rm -rf $(VENV) $(PEERS) $(STATIC) web/node_modules .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis build dist
