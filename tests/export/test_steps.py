"""Exports in TLA+, SMV and SMT-LIB have the steps of the declaration and the same verdicts on its invariants."""

import itertools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.export import smtlib, smv, tla
from leverframe.export.common.claims import Ensured, ExportedInvariant, Part, Required, Watched
from leverframe.language import catalog
from leverframe.language.declaration import Declaration
from leverframe.language.loader import load, loads
from leverframe.model.system import SystemState
from leverframe.recheck import solvers
from tests.support import smt_reading, smv_reading, tla_reading
from tests.support.budget import examples
from tests.support.exported import SWAPPED, entered, reachable, verdicts
from tests.support.fixed_machines import ALTERNATING, LOOPS, WORKER
from tests.support.strategies import UNSHRUNK, declarations, safety, universal

SMALL = [
    loads(SWAPPED),
    loads(LOOPS),
    loads(WORKER),
    loads(ALTERNATING),
    *(load(entry.path) for system, profile in (
        ("turn", "document"),
        ("turn", "document-invariant"),
        ("kernel", "document"),
        ("femtoclaw-protocol", "document"),
    ) for entry in catalog.find(system, profile)),
]  # fmt: skip


def values(declaration: Declaration, state: SystemState) -> dict[str, object]:
    """A state with its variables under their own names, as texts, numbers and truth values."""
    shown = {v.name: v.show(value) for v, value in zip(declaration.variables, state.values, strict=True)}
    return {"control": state.control, **shown}


def frozen(state: dict[str, object]) -> frozenset[tuple[str, str, object]]:
    # True equals 1 in Python, but neither in SMV nor in TLA+.
    return frozenset((name, type(value).__name__, value) for name, value in state.items())


def wanted_steps(declaration: Declaration) -> set[tuple[object, str, object]]:
    _, steps = reachable(declaration)
    return {
        (frozen(values(declaration, before)), event, frozen(values(declaration, after)))
        for before, event, after in steps
    }


def wrong_invariants(declaration: Declaration, found: dict[Part, bool]) -> Iterator[str]:
    """The parts of properties on which the result differs from the engine's verdict."""
    wanted = verdicts(declaration, list(found))
    yield from (part.name for part, holds in found.items() if (holds != part.refuted) != wanted[part])


# ---- TLA+ -----------------------------------------------------------------------------------------------------------


def tla_module(declaration: Declaration, text: str) -> tuple[tla._Module, tla_reading.Module]:
    exported = tla._Module(declaration)
    return exported, tla_reading.Module(text, {"Watched": frozenset(part.name for part in exported.watches)})


def judge_tla(declaration: Declaration, text: str) -> Iterator[str]:
    """The differences of a module from the declaration, in the steps by action names and in the invariants."""
    exported, module = tla_module(declaration, text)
    names = {exported.state: "control"}
    names |= {exported.names.variable(variable.name): variable.name for variable in declaration.variables}

    def own(state: tla_reading.Values) -> frozenset[tuple[str, str, object]]:
        return frozen({names[name]: value for name, value in state.items() if name in names})

    events = {exported.names.symbol(event.name): event.name for event in declaration.events}
    todo, seen = [module.initial()], {tuple(sorted(module.initial().items(), key=str))}
    steps: set[tuple[object, str, object]] = set()
    invariants = {
        part: exported.claims[part]
        for part in exported.parts
        if isinstance(part.content, ExportedInvariant | Required | Watched)
    }
    found = dict.fromkeys(invariants, True)
    for state in todo:
        assert module.true(exported.type_ok, state)
        for part, name in invariants.items():
            found[part] = found[part] and module.true(name, state)
        for name, event in events.items():
            body = module.definitions[name][1]
            steps |= {(own(state), event, own({**state, **after})) for after in module._act(body, state, {})}
        for after in module.steps(state):
            key = tuple(sorted(after.items(), key=str))
            if key not in seen:
                seen.add(key)
                todo.append(after)
    yield from map(str, steps ^ wanted_steps(declaration))
    yield from wrong_invariants(declaration, found)


# ---- SMV ------------------------------------------------------------------------------------------------------------


def judge_smv(declaration: Declaration, text: str) -> Iterator[str]:
    exported, module = smv._Model(declaration), smv_reading.read(text)
    names = {exported.state: "control"}
    names |= {exported.names.variable(variable.name): variable.name for variable in declaration.variables}
    symbols = {
        exported.names.symbol(name): name
        for name in {*(s.name for s in declaration.states), *(e.name for e in declaration.events)}
        | {label for v in declaration.variables if v.labels != ("false", "true") for label in v.labels}
    }

    def own(state: smv_reading.Values) -> frozenset[tuple[str, str, object]]:
        return frozen({names[n]: symbols.get(v, v) for n, v in state.items() if n in names})

    todo, seen = [module.initial()], {tuple(sorted(module.initial().items(), key=str))}
    steps: set[tuple[object, str, object]] = set()
    invariants = {
        part: exported.claims[part]
        for part in exported.parts
        if isinstance(part.content, ExportedInvariant | Required | Ensured)
    }
    found = dict.fromkeys(invariants, True)
    for state in todo:
        for part, name in invariants.items():
            found[part] = found[part] and module.true(name, state)
        stutters = 0
        for event, after in module.steps(state):
            if event == exported.stutter:
                stutters += 1
                assert own(after) == own(state)
                assert after.get(exported.last, exported.nothing) == exported.nothing
            else:
                steps.add((own(state), symbols[event], own(after)))
                assert after.get(exported.last, event) == event
            key = tuple(sorted(after.items(), key=str))
            if key not in seen:
                seen.add(key)
                todo.append(after)
        assert stutters == 1
    wanted = len(entered(declaration)) if exported.remembers else len(reachable(declaration)[0])
    if len(seen) != wanted:
        yield f"{len(seen)} states instead of {wanted}"
    yield from map(str, steps ^ wanted_steps(declaration))
    yield from wrong_invariants(declaration, found)


# ---- SMT-LIB --------------------------------------------------------------------------------------------------------


def judge_smtlib(declaration: Declaration, text: str) -> Iterator[str]:
    """The differences of a script from the declaration, in the relation and the invariants, on reachable states."""
    exported, script = smtlib._Script(declaration), smt_reading.Script(text)
    states, steps = reachable(declaration)
    between = set(steps)
    nodes = sorted(entered(declaration), key=str) if exported.remembers else [(state, None) for state in states]

    def named(node: tuple[SystemState, str | None]) -> dict[str, smt_reading.Value]:
        state, event = node
        found: dict[str, smt_reading.Value] = {exported.state: script.value(exported.names.symbol(state.control), {})}
        for variable, value in zip(declaration.variables, state.values, strict=True):
            shown = variable.show(value)
            name = exported.names.variable(variable.name)
            found[name] = script.value(exported.names.symbol(shown), {}) if isinstance(shown, str) else shown
        if exported.remembers:
            found[exported.last] = script.value(exported.names.symbol(event) if event else exported.nothing, {})
        return found

    valued = {node: named(node) for node in nodes}
    invariants = [part for part in exported.parts if exported._invariant(part) is not None]
    yield from wrong_invariants(
        declaration,
        {
            part: all(script.value([exported.claims[part], *exported.sorts], valued[node]) for node in nodes)
            for part in invariants
        },
    )
    arguments = [*exported.sorts, *exported.after.values()]
    shifted = {node: {exported.after[name]: value for name, value in valued[node].items()} for node in nodes}
    for before in nodes:
        assert script.value([exported.domain, *exported.sorts], valued[before])
        assert script.value([exported.init, *exported.sorts], valued[before]) == (before == (states[0], None))
    for event in declaration.makers:
        own = [name for t, name in zip(exported.transitions, exported.steps, strict=True) if t.event == event]
        led = script.compiled(["or", *([name, *arguments] for name in own)])
        for before, after in itertools.product(nodes, repeat=2):
            wanted = (before[0], event, after[0]) in between and (not exported.remembers or after[1] == event)
            if led(valued[before] | shifted[after]) != wanted:
                yield f"{event} from {before} to {after}"


# ---- all of them ----------------------------------------------------------------------------------------------------

Render = Callable[[Declaration], str]
Judge = Callable[[Declaration, str], Iterator[str]]
LANGUAGES: Mapping[str, tuple[Render, Judge]] = {
    "tla": (tla.render, judge_tla),
    "smv": (smv.render, judge_smv),
    "smtlib": (smtlib.render, judge_smtlib),
}


def differences(language: str, declaration: Declaration) -> list[str]:
    render, judge = LANGUAGES[language]
    return list(judge(declaration, render(declaration)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("declaration", SMALL, ids=lambda d: f"{d.machine}.{d.profile}")
def test_an_export_has_the_steps_and_the_invariants_of_the_declaration(language: str, declaration: Declaration) -> None:
    assert differences(language, declaration) == []


@pytest.mark.parametrize("language", ["tla", "smv"])
@settings(UNSHRUNK, max_examples=examples(25))
@given(st.one_of(declarations(claims=safety, count=4), declarations(claims=universal, count=4)))
def test_exports_of_random_machines(language: str, text: str) -> None:
    assert differences(language, loads(text)) == []


INVARIANTS: Mapping[str, Sequence[tuple[str, str]]] = {
    "an invariant": (
        ('no_spec == init # "SPEC"', "no_spec == init = init"),
        ("no_spec := init_ != SPEC_", "no_spec := init_ = init_"),
        ("(not (= init SPEC))", "(= init init)"),
    ),
    "the last event": (
        ('=> state_ = "TRANS"', '=> state_ = "IDLE"'),
        ("last_ = GO_1 -> state_ = TRANS_", "last_ = GO_1 -> state_ = IDLE"),
        ("(=> (= last_ GO_1) (= state_ TRANS))", "(=> (= last_ GO_1) (= state_ IDLE))"),
    ),
    "what a step requires": (
        ("=> count < 3", "=> count < 2"),
        ("-> count_ < 3", "-> count_ < 2"),
        ("(< count 3)", "(< count 2)"),
    ),
    "what a step requires that also ensures": (
        ('=> ~(state_ = "MODULE")', '=> (state_ = "MODULE")'),
        ("-> !(state_ = MODULE_)", "-> (state_ = MODULE_)"),
        ("(> count 1) bit))) (not (= state_ MODULE))", "(> count 1) bit))) (= state_ MODULE)"),
    ),
}
"""The text of an invariant in each language, and a wrong one."""


@pytest.mark.parametrize(
    ("language", "right", "wrong"),
    [
        pytest.param(
            "tla", r'(count < MANY /\ (bit => init # "DONE"))', "(count < MANY)", id="half of a guard in TLA+"
        ),
        pytest.param("tla", "/\\ steps' = (count - 2)", "/\\ steps' = (count' - 2)", id="effects in turn"),
        pytest.param("smv", "& count_ < MANY & (bit -> init_ != DONE)", "& count_ < MANY", id="half of a guard in SMV"),
        pytest.param("smv", "next(steps) = (count_ - 1)", "next(steps) = steps", id="an effect lost in SMV"),
        pytest.param("smtlib", "(=> bit (not (= init DONE)))", "true", id="half of a guard in SMT-LIB"),
        pytest.param("smtlib", "(+ count (- 1))", "count", id="an effect lost in SMT-LIB"),
        *(
            pytest.param(language, right, wrong, id=f"{claim} in {language}")
            for claim, texts in INVARIANTS.items()
            for language, (right, wrong) in zip(LANGUAGES, texts, strict=True)
        ),
    ],
)
def test_a_wrong_export_is_noticed(language: str, right: str, wrong: str) -> None:
    declaration, (render, judge) = loads(SWAPPED), LANGUAGES[language]
    text, number = re.subn(re.escape(right).replace(r"\ ", r"\s+"), lambda _: wrong, render(declaration))
    assert number > 0
    assert next(judge(declaration, text), None) is not None


@pytest.mark.parametrize(
    ("language", "right", "wrong", "error", "says"),
    [
        pytest.param("tla", "UNCHANGED <<state_, ", "UNCHANGED <<", KeyError, "'state_'", id="a variable left open"),
        pytest.param("tla", "VARIABLES", "VARIABLES\n  MODULE,", ValueError, "parsing", id="a word of TLA+ as a name"),
        pytest.param("smv", "TRANS_", "TRANS", AssertionError, "reserved words.*TRANS", id="a word of SMV as a name"),
    ],
)
def test_a_text_without_meaning_is_rejected_by_its_reader(
    language: str, right: str, wrong: str, error: type[Exception], says: str
) -> None:
    declaration, (render, judge) = loads(SWAPPED), LANGUAGES[language]
    text = render(declaration)
    assert right in text
    with pytest.raises(error, match=says):
        list(judge(declaration, text.replace(right, wrong)))


def test_a_variable_may_be_named_like_a_function_of_a_solver() -> None:
    text = smtlib.render(loads(SWAPPED.replace("count", "piand")))
    answered = solvers.ask(solvers.cvc5(), text, text.count("(check-sat)"), 60)
    assert answered.problem is None
    assert len(answered.answers) == text.count("(check-sat)") > 0
