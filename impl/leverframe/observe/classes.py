"""`data` of interface.yaml → classes of real values with identities (LF190, LF192, LF196, LF199).

A class has the variables that hold its labels. There are two kinds besides the plain one. Labels can be *inside* those
of a variable: WRITE_ALPHA names the file ALPHA. *Versions* change in place: each thing of another class has one now,
and variables can store earlier ones.
"""

import itertools
from collections.abc import Collection, Mapping

from leverframe.language.declaration import Declaration, Maker
from leverframe.language.guessing import did_you_mean, meant_or_declare
from leverframe.language.interface import ClassModel
from leverframe.language.report import Path as Place
from leverframe.language.report import Problems
from leverframe.observe.classifiers import CLASSIFIERS
from leverframe.observe.interface import Classified, DataClass, Shown, Versions


def labels_of(declaration: Declaration, variable: str) -> tuple[str, ...]:
    """The labels of a variable; empty for integers and for names that are not declared."""
    return next((found.labels for found in declaration.variables if found.name == variable), ())


def known_variable(declaration: Declaration, name: str, place: Place, report: Problems, *, key: bool = False) -> bool:
    """Is there such a variable? Otherwise that is reported, of the value or of the key at a place."""
    names = tuple(variable.name for variable in declaration.variables)
    if name not in names:
        hint = meant_or_declare(name, names, "'variables' of the declaration")
        report.add("LF023", f"unknown variable {name!r}", place, hint, key=key)
    return name in names


class Classes:
    """The classes of an interface, each checked against the machine and against the others."""

    def __init__(
        self, declaration: Declaration, models: Mapping[str, ClassModel], erased: Collection[str], report: Problems
    ) -> None:
        self.declaration, self.models, self.erased, self.report = declaration, models, erased, report

    def read(self, shows: Mapping[str, Shown]) -> Mapping[str, DataClass]:
        """The classes by their names; `shows` are the fields of records."""
        found = {name: self._class(model, ("data", name)) for name, model in self.models.items()}
        for (name, known), (other, beside) in itertools.permutations(found.items(), 2):
            for variable in known.held_by:
                if variable in beside.held_by:
                    message = f"{variable} already holds the class {other!r}"
                    hint = "name the variables of each class under 'held_by'"
                    self.report.add("LF192", message, ("data", name), hint, key=True)
        for name, known in found.items():
            if known.versions is not None:
                self._owners(known.versions, found, ("data", name))
            if known.classified is not None:
                self._identity(known, shows, ("data", name))
        return found

    def _class(self, model: ClassModel, place: Place) -> DataClass:
        self._inside(model, place)
        versions = self._versions(model, place) if model.per is not None or model.present or model.changes else None
        held_by = tuple(model.held_by)
        for index, variable in enumerate(held_by):
            at = (*place, "held_by", variable if isinstance(model.held_by, dict) else index)
            if self._variable(variable, at):
                self._holds(variable, model.labels, at)
        if versions is not None:
            holders = (*held_by, *versions.present.values())
        else:
            holders = held_by or self._alike(model, place)
            holders = (*holders, *(each for each in model.inside if each not in holders))
            if isinstance(model.held_by, dict) and held_by:
                hint = "write a list of variables, or add 'per', 'present' and 'changes'"
                self.report.add("LF196", "only versions belong to something", (*place, "held_by"), hint)
        once = model.fresh == "once"
        if versions is not None and once:
            self.report.add("LF196", "an earlier version may come back", (*place, "fresh"), "remove 'fresh'")
        classified = self._classified(model, place)
        return DataClass(
            tuple(model.labels), tuple(dict.fromkeys(holders)), dict(model.inside), versions, classified, once
        )

    def _alike(self, model: ClassModel, place: Place) -> tuple[str, ...]:
        """The variables that have the labels of a class."""
        labels, names = set(model.labels), (variable.name for variable in self.declaration.variables)
        alike = [each for each in names if labels <= set(labels_of(self.declaration, each))]
        holders = tuple(each for each in alike if each not in self.erased)
        if not holders and not model.inside:
            hint = "name labels of an enumeration, or the variables under 'held_by'"
            self.report.add("LF192", f"no variable has the labels {', '.join(model.labels)}", (*place, "labels"), hint)
        return holders

    def _inside(self, model: ClassModel, place: Place) -> None:
        for variable, pattern in model.inside.items():
            at = (*place, "inside", variable)
            known = labels_of(self.declaration, variable)
            if variable in self.erased:
                message = f"{variable} is a parameter, which no state has"
                self.report.add("LF196", message, at, "remove it: only variables of the state hold values", key=True)
            elif self._variable(variable, at) and not any(pattern.replace("*", each) in known for each in model.labels):
                hint = f"the labels of {variable} are {', '.join(known)}" if known else "only enumerations have labels"
                self.report.add("LF192", f"{variable} has no label {pattern.replace('*', model.labels[0])}", at, hint)

    # ---- functions that classify -------------------------------------------------------------------------------------

    def _classified(self, model: ClassModel, place: Place) -> Classified | None:
        if model.classified is None:
            for key, given in (("identity", model.identity), ("needs", model.needs)):
                if given:
                    self.report.add("LF196", f"{key!r} is for 'class', which is missing", (*place, key), "add 'class'")
            return None
        if model.identity is None:
            hint = "add 'identity: FIELD', the field with the value"
            self.report.add("LF196", "'class' is about the value in a field", (*place, "class"), hint)
            return None
        function = CLASSIFIERS.get(model.classified)
        if function is None:
            hint = did_you_mean(model.classified, CLASSIFIERS) or f"the functions are {', '.join(sorted(CLASSIFIERS))}"
            self.report.add("LF199", f"there is no function {model.classified!r}", (*place, "class"), hint)
        elif set(function.labels) != set(model.labels):
            hint = f"its labels are {', '.join(function.labels)}"
            self.report.add("LF199", f"{model.classified} returns other labels", (*place, "class"), hint)
        elif len(function.reads) != len(model.needs):
            hint = (
                f"name the field with {', and that with '.join(function.reads)}" if function.reads else "remove 'needs'"
            )
            message = (
                f"{model.classified} reads {len(function.reads)} more field{'' if len(function.reads) == 1 else 's'}"
            )
            self.report.add("LF199", message, (*place, "needs" if model.needs else "class"), hint)
        if model.per is not None:
            hint = "remove 'class': a version is only compared with others"
            self.report.add("LF196", "no function classifies versions", (*place, "class"), hint)
        return Classified(model.classified, model.identity, tuple(model.needs))

    def _identity(self, known: DataClass, shows: Mapping[str, Shown], place: Place) -> None:
        """The field is one that shows a value of the class, and nothing else."""
        fitting = [name for name, one in shows.items() if set(one.variables) <= set(known.held_by) and _is_one(one)]
        if known.classified is not None and known.classified.identity not in fitting:
            name = known.classified.identity
            hint = meant_or_declare(name, fitting, "'shows'")
            self.report.add("LF192", f"no field {name!r} shows a value of this class", (*place, "identity"), hint)

    # ---- versions ----------------------------------------------------------------------------------------------------

    def _versions(self, model: ClassModel, place: Place) -> Versions | None:
        for key in ("per", "present", "changes"):
            if not getattr(model, key):
                self.report.add("LF196", f"a class of versions needs {key!r}", place, f"add {key!r}", key=True)
                return None
        things = self._things(model, place)
        for label, variable in model.present.items():
            at = (*place, "present", label)
            self._is_thing(label, things, at)
            if self._variable(variable, at):
                self._holds(variable, model.labels, at)
        for label, action in model.changes.items():
            at = (*place, "changes", label)
            self._is_thing(label, model.present, at)
            self._changes(action, model.present.get(label), at)
        for label in model.present:
            if label not in model.changes:
                hint = f"add {label} with the environment action that changes it"
                self.report.add("LF196", f"nothing changes {label}", (*place, "changes"), hint)
        owners = model.held_by if isinstance(model.held_by, dict) else {}
        if not isinstance(model.held_by, dict) and model.held_by:
            hint = f"write '{model.held_by[0]}: VARIABLE', with the variable that says of what it is a version"
            self.report.add("LF196", "a stored version belongs to something", (*place, "held_by"), hint)
        return Versions(str(model.per), dict(model.present), dict(model.changes), dict(owners))

    def _owners(self, versions: Versions, found: Mapping[str, DataClass], place: Place) -> None:
        """Each variable with a stored version belongs to a variable that holds a thing."""
        per = found.get(versions.per)
        for variable, owner in versions.owners.items():
            at = (*place, "held_by", variable)
            if self._variable(owner, at) and per is not None and owner not in per.held_by:
                hint = f"the variables with one are {', '.join(per.held_by)}"
                self.report.add("LF192", f"{owner} holds no value of the class {versions.per!r}", at, hint)

    def _things(self, model: ClassModel, place: Place) -> Collection[str]:
        found = self.models.get(str(model.per))
        if found is None or found.per is not None:
            known = [name for name, each in self.models.items() if each.per is None]
            hint = meant_or_declare(str(model.per), known, "'data'")
            self.report.add("LF192", f"there is no class {model.per!r} of what has versions", (*place, "per"), hint)
            return ()
        return found.labels

    def _is_thing(self, label: str, known: Collection[str], place: Place) -> None:
        if known and label not in known:
            self.report.add(
                "LF192", f"{label} is none of {', '.join(known)}", place, "remove it, or correct it", key=True
            )

    def _changes(self, action: str, variable: str | None, place: Place) -> None:
        makers = self.declaration.makers
        if makers.get(action) is not Maker.ENVIRONMENT:
            actions = [name for name, maker in makers.items() if maker is Maker.ENVIRONMENT]
            hint = meant_or_declare(action, actions, "'environment' of the declaration")
            self.report.add("LF021", f"unknown environment action {action!r}", place, hint)
            return
        changed = {name for line in self.declaration.environment if line.event == action for name, _ in line.effects}
        if variable is not None and changed != {variable}:
            hint = f"an action that assigns {variable} and nothing else"
            self.report.add("LF192", f"{action} assigns {', '.join(sorted(changed)) or 'nothing'}", place, hint)

    # ---- variables ---------------------------------------------------------------------------------------------------

    def _holds(self, variable: str, labels: Collection[str], place: Place) -> None:
        missing = [label for label in labels if label not in labels_of(self.declaration, variable)]
        if missing:
            hint = "a variable of a class can have each of its labels"
            self.report.add("LF192", f"{variable} has no label {missing[0]}", place, hint)

    def _variable(self, name: str, place: Place) -> bool:
        return known_variable(self.declaration, name, place, self.report)


def _is_one(shown: Shown) -> bool:
    return bool(shown.cases) or len(shown.variables) == 1
