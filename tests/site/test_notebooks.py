"""The example notebook runs, and shows machines, verdicts and runs; its picture is that of this notebook."""

import pytest

from tests.support import notebooks

pytestmark = pytest.mark.xdist_group("site")


def shown() -> list[dict[str, str]]:
    return [output.get("data", {}) for cell in notebooks.cells() for output in cell.get("outputs", ())]


def test_the_notebook_shows_machines_verdicts_and_runs() -> None:
    machine, verdicts, claim, steps, state = shown()
    assert machine["image/svg+xml"].startswith("<svg")
    assert "only-what-was-approved" in verdicts["text/html"]
    assert "EXECUTED happens although this is false before it: wanted == approved" in claim["text/html"]
    assert "WRITE_ASKED" in claim["text/html"]
    assert steps["text/plain"].count("(") == 5
    assert state["text/plain"] == "('READY', {'wanted': 'WRITE', 'approved': 'READ'})"


def test_the_notebook_is_stored_without_outputs() -> None:
    assert '"outputs": []' in notebooks.EXAMPLE.read_text("utf-8")
    assert '"output_type"' not in notebooks.EXAMPLE.read_text("utf-8")


def test_the_picture_is_that_of_the_notebook() -> None:
    assert b"tEXtSource\0" + notebooks.digest() in notebooks.PICTURE.read_bytes(), (
        "make it anew: python -m tests.support.notebooks"
    )


def test_a_picture_of_another_notebook_is_found() -> None:
    plain = notebooks.PICTURE.read_bytes()
    other = notebooks.labelled(plain.replace(notebooks.digest(), b"0" * 64), b"1" * 64)
    assert notebooks.digest() not in other
    assert other.endswith(plain[-12:])
