"""The meaning of every error code, check and concept, from `explanations.yaml`.

The texts are data, so they can be edited and translated without code. The file is part of the package, so the limits
for untrusted files do not apply to it. A wheel has it compressed.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources

import yaml

from leverframe.language import packed

Texts = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Explanation:
    """An error code.

    `why` and `remedy` are paragraphs, each of them one line. `example` is a declaration with this mistake and no other.
    It is empty if no declaration can have the mistake, such as a missing file or a wrong command line.
    """

    code: str
    title: str
    why: str
    remedy: str
    example: str = ""


@dataclass(frozen=True, slots=True)
class Topic:
    """A check or a concept. `remedy` says what to write; `example`, if there is one, is a declaration that shows it.

    The example of a check is a machine that fails it.
    """

    name: str
    title: str
    meaning: str
    remedy: str
    example: str = ""


@dataclass(frozen=True, slots=True)
class Theme:
    """A range of codes about one subject."""

    first: str
    last: str
    name: str
    about: str


def _read() -> tuple[tuple[Theme, ...], Mapping[str, Explanation], Mapping[str, Topic]]:
    text = packed.content(resources.files("leverframe.language"), "explanations.yaml")
    # The file is long, so PyYAML's parser in C is used if it is available.
    found = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))  # noqa: S506 -- both are safe loaders
    themes: list[Texts] = found["themes"]
    codes: Mapping[str, Texts] = found["codes"]
    topics: Mapping[str, Texts] = found["topics"]
    return (
        tuple(Theme(**theme) for theme in themes),
        {code: Explanation(code, **texts) for code, texts in codes.items()},
        {name: Topic(name, **texts) for name, texts in topics.items()},
    )


THEMES, CODES, TOPICS = _read()
"""The ranges of codes; the explanations by code, in numerical order; the checks in their order, then the concepts."""
