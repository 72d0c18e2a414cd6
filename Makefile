# Everything runs from .venv, which each target below makes first. Paths are relative and scripts run as modules, so the
# path of the checkout may contain a space.

PYTHON ?= python3
IN_VENV = .venv/bin/python -m

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help setup verify test test-all coverage lint types format bench torture mutants docs build release-files clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

setup: .venv/installed ## create .venv and install Leverframe and its developer tools into it

# Each runs again when pyproject.toml changes. The stamp is written last, so an interrupted set-up starts over.
.venv/installed: pyproject.toml
	$(call install,dev,a minute or two)
	@touch .venv/installed-check .venv/installed

.venv/installed-check: pyproject.toml
	$(call install,check,half a minute)
	@touch .venv/installed-check

define install
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else \
		"Leverframe needs Python 3.11 or newer, and $(PYTHON) is " + sys.version.split()[0] + ". Try: make PYTHON=python3.12 ...")'
	@echo 'Setting up .venv: $(2), once.' >&2
	@rm -f .venv/installed .venv/installed-check
	@$(PYTHON) -m venv .venv
	@$(IN_VENV) pip install --quiet --disable-pip-version-check --editable '.[$(1)]'
endef

verify: .venv/installed-check ## print the verdict on every property of the bundled machines
	@$(IN_VENV) leverframe check

test: setup ## run the checks that every change must pass: style, types, architecture, tests
	@$(IN_VENV) tests.run

test-all: setup ## run every check: also long tests, all examples, other Pythons; TESTED=yes directly after `make test`
	@$(IN_VENV) tests.run $(if $(TESTED),--rest,--all)

coverage: setup ## measure which lines the tests run: twice the time of `make test`
	@$(IN_VENV) pytest -n 3 --dist loadgroup -m 'not long' --cov

lint: setup ## check style and architecture only
	@$(IN_VENV) tests.run ruff format imports

types: setup ## check types only
	@$(IN_VENV) tests.run mypy basedpyright

format: setup ## rewrite the Python files in the project's style
	@$(IN_VENV) ruff check --fix .
	@$(IN_VENV) ruff format .

bench: setup ## measure the speed and memory of checking, proofs, running, the systems, observers, audits and test suites
	@$(IN_VENV) benchmarks.check
	@$(IN_VENV) benchmarks.commands
	@$(IN_VENV) benchmarks.prove
	@$(IN_VENV) benchmarks.replicas
	@$(IN_VENV) benchmarks.runtime
	@$(IN_VENV) benchmarks.journal
	@$(IN_VENV) benchmarks.systems
	@$(IN_VENV) benchmarks.observe
	@$(IN_VENV) benchmarks.audit
	@$(IN_VENV) benchmarks.suites
	@$(IN_VENV) benchmarks.stepping

torture: setup ## kill a runtime thousands of times, fill its disk, and verify its journal each time: half an hour
	@$(IN_VENV) tests.torture --rounds 3000
	@$(IN_VENV) tests.torture --rounds 1000 --postgresql
	@$(IN_VENV) tests.torture.threads --events 1000000
	@$(IN_VENV) tests.torture.systems --rounds 200
	@folder=$$(mktemp -d) && unshare -Urm $(IN_VENV) tests.torture.full_disk "$$folder" && rmdir "$$folder"

mutants: setup ## plant small faults in our code, and report those that no test notices: half an hour
	@$(IN_VENV) tests.code_mutants

docs: setup ## build the site of the documentation in site/, to open site/index.html; fails on warnings and dead links
	@NO_MKDOCS_2_WARNING=1 $(IN_VENV) mkdocs build --strict
	@echo 'Open site/index.html'

build: setup ## build the wheel and the sdist into dist/
	@$(IN_VENV) build

release-files: setup ## make the files of a release in dist/; TAG=v1.2.3 checks that the texts are ready for it
	@$(IN_VENV) release.files $(if $(TAG),--tag '$(TAG)')

clean: ## remove .venv and all other generated files
	rm -rf .venv dist build site .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache .code-mutants .coverage .coverage.*
	find . -type d -name __pycache__ -prune -exec rm -rf {} +
