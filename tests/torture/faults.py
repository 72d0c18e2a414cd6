"""Faults for the processes of the torture. Each function plants one in the process that calls it."""

import contextlib
import itertools
import sys
import types
from collections.abc import Callable, Iterable, Mapping
from typing import ParamSpec

import pytest

from leverframe.errors import JournalError
from leverframe.journal import journal, sinks, store
from leverframe.journal.group_commit import GroupCommit
from leverframe.journal.journal import Journal
from leverframe.journal.replay import replay
from leverframe.journal.requests import CommitRequest
from leverframe.language.declaration import Declaration
from leverframe.model.system import SystemState
from leverframe.record.entries import Json
from leverframe.record.records import Record
from leverframe.runtime import execution
from leverframe.runtime.execution import Execution
from leverframe.runtime.plan import PlanNode
from leverframe.systems.femtoclaw.femtoclaw import FemtoClaw
from leverframe.systems.reug import builtin

P = ParamSpec("P")


def nothing(*given: object, **named: object) -> None:
    """Do nothing, in place of any function."""
    del given, named


def careless(method: Callable[P, None]) -> Callable[P, None]:
    """Return the method with its JournalError suppressed."""

    def called(*given: P.args, **named: P.kwargs) -> None:
        with contextlib.suppress(JournalError):
            method(*given, **named)

    return called


def acknowledged_before_it_is_durable(patch: pytest.MonkeyPatch) -> None:
    def handed_over(self: GroupCommit, request: CommitRequest) -> None:
        self._pending.append(request)
        self._ring()

    patch.setattr(GroupCommit, "_handed_over", handed_over)


def nothing_is_on_record_about_effects(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Journal, "intend", nothing)
    patch.setattr(Journal, "settle", nothing)


def a_key_is_used_twice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Journal, "intend", careless(Journal.intend))
    patch.setattr(Journal, "settle", careless(Journal.settle))


def resumed_where_it_was_not(patch: pytest.MonkeyPatch) -> None:
    def early(records: Iterable[Record], declarations: Iterable[Declaration]) -> Mapping[str, SystemState]:
        return replay(list(records)[:-3], declarations)

    patch.setattr(journal, "replay", early)


def the_state_changes_before_the_record(patch: pytest.MonkeyPatch) -> None:
    commit = Execution.commit

    def early(self: Execution, event: str, target: PlanNode, data: Mapping[str, Json]) -> None:
        self.node = target
        commit(self, event, target, data)

    patch.setattr(Execution, "commit", early)


def what_the_disk_has_no_room_for_is_acknowledged(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(store.Writer, "commit", careless(store.Writer.commit))


def the_lines_forget_that_they_are_behind(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(sinks.Lines, "_catch_up", lambda self: setattr(self, "_behind", False))


def a_retry_is_taken_for_another_call(patch: pytest.MonkeyPatch) -> None:
    number, handle = itertools.count(), FemtoClaw.handle

    def handled(self: FemtoClaw, message: bytes, key: str | None, line: int | None) -> Mapping[str, Json]:
        del key
        return handle(self, message, f"{next(number)} of {id(self)}", line)

    patch.setattr(FemtoClaw, "handle", handled)


def files_are_not_written(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(builtin, "files", types.SimpleNamespace(replace=nothing))


def no_lock(patch: pytest.MonkeyPatch) -> None:
    """Let two threads make a step from the same state; they switch as often as possible."""
    sys.setswitchinterval(1e-6)
    patch.setattr(execution, "threading", types.SimpleNamespace(RLock=contextlib.nullcontext))
