"""Which label a variable holds in a state: alone, inside a longer one, or as a version of a thing."""

from collections.abc import Mapping, Sequence

from leverframe.language.declaration import Declaration
from leverframe.observe.interface import DataClass, Interface, Versions

Label = tuple[str, str]
"""A class of data, and one of its labels. The label of a version begins with that of its thing: ALPHA OLD."""


class Labelling:
    """The labels of the variables of a machine."""

    def __init__(self, declaration: Declaration, interface: Interface) -> None:
        self._slots = {variable.name: index for index, variable in enumerate(declaration.variables)}
        self._data, self._kinds = interface.data, interface.class_of
        self._plain = {
            v.name: {x: _label(kind, self._data[kind], v.name, str(v.show(x))) for x in range(v.low, v.high + 1)}
            for v in declaration.variables
            if (kind := self._kinds.get(v.name)) is not None
        }
        self.versions: Mapping[str, Versions] = {
            kind: found.versions for kind, found in self._data.items() if found.versions is not None
        }
        self.present = {
            variable: (kind, (found.per, thing))
            for kind, found in self.versions.items()
            for thing, variable in found.present.items()
        }
        """The variables with the present version of a thing: their class, and the thing."""

    def label(self, name: str, values: Sequence[int]) -> Label | None:
        """The label that a variable of a class holds; None if it holds none."""
        kind = self._kinds[name]
        found = self._plain[name][values[self._slots[name]]]
        versions = self.versions.get(kind)
        if found is None or versions is None:
            return found
        thing = self.thing(name, values)
        if thing is None or self.is_unversioned(name, values):
            return None
        return kind, f"{thing[1]} {found[1]}"

    def thing(self, name: str, values: Sequence[int]) -> Label | None:
        """Of what a variable holds a version."""
        present = self.present.get(name)
        return present[1] if present else self.label(self.versions[self._kinds[name]].owners[name], values)

    def read_by(self, name: str) -> tuple[str, ...]:
        """The variables on which the label of a variable depends: itself, and that of what it holds a version."""
        versions = self.versions.get(self._kinds.get(name, ""))
        owner = None if versions is None or name in self.present else versions.owners[name]
        return (name,) if owner is None else (name, *self.read_by(owner))

    def is_unversioned(self, name: str, values: Sequence[int]) -> bool:
        """Does a variable store the version of a thing that has none? Then it may hold anything."""
        versions = self.versions.get(self._kinds[name])
        thing = None if versions is None else self.thing(name, values)
        return versions is not None and thing is not None and thing[1] not in versions.present

    def unversioned(self, name: str) -> tuple[str, ...]:
        """The things without versions whose version a variable may be to store."""
        versions = self.versions.get(self._kinds.get(name, ""))
        owner = None if versions is None else versions.owners.get(name)
        if versions is None or owner is None:
            return ()
        held = {label[1] for label in self._plain[owner].values() if label is not None}
        return tuple(thing for thing in self._data[versions.per].labels if thing in held - versions.present.keys())

    def is_held(self, thing: Label, values: Sequence[int]) -> bool:
        """Does a variable hold a thing? Only then does its label stand for the same one before and after a step."""
        return any(self.label(name, values) == thing for name in self._data[thing[0]].held_by)


def _label(kind: str, found: DataClass, name: str, text: str) -> Label | None:
    pattern = found.inside.get(name, "*")
    before, _, after = pattern.partition("*")
    for label in found.labels:
        if text == f"{before}{label}{after}":
            return (kind, label)
    return None
