"""A REUG engine in plain Python that only runs scripts, with an adapter for wire protocol 1.

It shares nothing with Leverframe. A script is a function that takes steps and calls functions.
Usage: ``python engine.py [FAULT]``.
"""

import json
import sys


class Limit(Exception):
    """A limit is reached: `event` says which one."""


class Engine:
    """The product. `told` takes what happens."""

    def __init__(self, steps, depth, told, fault):
        self.most, self.deepest, self.told, self.fault = steps, depth, told, fault
        self.state = "READY"

    def turn(self, script):
        self.taken = self.depth = 0
        self._to("ENGAGE", "USER_INPUT")
        self._to("UNDERSTAND", "INTENT_DETECTED")
        self._to("EXECUTE_SCRIPT", "SCRIPT_PARSED")
        try:
            script(self)
        except Limit as limit:
            self._to("ERROR_RECOVERY_UNIFIED", str(limit))
            self._to("COMPLETE", "RECOVERY_FAILED")
        else:
            self._to("GENERATE", "SCRIPT_EXECUTION_COMPLETE")
            self._to("COMPLETE", "RESPONSE_READY")
        self._to("READY", "TURN_COMPLETE")

    def step(self):
        self._take("step")
        self._to("EXECUTE_SCRIPT", "SCRIPT_STEP_COMPLETE")

    def call(self, body):
        """Run the body of a function, one level deeper."""
        if self.depth == self.deepest:
            self._refuse("call", "RECURSION_LIMIT_EXCEEDED")
        if self.fault != "call-at-budget-0" or self.taken < self.most:
            self._take("call")
        self.depth += 1
        self.told({"signal": "script", "value": "called"})
        body(self)
        self.depth -= 1
        self.told({"signal": "script", "value": "returned"})

    def _take(self, what):
        if self.taken == self.most:
            self._refuse(what, "STEP_BUDGET_EXHAUSTED")
        self.taken += 1

    def _refuse(self, what, event):
        self.told({"signal": "refused", "value": what})
        raise Limit(event)

    def _to(self, state, event):
        self.told({"record": {"previous_state": self.state, "event": event, "new_state": state}})
        self.state = state
        self.told({"state": state})


LIMITS = "RECURSION_LIMIT_EXCEEDED", "STEP_BUDGET_EXHAUSTED"
FIRST = ["INTENT_DETECTED", "SCRIPT_PARSED"]
DONE = ["SCRIPT_EXECUTION_COMPLETE", "RESPONSE_READY", "TURN_COMPLETE"]
STOPPED = ["RECOVERY_FAILED", "TURN_COMPLETE"]
STEP = "SCRIPT_STEP_COMPLETE"


class Adapter:
    """Speaks wire protocol 1 for an engine."""

    def __init__(self, fault):
        self.fault = fault
        self.reset({})

    def reset(self, config):
        self.steps, self.depth = config.get("MAX_STEPS", 100), config.get("MAX_DEPTH", 5)
        self.trace = []
        self.engine = Engine(self.steps, self.depth, self._told, self.fault)

    def _told(self, seen):
        self.trace.append(seen)

    def answer(self, asked):
        match asked["cmd"]:
            case "start":
                told = {"name": "engine", "version": "1", "language": "Python"}
                return {"ok": True, "protocol": 1, "implementation": told, "modes": ["cycles"],
                        "stimuli": ["user_input"], "arranges": [*FIRST, STEP, *DONE, *STOPPED[:1], *LIMITS],
                        "observes": ["state", "path", "records", "signals"],
                        "bounds": {"MAX_STEPS": [1, 3], "MAX_DEPTH": [1, 2]}}  # fmt: skip
            case "reset":
                self.reset(asked.get("config", {}))
                return {"ok": True, "state": self.engine.state}
            case "cycle":
                return self.cycle(asked["plan"])
            case "stop":
                return {"ok": True}
            case other:
                return {"cannot": other, "reason": "this engine has no such thing"}

    def cycle(self, plan):
        self.trace = []
        steps = plan.count(STEP)
        limit = next((item for item in plan if item in LIMITS), None)
        if plan != [*FIRST, *[STEP] * steps, *(DONE if limit is None else [limit, *STOPPED])]:
            return {"cannot": "the plan", "reason": "a turn is one script"}
        if steps > self.steps or (limit == LIMITS[0] and steps + self.depth > self.steps):
            return {"cannot": limit or STEP, "reason": "the budget ends before"}
        self.engine.turn(lambda engine: self.script(engine, steps, limit))
        return {"outcome": "accepted", "state": self.engine.state, "trace": self.trace}

    def script(self, engine, steps, limit):
        """Steps; then as many calls as spend the budget, and one more; or calls in calls."""
        for _ in range(steps):
            engine.step()
        for _ in range(self.steps - steps + 1 if limit == LIMITS[1] else 0):
            engine.call(lambda _: None)
        if limit == LIMITS[0]:
            self.recursion(engine)

    def recursion(self, engine):
        engine.call(self.recursion)


def main():
    adapter = Adapter("".join(sys.argv[1:]))
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps({"id": asked["id"], **adapter.answer(asked)}), flush=True)
        if asked["cmd"] == "stop":
            break


if __name__ == "__main__":
    main()
