"""A governance kernel in plain Python, with an adapter for wire protocol 1. It shares nothing with Leverframe.

Its shape is another one: `submit` does all the work on a request, there is no event, and what the kernel does not
accept, it ignores. Usage: ``python plain.py [FAULT]``.
"""

import contextlib
import itertools
import json
import os
import sys
import time

TICK, TICKS = 1000, 2
"""A part of the deadline in milliseconds, and the usual number of them."""


class Waiting(BaseException):
    """The kernel waits for its tool, which never answers."""


class Kernel:
    """The product. `changed` is called after every step."""

    def __init__(self, sink, spare, tools, retries, faults=(), changed=lambda: None, now=lambda: 0):
        self.sink, self.spare, self.tools, self.retries = sink, spare, tools, retries
        self.faults, self.changed, self.now = set(faults), changed, now
        self.state, self.rules, self.request = "BOOTING", [], None
        self.halting, self.answers, self.suspicious, self.late = False, {}, False, []

    def boot(self, load):
        if self.state != "BOOTING" and not (self.state == "HALTED" and "second-boot" in self.faults):
            return
        self.halting = False
        try:
            self.rules = load()
        except OSError:
            self._to("HALTED")
        else:
            self._to("IDLE")

    def halt(self):
        self.halting = True
        if self.state in {"BOOTING", "IDLE"}:
            self._to("HALTED")

    def submit(self, request):
        """Work on a request until it is closed, and return the answer; None if it was ignored."""
        if self.state != "IDLE" or not self.sink.is_open():
            if "refusal-changes" in self.faults and self.state not in {"BOOTING", "HALTED"}:
                self.request = request
                self.state = "VALIDATING" if self.state == "IDLE" else self.state
            if "busy" in self.faults and self.state in {"ARBITRATING", "EXECUTING"}:
                self.request = request
                self._to("VALIDATING")
            return None
        if "dies-again" in self.faults and request["id"] in self.answers:
            os._exit(7)
        if "repeated" in self.faults and request["id"] in self.answers:
            return self.answers[request["id"]]
        self.request = request
        self._to("VALIDATING", request_id=request["id"])
        answer = {"id": request["id"], "outcome": "denied", "error": False, "decision": None}
        self._worked(request, answer)
        if self.state != "HALTED":
            self._closed(self.request, answer)
        if "tells-first" in self.faults and self.answers:
            answer["id"] = next(iter(self.answers))
        self.answers[request["id"]] = answer
        if "keeps-request" not in self.faults:
            self.request = None
        return answer

    def _worked(self, request, answer):
        if self.halting:
            return
        sound, self.suspicious = bool(request["actor"]) and not self.suspicious, not request["actor"]
        self.suspicious = self.suspicious and "sticks" in self.faults
        if not sound:
            answer["decision"] = "DENY"
            return
        self._to("ARBITRATING")
        if self.halting:
            return
        decision = self._decision(request)
        answer["decision"] = "ALLOW" if "tells-allow" in self.faults else decision.upper()
        tool = request.get("tool")
        if decision == "halt":
            if "dies" in self.faults:
                os._exit(7)
            answer["outcome"] = "halted"
            self._to("HALTED", entry=request["id"])
        elif decision == "allow" and tool is not None and not self._may_call():
            answer |= {"error": True, "decision": "DENY"}
        elif decision == "allow" and tool is not None:
            self._to("EXECUTING", tool=tool)
            self._call(self._called(tool), answer)
        elif decision == "allow":
            answer["outcome"] = "done"

    def _decision(self, request):
        rules = self.rules[:1] if "first-rule" in self.faults else self.rules
        matching = (effect for effect, matches in rules if matches(request))
        if "short-circuit" in self.faults:
            return next(matching, "deny")
        found = list(matching)
        if "first-match" in self.faults:
            return found[0] if found else "deny"
        if "allows" in self.faults and not found:
            return "allow"
        return next((effect for effect in ("halt", "deny", "allow") if effect in found), "deny")

    def _may_call(self):
        return self.sink.is_open() or "no-sink-needed" in self.faults

    def _called(self, tool):
        return next(name for name in self.tools if name != tool) if "other-tool" in self.faults else tool

    def _call(self, tool, answer):
        try:
            since = 0 if "since-start" in self.faults else self.now()
            for _ in range(0 if "no-call" in self.faults else 2 if "call-twice" in self.faults else 1):
                answer["result"] = self.tools[tool]()
            if self.now() - since > (self.patience // 4 if "hurries" in self.faults else self.patience):
                if "patient" in self.faults:
                    raise Waiting
                raise TimeoutError
            answer["outcome"] = "done"
        except Exception as error:  # whatever a tool raises is a result
            while "hangs" in self.faults:
                time.sleep(1)
            answer |= {"outcome": "failed", "error": True, "reason": str(error)}
        self._written_late()

    def _closed(self, request, answer):
        if self.halting:
            self._to("HALTED", entry=request["id"])
            return
        self._to("AUDITING")
        if self.halting:
            self._to("HALTED", entry=request["id"], error=answer["error"])
            return
        stored = any(self.sink.store(request["id"]) for _ in range(self.retries + 1))
        if stored or "never-halts" in self.faults:
            self._to("IDLE", entry=request["id"], error=answer["error"])
        else:
            answer["outcome"] = "halted"
            self._to("HALTED", entry=request["id"], error=answer["error"])

    def _to(self, state, **fields):
        """Change the state. The record comes first: in the sink, or in the spare file."""
        record = {"previous_state": self.state, "new_state": state} | {n: v for n, v in fields.items() if v}
        if "entry" in fields:
            record["request_id"] = fields["entry"]
        if "late-record" in self.faults and state == "EXECUTING":
            self.late.append(record)
        elif not ("one-record" in self.faults and state in {"VALIDATING", "ARBITRATING", "EXECUTING", "AUDITING"}):
            self._write(record)
        self.state = state
        self.changed()

    def _write(self, record):
        if not self.sink.is_open() or not self.sink.write(record):
            self.spare.write({**record, "fallback": True})

    def _written_late(self):
        while self.late:
            self._write(self.late.pop(0))


class File:
    """A sink or a spare file, which tells of what is written to it."""

    def __init__(self, told):
        self.told, self.up = told, False

    def is_open(self):
        return self.up

    def write(self, record):
        self.told({"record": record})
        return True

    def store(self, _):
        return self.up


READER, WRITER = "grep", "tee"
TOOL = {"FIRST": READER, "SECOND": WRITER, "THIRD": None}
TIMED_OUT = "EXECUTION_DEADLINE_PASSED"
OUTCOMES = {
    "VALIDATION_PASSED", "VALIDATION_FAILED", "DECIDED_ALLOW_WITH_TOOL", "DECIDED_ALLOW_NO_TOOL", "TOOL_WITHHELD",
    "DECIDED_DENY", "DECIDED_HALT", "EXECUTION_COMPLETED", "EXECUTION_FAILED", TIMED_OUT,
}  # fmt: skip
PLANNED = ["CONFIG_LOADED", "CONFIG_FAILED", *sorted(OUTCOMES - {TIMED_OUT}), "SINK_LOST", "SINK_RESTORED"]


class Adapter:
    """Speaks wire protocol 1 for a kernel."""

    def __init__(self, faults):
        self.faults, self.ids, self.named = faults, itertools.count(1), {}
        self.planned = [*PLANNED, *([TIMED_OUT, "advance"] if "clock" in faults else [])]
        self.first = None
        self.reset({})

    def reset(self, config):
        self.trace, self.plan, self.named, self.policy, self.evaluated, self.now = [], [], {}, None, [], 0
        self.sink, self.spare = File(self.trace.append), File(self.trace.append)
        tools = {name: self._tool(name) for name in (READER, WRITER)}
        retries = config.get("MAX_AUDIT_RETRIES", 2)
        self.kernel = Kernel(self.sink, self.spare, tools, retries, self.faults, self._disturb, lambda: self.now)
        ticks = TICKS if "always-as-patient" in self.faults else config.get("EXECUTION_DEADLINE", TICKS)
        self.first = self.first or config.get("EXECUTION_DEADLINE")
        self.kernel.patience = TICK * ((self.first or ticks) if "as-patient-as-at-first" in self.faults else ticks)

    def answer(self, asked):
        match asked["cmd"]:
            case "start":
                told = {"name": "plain", "version": "1", "language": "Python"}
                stimuli = {"modes": ["cycles"], "stimuli": ["boot", "submit", "halt"], "arranges": self.planned}
                seen = {"observes": ["state", "records", "effects", "variables", "result", "rules"]}
                seen["refusals"] = "silent"
                bounds = {"MAX_AUDIT_RETRIES": [0, 100]}
                if "clock" in self.faults:
                    seen["clock"], bounds["EXECUTION_DEADLINE"] = {"tick": TICK, "resolution": 100}, [1, 100]
                if "no-time" in self.faults:
                    self.planned.remove("advance")
                seen |= {"bounds": bounds, "policies": ["allow", "deny", "halt"]}
                return {"ok": True, "protocol": 1, "implementation": told, **stimuli, **seen}
            case "reset":
                self.reset(asked.get("config", {}))
                self.policy = asked.get("policy")
                return {"ok": True, "state": self.kernel.state}
            case "cycle":
                return self._cycle(asked["stimulus"], asked.get("data", {}), asked.get("plan", []))
            case "advance":
                self.now += asked["ms"]
                return {"ok": True, "state": self.kernel.state}
            case "settle" | "stop":
                return {"ok": True}
            case other:
                return {"cannot": other, "reason": "this kernel has no such thing"}

    def _cycle(self, stimulus, data, plan):
        for item in plan:
            if isinstance(item, str) and item not in self.planned:
                return {"cannot": item, "reason": "nothing around this kernel brings it about"}
        self.trace.clear()
        self.plan = list(plan)
        result = self._stimulate(stimulus, data)
        self._disturb()
        told = {"variables": {"request": self.kernel.request and self.kernel.request["id"]}}
        if result is not None:
            told["result"] = {"request_id": result["id"], "decision": result["decision"], "error": result["error"]}
        if self.policy is not None:
            told["rules"], self.evaluated = self.evaluated, []
        return {"outcome": "accepted", "state": self.kernel.state, "trace": list(self.trace), **told}

    def _stimulate(self, stimulus, data):
        match stimulus:
            case "boot":
                self.kernel.boot(self._load)
            case "halt":
                self.kernel.halt()
            case _:
                with contextlib.suppress(Waiting):
                    return self.kernel.submit(self._request(data["draft"]))
        return None

    def _request(self, given):
        label, name = (given["label"], given["same"]) if isinstance(given, dict) else (given, None)
        if name not in self.named or name is None:
            actor = "" if self._next() == "VALIDATION_FAILED" else "ann"
            self.named[name] = {"id": f"q{next(self.ids)}", "actor": actor, "tool": TOOL[label]}
        return self.named[name]

    def _load(self):
        """The configuration: a policy, whose answers follow the plan, and the sink, which is open then."""
        if self._next() == "CONFIG_FAILED":
            raise OSError("no configuration")
        self._drop({"CONFIG_LOADED"})
        self.sink.up = True
        if self.policy is not None:
            return [(rule["effect"], self._rule(rule)) for rule in self.policy]
        return [
            ("allow", lambda _: True),
            ("deny", lambda _: self._next() == "DECIDED_DENY"),
            ("halt", lambda _: self._next() == "DECIDED_HALT"),
        ]

    def _rule(self, rule):
        def matches(request):
            self.evaluated.append(rule["name"])
            return any(TOOL[label] == request["tool"] for label in rule["when"])

        return matches

    def _tool(self, name):
        def call():
            began = self.now
            self.trace.append({"effect": "call", "value": name})
            self._disturb()
            if self._next() == TIMED_OUT and self.now == began:
                self.now += self.kernel.patience + 1
            if self._next() == "EXECUTION_FAILED":
                raise RuntimeError("the tool failed")
            return {"from": name}

        return call

    def _next(self):
        """The next outcome of the plan, without those of stages that have passed."""
        past = {
            "ARBITRATING": {"VALIDATION_PASSED", "VALIDATION_FAILED"},
            "EXECUTING": {n for n in OUTCOMES if not n.startswith("EXECUTION_")},
            "AUDITING": OUTCOMES,
        }
        self._drop(past.get(self.kernel.state, ()))
        return next((item for item in self.plan if isinstance(item, str) and not item.startswith("SINK_")), None)

    def _drop(self, past):
        while self.plan and isinstance(self.plan[0], str) and self.plan[0] in past:
            del self.plan[0]

    def _disturb(self):
        """Do what the plan has here: after a step, or while a tool runs."""
        if self.kernel.state == "EXECUTING" and not any("effect" in seen for seen in self.trace[-1:]):
            return  # not before the call
        self._next()
        while self.plan and (not isinstance(self.plan[0], str) or self.plan[0].startswith("SINK_")):
            follows = str(self._next()).startswith("VALIDATION_")
            if not isinstance(self.plan[0], str) and follows and self.kernel.state == "AUDITING":
                return  # the plan says how this request is validated, so it comes when the kernel is idle
            match self.plan.pop(0):
                case "SINK_LOST" | "SINK_RESTORED" as item:
                    self.sink.up = item == "SINK_RESTORED" and self.kernel.state != "HALTED"
                case {"advance": ms}:
                    self.now += ms
                case item:
                    self._stimulate(item["stimulus"], item.get("data", {}))


def main():
    adapter, answers = Adapter(sys.argv[1:]), sys.stdout
    with contextlib.redirect_stdout(sys.stderr):  # what the product prints is no answer
        for line in sys.stdin:
            asked = json.loads(line)
            try:
                told = adapter.answer(asked)
            except Exception as error:  # the adapter's own trouble
                told = {"errored": True, "message": repr(error)}
            print(json.dumps({"id": asked["id"], **told}), file=answers, flush=True)
            if asked["cmd"] == "stop":
                break


if __name__ == "__main__":
    main()
