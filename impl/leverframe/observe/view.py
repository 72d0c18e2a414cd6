"""A view: what an observer may use of an interface, and the check of each observation at the border.

An observation comes from a log or from a foreign program, so its names and the types of its values are checked here,
once (LF194, LF198). Behind this border they are as the interface says. Fields that no view shows may say what a value
is like (`needs` of a class): they are read here, too.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

from leverframe.errors import Diagnostic, InputError
from leverframe.language.guessing import did_you_mean
from leverframe.observe.classifiers import CLASSIFIERS, MISSING, Settings, checked
from leverframe.observe.history import Id
from leverframe.observe.interface import EVENT, PATH, Interface, Shown
from leverframe.observe.observations import Effect, Observation, Refused, Report, Signal, Step, Told, numbered

Ids = dict[str, Id]
"""Values with identities: the name of the field, the class and the id."""
Kinds = tuple[str | None, ...]
"""What a field is made of: for each variable, its class if its values have identities."""
_PLAIN: frozenset[type] = frozenset((str, int, bool, type(None)))
"""The types of values without identities."""
_WITH_FIELDS = (Step, Signal)


NOTHING_TOLD: Mapping[str, Mapping[str, Shown]] = {}


class View:
    """What an observer may use: a set of names of an interface."""

    def __init__(
        self,
        interface: Interface,
        names: Iterable[str],
        settings: Settings | None = None,
        *,
        tells: Mapping[str, Mapping[str, Shown]] = NOTHING_TOLD,
        between: Iterable[str] = (),
    ) -> None:
        """`tells` are the fields of reports, by name, and `between` the variables that can be seen at rest."""
        self.interface, self.settings = interface, checked(settings or {})
        self._told = {
            stimulus: {
                name: self._kinds(one.variables[:1] if one.cases else one.variables) or (None,)
                for name, one in fields.items()
            }
            for stimulus, fields in tells.items()
        }
        self._between: dict[str, Kinds] = {name: self._kinds((name,)) for name in between}
        self.names = frozenset(names)
        self._events = {PATH, EVENT} <= self.names
        shows = {name: one for name, one in interface.shows.items() if name in self.names}
        self._fields: dict[str, Kinds] = {name: (None,) for name in interface.parameters if name in self.names}
        self._fields |= {n: self._kinds(s.variables[:1] if s.cases else s.variables) for n, s in shows.items()}
        self._classified = {kind: known for kind, found in interface.data.items() if (known := found.classified)}
        needs = {name for known in self._classified.values() for name in known.needs if known.identity in shows}
        self._needs, self._facts = frozenset(needs), needs - self._fields.keys()
        """The fields that only say what a value is like."""
        self._fields |= dict.fromkeys(self._facts, (None,))
        self._alone = {name: kinds[0] for name, kinds in self._fields.items() if len(kinds) == 1}
        """The fields of one variable, with the class of its values."""
        self.classified = frozenset(self._classified)
        """The classes whose labels depend on what is known of a value."""
        self.once = frozenset(kind for kind, found in interface.data.items() if found.once)
        """The classes of which no value comes again."""
        effects = {name: one for name, one in interface.effects.items() if name in self.names}
        self._effects = {name: self._kinds(effect.variables) or (None,) for name, effect in effects.items()}
        self._signals, self._parameters = self.names & interface.signals.keys(), self.names & set(interface.parameters)

    def _kinds(self, variables: Iterable[str]) -> Kinds:
        return tuple(map(self.interface.class_of.get, variables))

    def ids(self, seen: Observation) -> Ids:
        """The values with identities in an observation, by field.

        Raises InputError for a name that is not in view (LF194), and for a value of a wrong type (LF198).
        """
        # Not by patterns, which cost more: all observations of a log come along here.
        found: Ids = {}
        if isinstance(seen, Step):
            if not self._events:
                self._must_show(PATH, self.names)
                if seen.event is not None:
                    self._must_show(EVENT, self.names)
            self._read_fields(seen.fields, found)
        elif isinstance(seen, Signal):
            self._must_show(seen.name, self._signals)
            if seen.value is not None:
                _read(found, "", seen.value, (self.interface.signals[seen.name].kind,), seen.name)
            self._read_fields(seen.fields, found)
        elif isinstance(seen, Effect):
            self._must_show(seen.name, self._effects.keys())
            _read(found, "", seen.value, self._effects[seen.name], seen.name)
        elif isinstance(seen, Refused):
            for name in seen.fields:
                self._must_show(name, self._parameters)
            self._read_fields(seen.fields, found)
        elif isinstance(seen, Report):
            self._must_show(seen.name, self._told.keys())
            _read_among(self._told[seen.name], seen.fields, found)
        else:
            _read_among(self._between, seen.fields, found)
        return found

    def bare(self, seen: Observation) -> Observation:
        """An observation without the fields that only say what a value is like."""
        if not self._facts or not isinstance(seen, _WITH_FIELDS) or self._facts.isdisjoint(seen.fields):
            return seen
        return replace(seen, fields={name: told for name, told in seen.fields.items() if name not in self._facts})

    def tells(self, seen: Observation) -> bool:
        """Is anything known that excludes labels: settings, or fields that say what a value is like?"""
        needs = self._needs
        return bool(self.settings or (needs and isinstance(seen, _WITH_FIELDS) and not needs.isdisjoint(seen.fields)))

    def allowed(self, seen: Observation, ids: Ids) -> Mapping[str, frozenset[str]]:
        """For the fields with values that `class` is about: the labels that these values may have."""
        found: dict[str, frozenset[str]] = {}
        fields = seen.fields if isinstance(seen, _WITH_FIELDS) else {}
        for field, (kind, one) in ids.items():
            known = self._classified.get(kind)
            if known is not None:
                about = fields if field == known.identity else {}
                facts = [about.get(name, MISSING) for name in known.needs]
                found[field] = CLASSIFIERS[known.by].of(one, facts, self.settings)
        return found

    def _read_fields(self, fields: Mapping[str, Told], found: Ids) -> None:
        alone = self._alone
        for name, value in fields.items():
            kind = alone.get(name, "")
            if kind is None and type(value) in _PLAIN:
                continue
            if kind and (type(value) is str or type(value) is int):
                found[name] = kind, value
            elif name not in self._fields:
                raise _unknown(min(fields.keys() - self._fields.keys()), self._fields.keys() - self._facts)
            else:
                _read(found, name, value, self._fields[name], name)

    def _must_show(self, name: str, known: Collection[str]) -> None:
        if name not in known:
            raise _unknown(name, known)


def _read(found: Ids, key: str, value: Told, kinds: Kinds, name: str) -> None:
    """Note the ids in a value. Raises InputError (LF198) if it is none that the field `name` can have."""
    if value is None:
        return
    kind = kinds[0]
    if len(kinds) > 1:
        if not isinstance(value, tuple) or len(value) != len(kinds):
            raise _wrong(name, value, f"a tuple of {len(kinds)} values")
        for (part, each), its in zip(numbered(key, value).items(), kinds, strict=True):
            _read(found, part, each, (its,), name)
    elif kind is None:
        if not isinstance(value, str | int):
            raise _wrong(name, value, "a text, an integer or a boolean")
    elif isinstance(value, bool) or not isinstance(value, str | int):
        raise _wrong(name, value, "an id, which is a text or an integer")
    else:
        found[key] = (kind, value)


def _read_among(known: Mapping[str, Kinds], fields: Mapping[str, Told], found: Ids) -> None:
    """The same for fields of other things than records and signals."""
    if not fields.keys() <= known.keys():
        raise _unknown(min(fields.keys() - known.keys()), known.keys())
    for name, value in fields.items():
        if value is not None:
            _read(found, name, value, known[name], name)


def _wrong(name: str, value: object, wanted: str) -> InputError:
    message = f"the value of {name} is {wanted}, and not of the type {type(value).__name__}"
    hint = "docs/interfaces.md describes the values of observations"
    return InputError((Diagnostic("LF198", message, None, None, hint),))


def _unknown(name: str, known: Iterable[str]) -> InputError:
    names = sorted(known)
    hint = did_you_mean(name, names) or (f"it shows {', '.join(names)}" if names else "it shows nothing of this kind")
    return InputError((Diagnostic("LF194", f"the view does not show {name!r}", None, None, hint),))
