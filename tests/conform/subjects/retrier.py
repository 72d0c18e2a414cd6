"""A worker that tries again, and an adapter for it in mode cycles: ``retrier.py [SWITCH]...``.

It shares nothing with Leverframe. The switches plant faults in how it takes its bound.
"""

import json
import sys

SWITCHES = set(sys.argv[1:])


class Worker:
    def __init__(self, retries):
        self.retries, self.trace, self.asked = retries, [], 0

    def step(self, source, event, target):
        self.trace += [
            {"record": {"previous_state": source, "event": event, "new_state": target}},
            {"state": target},
        ]

    def ask(self, plan):
        self.trace = []
        self.asked += 1
        self.step("IDLE", "ASKED", "WORKING")
        if "tires" in SWITCHES and self.asked == 3:
            self.step("WORKING", "GIVEN_UP", "IDLE")
            return
        left = [one for one in plan if isinstance(one, str)]  # whoever asks meanwhile is refused
        tried = 0
        while left[:1] != ["DONE"] and tried < self.retries:
            left = left[1:] if left[:1] == ["FAILED"] else left  # whatever else is planned, the attempt fails
            self.step("WORKING", "FAILED", "WORKING")
            tried += 1
        self.step("WORKING", "DONE" if left[:1] == ["DONE"] else "GIVEN_UP", "IDLE")


def configured(config, told):
    """The number of retries that a worker has, after all that it was told."""
    retries = config.get("RETRIES", 2)
    told.append(retries)
    if "ignores" in SWITCHES:
        return 2
    if "one-more" in SWITCHES and retries > 2:
        return retries + 1
    if "one-is-two" in SWITCHES:
        return max(retries, 2)
    return told[0] if "keeps-the-first" in SWITCHES else retries


def main():
    worker, told = Worker(2), []
    for line in sys.stdin:
        asked = json.loads(line)
        match asked["cmd"]:
            case "start":
                answer = {
                    "ok": True,
                    "protocol": 1,
                    "implementation": {"name": "retrier", "language": "Python"},
                    "modes": ["cycles"],
                    "stimuli": ["ask"],
                    "arranges": ["DONE", "FAILED", "GIVEN_UP"],
                    "observes": ["state", "path", "records"],
                    "bounds": {} if "no-bounds" in SWITCHES else {"RETRIES": [0, 9]},
                }
            case "reset":
                worker = Worker(configured(asked["config"], told))
                answer = {"ok": True, "state": "IDLE"}
            case "cycle":
                worker.ask(asked["plan"])
                answer = {"outcome": "accepted", "state": "IDLE", "trace": worker.trace}
            case _:
                answer = {"ok": True}
        print(json.dumps({"id": asked["id"], **answer}), flush=True)
        if asked["cmd"] == "stop":
            break


if __name__ == "__main__":
    main()
