"""The shape accepts the samples in hints, at every place of every kind of file."""

import re
from collections.abc import Iterator

import pytest
from pydantic import BaseModel

from leverframe.language import nodes, reader, samples
from leverframe.language.interface import InterfaceModel
from leverframe.language.schema import DeclarationModel
from leverframe.language.traceability import CatalogueModel, FindingsModel, SourcesModel
from leverframe.systems.femtoclaw.schema import SettingsModel
from leverframe.systems.kernel.schema import KernelModel
from leverframe.systems.policy import PolicyModel
from leverframe.systems.reug.schema import ScriptedModel
from leverframe.systems.turn.schema import GateModel

KINDS: tuple[type[BaseModel], ...] = (
    DeclarationModel,
    InterfaceModel,
    CatalogueModel,
    FindingsModel,
    SourcesModel,
    PolicyModel,
    KernelModel,
    GateModel,
    SettingsModel,
    ScriptedModel,
)


def models(kind: type[BaseModel]) -> Iterator[type[BaseModel]]:
    """The models that a file of a kind consists of."""
    module = vars(__import__(kind.__module__, fromlist=["_"]))
    yield from (found for found in module.values() if isinstance(found, type) and issubclass(found, BaseModel))


MODELS = tuple(dict.fromkeys(model for kind in KINDS for model in models(kind) if model.model_fields))


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.__name__)
def test_every_key_has_a_sample_that_its_shape_accepts(model: type[BaseModel]) -> None:
    whole = samples.schema_of(model)
    required = samples.sample(whole, whole)
    assert isinstance(required, dict)
    model.model_validate(required)
    for key in samples.keys_at(model, ()):
        model.model_validate({**required, key: samples.sample_at(model, (key,))})


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.__name__)
def test_a_sample_is_written_as_the_reader_reads_it(model: type[BaseModel]) -> None:
    for key in samples.keys_at(model, ()):
        value = samples.sample_at(model, (key,))
        root, flaws = nodes.compose(reader.decode(f"key: {samples.flow(value)}".encode(), "door.yaml"))
        assert flaws == ()
        assert root is not None
        assert nodes.plain(root) == {"key": value}


def patterns(part: object) -> Iterator[str]:
    match part:
        case dict():
            pattern = part.get("pattern")
            yield from (pattern,) if isinstance(pattern, str) else ()
            yield from part.get("patternProperties", {})
            for inner in part.values():
                yield from patterns(inner)
        case list():
            for inner in part:
                yield from patterns(inner)
        case _:
            pass


def test_every_pattern_of_a_file_is_explained_and_no_other() -> None:
    used = {pattern for kind in KINDS for pattern in patterns(samples.schema_of(kind))}
    assert used == set(samples.PATTERNS)
    for pattern, (sample, _) in samples.PATTERNS.items():
        assert re.fullmatch(pattern, sample)
