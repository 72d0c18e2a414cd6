"""A validator of FemtoClaw messages in plain Python, with an adapter for wire protocol 1.

It shares nothing with Leverframe. Its shape is another one: it makes all checks in one pass, and knows one capability.
With `no-step` and `bare`, it names no steps and declares no capabilities. Usage: ``python protocol.py [FAULT]``.
"""

import base64
import contextlib
import json
import sys


class Rejected(Exception):
    def __init__(self, step, reason):
        super().__init__(reason)
        self.step = step


class Validator:
    """The product."""

    def __init__(self, faults):
        self.faults, self.suspicious, self.seen, self.last = set(faults), False, {}, None

    def judge(self, data):
        """The form of a message. Raises Rejected."""
        if "repeated" in self.faults and data[:60] in self.seen:
            return self.seen[data[:60]]
        if "sticks" in self.faults and self.suspicious:
            self.suspicious = False
            raise Rejected(1, "an attack goes on")
        try:
            form = self._form(self._parsed(data))
        except Rejected as error:
            self.suspicious = error.step == 5
            if "learns" in self.faults and error.step == 4:
                self.last = str(error)
            raise
        self.seen[data[:60]] = form
        return form

    def _parsed(self, data):
        strict = "lenient" not in self.faults
        try:
            text = data.decode(
                "utf-8" if "mark" not in self.faults else "utf-8-sig",
                "strict" if "bytes" not in self.faults else "replace",
            )
            if "trailing" in self.faults:
                return json.JSONDecoder(object_pairs_hook=self._pairs).raw_decode(text.lstrip())[0]
            value = json.loads(text, object_pairs_hook=self._pairs, parse_constant=self._constant, strict=strict)
            if "fence" in self.faults:
                raise ValueError(text)
            return value
        except RecursionError:
            raise Rejected(1, "too deep") from None
        except ValueError as error:
            if "fence" in self.faults and b"{" in data:
                begin, end = data.find(b"{"), data.rfind(b"}")
                try:
                    return json.loads(data[begin : end + 1], object_pairs_hook=self._pairs)
                except ValueError:
                    pass
            raise Rejected(1, f"not JSON: {error}") from None

    def _pairs(self, pairs):
        found = dict(pairs)
        if len(found) < len(pairs) and "duplicates" not in self.faults:
            raise ValueError("a duplicate name")
        return found

    def _constant(self, name):
        if "numbers" in self.faults:
            return 0
        raise ValueError(name)

    def _form(self, value):
        if not isinstance(value, dict):
            raise Rejected(2, "no object")
        if "any-case" in self.faults:
            value = {name.lower(): each for name, each in value.items()}
        foreign = set(value) - {"message", "tool_call"}
        if (foreign and "open" not in self.faults) or not set(value) & {"message", "tool_call"}:
            raise Rejected(2, "unknown names")
        if len(value) > 1 and "both" not in self.faults and not foreign:
            raise Rejected(3, "both forms")
        return self._call(value["tool_call"]) if "tool_call" in value else self._message(value["message"])

    def _message(self, form):
        if "prose" in self.faults and isinstance(form, dict) and "tool_call" in str(form.get("content")):
            return "tool_call"
        closed = "inside" in self.faults or (isinstance(form, dict) and set(form) == {"content"})
        if not isinstance(form, dict) or not closed or not isinstance(form.get("content"), str):
            raise Rejected(3, "no message")
        try:
            form["content"].encode()
        except UnicodeEncodeError:
            if "surrogates" not in self.faults:
                raise Rejected(3, "half a character") from None
        return "message"

    def _call(self, form):
        if not isinstance(form, dict) or (set(form) != {"tool", "args"} and "inside" not in self.faults):
            raise Rejected(3, "no call")
        tool, args = form.get("tool"), form.get("args")
        if isinstance(args, str) and "string" in self.faults:
            with contextlib.suppress(ValueError):
                args = json.loads(args)
        if not isinstance(tool, str) or not isinstance(args, dict):
            raise Rejected(3, "wrong types")
        name = tool.strip().lower() if "names" in self.faults else tool
        if name != "shell" and self.last != tool:
            raise Rejected(4, tool if "learns" in self.faults else "unknown")
        sound = set(args) == {"bin", "argv"} and args["bin"] == "echo" and isinstance(args["argv"], list)
        if not (sound and all(isinstance(word, str) for word in args["argv"])) and "arguments" not in self.faults:
            raise Rejected(5 if "step" not in self.faults else 2, "unfit arguments")
        if "refuses" in self.faults and args["argv"] == ["Hello"]:
            raise Rejected(5, "no greetings")
        return "tool_call"


VALID = [{"bin": "echo", "argv": ["Hello"]}, {"argv": [], "bin": "echo"}]
INVALID = [{}, {"bin": "rm", "argv": []}, {"bin": "echo"}, {"bin": "echo", "argv": "x"}, {"bin": "echo", "argv": [1]}]


class Adapter:
    """Speaks wire protocol 1 for a validator."""

    def __init__(self, faults):
        self.faults = faults
        self.validator = Validator(faults)

    def answer(self, asked):
        match asked["cmd"]:
            case "start":
                told = {"name": "protocol", "version": "1", "language": "Python"}
                known = {} if "bare" in self.faults else {"shell": {"valid": VALID, "invalid": INVALID}}
                return {"ok": True, "protocol": 1, "implementation": told, "modes": ["messages"], "capabilities": known}
            case "reset":
                self.validator = Validator(self.faults)
                return {"ok": True}
            case "message":
                return self._judged(base64.b64decode(asked["bytes_base64"]))
            case "stop":
                return {"ok": True}
            case other:
                return {"cannot": other, "reason": "this validator has no such thing"}

    def _judged(self, data):
        if "dies" in self.faults and data.count(b"[") > 1_000:
            sys.exit(9)
        try:
            found, step, reason = self.validator.judge(data), 6, None
        except Rejected as error:
            found, step, reason = "rejected", error.step, str(error)[:100].encode("ascii", "replace").decode()
        return {"verdict": found, "step": None if "no-step" in self.faults else step, "reason": reason}


def main():
    adapter = Adapter(sys.argv[1:])
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps({"id": asked["id"], **adapter.answer(asked)}), flush=True)
        if asked["cmd"] == "stop":
            break


if __name__ == "__main__":
    main()
