"""``python -m tests.torture.systems [SYSTEM…] [--rounds N] [--seed N]``: kill the systems at work, count their effects.

Each round starts a system as a user does, sends it requests, and kills it at a random moment, possibly during start-up.
Then the journal is examined as in `examiner`. In addition, no effect has happened twice or without its intention on
record, and every effect that an answer reported as done has happened.
"""

import argparse
import contextlib
import json
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from threading import Timer

import leverframe
from leverframe.model.machine import Interpreter
from leverframe.record import control
from leverframe.record.notes import verifier_key
from tests.support.command_line import command
from tests.torture.examiner import Seen, replayed, verified
from tests.torture.subjects import SUBJECTS, Answer, Subject, happened, prepare

BATCH = 8
"""Requests in one batch. The system is killed at a random moment after that."""
ROUNDS_OF_A_JOURNAL = 20
EARLY, STARTING, MOMENT = 0.3, 1.0, 0.05
"""The probability of a kill during start-up, and its time window; other kills come shortly after an answer."""


@dataclass
class Totals:
    """The totals of a run, and its problems."""

    kills: int = 0
    starting: int = 0
    answers: int = 0
    effects: int = 0
    unknown: int = 0
    wrong: list[str] = field(default_factory=list)

    def shown(self, name: str) -> str:
        """Return the totals as text."""
        kills = f"{self.kills:,} kills, {self.starting:,} of them before the first answer"
        return (
            f"{name}: {kills}; {self.answers:,} answers; {self.effects:,} effects, none twice; {self.unknown:,} unknown"
        )


@dataclass
class Life:
    """The progress on one journal: the number of the next request, and the requests reported as done."""

    subject: Subject
    folder: Path
    chance: random.Random
    first: int = 0
    done: set[str] = field(default_factory=set)
    answered: bool = False

    def round(self, totals: Totals, *, killed: bool = True) -> None:
        """Send a batch, kill the system, and examine the journal."""
        subject, answers = self.subject, self._answers(killed=killed)
        expected = len(subject.preamble) + BATCH
        totals.kills += killed
        totals.starting += not answers
        totals.answers += len(answers)
        self.answered |= bool(answers)
        for number, answer in enumerate(answers[len(subject.preamble) :], self.first):
            if subject.done(answer):
                self.done.add(f"k{number}")
        if not killed and len(answers) != expected:
            totals.wrong.append(f"{expected} lines were sent, and {len(answers)} are answered: {answers}")
        if len(answers) == expected or not subject.repeats:
            self.first += BATCH
        totals.wrong += self._looked().wrong

    def _answers(self, *, killed: bool) -> list[Answer]:
        subject = self.subject
        lines = (*subject.preamble, *map(subject.asked, range(self.first, self.first + BATCH)))
        arguments = ("run", subject.name, "--directory", "home", *subject.arguments(f"batch-{self.first}"))
        pipe = subprocess.PIPE
        with subprocess.Popen(command(*arguments), cwd=self.folder, stdin=pipe, stdout=pipe, stderr=pipe) as process:
            timer = Timer(self.chance.random() * STARTING, process.kill)
            after = self.chance.randrange(len(lines)) if killed else sys.maxsize
            if killed and self.chance.random() < EARLY:
                timer.start()
            out = _sent(process, lines, after, self.chance.random() * MOMENT)
            err = process.communicate()[1]
            timer.cancel()
        if process.returncode not in {0, -signal.SIGKILL}:
            raise AssertionError(f"exit code {process.returncode}: {err.decode()}")
        whole = out[: out.rfind(b"\n") + 1].splitlines()
        return [json.loads(line) for line in whole]

    def _looked(self) -> Seen:
        subject, seen, public = self.subject, Seen(), self.folder / "home" / "journal.pub"
        if not public.exists():
            if self.answered:
                seen.wrong.append("the key is gone")
            return seen
        key = verifier_key(public.read_text("ascii").strip())
        runs = verified(str(self.folder / "home" / "journal.db"), key, seen, begun=self.answered)
        machine = Interpreter(leverframe.load(subject.machine).declaration)
        intended = ""
        for name, run in runs.items():
            if run[0].entry.machine == subject.machine:
                replayed(machine, name, run, seen)
            if run[0].entry.machine == control.EFFECT:
                intended += f"{name} {json.dumps(run[0].entry.data)}\n"
                seen.unknown_effects += run[-1].entry.event == control.EFFECT_UNKNOWN
        effects = happened(self.folder)
        seen.wrong += [f"{effect} happened {times} times" for effect, times in effects.items() if times > 1]
        seen.wrong += [f"{effect} was said to be done, and did not happen" for effect in self.done - effects.keys()]
        intents = intended.count("\n")
        if sum(effects.values()) > intents:
            seen.wrong.append(f"{sum(effects.values())} effects have happened, and {intents} intents are on record")
        return seen


def _sent(process: "subprocess.Popen[bytes]", lines: Sequence[str], after: int, moment: float) -> bytes:
    """Send lines, kill the system a moment after a number of answers, and return all answers."""
    out = b""
    if process.stdin is None or process.stdout is None:
        raise AssertionError("it has no pipes")
    with contextlib.suppress(BrokenPipeError):  # the system may be killed before it has read them
        process.stdin.write("".join(f"{line}\n" for line in lines).encode())
        process.stdin.close()
    process.stdin = None
    while line := process.stdout.readline():
        out += line
        if out.count(b"\n") > after:
            time.sleep(moment)
            process.kill()
    return out


def torture(subject: Subject, rounds: int, totals: Totals, seed: int) -> None:
    """Kill a system that often, with a new journal now and then."""
    while rounds > 0 and not totals.wrong:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            prepare(subject, folder)
            life = Life(subject, folder, random.Random(seed))
            for _ in range(min(rounds, ROUNDS_OF_A_JOURNAL)):
                life.round(totals)
                if totals.wrong:
                    return
            life.round(totals, killed=False)
            effects: Counter[str] = happened(folder)
            totals.effects += sum(effects.values())
            totals.unknown += life._looked().unknown_effects
        rounds, seed = rounds - ROUNDS_OF_A_JOURNAL, seed + 1


def main() -> int:
    """Run the command line; return 1 if there are problems."""
    parser = argparse.ArgumentParser(prog="python -m tests.torture.systems", description=__doc__)
    parser.add_argument("systems", nargs="*", choices=[*SUBJECTS, []], metavar="SYSTEM")
    parser.add_argument("--rounds", type=int, default=200, help="how often to kill each")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    chosen = parser.parse_args()
    print(f"seed {chosen.seed}", flush=True)
    wrong = False
    for name in chosen.systems or SUBJECTS:
        totals = Totals()
        torture(SUBJECTS[name], chosen.rounds, totals, chosen.seed)
        for line in totals.wrong:
            print(f"WRONG: {name}: {line}")
        print(
            totals.shown(name) if not totals.wrong else f"{name}: something is wrong after {totals.kills} kills",
            flush=True,
        )
        wrong |= bool(totals.wrong)
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main())
