"""The shape of FemtoClaw's settings: the capabilities, their limits, the policy, and the deadlines.

`tools` describes what a capability does with its settings; this module only describes how they are written.
"""

from typing import Annotated

from pydantic import Field, JsonValue, StringConstraints

from leverframe.language.schema import Identifier, LanguageVersion, Model, Words

_Path = Annotated[str, StringConstraints(min_length=1, max_length=4_096)]
_Program = Annotated[str, StringConstraints(pattern=r"^/[^\x00]+$", max_length=4_096)]
_Name = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_][A-Za-z0-9._-]*$", max_length=128)]
_Variable = Annotated[str, StringConstraints(pattern=r"^[A-Za-z_][A-Za-z0-9_]*$", max_length=128)]
_Bytes = Annotated[int, Field(ge=1, le=1 << 40)]

MOST_SHOWN = 1 << 16
"""Bytes of an output, or of a file that is read: even with every character escaped, a result fits in one record."""


class LimitsModel(Model):
    """The limits of a program; null is no limit."""

    output_bytes: Annotated[int, Field(ge=0, le=MOST_SHOWN)] = MOST_SHOWN
    cpu_seconds: Annotated[int, Field(ge=1, le=86_400)] | None = 10
    memory_bytes: _Bytes | None = 1 << 30
    file_bytes: Annotated[int, Field(ge=0, le=1 << 40)] | None = 1 << 24
    open_files: Annotated[int, Field(ge=8, le=65_536)] | None = 64
    processes: Annotated[int, Field(ge=1, le=65_536)] | None = None


class CapabilityModel(Model):
    """A capability: either programs by their names, or the files below a directory."""

    programs: Annotated[dict[_Name, _Program], Field(min_length=1, max_length=100)] | None = None
    folder: _Path | None = Field(None, description="where programs run; by default, in a temporary folder")
    environment: Annotated[dict[_Variable, str], Field(max_length=100)] | None = None
    limits: LimitsModel | None = None
    below: _Path | None = Field(None, description="the directory below which files are read")
    most_bytes: Annotated[int, Field(ge=0, le=MOST_SHOWN)] | None = Field(None, description="of a file that is read")
    arguments: dict[str, JsonValue] | None = Field(None, description="a JSON Schema that arguments must also match")
    doc: Words | None = None


class SettingsModel(Model):
    """The settings of a FemtoClaw runtime."""

    leverframe: LanguageVersion
    runtime: Identifier
    policy: _Path = Field(description="the file with the policy")
    capabilities: Annotated[dict[_Name, CapabilityModel], Field(max_length=1000)]
    tick_milliseconds: Annotated[int, Field(ge=1, le=3_600_000)] = Field(
        5_000, description="a stage may take one tick, an execution two"
    )
    start_seconds: Annotated[int, Field(ge=1, le=86_400)] = Field(
        600, description="how long starting up may take; it verifies the whole journal"
    )
    message_bytes: Annotated[int, Field(ge=1, le=1 << 18)] = 1 << 18
    message_depth: Annotated[int, Field(ge=2, le=64)] = 64
