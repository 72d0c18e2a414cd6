"""The claims about a machine: models of properties → `Property`, with formulas typed and fairness resolved."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from leverframe.language.builtin import BUILTIN_CHECKS
from leverframe.language.declaration import (
    Always,
    Branching,
    Claim,
    Expectation,
    FairnessConstraint,
    Frame,
    Linear,
    PathBase,
    Paths,
    Property,
    Ranking,
    Step,
)
from leverframe.language.expr import TRUE, Expr
from leverframe.language.report import Path
from leverframe.language.resolver import Resolver
from leverframe.language.schema import FairActionModel, PathsModel, PropertyModel, StepModel
from leverframe.language.types import ENSURES, Context


def properties(names: Resolver, known: Iterable[str] = ()) -> tuple[Property, ...]:
    """The properties of a file, in its order. Properties without exactly one claim are reported and left out.

    `known` are the names of other properties of the machine.
    """
    found: list[Property] = []
    lines: dict[str, int | None] = dict.fromkeys(known)
    for index, model in enumerate(names.model.properties):
        path: Path = ("properties", index)
        if model.id in lines:
            line = lines[model.id]
            of = "one of the machine" if line is None else f"that in line {line}"
            message = f"the property {model.id!r} is a duplicate of {of}"
            names.report.add("LF051", message, (*path, "id"), "rename it" if line is None else "rename one of the two")
        if model.id in BUILTIN_CHECKS:
            hint = "put the expected verdict of a built-in check under 'checks:'"
            names.report.add("LF051", f"{model.id!r} is the name of a built-in check", (*path, "id"), hint)
        lines.setdefault(model.id, names.report.span((*path, "id")).line)
        claimed = _claim(names, model, path)
        if claimed is None:
            continue
        claim, text = claimed
        for position, name in enumerate(model.parametric):
            names.parameter(name, (*path, "parametric", position))
        if model.under is not None and not isinstance(claim, Branching | Linear):
            message = "'under' is allowed only with 'ctl' and 'ltl'"
            names.report.add("LF050", message, (*path, "under"), "remove it", key=True)
        if model.parametric and not isinstance(claim, Always | Ranking):
            names.report.add(
                "LF050",
                "'parametric' is allowed only with 'always' and 'ranking'",
                (*path, "parametric"),
                "remove it",
                key=True,
            )
        span, expectation = names.report.span((*path, "id")), Expectation(model.expect)
        found.append(Property(model.id, claim, text, expectation, model.doc, tuple(model.cites), span, model.vacuous))
    return tuple(found)


def _claim(names: Resolver, model: PropertyModel, path: Path) -> tuple[Claim, str] | None:
    given = [kind for kind in ("always", "step", "frame", "ctl", "ltl", "ranking") if getattr(model, kind) is not None]
    incomplete = (model.region is None) != (model.ranking is None)
    if len(given) != 1 or incomplete:
        hint = "choose one of always, step, frame, ctl, ltl, or region with ranking"
        half = "has a region or a ranking without the other"
        what = half if incomplete and len(given) <= 1 else f"makes {len(given) or 'no'} claims"
        names.report.add("LF052", f"the property {model.id!r} {what}", (*path, "id"), hint)
        return None
    if model.always is not None:
        formula = names.formula(model.always, (*path, "always"), Context.INVARIANT)
        return Always(formula, tuple(dict.fromkeys(model.parametric))), model.always
    if model.step is not None:
        return _step(names, model.step, (*path, "step"))
    if model.frame is not None:
        return _frame(names, model.frame, (*path, "frame"))
    if model.ctl is not None:
        formula = names.formula(model.ctl, (*path, "ctl"), Context.CTL)
        return Branching(formula, _paths(names, model, path)), model.ctl
    if model.ltl is not None:
        formula = names.formula(model.ltl, (*path, "ltl"), Context.LTL)
        return Linear(formula, _paths(names, model, path)), model.ltl
    region = names.condition(model.region or "true", (*path, "region"))
    measures = model.ranking or []
    ranks = tuple(names.measure(m, (*path, "ranking", i)) for i, m in enumerate(measures))
    return Ranking(region, ranks, tuple(dict.fromkeys(model.parametric))), f"in {model.region}: {', '.join(measures)}"


def _step(names: Resolver, model: StepModel, path: Path) -> tuple[Step, str] | None:
    events = tuple(names.model.events) if model.on == "*" else tuple(dict.fromkeys(model.on))
    for position, event in enumerate(events):
        names.event(event, (*path, "on", position))
    if model.requires is None and model.ensures is None:
        message, hint = "this step neither requires nor ensures anything", f"add 'requires', or 'ensures': {ENSURES}"
        names.report.add("LF052", message, path, hint)
        return None
    requires = TRUE if model.requires is None else names.condition(model.requires, (*path, "requires"))
    ensures = TRUE if model.ensures is None else names.pair(model.ensures, (*path, "ensures"))
    said = [f"{word} {text}" for word in ("requires", "ensures") if (text := getattr(model, word)) is not None]
    named = "every event" if model.on == "*" else ", ".join(events)
    return Step(events, requires, ensures), f"{named} {' and '.join(said)}"


def _frame(names: Resolver, model: Mapping[str, Sequence[str]], path: Path) -> tuple[Frame, str]:
    changers: list[tuple[str, tuple[str, ...]]] = []
    for variable, events in model.items():
        names.variable(variable, (*path, variable))
        for position, event in enumerate(events):
            names.event(event, (*path, variable, position))
        changers.append((variable, tuple(dict.fromkeys(events))))
    said = (f"only {', '.join(events)} may change {name}" for name, events in changers if events)
    fixed = (f"nothing may change {name}" for name, events in changers if not events)
    return Frame(tuple(changers)), "; ".join((*said, *fixed))


def _paths(names: Resolver, model: PropertyModel, path: Path) -> Paths:
    match model.under:
        case None:
            return Paths(PathBase.PROGRESS)
        case PathsModel(base=base):
            weak = _fairness(names, model.under, "weak", (*path, "under", "weak"))
            strong = _fairness(names, model.under, "strong", (*path, "under", "strong"))
            return Paths(PathBase(base), weak, strong, model.under.weak == "*", model.under.strong == "*")
        case str(base):
            return Paths(PathBase(base))


def _fairness(
    names: Resolver, under: PathsModel, kind: Literal["weak", "strong"], path: Path
) -> tuple[FairnessConstraint, ...]:
    entries = under.weak if kind == "weak" else under.strong
    if entries == "*":
        return tuple(FairnessConstraint((name,), TRUE, name) for name in names.model.events)
    constraints: list[FairnessConstraint] = []
    for index, entry in enumerate(entries):
        condition: Expr = TRUE
        text, place = "", (*path, index)
        if isinstance(entry, FairActionModel):
            condition = names.condition(entry.when, (*path, index, "when"))
            events, text, place = tuple(entry.on), f" when {entry.when}", (*path, index, "on")
        else:
            events = tuple(entry) if isinstance(entry, list) else (entry,)
        for position, name in enumerate(events):
            names.event(name, (*place, position))
        shown = events[0] if len(events) == 1 else f"[{', '.join(events)}]"
        constraints.append(FairnessConstraint(events, condition, f"{shown}{text}"))
    return tuple(constraints)
