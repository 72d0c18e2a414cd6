"""``leverframe import``: a Mermaid drawing becomes a declaration, and omissions are reported."""

import re
import textwrap
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from leverframe.errors import InputError
from leverframe.language import catalog, reader
from leverframe.language.declaration import Declaration, StateKind
from leverframe.language.loader import load, loads
from leverframe.view import compose, drawing, mermaid, transcribe
from leverframe.view.diagram import View
from leverframe.view.transcribe import Transcript
from tests.support.budget import examples
from tests.support.command_line import process, run
from tests.support.strategies import Generated, dump, machines

Edges = set[tuple[str, str, str]]


def transcribed(text: str, path: str = "drawing.mmd") -> Transcript:
    source = reader.decode(textwrap.dedent(text).encode("utf-8", "surrogatepass"), path)
    return transcribe.transcribe(drawing.read(source), source, "drawn")


def machine(text: str) -> Declaration:
    return loads(transcribed(text).text)


def edges(declaration: Declaration) -> Edges:
    return {(s, t.event, t.target) for t in declaration.transitions for s in t.sources if t.target is not None}


def codes(text: str) -> list[str]:
    with pytest.raises(InputError) as caught:
        transcribed(text)
    return [diagnostic.code for diagnostic in caught.value.diagnostics]


def told(text: str) -> list[tuple[int, str, str]]:
    return [(one.line, one.kind, one.detail) for one in transcribed(text).dropped]


# ---- round trip ------------------------------------------------------------------------------------------------------


def check_round_trip(declaration: Declaration) -> None:
    again = machine(mermaid.render(compose.diagram(declaration, View.FULL)))
    assert {s.name for s in again.states} == {s.name for s in declaration.states}
    assert again.initial_state == declaration.initial_state
    assert {s.name for s in again.states if s.kind is StateKind.ERROR} == {
        s.name for s in declaration.states if s.kind is StateKind.ERROR
    }
    assert {s.name for s in again.states if s.terminal} == {s.name for s in declaration.states if s.terminal}
    ambiguous = {key for key in edges(declaration) if sum(k[:2] == key[:2] for k in edges(declaration)) > 1}
    assert edges(again) >= edges(declaration) - ambiguous
    assert len(edges(again)) == len(edges(declaration))


@given(machines())
def test_random_machines_come_back(generated: Generated) -> None:
    check_round_trip(loads(dump(generated.document())))


@pytest.mark.parametrize("entry", catalog.entries(), ids=lambda entry: f"{entry.system}.{entry.profile}")
def test_bundled_machines_come_back(entry: catalog.BundledFile) -> None:
    check_round_trip(load(entry.path))


def test_names_that_mermaid_reserves_come_back() -> None:
    text = """
        leverframe: 1
        machine: m
        profile: document
        title: 'Quotes " and # and ; and — dashes'
        states:
          NOTE: {initial: true}
          STATE: {}
          END: {}
          "NULL": {}
          HREF: {}
          ACCTITLE: {}
          ACCDESCR: {}
          A__B: {kind: terminal}
        events: {CLASS: {by: machine}, "ON": {by: machine}, X__Y: {by: machine}}
        transitions:
          - {from: NOTE, on: CLASS, to: STATE}
          - {from: STATE, on: "ON", to: END}
          - {from: END, on: CLASS, to: "NULL"}
          - {from: "NULL", on: X__Y, to: HREF}
          - {from: HREF, on: X__Y, to: ACCTITLE}
          - {from: ACCTITLE, on: X__Y, to: ACCDESCR}
          - {from: ACCDESCR, on: X__Y, to: A__B}
    """
    declaration = loads(textwrap.dedent(text))
    check_round_trip(declaration)
    drawn = mermaid.render(compose.diagram(declaration, View.FULL))
    assert machine(drawn).title == declaration.title
    taken = ("NOTE", "STATE", "END", "HREF", "ACCTITLE", "ACCDESCR")
    assert [name for name in taken if re.search(rf"^ *(state )?{name} ", drawn, re.MULTILINE)] == []


# ---- drawings of people ----------------------------------------------------------------------------------------------

PAGE = """
    # A page

    ```python
    stateDiagram = 1
    ```

    ```mermaid
    stateDiagram-v2
        %% how it goes
        direction LR
        [*] --> Idle : at first
        Idle --> waitingForUser : user input ⭐
        waitingForUser-->Idle: user input [in time] / thank
        waitingForUser --> Broken:::error : 🔥🔥
        state "It is over" as over
        Idle --> over : give up;
        over --> [*]
        note top of Idle
            anything --> goes
        end note
        note left of over : the end
        classDef error fill:#f00
        style Idle fill:#fff
    ```

    ```mermaid
    stateDiagram-v2
        A --> B
    ```
"""


def test_a_page_with_everything() -> None:
    declaration = machine(PAGE)
    assert [s.name for s in declaration.states] == ["IDLE", "WAITING_FOR_USER", "BROKEN", "OVER"]
    assert edges(declaration) == {
        ("IDLE", "USER_INPUT", "WAITING_FOR_USER"),
        ("WAITING_FOR_USER", "USER_INPUT", "IDLE"),
        ("WAITING_FOR_USER", "EVENT", "BROKEN"),
        ("IDLE", "GIVE_UP", "OVER"),
    }
    kinds = {s.name: s.kind for s in declaration.states}
    assert (kinds["BROKEN"], kinds["OVER"]) == (StateKind.ERROR, StateKind.TERMINAL)
    assert declaration.states[3].doc == "It is over"


def test_omissions_are_reported_with_their_lines() -> None:
    found = told(PAGE)
    assert (10, "comments", "") in found
    assert (11, "styles and directions", "") in found
    assert (12, "labels at the beginning or the end", "at first") in found
    assert (13, "signs", "⭐ at USER_INPUT") in found
    assert (14, "conditions", "[in time]") in found
    assert (14, "actions", "/ thank") in found
    assert (15, "names", "'🔥🔥' has no letter that a name can contain") in found
    assert (19, "notes", "about Idle") in found
    assert (22, "notes", "about over") in found
    assert (28, "further diagrams", "") in found


def test_nested_states_are_flattened() -> None:
    text = """
        stateDiagram-v2
        [*] --> Off
        state On {
            [*] --> Slow
            Slow --> Fast : more
            Fast --> Off : stop
            Fast --> [*]
            state Fast {
                Steady --> Wild : more
            }
        }
        Off --> On : start
        On --> Off : stop
    """
    assert edges(machine(text)) == {
        ("OFF", "START", "SLOW"),
        ("SLOW", "MORE", "STEADY"),
        ("STEADY", "MORE", "WILD"),
        ("STEADY", "STOP", "OFF"),
        ("WILD", "STOP", "OFF"),
        ("SLOW", "STOP", "OFF"),
    }


def test_an_event_that_leads_to_two_states_is_two_events() -> None:
    text = "stateDiagram-v2\n[*] --> S\nS --> T : go\nS --> U_ : go\nS --> T : go\n"
    assert edges(machine(text)) == {("S", "GO", "T"), ("S", "GO_TO_U", "U_")}
    assert [(line, kind) for line, kind, _ in told(text)] == [(4, "ambiguous events"), (5, "repeated arrows")]


def test_arrows_without_a_label_are_edges_without_events() -> None:
    declaration = machine("stateDiagram\n[*] --> S\nS --> T\nT --> S\n")
    assert not declaration.names_events
    assert edges(declaration) == {("S", "TO_T", "T"), ("T", "TO_S", "S")}


def test_names_that_are_reserved_or_clash_are_replaced() -> None:
    declaration = machine("stateDiagram-v2\n[*] --> A\nA --> null : A\nnull --> a.b : NULL\na.b --> a_b : 1st\n")
    names = [s.name for s in declaration.states]
    assert names == ["STATE_A", "NULL", "A_B", "A_B_STATE"]
    assert {event.name for event in declaration.events} == {"EVENT_A", "NULL_EVENT", "EVENT_1ST"}


def test_a_missing_start_is_assumed() -> None:
    text = "stateDiagram-v2\nS --> T : go\n"
    assert machine(text).initial_state == "S"
    assert told(text) == [(2, "assumptions", "no [*] --> is drawn; S becomes the initial state")]


def test_an_end_with_exits_is_not_terminal() -> None:
    text = "stateDiagram-v2\n[*] --> S\nS --> T : go\nS --> [*]\n"
    assert [s.terminal for s in machine(text).states] == [False, False]
    assert told(text)[0][:2] == (4, "ends")


# ---- bad input -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ["LF100"]),
        ("flowchart LR\nA --> B\n", ["LF100"]),
        ("stateDiagram-v2\n", ["LF100"]),
        ("stateDiagram-v2\nA --> \n", ["LF101"]),
        ("stateDiagram-v2\nA --> B --> C\nwhat is this?\nA --> B\n", ["LF101", "LF101"]),
        ("stateDiagram-v2\n[*] --> [*]\n", ["LF101"]),
        ('stateDiagram-v2\nstate ""\n', ["LF101"]),
        ("stateDiagram-v2\nstate A {\nB --> C\n--\nD --> E\n}\n", ["LF103"]),
        ("stateDiagram-v2\nstate f <<fork>>\n", ["LF103"]),
        ("stateDiagram-v2\nA --> B\nnote right of A\nfor ever\n", ["LF104"]),
        ("stateDiagram-v2\nstate A {\nB --> C\n", ["LF104"]),
        ("stateDiagram-v2\nA --> B\n}\n", ["LF104"]),
        ("stateDiagram-v2\n" + "state A {\n" * 17, ["LF102"]),
        ("stateDiagram-v2\n" + "".join(f"S{n}\n" for n in range(1001)), ["LF102"]),
        ("stateDiagram-v2\n" + "A --> B : go\n" * 10_001, ["LF102"]),
    ],
)
def test_an_unreadable_drawing_has_a_code(text: str, expected: list[str]) -> None:
    assert codes(text) == expected


def test_flattening_stays_within_bounds() -> None:
    inner = "".join(f"S{n}\n" for n in range(500))
    arrows = "".join(f"A --> B : e{n}\n" for n in range(200))
    assert codes(f"stateDiagram-v2\nstate A {{\n{inner}}}\n{arrows}") == ["LF102"]


# A reader that takes quadratic time needs hours for these lines and exceeds the limit.
@pytest.mark.timeout(60)
@pytest.mark.parametrize(
    "line",
    ["A" + "-" * 500_000, "state " * 100_000, '"' * 500_001, "note right of " * 30_000, "[*]" * 100_000,
     "#1;" * 150_000],
)  # fmt: skip
def test_a_long_line_is_rejected_in_linear_time(line: str) -> None:
    assert codes(f"stateDiagram-v2\nS --> T : go\n{line}\n") == ["LF101"]


@pytest.mark.timeout(60)
@pytest.mark.parametrize(
    ("line", "states"),
    [("A --> B :" + " " * 500_000 + "x", "S T STATE_A B"), ("A:::" * 100_000, "S T STATE_A"),
     ("class " + "a " * 200_000, "S T"), (" " * 500_000 + "~", "S T STATE")],
)  # fmt: skip
def test_a_long_line_is_read_in_linear_time(line: str, states: str) -> None:
    found = machine(f"stateDiagram-v2\nS --> T : go\n{line}\n").states
    assert [state.name for state in found] == states.split()


PARTS = st.sampled_from([
    "[*]", "-->", "A", "b c", ":", ":::", "{", "}", "--", "state", '"x"', "as", "note", "right of", "end note", "%%",
    "\n", "\n", "\n", " ", ";", "<<choice>>", "class", "error", "go [x] / y", "é", "😀", "---", "title", "#59;", "\x00",
])  # fmt: skip


@given(st.lists(PARTS, max_size=40).map(" ".join))
@settings(max_examples=examples(300), suppress_health_check=[HealthCheck.too_slow])
def test_every_drawing_becomes_a_declaration_or_gets_a_code(text: str) -> None:
    made: Transcript | None = None
    found: set[str] = set()
    try:
        made = transcribed(f"stateDiagram-v2\n{text}\n")
    except InputError as error:
        found = {diagnostic.code for diagnostic in error.diagnostics}
    assert bool(found) != (made is not None)
    assert found <= {f"LF10{n}" for n in range(5)}
    if made is not None:
        loads(made.text)


# ---- the command -----------------------------------------------------------------------------------------------------


def test_the_command_writes_what_check_reads(tmp_path: Path) -> None:
    page, target = tmp_path / "page.md", tmp_path / "made.yaml"
    page.write_text(textwrap.dedent(PAGE), "utf-8")
    outcome = run("import", page, "-o", target)
    assert (outcome.code, outcome.stdout) == (0, "")
    assert outcome.stderr.startswith("4 states, 4 edges\nomitted from the declaration, or decided by the importer:\n  ")
    assert "line 13: ⭐ at USER_INPUT" in outcome.stderr
    checked = run("check", target)
    assert checked.code == 1
    assert "4 states and 4 transitions are reachable" in checked.stdout
    assert "Of 8 verdicts, 6 hold and 2 differ from what was expected." in checked.stdout  # BROKEN has no exit
    assert load(target).machine == "page"
    assert load(target).source is not None


def test_the_command_names_the_machine(tmp_path: Path) -> None:
    page = tmp_path / "1 Page!.md"
    page.write_text(textwrap.dedent(PAGE), "utf-8")
    assert "machine: machine-1-page\n" in run("import", page).stdout
    assert "machine: lamp\n" in run("import", page, "--machine", "lamp").stdout
    outcome = run("import", page, "--machine", "Lamp")
    assert (outcome.code, "--machine takes lower-case letters" in outcome.stderr, outcome.stdout) == (2, True, "")


def test_the_command_rejects_files_that_are_not_drawings(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_bytes(b"\xff\xfe")
    outcomes = [run("import", page), run("import", tmp_path), run("import", tmp_path / "none.md")]
    assert [outcome.code for outcome in outcomes] == [2, 2, 2]
    page.write_text("stateDiagram-v2\nA --> \n", "utf-8")
    outcome = process("import", page)
    assert (outcome.code, outcome.stdout) == (2, "")
    assert "error[LF101]" in outcome.stderr
    assert "2 | A -->" in outcome.stderr


def test_a_terminal_error_state_is_imported_as_both() -> None:
    page = "stateDiagram-v2\n    [*] --> A\n    A --> B:::error : broke\n    B --> [*]\n    classDef error fill:#f00\n"
    (broken,) = (state for state in machine(page).states if state.name == "B")
    assert (broken.kind.error, broken.terminal) == (True, True)
