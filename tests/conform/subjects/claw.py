"""A FemtoClaw runtime in plain Python that starts and shuts down, with an adapter for wire protocol 1.

It shares nothing with Leverframe. Usage: ``python claw.py [FAULT]``.
"""

import itertools
import json
import sys

FINAL = "TERMINATED"


class Runtime:
    """The product. `tell` takes its telemetry, `enter` each state."""

    numbers = itertools.count(1)

    def __init__(self, tell, enter, fault):
        self.tell, self.enter, self.fault = tell, enter, fault
        self.name, self.state, self.ticks = f"run-{next(self.numbers)}", "INITIALIZING", itertools.count(1000)
        self._to("IDLE")

    def shutdown(self):
        if self.state == FINAL:
            raise RuntimeError("it has ended")
        self._to("SHUTDOWN")
        self._to(FINAL)

    def _to(self, state):
        report = {
            "execution": self.name, "previous_state": self.state, "new_state": state, "timestamp": next(self.ticks),
        }  # fmt: skip
        last = state == FINAL
        if self.fault == "no-id":
            del report["execution"]
        if self.fault == "other-id" and last:
            report["execution"] = "another"
        if self.fault == "no-source" and last:
            report["previous_state"] = state
        if self.fault == "no-target" and last:
            del report["new_state"]
        if self.fault == "no-time":
            report["timestamp"] = "now"
        if self.fault == "backwards" and last:
            report["timestamp"] = 1
        if not (self.fault == "unreported" and last):
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
                given = {"modes": ["cycles"], "stimuli": ["shutdown_requested"], "arranges": []}
                return {"ok": True, "protocol": 1, "implementation": told, **given,
                        "observes": ["state", "path", "telemetry"]}  # fmt: skip
            case "reset":
                self.trace = []
                self.runtime = Runtime(self._told, self._entered, self.fault)
                return {"ok": True, "state": self.runtime.state, "trace": self.trace}
            case "cycle":
                self.trace, outcome = [], "accepted"
                try:
                    self.runtime.shutdown()
                except RuntimeError:
                    outcome = "refused"
                if self.fault == "unordered":
                    self.trace.sort(key=lambda seen: -seen["fields"]["timestamp"] if "fields" in seen else 0)
                return {"outcome": outcome, "state": self.runtime.state, "trace": self.trace}
            case "stop":
                return {"ok": True}
            case other:
                return {"cannot": other, "reason": "this runtime has no such thing"}

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
