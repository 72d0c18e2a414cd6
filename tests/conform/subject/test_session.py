"""A session with a subject that behaves: each request gets its validated answer."""

import sys
from pathlib import Path

from leverframe.conform.subject.process import Process
from leverframe.conform.subject.session import Subject
from leverframe.conform.wire import messages as wire

WELL_BEHAVED = """
import json, sys
for line in sys.stdin:
    request = json.loads(line)
    answer = {"id": request["id"]}
    match request["cmd"]:
        case "start":
            answer |= {"ok": True, "protocol": 1, "implementation": {"name": "tiny"}, "modes": ["events"]}
            answer |= {"alphabet": ["GO"], "observes": ["state"]}
        case "step":
            answer |= {"outcome": "accepted", "state": request["event"]}
        case "run":
            answer |= {"steps": [{"outcome": "accepted", "state": event} for event in request["events"]]}
        case _:
            answer |= {"ok": True}
    print(json.dumps(answer), flush=True)
    if request["cmd"] == "stop":
        break
"""


def test_each_request_gets_its_answer(tmp_path: Path) -> None:
    adapter = tmp_path / "adapter.py"
    adapter.write_text(WELL_BEHAVED)
    with Subject(Process([sys.executable, str(adapter)])) as subject:
        started = subject.start("door", "0" * 64)
        assert isinstance(started, wire.StartAnswer)
        assert started.alphabet == ["GO"]
        assert isinstance(subject.reset({"MOST": 1}), wire.OkAnswer)
        stepped = subject.step("GO", {"draft": "FIRST"})
        assert isinstance(stepped, wire.StepAnswer)
        assert stepped.state == "GO"
        ran = subject.run(["GO", "WAIT"])
        assert isinstance(ran, wire.RunAnswer)
        assert [step.state for step in ran.steps] == ["GO", "WAIT"]
        assert isinstance(subject.stop(), wire.OkAnswer)
