"""A FemtoClaw runtime in plain Python without capabilities, with an adapter for wire protocol 1.

It shares nothing with Leverframe. Usage: ``python claw.py [FAULT]``.
"""

import itertools
import json
import sys

FINAL = "TERMINATED"
WELL = (
    "INPUT_RECEIVED", "PROTOCOL_VALIDATING", "AUTHORIZATION_EVALUATING", "CAPABILITY_EXECUTING", "MEMORY_COMMITTING",
    "COMPLETED",
)  # fmt: skip
BADLY = ("INPUT_RECEIVED", "PROTOCOL_VALIDATING", "ERROR")


class Runtime:
    """The product. `tell` takes its telemetry, `enter` each state."""

    def __init__(self, tell, enter, fault):
        self.tell, self.enter, self.fault = tell, enter, fault
        self.state, self.ticks, self.inputs, self.ending = "INITIALIZING", itertools.count(1000), 0, False

    def start(self):
        self._expect("INITIALIZING")
        self._to("IDLE", "life")
        if self.ending:
            self.shutdown()

    def submit(self, message):
        self._expect("IDLE")
        self.inputs += 1
        for state in WELL if message.startswith("{") else BADLY:
            # This runtime names the execution from the step on in which the input has arrived.
            self._to(state, "life" if state == WELL[0] else f"input-{self.inputs}")
        self._to("IDLE", "life")

    def shutdown(self):
        if self.state == FINAL:
            raise RuntimeError("it has ended")
        self.ending = True
        if self.state == "INITIALIZING":
            return
        self._to("SHUTDOWN", "life")
        self._to(FINAL, "life")

    def _expect(self, state):
        if self.state != state:
            raise RuntimeError(f"it is in {self.state}")

    def _to(self, state, execution):
        report = {
            "execution": execution, "previous_state": self.state, "new_state": state, "timestamp": next(self.ticks),
        }  # fmt: skip
        last = state == FINAL
        if self.fault == "no-id":
            del report["execution"]
        if self.fault == "other-id" and state == "COMPLETED":
            report["execution"] = "another"
        if self.fault == "lost-id" and state == "ERROR":
            report["execution"] = "life"
        if self.fault == "no-source" and last:
            report["previous_state"] = state
        if self.fault == "no-target" and last:
            del report["new_state"]
        if self.fault == "no-time":
            report["timestamp"] = "now"
        if self.fault == "backwards" and last:
            report["timestamp"] = 1
        silent = {"unreported": FINAL, "unreported-error": "ERROR", "unreported-start": "IDLE"}.get(self.fault)
        if state != silent:
            self.tell(report)
        if self.fault == "twice":
            self.tell(report)
        self.state = state
        self.enter(state)


class Adapter:
    """Speaks wire protocol 1 for a runtime."""

    def __init__(self, fault):
        self.fault, self.trace = fault, []

    def answer(self, asked):
        match asked["cmd"]:
            case "start":
                told = {"name": "claw", "version": "1", "language": "Python"}
                only = ["INITIALIZATION_FAILED"] if self.fault == "declares-failure-alone" else []
                given = {"modes": ["cycles"], "stimuli": ["start", "submit", "shutdown"], "arranges": only}
                return {"ok": True, "protocol": 1, "implementation": told, **given,
                        "observes": ["state", "path", "telemetry"]}  # fmt: skip
            case "reset":
                self.trace = []
                self.runtime = Runtime(self._told, self._entered, self.fault)
                return {"ok": True, "state": self.runtime.state, "trace": self.trace}
            case "cycle":
                return self.cycle(asked)
            case "stop":
                return {"ok": True}
            case other:
                return {"cannot": other, "reason": "this runtime has no such thing"}

    def cycle(self, asked):
        self.trace, outcome = [], "accepted"
        label = asked["data"].get("input")
        if label in {"READ", "WRITE"}:
            return {"cannot": label, "reason": "it has no capabilities"}
        if asked["plan"]:
            return {"cannot": "a plan", "reason": "nobody can disturb it"}
        arguments = () if label is None else ('{"content":"hello"}' if label == "NOTE" else "?",)
        try:
            getattr(self.runtime, asked["stimulus"])(*arguments)
        except RuntimeError:
            outcome = "refused"
        if self.fault == "unordered":
            self.trace.sort(key=lambda seen: -seen["fields"]["timestamp"] if "fields" in seen else 0)
        return {"outcome": outcome, "state": self.runtime.state, "trace": self.trace}

    def _told(self, report):
        self.trace.append({"report": "transition", "fields": report})

    def _entered(self, state):
        self.trace.append({"state": state})


def main():
    adapter = Adapter("".join(sys.argv[1:]))
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps({"id": asked["id"], **adapter.answer(asked)}), flush=True)
        if asked["cmd"] == "stop":
            break


if __name__ == "__main__":
    main()
