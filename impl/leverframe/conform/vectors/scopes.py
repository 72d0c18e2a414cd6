"""The scopes of the turn gate as vectors: workspaces, and writes with the outcomes that the document allows."""

import hashlib
import json

from leverframe.conform.data.scopes import IN_SCOPE, MACHINE, SHOWN
from leverframe.conform.scopes import FEATURES, Attempt, Demand, Workspace, attempts
from leverframe.conform.vectors import format as form
from leverframe.errors import CapacityError
from leverframe.language.declaration import Declaration

OUTCOMES: dict[Demand, list[form.WriteOutcome]] = {
    "written": ["written"],
    "blocked": ["blocked"],
    "not written": ["blocked", "refused"],
    "open": ["written", "blocked", "refused"],
}


def applies(declaration: Declaration) -> bool:
    """Is the machine a turn gate?"""
    return declaration.machine == MACHINE


def vectors(declaration: Declaration, tool: str) -> form.ScopesFile:
    """The writes to all workspaces. Raises CapacityError for another machine."""
    if not applies(declaration):
        raise CapacityError("the machine has no intents with scopes")
    every = tuple(attempts(FEATURES))
    workspaces = list(dict.fromkeys(one.workspace for one in every))
    return form.ScopesFile(
        tool=tool,
        machine=declaration.machine,
        profile=declaration.profile,
        sha256=declaration.sha256,
        workspaces=[_workspace(one) for one in workspaces],
        tests=[_test(one, workspaces.index(one.workspace)) for one in every],
    )


def _workspace(found: Workspace) -> form.WorkspacePart:
    intents = {one.name: form.IntentPart(scope=list(one.scope), approval=list(one.approval)) for one in found.intents}
    return form.WorkspacePart(
        intents=intents, files=list(found.files), links=dict(found.links), names=dict(found.names)
    )


def _test(one: Attempt, number: int) -> form.ScopeTestPart:
    asked = json.dumps([_workspace(one.workspace).model_dump(), one.intent, one.path])
    return form.ScopeTestPart(
        id=f"{MACHINE}-scopes-{hashlib.sha256(asked.encode()).hexdigest()[:12]}",
        about=one.kind,
        workspace=number,
        intent=one.intent,
        path=one.path,
        outcomes=OUTCOMES[one.demand],
        requirements=list(SHOWN.get(one.kind, IN_SCOPE)),
    )
