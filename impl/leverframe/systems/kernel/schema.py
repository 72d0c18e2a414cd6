"""The shape of a kernel's settings: its policy, its tools, and the length of a tick of its virtual clock.

docs/run-kernel.md describes what settings do; this module only describes how they are written.
"""

from typing import Annotated

from pydantic import Discriminator, Field, JsonValue, StrictBool, StrictInt, StringConstraints, Tag

from leverframe.language.schema import FileName, Identifier, LanguageVersion, Model, Words

AbsolutePath = Annotated[str, StringConstraints(pattern=r"^/[^\x00]*$", max_length=4096)]
Argument = Annotated[str, StringConstraints(pattern=r"^[^\x00]*$", max_length=4096)]


class ParamModel(Model):
    """The place of a param among the arguments; left out if the request does not have it."""

    param: Annotated[str, StringConstraints(min_length=1, max_length=128)]


ArgumentModel = Annotated[
    Annotated[Argument, Tag("text")] | Annotated[ParamModel, Tag("param")],
    Discriminator(lambda value: "param" if isinstance(value, dict | ParamModel) else "text"),
]


class ToolModel(Model):
    """A program that requests may call, by its absolute path and without a shell."""

    program: AbsolutePath
    arguments: list[ArgumentModel] = Field(default_factory=list, max_length=256)
    params: dict[str, JsonValue] | bool = Field(True, description="a JSON Schema of the params")  # noqa: FBT003 -- the default of a field
    writes: StrictBool = Field(True, description="whether the tool changes something outside")  # noqa: FBT003 -- likewise
    folder: FileName | None = Field(
        None, description="where it runs, below the kernel's directory; by default, in a temporary folder"
    )
    doc: Words | None = None


class KernelModel(Model):
    """The settings of a kernel."""

    leverframe: LanguageVersion
    kernel: Identifier
    policy: FileName
    tick_ms: Annotated[StrictInt, Field(ge=10, le=3_600_000)] = 1000
    tools: dict[Identifier, ToolModel] = Field(default_factory=dict, max_length=1000)
