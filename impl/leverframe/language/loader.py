"""A file → a checked declaration, or every error in it at once.

The phases are text, YAML, shape, names and types, statics. Each runs on the well-formed part of the result before it.
Malformed parts are reported and left out, and no further error is reported because of their absence.

First, all files are read; the rest depends on nothing else, so files that have not changed are not judged again.
"""

import dataclasses
import functools
import operator
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import TypeVar

from leverframe.errors import Diagnostic, InputError, Span
from leverframe.language import catalog, packed, reader, schema, shape, statics, traceability
from leverframe.language.claims import properties
from leverframe.language.declaration import Declaration, PropertiesFile, UndecidedOverlap
from leverframe.language.elaborate import Elaborator
from leverframe.language.guessing import did_you_mean
from leverframe.language.reader import Text
from leverframe.language.report import Problems
from leverframe.language.resolver import Resolver
from leverframe.language.types import MAX_INTEGER

T = TypeVar("T")

MAX_STEPS = 100_000
"""Transitions, counted once for each state that they start from and each event that they name."""


def load(
    path: str | Path, *, constants: Mapping[str, int] | None = None, further: Iterable["Further"] = ()
) -> Declaration:
    """The declaration in a file. Raises InputError with all its errors.

    `constants` override those of the file, for studies at other sizes. It also gets those of the `further` properties
    that are about its machine. Raises TypeError for a constant that is no integer.
    """
    files = _files(reader.read(path))
    declaration = _declaration_of(files, frozenset(_integers(constants).items()))
    for one in further:
        if one.machine == declaration.machine:
            declaration = _with_properties(declaration, files, one)
    return declaration


def named(
    target: str | os.PathLike[str], profile: str | None = None, *, constants: Mapping[str, int] | None = None
) -> Declaration:
    """Load a bundled system by name (by default the reference profile), or a file by its path. Raises InputError."""
    text = os.fspath(target)
    if isinstance(target, str) and not catalog.is_file_name(text):
        return load(catalog.preferred(text, profile).path, constants=constants)
    if profile is not None:
        hint = "omit the profile: a file declares one profile"
        raise InputError((Diagnostic("LF071", f"{text} is not a bundled system", None, None, hint),))
    return load(text, constants=constants)


def loads(text: str, path: str = "<text>", *, constants: Mapping[str, int] | None = None) -> Declaration:
    """The declaration in a text, which messages call `path`. Raises InputError with all its errors."""
    files = _files(reader.decode(text.encode("utf-8", "surrogatepass"), path))
    return _judged(files, _integers(constants))


def _integers(constants: Mapping[str, int] | None) -> Mapping[str, int]:
    """Constants as plain integers: what only equals one, such as True or a number of NumPy, calculates differently."""
    found: dict[str, int] = {}
    for name, value in (constants or {}).items():
        try:
            found[name] = int(operator.index(value))
        except TypeError:
            raise TypeError(f"the constant {name} is {value!r}; give an integer, such as {name}=3") from None
    return found


@dataclasses.dataclass(frozen=True, slots=True)
class Further:
    """Further properties of a machine, from a file of their own, of which only the shape was judged."""

    text: Text
    model: schema.PropertiesModel
    report: Problems

    @property
    def machine(self) -> str:
        """The machine that they are about."""
        return self.model.machine


def further(path: str | Path) -> Further:
    """The properties in a file of their own. Raises InputError if too little of it is well-formed."""
    text = reader.read(path)
    return Further(text, *shape.model(schema.PropertiesModel, text))


def requirements(path: str | Path) -> Mapping[str, traceability.RequirementModel]:
    """The catalogue of requirements in a file, by id. Raises InputError."""
    return _catalogue_in(reader.read(path)).requirements


def citable(declaration: Declaration) -> frozenset[str] | None:
    """The ids of requirements that a file about a machine may cite; None without a catalogue. Raises InputError."""
    systems = declaration.machine, *declaration.catalogues
    found = [one for one in _catalogues(declaration.path, systems) if one is not None]
    return frozenset().union(*(_catalogue_in(_available(one)).requirements for one in found)) if found else None


@functools.lru_cache(maxsize=32)  # Each profile of a system reads the same catalogue.
def _catalogue_in(text: Text) -> traceability.CatalogueModel:
    model, report = shape.model(traceability.CatalogueModel, text)
    report.raise_if_any()
    return model


@dataclasses.dataclass(frozen=True, slots=True)
class _Files:
    """A declaration, the one that it refines, and the catalogues whose ids it may cite: first its own.

    An error of reading a file is reported when the file is needed.
    """

    text: Text
    refined: "_Files | InputError | None"
    catalogues: tuple[Text | InputError | None, ...]


def _files(text: Text, *, refining: bool = False) -> _Files:
    """Read all that a declaration depends on. Raises InputError if too little of the declaration is well-formed."""
    refines, systems = _names(text)
    refined: _Files | InputError | None = None
    if refines is not None and not refining:
        try:
            refined = _files(reader.read(_refined_path(text, refines)), refining=True)
        except InputError as error:
            refined = error
    return _Files(text, refined, tuple(_catalogues(text.path, systems)))


def _available(found: T | InputError) -> T:
    if isinstance(found, InputError):
        raise found
    return found


@functools.lru_cache(maxsize=64)
def _names(text: Text) -> tuple[str | None, tuple[str, ...]]:
    """Return the name of the refined file, and the systems whose catalogues a declaration cites: first its own."""
    model, _ = _shaped(text)
    return model.refines, (model.machine, *model.catalogues)


@functools.lru_cache(maxsize=4)  # Trees are large, and used twice: to find the other files, and to judge them all.
def _shaped(text: Text) -> tuple[schema.DeclarationModel, Problems]:
    return shape.model(schema.DeclarationModel, text)


@functools.lru_cache(maxsize=64)  # Programs load a machine again, and each profile its document.
def _declaration_of(files: _Files, constants: frozenset[tuple[str, int]], *, refining: bool = False) -> Declaration:
    return _judged(files, dict(constants), refining=refining)


def _judged(files: _Files, constants: Mapping[str, int], *, refining: bool = False) -> Declaration:
    model, shaped = _shaped(files.text)
    report = shaped.copy()
    misshapen = report.count > 0
    _check_constants(constants, model, files.text)
    _check_size(model, report)
    refined = _refined(model, report, files, refining=refining)
    known = _requirements(model, report, files)
    elaborator = Elaborator(model, report, constants)
    sound_variables = report.count == 0
    declaration = elaborator.declaration(refined, known)
    undecided: tuple[UndecidedOverlap, ...] = ()
    if sound_variables and not misshapen:
        undecided = statics.check(_without(declaration, elaborator.flawed), report)
    report.raise_if_any()
    return dataclasses.replace(declaration, undecided_overlaps=undecided)


def _with_properties(declaration: Declaration, files: _Files, more: Further) -> Declaration:
    """The declaration with further properties. Raises InputError with all errors of their file."""
    model, shaped = _shaped(files.text)
    scope = Elaborator(model, shaped.copy(), declaration.constants).names.scope
    report, said = more.report.copy(), more.model.properties
    names = Resolver(model.model_copy(update={"properties": said}), scope, report)
    found = properties(names, (claimed.name for claimed in declaration.properties))
    cited = [(("properties", index, "cites"), claimed.cites) for index, claimed in enumerate(said)]
    names.cites(cited, _requirements(model, shaped.copy(), files))
    report.raise_if_any()
    file = PropertiesFile(more.text.path, more.text.sha256)
    return dataclasses.replace(
        declaration,
        properties=(*declaration.properties, *found),
        properties_files=(*declaration.properties_files, file),
    )


def _without(declaration: Declaration, flawed: AbstractSet[Span]) -> Declaration:
    """The declaration without the parts that are known to be wrong, so that one mistake is not reported as two."""
    return dataclasses.replace(
        declaration,
        transitions=tuple(t for t in declaration.transitions if t.span not in flawed),
        environment=tuple(t for t in declaration.environment if t.span not in flawed),
    )


def _refined_path(text: Text, name: str) -> Path:
    return Path(text.path).parent / name


def _refined(model: schema.DeclarationModel, report: Problems, files: _Files, *, refining: bool) -> Declaration | None:
    if model.refines is None:
        return None
    if refining or files.refined is None:
        # A document refines nothing, which also excludes cycles of files.
        report.add(
            "LF053",
            "a declaration that is refined cannot itself refine another",
            ("refines",),
            "the refined file must not refine another",
        )
        return None
    try:
        return _declaration_of(_available(files.refined), frozenset(), refining=True)
    except InputError as error:
        if not _refined_path(files.text, model.refines).is_file():
            hint = "put the refined document beside this file"
            report.add("LF053", f"cannot read {model.refines!r}, which this file refines", ("refines",), hint)
            return None
        report.raise_if_any()
        raise InputError(error.diagnostics) from None


def _requirements(model: schema.DeclarationModel, report: Problems, files: _Files) -> frozenset[str] | None:
    """The ids that may be cited."""
    for index, (system, other) in enumerate(zip(model.catalogues, files.catalogues[1:], strict=True)):
        if other is None:
            hint = f"put it at {system}/{catalog.REQUIREMENTS}, beside the folder of this file"
            report.add("LF027", f"there is no catalogue of requirements of {system!r}", ("catalogues", index), hint)
    known = [_catalogue_in(_available(found)).requirements for found in files.catalogues if found is not None]
    return frozenset().union(*known) if known else None


def _catalogues(path: str, systems: Sequence[str]) -> Iterator[Text | InputError | None]:
    """The catalogue beside the file, or else of the bundled system of the same name, and those of other systems.

    The catalogues of other systems are in folders beside the folder of the file, or bundled.
    """
    here = Path(path).absolute().parent
    own, *others = systems
    yield _catalogue(here, own)
    for system in others:
        yield _catalogue(here.parent / system, system)


def _catalogue(folder: Path, system: str) -> Text | InputError | None:
    for candidate in (folder / catalog.REQUIREMENTS, catalog.directory() / system / catalog.REQUIREMENTS):
        if candidate.exists() or packed.is_file(candidate):
            try:
                return packed.read(candidate)
            except InputError as error:
                return error
    return None


def _check_constants(constants: Mapping[str, int], model: schema.DeclarationModel, text: Text) -> None:
    for name, value in constants.items():
        if name not in model.constants:
            hint = did_you_mean(name, model.constants)
            raise InputError((Diagnostic("LF023", f"{text.path} has no constant {name!r}", None, None, hint),))
        if abs(value) > MAX_INTEGER:
            message = f"{name} = {value} is beyond ±{MAX_INTEGER:,}"
            raise InputError((Diagnostic("LF032", message, None, None, "choose a number within these bounds"),))


def _check_size(model: schema.DeclarationModel, report: Problems) -> None:
    """Report too many steps: ``from: '*'`` and lists of events make many steps from a short text."""
    steps = len(model.environment) * len(model.states)
    for transition in model.transitions:
        steps += len(model.states if transition.source == "*" else transition.source) * len(transition.on)
    if steps > MAX_STEPS:
        hint = f"each state and each event of a line counts as a step; the limit is {MAX_STEPS:,}"
        report.add("LF006", f"the transitions expand to {steps:,} steps", ("transitions",), hint, key=True)
        report.raise_if_any()
