"""The architecture: the contracts of import-linter catch violations, and two rules beyond them hold."""

import graphlib
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import grimp
import pytest

from tests.run import CHECKS, ROOT

PACKAGE = ROOT / "impl" / "leverframe"
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
LINES = 400

# Contract → modules that break it, and the imports of each.
PLANTS = {
    "the packages are layers": [
        ("language", "leverframe.model"),
        ("model", "leverframe.logic"),
        ("logic", "leverframe.check"),
        ("check", "leverframe.smt"),
        ("check", "leverframe.runtime"),
        ("smt", "leverframe.runtime"),
        ("runtime", "leverframe.conform"),
        ("runtime", "leverframe.journal"),
        ("record", "leverframe.model"),
        ("view", "leverframe.export"),
        ("conform", "leverframe.audit"),
        ("audit", "leverframe.systems"),
        ("systems", "leverframe.build"),
        ("build", "leverframe.cli"),
        ("errors", "leverframe.language"),
    ],
    "recheck shares no code with the engines that it judges": [
        ("recheck", "leverframe.logic"),
        ("recheck", "leverframe.check"),
        ("recheck", "leverframe.smt"),
        ("recheck", "leverframe.mutation"),
        ("recheck", "leverframe.traceability"),
        ("recheck", "numpy.typing"),
    ],
    "audit shares no code with the runtime that it judges": [
        ("audit", "leverframe.runtime"),
        ("audit", "leverframe.systems"),
    ],
    "audit reads journals without the code that writes them": [
        ("audit", "leverframe.journal.store"),
        ("audit", "leverframe.journal.group_commit"),
        ("audit", "leverframe.journal.sinks"),
        ("audit", "leverframe.runtime"),
    ],
    "one module of audit knows how journals are kept, so that plain logs are judged without their libraries": [
        ("audit", "leverframe.journal"),
        ("audit", "leverframe.journal.sources"),
    ],
    "a suite is checked without the code that generates it": [
        ("conform.automata.sufficient", "leverframe.conform.automata.machine"),
        ("conform.automata.sufficient", "leverframe.conform.automata.suite"),
        ("conform.automata.identify", "leverframe.conform.automata.product"),
    ],
    "check by kind": [
        ("check.states", "leverframe.check.graph"),
        ("check.graph", "leverframe.check.runs"),
        ("check.runs", "leverframe.check.temporal"),
        ("check.temporal", "leverframe.check.claims"),
    ],
    "records are read without the runtime": [("record", "leverframe.runtime"), ("record", "transitions")],
    "the command line: commands use reports": [
        ("cli.reports", "leverframe.cli.commands"),
        ("cli.commands", "leverframe.cli.systems"),
    ],
    "OxiDD only in symbolic": [("check", "oxidd"), ("smt", "oxidd.bcdd")],
    "AALpy only in learning": [("conform", "aalpy"), ("testing", "aalpy.automata")],
    "z3 only in smt": [("check", "z3"), ("recheck", "z3.z3util")],
    "cvc5 only in recheck": [("smt", "cvc5"), ("check", "cvc5.pythonic")],
    "transitions only in runtime": [("systems", "transitions"), ("model", "transitions.extensions")],
    "jsonschema-rs only in systems": [("runtime", "jsonschema_rs"), ("conform", "jsonschema_rs.canonical")],
    "databases, signatures, canonical JSON and telemetry where records are made and kept": [
        ("cli", "sqlalchemy.orm"),
        ("systems", "psycopg"),
        ("journal", "rfc8785"),
        ("record", "sqlalchemy"),
        ("model", "filelock"),
        ("audit", "cryptography.hazmat"),
        ("language", "rfc8785"),
        ("view", "opentelemetry.trace"),
    ],
    "pydantic only at the borders: declarations, settings, wire messages": [
        ("model", "pydantic"),
        ("conform", "pydantic_core"),
    ],
    "graphviz only in view": [("build", "graphviz"), ("cli", "graphviz.quoting"), ("view", "pygraphviz")],
    "NumPy only in the engines, so that the core does without it": [
        ("api", "numpy"),
        ("crosscheck", "numpy.typing"),
    ],
    "Ray only in cluster": [("audit", "ray"), ("check", "ray.exceptions")],
    "click only in cli": [("build", "click"), ("view", "click.shell_completion")],
}
PERMITTED = [
    ("cli", "leverframe.build"),
    ("check", "leverframe.logic"),
    ("recheck", "leverframe.model"),
    ("audit", "leverframe.logic"),
    ("smt", "z3"),
    ("recheck", "cvc5"),
    ("runtime", "transitions.extensions"),
    ("systems", "jsonschema_rs"),
    ("journal", "sqlalchemy.orm"),
    ("record", "cryptography.hazmat"),
    ("systems", "pydantic"),
    ("journal", "leverframe.runtime"),
    ("language", "pydantic"),
    ("mutation", "numpy"),
    ("conform.automata", "numpy"),
    ("cli", "click"),
]


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("leverframe", include_external_packages=True, cache_dir=None)


def lint_imports(directory: Path, *imports: tuple[str, str]) -> "subprocess.CompletedProcess[str]":
    """Run the check of `make test` on a package with all layers of the contracts and the planted `imports`."""
    package = directory / "leverframe"
    layers = {name.strip(" ()") for layer in CONTRACTS[0]["layers"] for name in layer.split("|")}
    forbidden = {module for contract in CONTRACTS for module in contract.get("forbidden_modules", ())}
    inner = {*forbidden, *(imported for _, imported in imports), "leverframe.journal.sources"}
    within = {
        name.removeprefix("leverframe.") for name in inner if name.startswith("leverframe.") and name.count(".") > 1
    }
    for name in sorted(layers | within | {importer for importer, _ in imports}):
        folder = package.joinpath(*name.split("."))
        folder.mkdir(parents=True, exist_ok=True)
        for parent in (folder, *folder.relative_to(directory).parents):
            (directory / parent / "__init__.py").touch()
    (directory / "__init__.py").unlink()
    for number, (importer, imported) in enumerate(imports):
        # The import is inside a function, because a lazy import is an import, too.
        (package.joinpath(*importer.split(".")) / f"planted_{number}.py").write_text(
            f"def planted():\n    import {imported}\n", "utf-8"
        )
    (directory / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text("utf-8"), "utf-8")
    check = next(check for check in CHECKS if check.name == "imports")
    return subprocess.run(
        [sys.executable, *check.arguments, "--no-cache"],
        cwd=directory,
        env={**os.environ, "PYTHONPATH": str(directory)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_the_contracts_are_all_planted() -> None:
    assert list(PLANTS) == [contract["name"] for contract in CONTRACTS]


@pytest.mark.parametrize("contract", PLANTS)
def test_a_contract_catches_each_of_its_violations(tmp_path: Path, contract: str) -> None:
    result = lint_imports(tmp_path, *PLANTS[contract])

    assert result.returncode == 1, result.stdout + result.stderr
    printed = " ".join(result.stdout.split())
    assert f"{contract} BROKEN" in printed
    for number, (importer, imported) in enumerate(PLANTS[contract]):
        external = imported if imported.startswith("leverframe.") else imported.split(".")[0]
        assert f"leverframe.{importer}.planted_{number} -> {external} (l.2)" in printed


def test_a_package_that_no_layer_names_is_refused(tmp_path: Path) -> None:
    result = lint_imports(tmp_path, ("unlisted", "leverframe.errors"))
    assert result.returncode == 1, result.stdout + result.stderr
    assert "- leverframe.unlisted" in result.stdout


def test_the_contracts_allow_what_the_design_allows(tmp_path: Path) -> None:
    result = lint_imports(tmp_path, *PERMITTED)
    assert result.returncode == 0, result.stdout + result.stderr


def test_what_reads_a_journal_loads_no_runtime() -> None:
    modules = ("leverframe.journal.sources", "leverframe.record.verify")
    program = f"import sys, {', '.join(modules)}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True)
    loaded = done.stdout.split()
    assert set(modules) <= set(loaded)
    assert [name for name in loaded if name.startswith(("leverframe.runtime", "transitions", "z3"))] == []


def test_no_module_imports_itself_by_a_detour(graph: grimp.ImportGraph) -> None:
    modules = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    graphlib.TopologicalSorter(modules).prepare()  # its error names the modules of a cycle


def test_no_module_is_longer_than_400_lines() -> None:
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in PACKAGE.rglob("*.py")}
    assert {str(path.relative_to(ROOT)): lines for path, lines in lengths.items() if lines > LINES} == {}
