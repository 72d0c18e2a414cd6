"""A kernel's configuration from a settings file, with the journal in a directory as its audit sink."""

from collections.abc import Mapping
from hashlib import sha256
from importlib import resources
from pathlib import Path

from interlock import files
from interlock.errors import InputError
from interlock.language import kernel_settings
from interlock.language.guessing import did_you_mean
from interlock.language.kernel_settings import KernelModel, ParamModel, ToolModel
from interlock.language.reader import MAX_BYTES
from interlock.language.report import Report
from interlock.runtime import key_files
from interlock.runtime.entries import Json
from interlock.systems import policy, schemas
from interlock.systems.home import PUBLIC_KEY, open_journal
from interlock.systems.kernel import request
from interlock.systems.kernel.configuration import Configuration
from interlock.systems.kernel.machine import ticks_of_an_execution
from interlock.systems.kernel.programs import Pace, Param, Program, program_tool
from interlock.systems.kernel.tools import Tool, registry

USUAL = Path(str(resources.files("interlock.systems.kernel") / "usual" / "kernel.yaml"))
"""The settings of a kernel that gets none: requests without a tool, and two harmless tools."""


def configured(path: Path, directory: Path) -> Configuration:
    """What the settings say, with the journal that is in the directory, or made there.

    Raises InputError with all that is wrong with the settings or the policy, and JournalError.
    """
    model, report, text = kernel_settings.settings(path)
    tools = _tools(model, report, directory)
    report.raise_if_any()
    beside = path.parent / model.policy
    rules = policy.load(beside, members=request.MEMBERS)
    about: dict[str, Json] = {
        "settings_sha256": text.sha256,
        "policy_sha256": sha256(files.contents(beside, MAX_BYTES)).hexdigest(),
    }
    for folder in {tool.folder for tool in model.tools.values() if tool.folder}:
        _make(directory / folder)
    journal = open_journal(directory, f"kernel/{model.kernel}")
    verifier = key_files.text(directory / PUBLIC_KEY, "IL124").strip()
    return Configuration(model.kernel, rules, tools, journal, model.tick_ms, verifier=verifier, about=about)


def _tools(model: KernelModel, report: Report, directory: Path) -> Mapping[str, Tool]:
    found: list[Tool] = []
    for name, given in model.tools.items():
        place = ("tools", name)
        refused = f"what the params of {name} are is no JSON Schema"
        if schemas.reported(given.params, report, (*place, "params"), ("IL165", refused)) is not None:
            _check_arguments(given, report, (*place, "arguments"))
            try:
                found.append(_tool(name, given, model, directory))
            except InputError as error:
                for diagnostic in error.diagnostics:
                    report.add(diagnostic.code, diagnostic.message, (*place, "params"), diagnostic.hint)
        if not Path(given.program).is_file():
            hint = "name a program by its absolute path; nothing is looked up"
            report.add("IL165", f"there is no program {given.program}", (*place, "program"), hint)
    return registry(*found)


def _check_arguments(given: ToolModel, report: Report, place: tuple[str, ...]) -> None:
    """A param that no call can have would silently be left out of the arguments."""
    if not isinstance(given.params, dict) or given.params.get("additionalProperties") is not False:
        return
    described = given.params.get("properties", {})
    names = described.keys() if isinstance(described, dict) else ()
    for index, argument in enumerate(given.arguments):
        if isinstance(argument, ParamModel) and argument.param not in names:
            hint = did_you_mean(argument.param, names) or "describe it under 'properties'"
            report.add("IL165", f"no call has the param {argument.param!r}", (*place, index, "param"), hint)


def _tool(name: str, given: ToolModel, model: KernelModel, directory: Path) -> Tool:
    arguments = [Param(each.param) if isinstance(each, ParamModel) else each for each in given.arguments]
    program = Program(given.program, arguments, directory / given.folder if given.folder else None)
    pace = Pace(model.tick_ms, ticks_of_an_execution())
    return program_tool(name, program, pace, params=given.params, writes=given.writes)


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise files.unwritable(f"{folder} cannot be made: {error.strerror or error}", "name another folder") from None
