"""A gate for an agent's turns in plain Python, with an adapter for wire protocol 1. It shares nothing with Leverframe.

Its shape is another one: a call is a method that does everything at once, the files are a dictionary, and it writes no
records. Usage: ``python turn.py [FAULT]``.
"""

import fnmatch
import itertools
import json
import posixpath
import sys

SCOPES = {"one": ["a.txt"], "two": ["a.txt", "b.md"]}
GUARDED = {"one": ["b.md"], "two": ["b.md"]}
PATIENCE = 1000


class Refused(Exception):
    """The gate does not allow this."""


class Disk(dict):
    """Files by their paths, with symbolic links and further names of files, as a system finds them."""

    def __init__(self, files, links=(), names=()):
        super().__init__(dict.fromkeys(files, "old"))
        self.links, self.names = dict(links), dict(names)
        self.update(dict.fromkeys(self.names, "old"))

    def found(self, path):
        """The file to which a path leads; None if it leads out of the workspace, or round and round."""
        here, waiting, steps = [], path.split("/"), 0
        while waiting and steps < 40:
            part, steps = waiting.pop(0), steps + 1
            if part == ".." and not here:
                return None
            if part == "..":
                here.pop()
            elif part not in {"", "."}:
                here.append(part)
            said = self.links.get("/".join(here))
            if said is not None:
                here.pop()
                waiting = said.split("/") + waiting
        return "/".join(here) if steps < 40 and not path.startswith("/") else None

    def same(self, path):
        """A file with all its names."""
        file = self.names.get(path, path)
        return [file, *(name for name, of in self.names.items() if of == file)]


class Gate:
    """The product. `ask` asks a person about a write: True, False, or None without an answer in time."""

    def __init__(self, files, ask, told, faults, now=lambda: 0, scopes=None, guarded=None):
        self.files, self.ask, self.told, self.faults, self.now = files, ask, told, set(faults), now
        self.scopes, self.guarded = scopes or SCOPES, guarded or GUARDED
        self.state, self.intent, self.permits, self.reason = "AWAITING_INTENT_SELECTION", None, set(), None
        self.asking, self.done = False, []

    def request(self):
        self.permits = self.permits if "permit-reused" in self.faults else set()
        if not ("intent-stays" in self.faults and self.intent is not None):
            self.intent = self.reason = None
            self._to("AWAITING_INTENT_SELECTION")

    def select(self, intent, load):
        if self.state != "AWAITING_INTENT_SELECTION":
            raise Refused
        try:
            load()
        except OSError:
            return self.block("NO_CONTEXT")
        if intent not in self.scopes and "any-intent" not in self.faults:
            return self.block("UNKNOWN_INTENT")
        self.intent = intent
        self._to("CONTEXT_LOADED")
        recent = {} if "no-recent" in self.faults else {"recent": list(self.done)}
        return {"intent": intent, "constraints": [], "scope": sorted(self.scopes.get(intent, ())), **recent}

    def read(self):
        early = self.state == "AWAITING_INTENT_SELECTION"
        if early and "early-read-blocks" in self.faults:
            return self.block("NO_INTENT")
        blocked = self.state == "BLOCKED" and "read-blocked" in self.faults
        if self.state == "CONTEXT_LOADED" or blocked or (early and "early-read" in self.faults):
            self.told({"effect": "read_file"})
            return {} if "no-content" in self.faults else {"content": self.files["a.txt"]}
        raise Refused

    def run(self, safe):
        if not self._has_intent("early-command"):
            return None
        if not safe and "unsafe" not in self.faults:
            if "refusal-changes" in self.faults:
                self.request()
            if not {"denied-runs", "refused-runs"}.isdisjoint(self.faults):
                self.told({"effect": "execute_command"})
            if "refused-runs" in self.faults:
                self.block("FAULT")
            if "denied-stays" in self.faults and self.intent == "two":
                return None
            if not {"denied-blocks", "denied-stays", "denied-runs"}.isdisjoint(self.faults):
                return self.block("FAULT")
            raise Refused
        return self.told({"effect": "execute_command"})

    def delete(self):
        if self.state == "AWAITING_INTENT_SELECTION" and "early-delete" in self.faults:
            return  # it is done, and nobody is blocked
        if self._has_intent():
            raise Refused

    def write(self, path, content):
        if not self._has_intent("early-write"):
            return
        if self.asking or "idle" in self.faults or ("refuses" in self.faults and not self._is_covered(path)):
            raise Refused
        self.absolute = path.startswith("/")
        path = path.lstrip("/") if "strips" in self.faults else path
        seen = self.files.get(path)
        self.told({"signal": "requested"})
        self.asking = True
        since = 0 if "since-start" in self.faults else self.now()
        answer = self.ask(path) if self._is_asked(path) else True
        if self.now() - since >= (PATIENCE // 2 if "hurries" in self.faults else PATIENCE) and self._is_guarded(path):
            answer = answer if "late" in self.faults else None
        self.asking = False
        if self.state != "CONTEXT_LOADED":
            return  # another request came meanwhile
        stale = self.files.get(path) != seen and "stale" not in self.faults
        outside = not self._is_covered(path) and "no-scope" not in self.faults
        refused = not (answer or (answer is None and "silence" in self.faults))
        if outside or stale or refused:
            silent = "TIMED_OUT" if answer is None else "REFUSED"
            self.block("OUT_OF_SCOPE" if outside else "STALE" if stale else silent)
            return
        self.permits.add(path)
        self._to("ACTION_ALLOWED")
        self._written(path, content)
        self._to("CONTEXT_LOADED")

    def _is_asked(self, path):
        reused = "permit-reused" in self.faults and path in self.permits
        return not reused and (not self._is_guarded(path) or self._is_covered(path))

    def _is_covered(self, path):
        """Is a path in the scope of the intent? One that can be read in several ways is not."""
        entries = self.scopes[self.intent]
        if "any-scope" in self.faults:
            entries = [entry for every in self.scopes.values() for entry in every]
        if "first-entry" in self.faults:
            entries = entries[:1]
        if "strips" in self.faults and self.absolute:
            return True
        if "makes" in self.faults and path not in self.files and self._is_plain(path):
            return True
        if "detours" in self.faults or "asks-exactly" in self.faults:
            path = posixpath.normpath(path) if "asks-exactly" in self.faults else path
        elif not self._is_plain(path):
            return False
        return any(self._is_among(path, entry) for entry in entries)

    def _is_plain(self, path):
        if not {"", ".", ".."}.isdisjoint(path.split("/")) or "\0" in path:
            return "globs" in self.faults and "*" in path
        leads = self.files.found(path) == path or "follows" in self.faults
        return leads and (len(self.files.same(path)) == 1 or "twins" in self.faults)

    def _is_guarded(self, path):
        return any(self._is_among(path, entry) for entry in self.guarded.get(self.intent, ()))

    def _is_among(self, path, entry):
        if "folds" in self.faults:
            path, entry = path.casefold(), entry.casefold()
        if "prefix" in self.faults:
            return path.startswith(entry.rstrip("/"))
        if "brackets" in self.faults:
            return fnmatch.fnmatchcase(path, entry + "*" if entry.endswith("/") else entry)
        if "globs" in self.faults and entry.endswith("/") and "*" in path:
            return path.startswith(entry.rstrip("/"))
        return path.startswith(entry) if entry.endswith("/") else path == entry

    def _has_intent(self, fault=None):
        """Is there an intent? An action without one blocks the turn, and one in a blocked turn is refused."""
        if self.state == "BLOCKED":
            raise Refused
        if self.state != "AWAITING_INTENT_SELECTION":
            return True
        if fault in self.faults:
            write = {"effect": "write_to_file", "value": "a.txt"}
            self.told({"effect": "execute_command"} if fault == "early-command" else write)
        self.block("NO_INTENT")
        return False

    def _written(self, path, content):
        self.told({"signal": "started"})
        leads = self.files.found(path)
        written = self.files.same(leads) if leads is not None else []
        if "globs" in self.faults and "*" in path:
            written = fnmatch.filter(self.files, path)
        for file in written:
            self.files[file] = content
        self.done.append(path)
        self.told({"signal": "ended", "value": "done"})
        for file in written * (2 if "twice" in self.faults else 1):
            self.told({"effect": "write_to_file", "value": file})

    def block(self, reason):
        self.reason = reason if self.reason is None or "last-reason" in self.faults else self.reason
        self.intent = None
        self._to("BLOCKED")

    def _to(self, state):
        if state != self.state:
            self.state = state
            self.told({"state": state})


PATHS = {"WRITE_ALPHA": "a.txt", "WRITE_BETA": "b.md", "WRITE_GAMMA": "c.txt"}
CHANGES = {"ALPHA_CHANGED": "a.txt", "BETA_CHANGED": "b.md"}
INTENTS = {"SELECT_FIRST": "one", "SELECT_SECOND": "two", "SELECT_UNKNOWN": "three"}
ANSWERS = {"PERSON_APPROVED": ("approved", True), "PERSON_REFUSED": ("refused", False)}
OUTCOMES = ["WRITE_FILE_VALIDATED", "SCOPE_VIOLATED", "APPROVAL_REFUSED", "WRITE_DONE"]
START = {
    "implementation": {"name": "turn", "version": "1", "language": "Python"},
    "modes": ["cycles"],
    "stimuli": ["request", "select", "read", "write", "delete", "run"],
    "arranges": [*CHANGES, *ANSWERS, "CONTEXT_NOT_LOADED", "INTERNAL_ERROR"],
    "observes": ["state", "path", "effects", "signals", "variables", "result"],
    "scopes": ["paths", "approval", "links", "names"],
}


class Adapter:
    """Speaks wire protocol 1 for a gate."""

    def __init__(self, faults):
        self.faults, self.contents = faults, itertools.count()
        self.start = {**START, "arranges": [*START["arranges"], "advance"], "clock": {"tick": PATIENCE}}
        self.start = self.start if "clock" in faults else START
        if "outcomes" in faults:
            self.start = {**self.start, "arranges": [*self.start["arranges"], *OUTCOMES]}
        self.reset()

    def reset(self, workspace=None):
        self.trace, self.plan, self.now = [], [], 0
        self.files, scopes, guarded = Disk(["a.txt", "b.md"]), None, None
        if workspace:
            self.files = Disk(workspace["files"], workspace["links"], workspace["names"])
            scopes = {name: one["scope"] for name, one in workspace["intents"].items()}
            guarded = {name: one["approval"] for name, one in workspace["intents"].items()}
        told = self.trace.append
        self.gate = Gate(self.files, self._asked, told, self.faults, lambda: self.now, scopes, guarded)

    def answer(self, asked):
        match asked["cmd"]:
            case "start":
                return {"ok": True, "protocol": 1, **self.start}
            case "reset":
                self.reset(asked.get("workspace"))
                return {"ok": True, "state": self.gate.state}
            case "cycle":
                return self._cycle(asked["stimulus"], asked.get("data", {}), asked.get("plan", []))
            case "advance":
                self.now += asked["ms"]
                return {"ok": True, "state": self.gate.state}
            case "stop":
                return {"ok": True}
            case other:
                return {"cannot": other, "reason": "this gate has no such thing"}

    def _cycle(self, stimulus, data, plan):
        self.trace.clear()
        self.plan = list(plan)
        if "CONTEXT_NOT_LOADED" in plan and plan[0] != "CONTEXT_NOT_LOADED":
            return {"cannot": "CONTEXT_NOT_LOADED", "reason": "only the first thing after a selection"}
        outcome, result = self._given(stimulus, data)
        self._happen()
        if self.plan:
            return {"cannot": self.plan[0], "reason": "nobody is asked here"}
        told = {"outcome": outcome, "state": self.gate.state, "trace": list(self.trace)}
        return {**told, "variables": {"intent": self.gate.intent, "reason": self.gate.reason}, "result": result}

    def _given(self, stimulus, data):
        call, result = data.get("call"), None
        try:
            match stimulus:
                case "request":
                    self.gate.request()
                case "select":
                    result = self.gate.select(data.get("intent", INTENTS[call]), self._load)
                case "read":
                    result = self.gate.read()
                case "delete":
                    self.gate.delete()
                case "run":
                    self.gate.run(call == "SAFE_COMMAND")
                case "write":
                    self.gate.write(data.get("path", PATHS[call]), f"new {next(self.contents)}")
        except Refused:
            return "refused", None
        return "accepted", result

    def _load(self):
        if self.plan[:1] == ["CONTEXT_NOT_LOADED"]:
            del self.plan[0]
            raise OSError("no context")

    def _asked(self, path):
        """What a person says, and what happens before and after it."""
        began = self.now
        self._happen()
        if not self.gate._is_guarded(path):
            return True
        answer = None
        if self.plan and self.plan[0] in ANSWERS:
            told, answer = ANSWERS[self.plan.pop(0)]
            if not ("deaf" in self.faults and self.now - began >= PATIENCE):
                self.trace.append({"signal": "answer", "value": told})
            self._happen()
        return answer

    def _happen(self):
        """Files that others change, and further stimuli."""
        while self.plan and (not isinstance(self.plan[0], str) or self.plan[0] in {*CHANGES, "INTERNAL_ERROR"}):
            item = self.plan.pop(0)
            if item == "INTERNAL_ERROR":
                self.gate.block("FAULT")
            elif isinstance(item, str):
                self.files[CHANGES[item]] = f"changed {next(self.contents)}"
                self.trace.append({"signal": "file", "value": CHANGES[item]})
            elif "advance" in item:
                self.now += item["advance"]
            else:
                self._given(item["stimulus"], item.get("data", {}))


def main():
    adapter = Adapter(sys.argv[1:])
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps({"id": asked["id"], **adapter.answer(asked)}), flush=True)
        if asked["cmd"] == "stop":
            break


if __name__ == "__main__":
    main()
