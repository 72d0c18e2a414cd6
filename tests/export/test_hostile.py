"""Hostile documentation texts do not change the meaning of an export, as independent parsers read it."""

import itertools
import re
import subprocess
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest
import tla as tla_parser  # pyright: ignore[reportMissingTypeStubs] -- it has none
import z3
from hypothesis import given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from leverframe.cli.reports.requirements import cell
from leverframe.export import promela, scxml, smtlib, smv, tla
from leverframe.language.declaration import Declaration
from leverframe.language.loader import loads
from leverframe.view import compose, mermaid, plantuml
from leverframe.view.diagram import Diagram, View
from tests.support import smv_reading, tlc
from tests.support.budget import examples

MACHINE = """leverframe: 1
machine: gate
profile: mine
title: {0}
constants: {{MOST: 2}}
variables:
  count: {{range: [0, MOST], initial: 0, doc: {0}}}
  mode: {{enum: [GOTO, VAR, MODULE], initial: VAR, doc: {0}}}
states:
  IDLE: {{initial: true, quiescent: true, doc: {0}}}
  ACTING: {{quiescent: true, doc: {0}}}
events:
  ACTED: {{by: input, doc: {0}}}
  DONE: {{by: input}}
transitions:
  - {{from: IDLE, on: ACTED, to: ACTING, when: count < MOST, set: {{count: count + 1, mode: GOTO}}, doc: {0}}}
  - {{from: ACTING, on: DONE, to: IDLE, doc: {0}}}
environment:
  - {{on: RAIN, when: mode == GOTO, set: {{mode: VAR}}, doc: {0}}}
properties:
  - {{id: bounded, always: count <= 2, doc: {0}}}
  - {{id: again, ctl: AG EF IDLE, doc: {0}}}
  - {{id: later, ltl: G F IDLE, under: total, doc: {0}}}
checks:
  quiescence: {{doc: {0}}}
"""
HOSTILE = (
    '---><transition event="PWN" target="ACTING"/>',
    "-" * 9,
    "-->",
    "--->",
    "<!--",
    "]]>",
    '"/>',
    "*/ int evil; /*",
    "*" * 5 + "/" * 5,
    "/*/*/",
    "*/*/",
    "*)",
    "(*",
    "---- MODULE Evil ----",
    "=" * 80,
    "\\* ",
    "\\",
    "\\\\",
    "\n(assert false)\n",
    "\r(assert false)",
    "; (exit)",
    "|",
    '"',
    "'",
    "\nVAR evil : boolean;\n",
    "--",
    "\n#define IDLE 7\n",
    "#include </etc/passwd>",
    "??/\n",
    "\x00\x01\x0b\x0c\x1b[31m",
    "\x85\u2028\u2029",
    "\u202eevil",
    "\ufffe",
    "größer → ∞ 😀",
    "x" * 300,
    " ",
)
TEXTS = st.lists(st.sampled_from(HOSTILE) | st.text(max_size=8), min_size=1, max_size=5).map("".join)


def documented(text: str) -> Declaration:
    """The machine with this text in every place for documentation."""
    escaped = "".join(f"\\U{ord(character):08x}" for character in text)
    return loads(MACHINE.format(f'"a{escaped}b"'))


PLAIN = documented("")


def chart(text: str) -> object:
    return ET.canonicalize(text, with_comments=False, strip_text=True)


def preprocessed(text: str) -> object:
    """The tokens after the C preprocessor, which SPIN also uses: without comments and line breaks."""
    done = subprocess.run(
        ["/usr/bin/gcc", "-E", "-P", "-x", "c", "-"], input=text, capture_output=True, encoding="ascii", check=True
    )
    return done.stdout.split()


def script(text: str) -> object:
    """The definitions and assertions that Z3 reads from a script."""
    solver = z3.Solver()
    solver.from_string(text)
    return solver.sexpr()


def module(text: str) -> object:
    return re.sub(r"Position\(.*?\)", "", repr(tla_parser.parse(text)))


READ: dict[str, tuple[Callable[[Declaration], str], Callable[[str], object]]] = {
    "scxml": (scxml.render, chart),
    "promela": (promela.render, preprocessed),
    "smtlib": (smtlib.render, script),
    "smv": (smv.render, smv_reading.read),
    "tla": (tla.render, module),
}


@pytest.mark.needs("gcc")
@pytest.mark.parametrize("name", READ)
def test_no_text_changes_what_an_export_means(name: str) -> None:
    render, read = READ[name]
    expected = read(render(PLAIN))
    for text in (*HOSTILE, "".join(HOSTILE)):
        export = render(documented(text))
        assert export.isascii()
        assert read(export) == expected, text


@pytest.mark.parametrize("name", sorted(READ.keys() - {"promela", "tla"}))
@given(text=TEXTS)
@settings(max_examples=examples(40))
def test_no_random_text_changes_what_an_export_means(name: str, text: str) -> None:
    render, read = READ[name]
    assert read(render(documented(text))) == read(render(PLAIN))


@pytest.mark.needs("spin", "java")
def test_spin_and_sany_read_the_export_of_hostile_texts(tmp_path: Path) -> None:
    declaration = documented("".join(HOSTILE))
    (tmp_path / "model.pml").write_text(promela.render(declaration), "ascii")
    subprocess.run(["/usr/bin/spin", "-o2", "-a", "model.pml"], cwd=tmp_path, check=True, capture_output=True)
    assert (tmp_path / "pan.c").exists()
    found, expected = (tlc.run(tla.render(d), tla.configuration(d), tmp_path) for d in (declaration, PLAIN))
    assert (found.states, found.violated) == (expected.states, "")


@pytest.mark.needs("gcc")
def test_a_text_that_is_not_escaped_is_noticed() -> None:
    injected = '--><transition event="PWN" target="ACTING"/><!--'
    export = scxml.render(documented("XYZZY")).replace("IDLE: aXYZZYb", injected)
    assert chart(export) != chart(scxml.render(PLAIN))
    assert preprocessed(promela.render(documented("XYZZY")).replace("XYZZY", "*/ int evil; /*")) != preprocessed(
        promela.render(PLAIN)
    )


# ---- pictures ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("render", [mermaid.render, plantuml.render], ids=["mermaid", "plantuml"])
def test_no_text_adds_a_line_to_a_drawing(render: Callable[[Diagram], str]) -> None:
    expected = render(compose.diagram(PLAIN, View.FULL)).splitlines()
    for text in (*HOSTILE, "".join(HOSTILE)):
        drawn = render(compose.diagram(documented(text), View.FULL)).splitlines()
        assert [line for line in drawn if line not in expected][1:] == []
        assert len(drawn) == len(expected)


# ---- Markdown ------------------------------------------------------------------------------------------------------


MARKDOWN = (
    "a | b",
    "a \\| b",
    "a \\\\| b",
    "<script>alert(1)</script>",
    "[click](javascript:alert(1))",
    "![pixel](http://example.com/p)",
    "[a]: http://example.com",
    "<http://example.com>",
    "a\n\n# b",
    "a\r\rb",
    "a\u2028| b",
    "&#124;",
    "&lt;b&gt;",
    "-->",
)


@given(text=st.lists(st.sampled_from(MARKDOWN) | st.text(max_size=5), min_size=1, max_size=4).map(" ".join))
@settings(max_examples=examples(150))
def test_no_text_ends_a_cell_or_becomes_a_link(text: str) -> None:
    page = f"| one | two |\n|---|---|\n| {cell(text)} | b |\n"
    tokens = MarkdownIt("commonmark", {"html": True}).enable("table").parse(page)
    cells = [token for before, token in itertools.pairwise(tokens) if before.type == "td_open"]
    assert len(cells) == 2
    assert cells[1].content == "b"
    inside = {token.type for token in cells[0].children or []}
    assert inside <= {"text", "text_special", "em_open", "em_close", "strong_open", "strong_close", "code_inline"}
