"""``leverframe run kernel``: requests as JSON Lines in, answers out; SIGTERM halts it."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from leverframe.cli import arguments

if TYPE_CHECKING:
    from leverframe.record.entries import Json
    from leverframe.systems.kernel.kernel import Kernel


@click.command(name="kernel")
@arguments.CONFIG
@arguments.directory("kernel")
@click.option("--latch", is_flag=True, help="After this kernel has halted, let no kernel boot in the directory again.")
@click.option(
    "--evidence",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Export the records at the end.",
)
def command(config: Path | None, directory: Path, latch: bool, evidence: Path | None) -> int:
    """Arbitrate, execute and audit requests to a governance kernel.

    Each line of stdin is a request: a JSON object with request_id, ts_ms, actor and intent, with tool_call and params
    if it asks for a tool, and with optional evidence. The answer is one line of JSON: the outcome and the reason.
    SIGTERM halts the kernel.

    The exit code is 0, or 1 if the kernel halted because of an error. See docs/run-kernel.md.
    """
    from leverframe.cli import serving
    from leverframe.systems.home import JOURNAL
    from leverframe.systems.kernel.configuration import KernelConfiguration
    from leverframe.systems.kernel.evidence import FALLBACK, check, of_a_directory
    from leverframe.systems.kernel.kernel import Kernel
    from leverframe.systems.kernel.latch import Latch
    from leverframe.systems.kernel.request import MAX_BYTES
    from leverframe.systems.kernel.settings import USUAL, configured

    opened: list[KernelConfiguration] = []

    def configure() -> KernelConfiguration:
        opened.append(configured(config or USUAL, directory))
        return opened[0]

    if evidence is not None:
        check(evidence)  # before the work, not after it
    fallback = directory / FALLBACK
    kernel = Kernel(configure, fallback=fallback, latch=Latch(directory / "halted", closes=latch))
    with serving.stopping(kernel.stop) as stops:
        try:
            kernel.boot()
            try:
                serving.serve(_answering(kernel), stops, 4 * MAX_BYTES)
            finally:
                if not kernel.halted:
                    kernel.work()  # handle a pending halt, even if nobody reads answers any more
        finally:
            for configuration in opened:
                configuration.close()
    told = directory / JOURNAL if opened else fallback
    click.echo(f"the kernel is in {kernel.state}; its records are in {told}", err=True)
    if evidence is not None:
        of_a_directory(directory, evidence)
        click.echo(f"the evidence is in {evidence}", err=True)
    return int(kernel.halted_by in {"FATAL_ERROR", "AUDIT_FAILED"})


def _answering(kernel: "Kernel") -> "Callable[[bytes], Mapping[str, Json]]":
    from leverframe.errors import InputError
    from leverframe.runtime.errors import StateError
    from leverframe.systems.kernel.request import MAX_BYTES
    from leverframe.systems.kernel.values import MAX_DEPTH
    from leverframe.systems.strict_json import JsonLimits, UnreadableError, read

    limits = JsonLimits(size=4 * MAX_BYTES, depth=MAX_DEPTH)

    def answer(line: bytes) -> "Mapping[str, Json]":
        try:
            request = read(line, limits)
        except UnreadableError as error:
            return {"outcome": "UNREADABLE", "reason": str(error)}
        if not isinstance(request, Mapping):
            return {"outcome": "UNREADABLE", "reason": "the line is not a JSON object"}
        try:
            waiting = kernel.submit(request)
            if not waiting.done():
                kernel.work()
            return waiting.result()
        except InputError as error:
            return {"outcome": "UNREADABLE", "reason": error.diagnostics[0].message}
        except StateError as error:
            told = {"state": kernel.state, "reason": str(error.value)}
            return {"outcome": "REFUSED", "request_id": request.get("request_id"), **told}

    return answer
