"""A turnstile as somebody else writes it, and an adapter for it in mode events: ``turnstile.py [SWITCH]...``.

It shares nothing with Leverframe. The switches plant faults (`FAULTS`), or hide a dimension ("no-state" …).
"""

import itertools
import json
import os
import sys
import time

SWITCHES = set(sys.argv[1:])
SHOWN = [name for name in ("state", "records", "effects") if f"no-{name}" not in SWITCHES]


def has(name):
    return name in SWITCHES


class Turnstile:
    def __init__(self, coins=3):
        self.coins = coins
        self.state, self.paid, self.forced_when_paid, self.seen = "LOCKED", 0, False, []
        self.lie = None

    def to(self, state, **more):
        edge = {} if has("no-edge") else {"previous_state": self.state, "new_state": state}
        record = {**edge, **{k: v for k, v in more.items() if v}}
        if has("no-record") and state == "ALARM":
            record = None
        self.state = state
        self.seen += [] if record is None else [{"record": record}]

    def effect(self, name):
        if not (has("wrong-output") and name == "turn"):
            self.seen.append({"effect": name})

    def insert(self, coin):
        if self.state == "ALARM" and has("extra"):
            return self.to("ALARM")
        if self.state == "OPEN" and has("dirty-refusal"):
            self.paid = 1
        if self.state != "LOCKED" or coin == "FAKE":
            raise ValueError("no coin, thanks")
        if self.paid < self.coins - 1 or has("never-opens"):
            self.paid += 1
            return self.to("LOCKED", credit=self.paid)
        self.paid = 0
        return self.to("OPEN")

    def go(self):
        if self.state != "OPEN":
            raise ValueError("closed")
        if has("lies"):
            self.to("LOCKED")
            self.state, self.lie = "OPEN", "LOCKED"
        else:
            self.to("LOCKED", credit=self.paid)
        self.effect("turn")

    def force(self):
        if self.state != "LOCKED":
            raise ValueError("nothing to force")
        self.forced_when_paid = self.paid == 1
        self.to("OPEN" if has("wrong-target") else "ALARM", credit=self.paid)
        self.effect("siren")

    def reset(self):
        if self.state != "ALARM" or has("missing"):
            raise ValueError("nothing to reset")
        if not (has("extra-state") and self.forced_when_paid):
            self.paid = 0
        self.to("LOCKED", credit=self.paid)

    def power(self):
        if has("hangs"):
            time.sleep(600)
        if has("dies"):
            os._exit(7)
        self.paid = 0
        self.to("LOCKED")


CALLS = {"COIN": "insert", "PASS": "go", "FORCE": "force", "RESET": "reset", "POWER_LOST": "power"}
MOODS = itertools.count(1)


def step(product, event, data):
    """Offer one event."""
    product.seen, product.lie = [], None
    outcome = "accepted"
    try:
        call = getattr(product, CALLS[event])
        call(*([data["coin"]] if event == "COIN" else []))
        if has("wavers") and next(MOODS) % 97 == 0:
            product.effect("siren")
    except ValueError:
        outcome = "refused"
    trace = [entry for entry in product.seen if next(iter(entry)) + "s" in SHOWN]
    told = {"state": product.lie or product.state} if "state" in SHOWN else {}
    return {"outcome": outcome, "trace": trace, **told}


def unable(product, event):
    return has("cannot") and event == "POWER_LOST" and product.state == "OPEN"


def configured(asked):
    return Turnstile(**{name.lower(): value for name, value in asked["config"].items()})


def main():
    product = Turnstile()
    for line in sys.stdin:
        asked = json.loads(line)
        match asked["cmd"]:
            case "start":
                told = {
                    "ok": True,
                    "protocol": 1,
                    "implementation": {"name": "turnstile", "language": "Python"},
                    "modes": ["events"],
                    "alphabet": [name for name in CALLS if f"no-{name}" not in SWITCHES],
                    "observes": SHOWN,
                    "bounds": {} if has("no-bounds") else {"COINS": [3 if has("many-coins") else 1, 9]},
                }
            case "run":
                product, steps = configured(asked), []
                for one in asked["events"]:
                    event, data = (one, {}) if isinstance(one, str) else (one["event"], one.get("data", {}))
                    if unable(product, event):
                        steps = None
                        break
                    steps.append(step(product, event, data))
                told = {"cannot": "POWER_LOST", "reason": "the door is open"} if steps is None else {"steps": steps}
            case "reset":
                product = configured(asked)
                told = {"ok": True}
            case "step" if unable(product, asked["event"]):
                told = {"cannot": "POWER_LOST", "reason": "the door is open"}
            case "step":
                told = step(product, asked["event"], asked.get("data", {}))
            case _:
                told = {"ok": True}
        print(json.dumps({"id": asked["id"], **told}), flush=True)
        if asked["cmd"] == "stop":
            break


if __name__ == "__main__":
    main()
