"""The messages of the FemtoClaw protocol as vectors: bytes, and the verdicts that the document allows."""

import base64
import hashlib
from typing import cast

from leverframe.conform.messages.corpus import EXAMPLE, cases
from leverframe.conform.messages.facts import FACTS, MACHINE, Validation
from leverframe.conform.messages.judging import directed_at
from leverframe.conform.vectors import format as form
from leverframe.conform.wire.messages import Json
from leverframe.errors import CapacityError
from leverframe.language.declaration import Declaration


def applies(declaration: Declaration) -> bool:
    """Does the machine validate messages?"""
    known = {variable.name for variable in declaration.variables}
    return declaration.machine == MACHINE and known >= set(FACTS)


def vectors(declaration: Declaration, tool: str) -> form.MessagesFile:
    """The messages for the capability of the document's example. Raises CapacityError for another machine."""
    if not applies(declaration):
        raise CapacityError("the machine validates no messages")
    return form.MessagesFile(
        tool=tool,
        machine=declaration.machine,
        profile=declaration.profile,
        sha256=declaration.sha256,
        capabilities={name: cast("list[dict[str, Json]]", list(each.valid)) for name, each in EXAMPLE.items()},
        tests=[
            form.MessageTestPart(
                id=f"{declaration.machine}-messages-{hashlib.sha256(case.data).hexdigest()[:12]}",
                about=case.kind,
                bytes_base64=base64.b64encode(case.data).decode("ascii"),
                verdicts=sorted(case.allowed.verdicts),
                steps=sorted(case.allowed.steps),
                requirements=list(directed_at(case)),
                choices=sorted({name for fault in case.faults for name in fault.choices}),
            )
            for case in cases(Validation(declaration), EXAMPLE)
        ],
    )
