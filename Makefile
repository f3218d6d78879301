# make play   set everything up and open the table on http://localhost:8000   (make play PORT=9000)
# make test   set everything up, the browser included, and run the default tests (make thorough: the rest)
#
# Everything lands in this folder: .tools (uv), .venv (the project), web/node_modules (the client's packages).

PORT   ?= 8000
PYTHON ?= python3
JOBS   ?= 2
ARGS   ?=

TOOLS := .tools/bin
UV    := $(TOOLS)/uv
BIN   := .venv/bin
PYTEST = $(BIN)/pytest -n $(JOBS) --dist worksteal --durations 10
COMPILE ?= 1
RULES  = tests/test_scenarios.py tests/test_perft.py tests/test_stored.py tests/conformance tests/kernel tests/card \
         tests/dice tests/duel tests/notation tests/encode tests/redeal tests/bots/card
QUICK  = "not slow and not thorough and not nightly"

export UV_PYTHON_DOWNLOADS := never
export UV_NO_PROGRESS := 1
# The environment of this folder, not one that happens to be active.
unexport VIRTUAL_ENV
# Compiled modules are kept: hundreds of processes are started by the tests, and each would compile them all anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

help: ## show what there is
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-9s %s\n", $$1, $$2}' Makefile

play: .venv/.play client ## set everything up and open the table (PORT=8000)
	@exec $(BIN)/boomtown serve --port $(PORT) $(ARGS)

test: .venv/.compiled client packages chromium ## set everything up and run the default tests (five minutes on two cores)
	@mkdir -p artifacts
	$(PYTEST) $(ARGS)

quick: .venv/.test client ## run the tests that take less than a quarter of a second each
	$(PYTEST) -m $(QUICK) $(ARGS)

check: .venv/.test packages ## formatting, lint, types, layers, dependencies; the client's types, lint and unit tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/deptry src
	$(TOOLS)/python hatch_build.py --run check
	$(TOOLS)/python hatch_build.py --run lint
	$(TOOLS)/python hatch_build.py --run test

thorough: JOBS = 3# they wait for processes that are started and killed
thorough: .venv/.compiled client packages chromium proxies ## run the tests that `make test` leaves out, and those of the rules compiled
	@mkdir -p artifacts
	@failed=; $(PYTEST) -m "thorough and not nightly" $(ARGS) || failed=1; \
	if command -v cc >/dev/null; then $(MAKE) compiled COMPILE=unoptimized ARGS="$(RULES)" || failed=1; \
	else echo "no C compiler: the tests of the compiled rules are left out"; fi; test -z "$$failed"

nightly: .venv/.test client packages chromium ## run the tests that take hours: all mixes of sets, a hundred rounds of kills, all sizes of the page
	$(PYTEST) -m nightly $(ARGS)

# An interpreter is python3.x in PATH, or one of pyenv's.
matrix: $(UV) client ## run the quick tests on Python 3.11 to 3.14, as far as they are installed
	@failed=; for version in 3.11 3.12 3.13 3.14; do \
	  python=$$(python$$version -c 'import sys; print(sys.executable)' 2>/dev/null) \
	    || python=$$(ls "$$HOME"/.pyenv/versions/$$version.*/bin/python 2>/dev/null | tail -n 1); \
	  test -n "$$python" || { echo "Python $$version is not installed, its tests are left out"; continue; }; \
	  place=.tools/python$$version; echo "Python $$version: $$python"; \
	  $(UV) venv -q --allow-existing --python "$$python" $$place \
	    && $(UV) pip install -q --python $$place --require-hashes -r requirements.lock \
	    && $(UV) pip install -q --python $$place --no-deps -e . \
	    && $$place/bin/pytest -n $(JOBS) --dist worksteal -m $(QUICK) $(ARGS) || failed="$$failed $$version"; \
	done; test -z "$$failed" || { echo "failed with Python$$failed" >&2; exit 1; }

format: .venv/.test packages ## put every file into shape
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(TOOLS)/python hatch_build.py --run format

docs: .venv/.test ## build the documentation, the rules included, as a site in artifacts/docs/site
	$(BIN)/python -m docs.site

compiled: .venv/.test client ## build the wheel with the rules compiled, and run the tests on it (some minutes)
	rm -rf artifacts/compiled
	BOOMTOWN_COMPILE=$(COMPILE) $(UV) build -q --wheel --out-dir artifacts/compiled
	$(BIN)/python -m zipfile -e artifacts/compiled/*.whl artifacts/compiled/tree
	PYTHONPATH=$(CURDIR)/artifacts/compiled/tree $(BIN)/boomtown --version
	PYTHONPATH=$(CURDIR)/artifacts/compiled/tree $(PYTEST) -m "not thorough and not nightly and not browser" $(ARGS)

wheel: $(UV) client ## build dist/*.whl and dist/*.tar.gz, the client inside
	$(UV) build -q

lock: $(UV) ## pin the newest allowed versions in requirements.lock
	$(UV) pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes \
	  --no-emit-index-url --no-emit-find-links --no-annotate --no-header \
	  pyproject.toml --group dev --group docs --extra research --extra oidc --extra postgres --extra redis --extra push -o requirements.lock

clean: ## remove everything that was set up or built
	rm -rf .tools .venv web/node_modules src/boomtown/static dist build artifacts
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis

# ---- what the two commands rest on; each step is skipped while its inputs are unchanged ----

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "boomtown needs Python 3.11 or newer, $(PYTHON) is older: make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
	  || { echo "$(PYTHON) cannot make environments; on Debian: apt-get install python3-venv" >&2; exit 1; }
	$(PYTHON) -m venv .tools
	$(TOOLS)/pip install -q --disable-pip-version-check 'uv>=0.8,<1'

.venv/pyvenv.cfg: | $(UV)
	$(UV) venv -q --allow-existing --python $(TOOLS)/python .venv

# For playing: what runs, at the pinned versions. What tests need is left alone where it is installed.
.venv/.play: pyproject.toml requirements.lock hatch_build.py src/boomtown/__init__.py | .venv/pyvenv.cfg
	$(UV) pip install -q --python .venv -c requirements.lock -b requirements.lock -e .
	@touch $@

.venv/.test: requirements.lock .venv/.play
	$(UV) pip install -q --python .venv --require-hashes -r requirements.lock
	@touch $@

# Byte code, once for all: each of the processes that test at the same time would compile all modules anew. A module that
# cannot be loaded is reported by the tests themselves.
.venv/.compiled: .venv/.test
	@echo "compiling the modules"
	@$(BIN)/pytest -q -n 0 --collect-only >/dev/null 2>&1 || true
	@touch $@

# Compares a hash of the client's sources and returns at once while it fits.
client: | $(UV)
	@$(TOOLS)/python hatch_build.py

packages: | $(UV)
	@$(TOOLS)/python hatch_build.py --packages

# The headless shell is a Chromium without windows and takes a sixth less time; the whole one does as well, where it is there.
chromium: | $(UV)
	@command -v chromium-headless-shell >/dev/null && exit 0; \
	whole=$$(command -v chromium); \
	test -n "$$whole" && test -e .tools/.chromium && exit 0; \
	if ! command -v apt-get >/dev/null; then \
	  test -n "$$whole" && exit 0; \
	  echo "the browser tests need a 'chromium-headless-shell' or 'chromium' in PATH: please install it" >&2; exit 1; \
	elif [ "$$(id -u)" = 0 ]; then as_root=; \
	elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then as_root="sudo -n"; \
	else \
	  test -n "$$whole" && exit 0; \
	  echo "the browser tests need Chromium: sudo apt-get install chromium-headless-shell fonts-dejavu-core" >&2; exit 1; \
	fi; \
	echo "installing Chromium's headless shell from Debian's packages"; \
	get() { DEBIAN_FRONTEND=noninteractive $$as_root apt-get install -yqq --no-install-recommends "$$@" fonts-dejavu-core >/dev/null; }; \
	$$as_root apt-get update -qq && get chromium-headless-shell && exit 0; \
	if test -n "$$whole"; then echo "that did not work: the tests take $$whole"; touch .tools/.chromium; \
	else get chromium; fi

# nginx and Caddy, behind which the tests put the server: unpacked from Debian's packages, nothing is installed.
# Elsewhere the tests take those in PATH, or do without.
proxies: | $(UV)
	@test -e .tools/proxies && exit 0; \
	command -v nginx >/dev/null && command -v caddy >/dev/null && exit 0; \
	command -v apt-get >/dev/null && command -v dpkg >/dev/null || exit 0; \
	rm -rf .tools/proxies.new && mkdir -p .tools/proxies.new && cd .tools/proxies.new || exit 0; \
	for name in nginx caddy; do \
	  apt-get download -qq $$name >/dev/null 2>&1 && dpkg -x $${name}_*.deb . \
	    || echo "no $$name to be had: its tests are left out"; \
	done; \
	rm -f ./*.deb; cd .. && mv proxies.new proxies

.PHONY: help play test quick check thorough nightly matrix compiled docs format wheel lock clean client packages chromium proxies
