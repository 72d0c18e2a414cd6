"""A process killed at random moments, again and again: no acknowledged record is lost, and none is recorded in part.

The process appends entries, tries effects and reports each acknowledgement through a pipe. It is killed at a random
moment, sometimes while it opens the journal. `LEVERFRAME_KILLS` sets how often (default 6; nightly runs use thousands).
"""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

from leverframe.record import control
from tests.support.journals import Place

KILLS = int(os.environ.get("LEVERFRAME_KILLS", "6"))
WORKERS = """
import os, sys, threading
from leverframe.journal.group_commit import Rhythm
from leverframe.journal.journal import Journal
from tests.support.journals import KEY, entry

url, effects = sys.argv[1:]
lock = threading.Lock()

def told(line):
    with lock:  # one write: a line may be the last one, and a stream without a buffer writes its end by itself
        os.write(1, f"{line}\\n".encode())

for _ in sys.stdin:  # another process for each line, which need not import anything
    worker = os.fork()
    if not worker:
        break
    told(f"ended {os.waitstatus_to_exitcode(os.waitpid(worker, 0)[1])}")
else:
    sys.exit()
told(f"opening {os.getpid()}")
journal = Journal.open(url, key=KEY, create=True, rhythm=Rhythm(checkpoint=0.01, heartbeat=0.02), patience=30)
told("opened")

def work(name):
    position = journal.position(name)
    step = 0 if position is None else position.step + 1
    while True:
        journal.append(entry(name, step))
        told(f"record {name} {step}")
        key = f"{name}-{step}"
        journal.intend(key, name)
        with open(effects, "a") as file:
            file.write(key + "\\n")
        journal.settle(key, "done")
        told(f"effect {key}")
        step += 1

threads = [threading.Thread(target=work, args=(name,)) for name in "abc"]
for thread in threads: thread.start()
for thread in threads: thread.join()
"""


def killed(workers: "subprocess.Popen[str]", chance: random.Random, *, at_work: bool) -> list[str]:
    """Return what a process had acknowledged when it was killed, at a moment as likely early as late.

    With `at_work`, it is killed only after an effect is done: a busy computer may take long to get there.
    """
    assert workers.stdin is not None
    assert workers.stdout is not None
    print(file=workers.stdin, flush=True)
    said = [workers.stdout.readline()]
    if chance.random() < 0.7:
        said.append(workers.stdout.readline())
    while at_work and said[-1] and not said[-1].startswith("effect"):
        said.append(workers.stdout.readline())
    time.sleep(chance.random() ** 3 * 0.2)
    os.kill(int(said[0].split()[1]), signal.SIGKILL)
    while not said[-1].startswith("ended"):
        said.append(workers.stdout.readline())
        assert said[-1], "the processes are gone"
    assert said.pop() == f"ended {-signal.SIGKILL}\n"
    return said


def test_killed_at_any_moment(place: Place, tmp_path: Path) -> None:
    effects = tmp_path / "effects"
    effects.touch()
    chance = random.Random(7)
    recorded: dict[str, int] = {}
    done: set[str] = set()
    place.open(create=True).close()
    command = [sys.executable, "-c", WORKERS, place.url, str(effects)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, encoding="utf-8") as workers:
        for number in range(KILLS):
            for line in killed(workers, chance, at_work=number == KILLS // 2):
                word, *rest = line.split()
                if word == "record":
                    recorded[rest[0]] = int(rest[1])
                elif word == "effect":
                    done.add(rest[0])
    tried = effects.read_text("utf-8").split()
    assert len(tried) == len(set(tried))
    with Place(place.url).open() as journal:
        assert journal.verify().findings == []
        for name, step in recorded.items():
            position = journal.position(name)
            assert position is not None
            assert position.step >= step
        assert {journal.effect(key) for key in done} <= {control.DONE}
        assert {journal.effect(key) for key in tried} <= {control.DONE, control.UNKNOWN}
        crashes = sum(record.entry.data.get("after_crash") is True for record in journal.records())
    assert recorded
    assert done
    assert 0 < crashes <= KILLS
