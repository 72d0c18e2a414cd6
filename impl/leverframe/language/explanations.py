"""What every error code, check and concept means, for someone who has just met it: `explanations.yaml`, read.

The texts are data, so that they can be edited and translated without a line of code. The file is part of the package,
so that it is read without the limits that apply to strangers' files.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources

import yaml

Texts = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Explanation:
    """An error code.

    `why` and `remedy` are paragraphs, each of them one line. `example` is a declaration with this mistake and no other,
    or empty where no text has it: where a file is missing, or the command line is wrong.
    """

    code: str
    title: str
    why: str
    remedy: str
    example: str = ""


@dataclass(frozen=True, slots=True)
class Topic:
    """A check or a concept. `remedy` says what to write; `example`, where there is one, is a declaration that shows it.

    Of a check, the example is a machine that fails it.
    """

    name: str
    title: str
    meaning: str
    remedy: str
    example: str = ""


@dataclass(frozen=True, slots=True)
class Theme:
    """A range of codes that are about one thing."""

    first: str
    last: str
    name: str
    about: str


def _read() -> tuple[tuple[Theme, ...], Mapping[str, Explanation], Mapping[str, Topic]]:
    text = resources.files("leverframe.language").joinpath("explanations.yaml").read_text("utf-8")
    # The parser in C, where PyYAML has it: the file is long.
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
"""The ranges of the codes; by code, in the order of their numbers; and the checks as they are made, then concepts."""
