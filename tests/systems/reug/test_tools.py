"""Tools of REUG: the results of the built-in ones, the requirements for a new one, and the record of effects."""

import copy
import math
import socket
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import cast

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from leverframe.errors import InputError, JournalError
from leverframe.journal.journal import Journal
from leverframe.record.entries import Json
from leverframe.systems.reug import builtin
from leverframe.systems.reug.abstraction import abstract
from leverframe.systems.reug.definitions import DefinitionError, validate
from leverframe.systems.reug.engine import Engine
from leverframe.systems.reug.plans import Plan, SideBySide, Use
from leverframe.systems.reug.scripts import ScriptError
from leverframe.systems.reug.tools import Executor, Occasion, Registry, Tool, ToolError
from leverframe.systems.schemas import Schema, SchemaError
from tests.support.reug_world import DOUBLE, Record, Told, World, run_of, tool, uses

NUMBERS = st.integers(-(2**52), 2**52) | st.floats(-1e9, 1e9)
REGISTRY = builtin.registry()


def use(name: str, registry: Registry = REGISTRY, /, **arguments: Json) -> Json:
    return Executor(registry).use(name, arguments, Occasion("it", "it/1", lambda: False))


# ---- built-in tools


@given(NUMBERS, NUMBERS)
@example(2, 1.1e-308)
def test_numbers(a: float, b: float) -> None:
    assert use("at-least", a=a, b=b) is (a >= b)
    for name, expected in (("add", a + b), ("subtract", a - b), ("multiply", a * b)):
        if abs(expected) <= 2**53 - 1 or isinstance(expected, float):
            assert use(name, a=a, b=b) == expected
        else:
            with pytest.raises(ToolError, match="beyond 2\\^53"):
                use(name, a=a, b=b)
    if b == 0:
        with pytest.raises(ToolError, match="division by 0"):
            use("divide", a=a, b=b)
    elif math.isinf(a / b):
        with pytest.raises(ToolError, match="inf, which JSON does not have"):
            use("divide", a=a, b=b)
    else:
        assert use("divide", a=a, b=b) == a / b


@given(st.text(st.characters(exclude_categories=["Cs"])), st.lists(st.text(st.characters(exclude_categories=["Cs"]))))
def test_texts(text: str, texts: list[str]) -> None:
    assert use("length", text=text) == len(text)
    assert use("upper", text=text) == text.upper()
    assert use("words", text=text) == text.split()
    assert use("reverse", text=use("reverse", text=text)) == text
    assert use("join", texts=list[Json](texts), between="-") == "-".join(texts)


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("add", {"a": 1}),
        ("add", {"a": 1, "b": "2"}),
        ("add", {"a": 1, "b": 2, "c": 3}),
        ("add", {"a": 1, "b": True}),
        ("length", {"text": None}),
        ("join", {"texts": "abc"}),
        ("join", {"texts": [[]]}),
    ],
)
def test_arguments_that_do_not_fit_are_refused(name: str, arguments: Mapping[str, Json]) -> None:
    with pytest.raises(ToolError, match=f"^arguments of {name}: "):
        use(name, **arguments)


def test_only_registered_tools_are_used() -> None:
    with pytest.raises(ToolError, match="no tool named 'ad' is registered"):
        use("ad", a=1, b=1)


def test_a_name_is_registered_once() -> None:
    with pytest.raises(ToolError, match="already registered"):
        builtin.registry(tool("add", lambda _: 0))


def test_a_tool_described_by_no_schema_is_refused() -> None:
    with pytest.raises(InputError, match="LF150"):
        Tool.of("odd", "odd", {"type": "no type"}, lambda _: 0)


@pytest.mark.parametrize("name", ["../escape", "a/b", "", ".", "A", "a" * 65])
def test_notes_have_names_that_lead_nowhere_else(tmp_path: Path, name: str) -> None:
    registry = builtin.registry(builtin.note_keeper(tmp_path / "notes"))
    with pytest.raises(ToolError, match=r"^arguments of note: "):
        use("note", registry, name=name, text="x")
    assert list(tmp_path.iterdir()) == []


def test_a_note_is_kept_and_one_that_cannot_be_is_a_failure(tmp_path: Path) -> None:
    registry = builtin.registry(builtin.note_keeper(tmp_path / "notes"))
    assert use("note", registry, name="a-1", text="kept") == "a-1.txt"
    assert (tmp_path / "notes" / "a-1.txt").read_text("utf-8") == "kept"
    (tmp_path / "file").write_text("")
    with pytest.raises(ToolError, match=r"^note: "):
        use("note", builtin.registry(builtin.note_keeper(tmp_path / "file")), name="a-1", text="kept")


# ---- new tools


@given(st.integers(-(2**51), 2**51) | st.floats(-1e9, 1e9))
def test_a_sound_definition_is_a_tool(n: float) -> None:
    registry = REGISTRY.registering(validate(DOUBLE, "double", REGISTRY))
    assert use("double", registry, n=n) == n + n
    assert (registry.tools["double"].cost, registry.tools["double"].pure) == (1, True)


def changed(path: str, value: Json) -> dict[str, Json]:
    """The definition with another value in a place; ... removes it."""
    definition = copy.deepcopy(dict(DOUBLE))
    *before, last = path.split(".")
    place: object = definition
    for name in before:
        assert isinstance(place, dict)
        place = place[name]
    assert isinstance(place, dict)
    if value == "...":
        del place[last]
    else:
        place[last] = value
    return definition


def test_no_schema_makes_anybody_fetch_anything() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(0)
        address = f"http://127.0.0.1:{server.getsockname()[1]}/schema"
        for key in ("$schema", "$ref", "$dynamicRef"):
            with pytest.raises(SchemaError):
                Schema.of({key: address})
            with pytest.raises(BlockingIOError):
                server.accept()


def test_a_schema_whose_time_would_double_with_each_line_is_refused() -> None:
    """Such a schema would block the interpreter, so that no deadline could strike."""
    doubled: dict[str, Json] = {"n0": {"type": "number"}}
    for number in range(100):
        doubled[f"n{number + 1}"] = {"allOf": [{"$ref": f"#/$defs/n{number}"}] * 2}
    parameters = {**cast("dict[str, Json]", DOUBLE["parameters"]), "$defs": doubled, "$ref": "#/$defs/n100"}
    world = World(Told(plan=Use("double", {"n": 1}), tool={**DOUBLE, "parameters": parameters}))
    assert world.answer().outcome == "FAILED"
    assert "contain a reference" in str(world.record.of("SCHEMA_INVALID")[0]["reason"])


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("name", "...", '"name" is a required property'),
        ("doc", "...", '"doc" is a required property'),
        ("parameters", "...", '"parameters" is a required property'),
        ("steps", "...", '"steps" is a required property'),
        ("more", 1, "Additional properties"),
        ("name", 7, r"\['name'\] 7 is not of type"),
        ("name", "Double it", "does not match"),
        ("name", "other", "the requested tool is 'double', and the definition names 'other'"),
        ("steps", {}, "does not have enough properties|less than 1"),
        ("steps.sum", {"call": "main"}, "'call' was unexpected"),
        ("steps.sum.tool", "multiplicate", "uses 'multiplicate', which is not registered"),
        ("steps.sum.tool", "double", "uses 'double', which is not registered"),
        ("steps.sum.after", ["sum"], "in a cycle"),
        ("steps.sum.after", ["other"], "depends on 'other'"),
        ("steps.sum.arguments.a", {"given": "m"}, "a step takes 'm', which is not a required parameter"),
        ("returns", "other", "returns the result of 'other'"),
        ("parameters.type", "...", "does not have the type 'object'"),
        ("parameters.type", "array", "has no effect on type 'array'"),
        ("parameters.properties.n", {"type": "nombre"}, "not a JSON Schema"),
        ("parameters.properties.n", {}, "the parameter 'n' has no type"),
        ("parameters.properties.n", True, "the parameter 'n' has no type"),
        ("parameters.properties.n", {"type": "string", "pattern": "(?=a)"}, "not a JSON Schema"),
        ("parameters.properties.n", {"$ref": "https://example.com/n"}, "contain a reference"),
        ("parameters.properties.n", {"$ref": "#/properties/n", "type": "number"}, "contain a reference"),
        ("parameters.$defs", {"n": {"allOf": [{"$ref": "#/$defs/n"}]}}, "contain a reference"),
        ("parameters.$dynamicRef", "#", "contain a reference"),
        ("parameters.properties.n", {"type": "number", "maxmum": 3}, "did you mean 'maximum'?"),
        ("parameters.$schema", "https://example.com/ours", "not a JSON Schema"),
        ("parameters.required", ["n", "m"], "'m' is required, and .* does not allow it"),
        ("parameters.required", [], "a step takes 'n', which is not a required parameter"),
        ("parameters.additionalProperties", "...", "must set additionalProperties to false"),
    ],
)
def test_an_unsound_definition_is_told_what_is_wrong_with_it(path: str, value: Json, reason: str) -> None:
    with pytest.raises((DefinitionError, ScriptError), match=reason):
        validate(changed(path, value), "double", REGISTRY)


def test_a_name_that_is_taken_is_refused() -> None:
    with pytest.raises(DefinitionError, match="a tool named add is already registered"):
        validate(changed("name", "add"), "add", REGISTRY)


@pytest.mark.parametrize("levels", range(1, 7))
@pytest.mark.parametrize("uses_of_each", range(1, 6))
def test_what_a_use_of_a_tool_leads_to_is_bounded(levels: int, uses_of_each: int) -> None:
    """Tools that use each other. Naively, the number of uses of built-in tools is the number of paths."""
    counted: list[int] = []
    registry = builtin.registry(tool("count", lambda _: counted.append(1)))
    below = "count"
    for level in range(levels):
        steps: Json = {f"s{n}": {"tool": below} for n in range(uses_of_each)}
        definition = {**DOUBLE, "name": f"l{level}", "steps": steps, "returns": "s0"}
        definition["parameters"] = {"type": "object", "additionalProperties": False}
        if uses_of_each ** (level + 1) > 100:
            with pytest.raises(DefinitionError, match="at most 100"):
                validate(definition, f"l{level}", registry)
            return
        registry = registry.registering(validate(definition, f"l{level}", registry))
        below = f"l{level}"
    use(below, registry)
    assert len(counted) == uses_of_each**levels


@pytest.mark.parametrize("name", ["add", "length", "adds", "", "Ádd", "SEARCH", "FETCH"])
def test_every_tool_is_one_of_the_two_of_the_machine(name: str) -> None:
    assert abstract(name, REGISTRY) == ("SEARCH" if name in REGISTRY.tools else "FETCH")


# ---- effects


def test_an_effect_is_on_record_before_it_happens_and_after() -> None:
    record = Record()
    seen: list[tuple[str, ...]] = []
    registry = Registry({"write": tool("write", lambda _: seen.extend(record.lines), pure=False)})
    Executor(registry, record).use("write", {}, Occasion("it", "it/1", lambda: False))
    assert (seen, record.lines) == ([("intended", "it/1")], [("intended", "it/1"), ("done", "it/1")])


def test_an_effect_that_fails_is_settled_as_failed() -> None:
    def fail(_: Mapping[str, Json]) -> Json:
        raise RuntimeError("it broke")

    record = Record()
    with pytest.raises(ToolError, match="it broke"):
        Executor(Registry({"write": tool("write", fail, pure=False)}), record).use(
            "write", {}, Occasion("it", "it/1", lambda: False)
        )
    assert record.lines == [("intended", "it/1"), ("failed", "it/1")]


def test_effects_inside_new_tools_and_side_by_side_have_keys_of_their_own() -> None:
    definition: dict[str, Json] = {
        "name": "twice",
        "doc": "writes twice",
        "parameters": {"type": "object", "additionalProperties": False},
        "steps": {"one": {"tool": "write"}, "two": {"tool": "write"}},
    }
    world = World(Told(plan=Use("twice", {}), tool=definition), [tool("write", lambda _: 1, pure=False)])
    assert world.answer().outcome == "TOOL_CREATED"
    world.answer()
    world.model.said["plan"] = SideBySide({"a": Use("twice", {}), "b": Use("write", {})})
    world.answer()
    world.model.said["plan"] = run_of(uses("write", "write"))
    world.answer()
    assert len(world.record.keys) == 2 + 3 + 2, "keys of effects are used twice, or not at all"
    assert sorted(line[1] for line in world.record.lines if line[0] == "done") == sorted(world.record.keys)


def test_effects_have_keys_of_their_own_whatever_the_steps_of_new_tools_are_called() -> None:
    registry = Registry({"write": tool("write", lambda _: 1, pure=False)})
    steps: Mapping[str, Json]
    for name, steps in {
        "inner": {"b": {"tool": "write"}, "x" * 300: {"tool": "write"}},
        "outer": {"a": {"tool": "inner"}, "a/b": {"tool": "write"}, "": {"tool": "inner"}},
    }.items():
        form: Mapping[str, Json] = {"type": "object", "additionalProperties": False}
        definition: dict[str, Json] = {"name": name, "doc": "writes", "parameters": form, "steps": steps}
        registry = registry.registering(validate(definition, name, registry))
    with Journal.open("memory:", create=True) as journal:
        Executor(registry, journal).use("outer", {}, Occasion("it", "it/1", lambda: False))
        assert [journal.effect(key) for key in ("it/1", "it/1/1", "it/1/2", "it/1/3", "it/1/4")] == ["DONE"] * 5


def test_whatever_a_tool_fails_by_its_effect_is_settled() -> None:
    def fail(_: Mapping[str, Json]) -> Json:
        raise ValueError("there is no such file: half a surrogate pair \udcff")

    with Journal.open("memory:", create=True) as journal:
        executor = Executor(Registry({"write": tool("write", fail, pure=False)}), journal)
        with pytest.raises(ToolError, match="no such file"):
            executor.use("write", {}, Occasion("it", "it/1", lambda: False))
        assert journal.effect("it/1") == "FAILED"


def test_a_tool_gets_the_arguments_that_were_looked_at_and_no_others() -> None:
    class Changing(Mapping[str, Json]):
        """Another name at every access."""

        def __init__(self) -> None:
            self.looks = 0

        def __getitem__(self, name: str) -> Json:
            self.looks += 1
            return "sound" if self.looks == 1 else "../unsound"

        def __iter__(self) -> Iterator[str]:
            return iter(["name"])

        def __len__(self) -> int:
            return 1

    got: list[Json] = []
    form: Mapping[str, Json] = {"type": "object", "properties": {"name": {"type": "string", "pattern": "^[a-z]+$"}}}
    keep = Tool.of("keep", "keeps", form, lambda given: got.append(given["name"]), pure=False)
    Executor(Registry({"keep": keep}), Record()).use("keep", Changing(), Occasion("it", "it/1", lambda: False))
    assert got == ["sound"]


def test_nothing_with_an_effect_is_begun_for_a_turn_that_is_over() -> None:
    begun: list[int] = []
    registry = Registry({"write": tool("write", lambda _: begun.append(1), pure=False)})
    with pytest.raises(ToolError, match="the turn is over"):
        Executor(registry, Record()).use("write", {}, Occasion("it", "it/1", lambda: True))
    assert begun == []


def test_a_key_that_was_used_is_never_used_again() -> None:
    begun: list[int] = []
    registry = Registry({"write": tool("write", lambda _: begun.append(1), pure=False)})
    with Journal.open("memory:", create=True) as journal:
        executor = Executor(registry, journal)
        executor.use("write", {}, Occasion("it", "it/1", lambda: False))
        with pytest.raises(JournalError, match="LF125"):
            executor.use("write", {}, Occasion("it", "it/1", lambda: False))
    assert begun == [1]


@pytest.mark.parametrize(
    "plan", [Use("write", {}), SideBySide({"a": Use("write", {})}), run_of(uses("write"))], ids=repr
)
def test_a_journal_that_fails_is_no_failure_of_a_tool(plan: Plan) -> None:
    began: list[int] = []

    def write(_: Mapping[str, Json]) -> Json:
        began.append(1)
        journal.close()
        return None

    with Journal.open("memory:", create=True) as journal:
        tools = builtin.registry(tool("write", write, pure=False))
        engine = Engine(Told(plan=plan), journal=journal, tools=tools)
        with pytest.raises(JournalError):
            engine.answer("Write.")
    assert began == [1]
