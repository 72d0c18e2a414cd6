"""Loading again: a declaration is judged again if one of its files has changed, and otherwise it is the same object."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from leverframe.errors import InputError
from leverframe.language import catalog
from leverframe.language.declaration import Declaration
from leverframe.language.loader import load


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A copy of a bundled reference, which refines a document and cites two catalogues."""
    for system in ("femtoclaw-runtime", "femtoclaw-protocol"):
        shutil.copytree(catalog.directory() / system, tmp_path / system)
    reference = tmp_path / "femtoclaw-runtime" / "reference.yaml"
    assert load(reference).catalogues == ("femtoclaw-protocol",)
    return reference


def edited(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


def test_unchanged_files_are_not_judged_again(machine: Path) -> None:
    assert load(machine) is load(str(machine))
    shutil.copytree(machine.parent, machine.parent.parent / "elsewhere")
    assert load(machine.parent.parent / "elsewhere" / machine.name).path != load(machine).path


def test_other_constants_make_another_machine(machine: Path) -> None:
    first, most = next(iter(load(machine).constants.items()))
    assert load(machine, constants={first: most + 1}).constants[first] == most + 1
    assert load(machine).constants[first] == most


def title(declaration: Declaration | None) -> str | None:
    assert declaration is not None
    return declaration.title


@pytest.mark.parametrize(
    ("name", "of"),
    [
        ("reference.yaml", title),
        ("document.yaml", lambda declaration: title(declaration.refines)),
    ],
)
def test_a_declaration_that_has_changed_is_judged_again(
    machine: Path, name: str, of: Callable[[Declaration], str | None]
) -> None:
    before = of(load(machine))
    edited(machine.with_name(name), f"title: {before}", "title: another")
    assert of(load(machine)) == "another" != before


@pytest.mark.parametrize(("system", "cited"), [("femtoclaw-runtime", "FC-SM-018"), ("femtoclaw-protocol", "FC-PR-060")])
def test_a_catalogue_that_has_changed_is_read_again(machine: Path, system: str, cited: str) -> None:
    catalogue = machine.parent.parent / system / catalog.REQUIREMENTS
    load(machine)
    edited(catalogue, f"{cited}:", f"{cited[:-3]}999:")
    with pytest.raises(InputError, match=cited):
        load(machine)
    edited(catalogue, f"{cited[:-3]}999:", f"{cited}:")
    assert load(machine).catalogues


def test_a_file_that_was_missing_is_found_as_soon_as_it_is_there(machine: Path) -> None:
    document = machine.with_name("document.yaml")
    for _ in range(2):
        load(machine)
        document.rename(document.with_suffix(".away"))
        with pytest.raises(InputError, match="LF053"):
            load(machine)
        document.with_suffix(".away").rename(document)
