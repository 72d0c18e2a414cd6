"""The names of an interface that rows have. A line whose form is known shows nothing new."""

from collections.abc import Mapping

from leverframe.audit.inputs.blocks import has_forms, parsed, split
from leverframe.audit.inputs.rows import Place, Row
from leverframe.audit.layout import Constant, Layout
from leverframe.audit.said import UnclearError, said
from leverframe.audit.scanner import MOST_FORMS, Form, Members, matches, telling
from leverframe.audit.scanner import form as form_of
from leverframe.observe.interface import EVENT, PATH, Interface

MOST_KNOWN = 4_096
"""Names beyond so many are read each time: they are no names of a machine."""


def named(layout: Layout) -> frozenset[str]:
    """The fields that a layout names."""
    return frozenset({*layout.fields, *(name for one in layout.cases for name in one.fields)})


class Look:
    """Looks for names in rows, which are `found`. A field that a mapping names and that may not be missing counts, too.

    A line whose form is known, and whose other fields are null, shows nothing new.
    """

    def __init__(self, interface: Interface, layout: Layout) -> None:
        self._layout, self._names = layout, frozenset(interface.names)
        self._signals = {event: name for name, one in interface.signals.items() for event in one.values}
        self.forms: list[Form] = []
        self.found = set[str]() if layout.path is None else {*named(layout)} - interface.optional

    def take(self, block: bytes, file: str) -> None:
        """Note what the rows of a block show."""
        uniform, lines = has_forms(block), split(block)
        forms = self.forms if uniform else []
        for line, found in zip(lines, matches(forms, lines), strict=True):
            if found is None or found.group(*forms[0].others) not in forms[0].known:
                self.line(line, file, uniform=uniform)

    def line(self, line: bytes, file: str, *, uniform: bool) -> bool:
        """Note what the row in a line shows, and return whether it is one."""
        for form in self.forms if uniform else ():
            found = form.match(line)
            if found is not None:
                tokens = found.group(*form.others)
                if tokens not in form.known:
                    self.read(parsed(Place(file, 0), line))
                    if len(form.known) < MOST_KNOWN:
                        form.known[tokens] = 0
                return True
        if not line or line.isspace() or not self.read(parsed(Place(file, 0), line)):
            return False
        if uniform:
            self._learn(line)
        return True

    def read(self, row: object) -> bool:
        """Note what a row shows; return whether it is one."""
        if not isinstance(row, Row):
            return False
        names = _shown(row, self._layout, self._signals) & self._names
        if not names <= self.found:
            self.found |= names
            self.forms = []  # they demand that the new names are null
        return True

    def _learn(self, line: bytes) -> None:
        layout = self._layout
        fields = (layout.fields, *(case.fields for case in layout.cases))
        absent = {
            where
            for each in fields
            for name, where in each.items()
            if name not in self.found and not isinstance(where, Constant)
        }
        others = telling(layout)
        if len(self.forms) < MOST_FORMS:
            form = form_of(line, Members(others, absent=frozenset(absent)))
            if form is not None:
                self.forms.append(form)


def _shown(row: Row, layout: Layout, signals: Mapping[str, str]) -> set[str]:
    try:
        one = said(row, layout)
    except UnclearError:
        return set()
    if one is None:
        return set()
    found = set(one.fields)
    if one.kind in {"signal", "effect"}:
        return found | ({one.name} if isinstance(one.name, str) else set())
    event = one.event or (one.name if isinstance(one.name, str) else None)
    if one.target is not None or event is not None:
        found.add(PATH)
    if event is not None:
        found.add(EVENT)
        # The record of an edge does not say that steps by its event which take no edge leave a row, too.
        if event in signals and one.target in {None, one.source}:
            found.add(signals[event])
    return found
