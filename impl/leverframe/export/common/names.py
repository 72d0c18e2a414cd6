"""Identifiers for another language: the declaration's names, changed only if that language does not allow them.

All names of a declaration and of an export share one namespace, since most targets have only one. A label and a state
with the same name share a symbol; the other side of a comparison distinguishes them, as in the declaration. The
kebab-case of properties becomes snake_case.
"""

from collections.abc import Iterable, Mapping

from leverframe.errors import InternalError
from leverframe.language.declaration import Declaration


class Names:
    """The identifiers of one export.

    `reserved` are words that the target does not allow as identifiers; no identifier begins with one of `prefixes`.
    """

    def __init__(self, declaration: Declaration, reserved: Iterable[str], prefixes: tuple[str, ...] = ()) -> None:
        self._taken = set(reserved)
        self._prefixes = prefixes
        self._constants = self._all(declaration.constants)
        self._symbols = self._all(symbols(declaration))
        self._variables = self._all(variable.name for variable in declaration.variables)
        self._properties = self._all(claimed.name for claimed in declaration.properties)

    def constant(self, name: str) -> str:
        """Return the identifier of a constant."""
        return self._constants[name]

    def symbol(self, name: str) -> str:
        """Return the identifier of a state, an event, an environment action, or a label."""
        return self._symbols[name]

    def variable(self, name: str) -> str:
        """Return the identifier of a variable."""
        return self._variables[name]

    def claim(self, name: str) -> str:
        """Return the identifier of a property."""
        return self._properties[name]

    def fresh(self, wanted: str) -> str:
        """Return a new identifier, close to `wanted`; each call returns a different one."""
        name = wanted.replace("-", "_")
        if name.startswith(self._prefixes):
            name = f"_{name}"
        while name in self._taken:
            name += "_"
        self._taken.add(name)
        return name

    def _all(self, names: Iterable[str]) -> Mapping[str, str]:
        return {name: self.fresh(name) for name in names}


def symbols(declaration: Declaration) -> tuple[str, ...]:
    """Return states, events, environment actions and labels, without duplicates, in the order of the file."""
    found = [state.name for state in declaration.states]
    found += [event.name for event in declaration.events]
    found += [
        label for variable in declaration.variables if is_enumeration(variable.labels) for label in variable.labels
    ]
    return tuple(dict.fromkeys(found))


def is_enumeration(labels: tuple[str, ...]) -> bool:
    """Return whether these are the labels of an enumeration, not those of a boolean or none."""
    return bool(labels) and labels != ("false", "true")


def transition_names(declaration: Declaration) -> tuple[str, ...]:
    """Return a name for each transition and environment action: its event, numbered if the event has several."""
    every = [transition.event for transition in (*declaration.transitions, *declaration.environment)]
    seen: dict[str, int] = {}
    names: list[str] = []
    for event in every:
        seen[event] = seen.get(event, 0) + 1
        names.append(event if every.count(event) == 1 else f"{event}_{seen[event]}")
    if len(names) != len(every):
        raise InternalError("a transition without a name")
    return tuple(names)
