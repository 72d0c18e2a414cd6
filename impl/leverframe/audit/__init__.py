"""The auditing of logs: did this log follow the machine, is it complete, was it touched?

Nothing of the writer, the runtime or the systems is imported here. docs/audit.md is the contract.

From the bottom up:

    inputs        files of any format, and our journals → rows, and what the hashes of journals show
    layout        where a log has what the interface of a machine names
    mapped        a mapping file → a layout
    said          a row → what it says in the words of the machine
    arranging     rows in the order of their times, and those in lists
    granularity   an interface as a log shows it that is coarser or finer than a record for each transition
    seen          a row → an observation
    lacking       of which executions rows are missing
    demanded      on which steps reports of telemetry are due
    matching      reports that have rows of their own, and the steps on which they are due
    reporting     rows that are reports of telemetry
    sentences     what demands something where there is no explanation: the document, or a choice of the reference
    causes        what an observation is called that no run explains
    unseen        what nobody can notice because of what rows say
    found         what is found in a log: violations, rows that cannot be judged, gaps
    judging       executions, each with an observer: what no run of the machine explains
    findings      what was found, counted, and the first of each kind
    scanner       lines of JSON by their form, so that most of them need no parser
    looking       which names of an interface rows have
    determinised  the observer as a table
    sweep         a quick pass by forms and the table, which leaves some executions in doubt
    fast          the quick pass over large logs and tables, compiled (extra `fast`)
    showing       which names of an interface a log shows
    parts         executions judged by several workers, each of which reads the log
    ways          all rows one by one, or a quick pass and then those in doubt
    details       a second look: properties that are broken, records that are missing, what explanations assume
    retracing     a run that leads to a violation
    own           properties of the auditor's own, decided on every execution
    auditing      a log → the four verdicts, and what they rest on
    basis         what a log is judged by: machine, interface, layout, view
    following     a log that grows, judged as it grows
    verifying     a log judged from a Python program: `verify`
    why           one row of a log, explained
    guess         a sample of a log → a proposed mapping

    >>> import leverframe
    >>> from leverframe.audit import verify
    >>> row = {"execution_id": 1, "previous_state": "BOOTING", "event": "CONFIG_LOADED", "new_state": "IDLE"}
    >>> verify([row], leverframe.load("kernel")).conformant().verdict.value
    'holds'
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from leverframe.audit.verifying import verify

__all__ = ["verify"]


def __getattr__(name: str) -> object:
    """Import `verify` when it is first used: most modules here need less."""
    if name != "verify":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from leverframe.audit import verifying  # noqa: PLC0415 -- see above

    return verifying.verify
