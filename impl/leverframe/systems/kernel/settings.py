"""A kernel's configuration from a settings file, with the journal in a directory as its audit sink."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from leverframe import files
from leverframe.errors import InputError
from leverframe.journal import key_files
from leverframe.language import shape
from leverframe.language.guessing import did_you_mean
from leverframe.language.reader import read
from leverframe.language.report import Problems
from leverframe.record.entries import Json
from leverframe.systems import policy, schemas
from leverframe.systems.home import PUBLIC_KEY, open_journal
from leverframe.systems.kernel import request
from leverframe.systems.kernel.configuration import KernelConfiguration
from leverframe.systems.kernel.programs import Pace, Param, ProgramTemplate, program_tool
from leverframe.systems.kernel.schema import KernelModel, ParamModel, ToolModel
from leverframe.systems.kernel.tools import KernelTool, registry
from leverframe.systems.policy import Policy
from leverframe.systems.work import highest, prototype

USUAL = Path(str(resources.files("leverframe.systems.kernel") / "usual" / "kernel.yaml"))
"""The default settings of a kernel: requests without a tool, and two harmless tools."""


@dataclass(frozen=True, slots=True)
class Permissions:
    """What settings permit: the rules, the tools and their folders, and the digests of both files."""

    kernel: str
    tick_ms: int
    rules: Policy
    tools: Mapping[str, KernelTool]
    folders: frozenset[str]
    about: Mapping[str, Json]


def permissions(path: Path, directory: Path) -> Permissions:
    """Read settings and policy. The folders of tools are below `directory`.

    Raises InputError with every fault of the settings or the policy.
    """
    model, report = shape.model(KernelModel, read(path))
    tools = _tools(model, report, directory)
    report.raise_if_any()
    expected = request.expected({name: tool.params for name, tool in model.tools.items()})
    rules = policy.load(path.parent / model.policy, requests=expected)
    about = {"settings_sha256": report.text.sha256, "policy_sha256": rules.sha256}
    folders = frozenset(tool.folder for tool in model.tools.values() if tool.folder)
    return Permissions(model.kernel, model.tick_ms, rules, tools, folders, about)


def configured(path: Path, directory: Path) -> KernelConfiguration:
    """The configuration from a settings file, with the journal in the directory, which is created if missing.

    Raises InputError with every fault of the settings or the policy, and JournalError.
    """
    found = permissions(path, directory)
    for folder in found.folders:
        _make(directory / folder)
    journal = open_journal(directory, f"kernel/{found.kernel}")
    verifier = key_files.text(directory / PUBLIC_KEY, "LF124").strip()
    return KernelConfiguration(
        found.kernel, found.rules, found.tools, journal, found.tick_ms, verifier=verifier, about=found.about
    )


def _tools(model: KernelModel, report: Problems, directory: Path) -> Mapping[str, KernelTool]:
    found: list[KernelTool] = []
    for name, given in model.tools.items():
        place = ("tools", name)
        refused = f"the schema of the params of {name} is not a JSON Schema"
        if schemas.reported(given.params, report, (*place, "params"), ("LF165", refused)) is not None:
            _check_arguments(given, report, (*place, "arguments"))
            try:
                found.append(_tool(name, given, model, directory))
            except InputError as error:
                for diagnostic in error.diagnostics:
                    report.add(diagnostic.code, diagnostic.message, (*place, "params"), diagnostic.hint)
        if not Path(given.program).is_file():
            hint = "give the absolute path of a program; PATH is not searched"
            report.add("LF165", f"{given.program} does not exist or is not a file", (*place, "program"), hint)
    return registry(*found)


def _check_arguments(given: ToolModel, report: Problems, place: tuple[str, ...]) -> None:
    """Report arguments from params that no call can have: they would be left out silently."""
    if not isinstance(given.params, dict) or given.params.get("additionalProperties") is not False:
        return
    described = given.params.get("properties", {})
    names = described.keys() if isinstance(described, dict) else ()
    for index, argument in enumerate(given.arguments):
        if isinstance(argument, ParamModel) and argument.param not in names:
            hint = did_you_mean(argument.param, names) or "add it to 'properties'"
            report.add("LF165", f"no call can have the param {argument.param!r}", (*place, index, "param"), hint)


def _tool(name: str, given: ToolModel, model: KernelModel, directory: Path) -> KernelTool:
    arguments = [Param(each.param) if isinstance(each, ParamModel) else each for each in given.arguments]
    program = ProgramTemplate(given.program, arguments, directory / given.folder if given.folder else None)
    pace = Pace(model.tick_ms, highest(prototype("kernel"), "ticks"))
    return program_tool(name, program, pace, params=given.params, writes=given.writes)


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise files.unwritable(f"cannot create {folder}: {error.strerror or error}", "name another folder") from None
