"""Settings file → configuration of a runtime: a registry of capabilities, the programs behind them, and a policy.

All faults of the settings are reported at once. Paths are relative to the settings file; in the settings that come with
Leverframe, they are relative to the directory of the runtime.
"""

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from leverframe.errors import InputError
from leverframe.language import shape
from leverframe.language.reader import read
from leverframe.language.report import Problems
from leverframe.record.entries import Json
from leverframe.systems import policy, schemas, strict_json
from leverframe.systems.expected import ANYTHING, Expected, either
from leverframe.systems.femtoclaw import schema
from leverframe.systems.femtoclaw.capabilities import Capability, Epoch
from leverframe.systems.femtoclaw.schema import CapabilityModel, LimitsModel, SettingsModel
from leverframe.systems.femtoclaw.tools import CapabilityTool, Files, Programs
from leverframe.systems.isolation.run import ENVIRONMENT, ProgramLimits
from leverframe.systems.policy import Effect, Policy

DEFAULT = Path(__file__).with_name("default") / "femtoclaw.yaml"
EFFECTS = frozenset({Effect.ALLOW, Effect.DENY})
_FOR_PROGRAMS = ("folder", "environment", "limits")
_FOR_FILES = ("most_bytes",)
_BACKSTOP = 5.0
"""Seconds between the deadline of an execution and that of its program, which ends it if nobody else does."""


@dataclass(frozen=True, slots=True)
class FemtoClawConfiguration:
    """The configuration of a runtime. Ticks are in nanoseconds; `start_tick` holds while the runtime starts up."""

    name: str
    registry: Epoch
    tools: Mapping[str, CapabilityTool]
    policy: Policy
    tick: int
    start_tick: int
    message: strict_json.JsonLimits


def load(path: Path | None, home: Path) -> FemtoClawConfiguration:
    """Load the configuration from a file, or from `DEFAULT`, which keeps its files in `home`.

    Raises InputError with every fault.
    """
    file = path or DEFAULT
    model, report = shape.model(SettingsModel, read(file))
    base = Path(os.path.realpath(home if path is None else file.parent))
    if path is None:
        (home / "files").mkdir(parents=True, exist_ok=True)
    registry, tools = Epoch(), dict[str, CapabilityTool]()
    for name, capability in sorted(model.capabilities.items()):
        tool = _tool(capability, base, model, ("capabilities", name), report)
        if tool is None:
            continue
        if isinstance(tool, Files) and _lies_below(home, tool.below):
            reason = f"{tool.below} contains {home}, where the runtime keeps its journal and its signing key"
            report.add("LF161", reason, ("capabilities", name, "below"), "name a directory that does not contain it")
        if capability.arguments is not None:
            place = ("capabilities", name, "arguments")
            refused = f"the schema of the arguments of {name} is not a JSON Schema"
            if schemas.reported(capability.arguments, report, place, ("LF150", refused)) is None:
                continue
        try:
            registry = registry.registering(Capability.of(name, _arguments(tool, capability)))
        except InputError as error:
            told = error.diagnostics[0]
            report.add("LF150", told.message, ("capabilities", name, "arguments"), told.hint)
        tools[name] = tool
    rules = _policy(file.parent / model.policy, _requests(model, tools), report)
    report.raise_if_any()
    limits = strict_json.JsonLimits(model.message_bytes, model.message_depth)
    ticks = (model.tick_milliseconds * 1_000_000, model.start_seconds * 1_000_000_000)
    return FemtoClawConfiguration(model.runtime, registry, tools, rules, *ticks, limits)


def _requests(model: SettingsModel, tools: Mapping[str, CapabilityTool]) -> Expected:
    """The requests that the policy decides. If a capability is faulty, its arguments may be anything."""
    whole = Expected.of({"type": "object", "required": ["capability", "arguments"]})
    arguments = [Expected.of(tools[name].arguments) if name in tools else ANYTHING for name in model.capabilities]
    return whole.having(capability=Expected.of({"enum": list(model.capabilities)}), arguments=either(arguments))


def _policy(path: Path, requests: Expected, report: Problems) -> Policy:
    try:
        return policy.load(path, EFFECTS, requests)
    except InputError as error:
        for diagnostic in error.diagnostics:
            report.note(diagnostic)
        return Policy("none", ())


def _arguments(tool: CapabilityTool, capability: CapabilityModel) -> Mapping[str, Json]:
    """The schema of the tool's arguments, narrowed by the one in the settings."""
    return tool.arguments if capability.arguments is None else {"allOf": [tool.arguments, capability.arguments]}


def _tool(
    capability: CapabilityModel, base: Path, model: SettingsModel, place: tuple[str, ...], report: Problems
) -> CapabilityTool | None:
    if (capability.programs is None) == (capability.below is None):
        hint = "give it either 'programs' to run, or 'below', a directory to read files from"
        report.add("LF160", f"{place[-1]} must have exactly one of 'programs' and 'below'", place, hint, key=True)
        return None
    foreign = _FOR_FILES if capability.below is None else _FOR_PROGRAMS
    for member in foreign:
        if getattr(capability, member) is not None:
            kind = "runs programs" if capability.below is None else "reads files"
            message = f"{member!r} has no effect: {place[-1]} {kind}"
            report.add("LF160", message, (*place, member), "remove it", key=True)
    for path, reason in _missing(capability, base):
        report.add("LF161", reason, (*place, *path), "create it, or name another one")
    if capability.below is not None:
        most = schema.MOST_SHOWN if capability.most_bytes is None else capability.most_bytes
        return Files(base / capability.below, most)
    folder = None if capability.folder is None else base / capability.folder
    environment = ENVIRONMENT if capability.environment is None else capability.environment
    seconds = 2 * model.tick_milliseconds / 1_000 + _BACKSTOP
    limits = ProgramLimits(seconds, **(capability.limits or LimitsModel()).model_dump())
    return Programs(capability.programs or {}, limits, folder, environment)


def _lies_below(inner: Path, outer: Path) -> bool:
    return Path(os.path.realpath(inner)).is_relative_to(os.path.realpath(outer))


def _missing(capability: CapabilityModel, base: Path) -> Iterator[tuple[tuple[str, ...], str]]:
    """The places in the settings that name an unusable program or directory, with the reason."""
    for name, program in (capability.programs or {}).items():
        if not (Path(program).is_file() and os.access(program, os.X_OK)):
            yield ("programs", name), f"{program} is not an executable file"
    for member, given in (("folder", capability.folder), ("below", capability.below)):
        if given is not None and not (base / given).is_dir():
            yield (member,), f"{base / given} is not a directory"
