"""Subjects that are not ours: small kernels of another shape, correct ones, and with a fault planted by a switch.

    plain.py    Python: a request in one call, silent refusals, records and effects, no states on the way
    later.mjs   JavaScript for Node: asynchronous work, told later; refusals by exceptions, all states, bare records

    steady.go   Go: refusals by error values, records with their events; it is compiled, and nothing disturbs it

    protocol.py    validators of FemtoClaw messages, likewise
    protocol.mjs
    protocol.go
    turn.py        gates for an agent's turns; in those that are no Python, an agent can only write and delete
    gate.mjs
    gate.go
    engine.py      REUG engines that only run scripts
    engine.mjs
    engine.go
    serve.go       what the subjects in Go but steady.go have in common
    claw.py        a FemtoClaw runtime without capabilities, which reports its steps
    turnstile.py   the turnstile of turnstile.yaml, which is given events one by one
    called.py      `leverframe sut`, with the names that the document has for events
    retrier.py     the worker of retrier.yaml, which tries again as often as it is told

All but called.py are programs of their own, which share no code with Leverframe: ``python plain.py
[FAULT]``, ``node later.mjs [FAULT]``.
"""

from pathlib import Path

HERE = Path(__file__).parent
PLAIN = HERE / "plain.py"
LATER = HERE / "later.mjs"
STEADY = HERE / "steady.go"
TURNSTILE = HERE / "turnstile.py"
RETRIER = HERE / "retrier.py"
TURN = HERE / "turn.py"
CLAW = HERE / "claw.py"
CALLED = HERE / "called.py"
PROTOCOL_PY = HERE / "protocol.py"
PROTOCOL_MJS = HERE / "protocol.mjs"
FAULTS = {
    "first-match": "the first rule of the policy that matches decides, so a denial behind an approval does not count",
    "late-record": "the record of a step is written after the step",
    "one-record": "the steps of a request share one record, which is written at its end",
    "sticks": "after a malformed request, the next one counts as malformed, too",
    "refusal-changes": "a refused request changes the state, or takes the place of the one in flight",
    "second-boot": "a kernel that has halted boots again",
    "repeated": "a request with an id that was seen is answered by the first answer, and not executed",
    "call-twice": "a tool is called twice",
    "no-call": "an allowed tool is not called",
    "other-tool": "another tool is called than the one on record",
    "no-sink-needed": "a tool is called although the sink is lost",
    "never-halts": "a kernel that cannot store an entry goes on",
    "busy": "a request is accepted while another one is in flight, and replaces it",
    "hangs": "a tool that fails is never given up",
    "dies": "a decision to halt ends the process",
}
"""The switches, and what they plant. Nobody can see `other-tool` in later.mjs, whose records name no tool."""
TOLD = {
    "tells-allow": "the caller is told that each request was allowed",
    "tells-first": "the caller is told the id of another request",
    "keeps-request": "the kernel keeps a request that is closed",
}
"""The switches of plain.py, the only one of these that shows results and variables."""
