"""The turn gate beside an oracle, in sessions that Hypothesis makes up."""

import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule, run_state_machine_as_test

from tests.support.turn_oracle import (
    BASES,
    CLASSES,
    COMMANDS,
    INTENTS,
    PLANS,
    Base,
    Delete,
    Edit,
    Plan,
    Read,
    Request,
    Run,
    Select,
    Step,
    Write,
    session_in,
)

CONTENTS = ("old", "new", "", "é" * 10)
EDITABLE = [path for path, classes in CLASSES.items() if classes] + ["other/b"]


class Sessions(RuleBasedStateMachine):
    """A session with a real gate, workspace and journal."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.context = session_in(Path(self.folder.name))
        self.session = self.context.__enter__()

    def teardown(self) -> None:
        self.context.__exit__(None, None, None)
        self.folder.cleanup()

    @rule(intent=st.sampled_from(INTENTS[:2]))
    def begin(self, intent: str) -> None:
        self.session.take(Request())
        self.session.take(Select(intent))

    @rule(path=st.sampled_from([path for path in CLASSES if path not in {"src/link", "src/hard"}]))
    def read(self, path: str) -> None:
        self.session.take(Read(path))

    @rule(
        path=st.sampled_from(list(CLASSES)),
        content=st.sampled_from(CONTENTS),
        base=st.sampled_from(BASES),
        plan=st.sampled_from(PLANS),
        intruded=st.booleans(),
    )
    def write(self, path: str, content: str, base: Base, plan: Plan, intruded: bool) -> None:  # noqa: FBT001 -- drawn by name
        self.session.take(Write(path, content, base, plan, intruded))

    @rule(path=st.sampled_from(EDITABLE), content=st.sampled_from(CONTENTS))
    def edit(self, path: str, content: str) -> None:
        self.session.take(Edit(path, content))

    @rule(
        step=st.sampled_from(
            [Request(), *map(Select, INTENTS), *map(Run, COMMANDS), Delete("src/a.txt"), Delete("nowhere")]
        )
    )
    def other(self, step: Step) -> None:
        self.session.take(step)


def test_sessions_go_as_the_oracle_says() -> None:
    sampled = settings(
        max_examples=30,
        stateful_step_count=20,
        suppress_health_check=[HealthCheck.too_slow],
        deadline=None,
        database=None,
    )
    run_state_machine_as_test(Sessions, settings=sampled)


SCRIPT: tuple[Step, ...] = (
    Write("src/a.txt", "x"),
    Select("free"),
    Request(),
    Run(("ls", "src")),
    Request(),
    Read("src/a.txt"),
    Select("unknown"),
    Request(),
    Select("free"),
    Read("src/a.txt"),
    Write("src/a.txt", "one"),
    Write("src/a.txt", "two"),
    Run(("ls", "src")),
    Run(("ls", "--forbidden")),
    Run(("rm", "-f", "src/a.txt")),
    Run(("unknown",)),
    Delete("src/a.txt"),
    Edit("src/a.txt", "theirs"),
    Write("src/a.txt", "three"),
    Read("src/a.txt"),
    Request(),
    Select("free"),
    Write("src/a.txt", "four", "wrong"),
    Request(),
    Select("free"),
    Write("src/a.txt", "five", "current", "yes", intruded=True),
    Request(),
    Select("free"),
    Read("other/b"),
    Write("src/Secretary", "free here"),
    *(
        step
        for path in ("other/b", "src/../other/b", "SRC/a.txt", "src/link", "src/hard", "docs/x.md")
        for step in (Request(), Select("free"), Write(path, "out of scope"))
    ),
    Request(),
    Select("asking"),
    Write("src/secret", "approved"),
    Write("src/a.txt", "free"),
    *(
        step
        for path in ("src/secret", "src/Secretary", "docs/x.md")
        for plan in PLANS
        for step in (Request(), Select("asking"), Write(path, f"by {plan}", "unsaid", plan))
    ),
    Request(),
    Select("asking"),
    Write("docs/x.md", "intruded", "current", "yes", intruded=True),
    Request(),
    Select("asking"),
    Request(),
    Select("reading"),
    Read("src/secret"),
    Write("src/a.txt", "out of scope"),
    Delete("src/a.txt"),
)
"""A session with everything in it."""


def play(tmp_path: Path) -> None:
    with session_in(tmp_path) as session:
        for step in SCRIPT:
            session.take(step)


@pytest.mark.needs("landlock")
def test_the_session_with_everything_in_it_goes_as_the_oracle_says(tmp_path: Path) -> None:
    play(tmp_path)
