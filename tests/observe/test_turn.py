"""The observer judges a gate that really runs by what it shows and by what others do to its files."""

import contextlib
import functools
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from leverframe.errors import InputError
from leverframe.observe.observations import Effect, Observation, Refused, Signal, Step, Told
from leverframe.observe.observer import Observer, Refusal
from tests.support.budget import share
from tests.support.explained import after
from tests.support.gate_logs import TURN, VIEW, Watched
from tests.support.gates import SETTINGS
from tests.support.turn_oracle import (
    CLASSES,
    COMMANDS,
    INTENTS,
    Delete,
    Difference,
    Edit,
    Read,
    Request,
    Run,
    Select,
    Write,
    session_in,
)
from tests.support.turn_oracle import Step as Call

CONTENTS = ("old", "new", "", "é" * 10)
FILES = tuple(path for path, classes in CLASSES.items() if classes)
READABLE = tuple(path for path in CLASSES if path not in {"src/link", "src/hard"})
SEEDS = range(24)
SCOPES: dict[str, object] = {
    "intents": {name: {"approval": [one.written for one in SETTINGS.intents[name].approval.patterns]}
                for name in INTENTS if name in SETTINGS.intents},
    "files": {path: {"scope": list(by), "approval": [name for name, how in by.items() if how == "asks"]}
              for path, by in CLASSES.items()},
}  # fmt: skip
"""The settings of the gate that runs, by the classes of its oracle."""


@functools.cache
def start(*, known: bool = False) -> Observer:
    """An observer, to whom the scopes are known or not."""
    return TURN.observer(VIEW, settings=SCOPES if known else {})


def calls(seed: int) -> Iterator[Call]:
    """Random calls of an agent, and edits by others; most of the calls are writes."""
    draw = random.Random(seed)
    for _ in range(14):
        match draw.randrange(10):
            case 0 | 1 | 2:
                yield Request()
                yield Select(draw.choice(INTENTS[:2]))
            case 3:
                yield Read(draw.choice(READABLE))
            case 4:
                yield Edit(draw.choice([*FILES, "other/b"]), draw.choice(CONTENTS))
            case 5:
                others: list[Call] = [Request(), *map(Select, INTENTS), *map(Run, COMMANDS), Delete("src/a.txt")]
                yield draw.choice(others)
            case _:
                path = draw.choice(FILES * 3 + tuple(CLASSES))
                base = draw.choice(("unsaid", "current", "wrong"))
                plan = draw.choice(("yes", "yes", "yes", "no", "late", "changes"))
                yield Write(path, draw.choice(CONTENTS), base, plan, draw.random() < 0.2)  # type: ignore[arg-type]  # drawn from the literals


def served(folder: Path, steps: Iterator[Call]) -> list[Observation]:
    with session_in(folder) as session:
        watched = Watched(session.one)
        with contextlib.suppress(Difference):  # of the gate from its own oracle: tests/systems/turn judges that
            for step in steps:
                session.take(step)
        return watched.log()


def judged(log: Sequence[Observation], begun: Observer | None = None) -> Observer | Refusal:
    return after(begun or start(), log)


def writes(log: Sequence[Observation]) -> Iterator[tuple[int, int]]:
    """The places of each request for a write and of the end of the tool, for the writes that were done."""
    asked = None
    for place, seen in enumerate(log):
        if isinstance(seen, Signal) and seen.name == "requested":
            asked = place
        if seen == Signal("ended", "done"):
            assert asked is not None
            yield asked, place


@pytest.mark.parametrize("seed", list(share(SEEDS)))
def test_no_gate_that_runs_is_refused_and_each_stale_write_is_noticed(seed: int, tmp_path: Path) -> None:
    log = served(tmp_path, calls(seed))
    assert isinstance(found := judged(log), Observer), found
    for asked, done in writes(log):
        request = log[asked]
        assert isinstance(request, Signal)
        path = request.fields["pending"]
        assert isinstance(path, str)
        for place in range(asked + 1, done + 1):
            for fields in ({"version": "sha256:stale"}, {}):
                wrong = [*log[:place], Signal("file", path, fields), *log[place:]]
                refusal = judged(wrong)
                assert isinstance(refusal, Refusal), wrong[asked : done + 3]
                assert refusal.explained <= done + 1


def with_intents(log: Sequence[Observation]) -> Iterator[Observation]:
    """A log in which each request for a write says under which intent it is made."""
    intent: Told = None
    for seen in log:
        if isinstance(seen, Step) and seen.event == "SELECT_ACTIVE_INTENT_VALID":
            intent = seen.fields["intent"]
        if isinstance(seen, Signal) and seen.name == "requested":
            yield replace(seen, fields={**seen.fields, "written_under": intent})
        else:
            yield seen


@pytest.mark.parametrize("seed", list(share(SEEDS)))
def test_no_gate_that_runs_is_refused_whose_scopes_are_known(seed: int, tmp_path: Path) -> None:
    log = served(tmp_path, calls(seed))
    found = judged(list(with_intents(log)), start(known=True))
    assert isinstance(found, Observer), found


@pytest.mark.parametrize("base", [None, "sha256:0", "sha256:1", "sha256:2"])
def test_a_gate_may_say_anything_about_the_version_of_a_file_out_of_scope(base: str | None) -> None:
    """After an approved write, the intent is one that covers BETA, so nothing but GAMMA is out of its scope."""
    fields: dict[str, Told] = {"intent": "asking"}
    permit: dict[str, Told] = {**fields, "permit": ("asking", "docs/x.md", "sha256:1")}
    log: list[Observation] = [
        Step("CONTEXT_LOADED", "AWAITING_INTENT_SELECTION", "SELECT_ACTIVE_INTENT_VALID", fields),
        Signal("requested", None, {"pending": "docs/x.md", "based_on": "sha256:1"}),
        Signal("answer", "approved"),
        Step("ACTION_ALLOWED", "CONTEXT_LOADED", "WRITE_FILE_VALIDATED", permit),
        *(Signal("started"), Signal("ended", "done"), Effect("write_to_file", "docs/x.md")),
        Step("CONTEXT_LOADED", "ACTION_ALLOWED", "WRITE_FILE_SUCCEEDED", fields),
        Signal("requested", None, {"pending": "other/b", "based_on": base}),
        Step("BLOCKED", "CONTEXT_LOADED", "SCOPE_VIOLATED", {}),
    ]
    for known in (False, True):
        assert isinstance(found := judged(list(with_intents(log)), start(known=known)), Observer), found
    assert "what based_on tells of the version of GAMMA, which has none" in start().unnoticed


def validated(intent: str, path: str, *answers: str, known: bool = True) -> Observer | Refusal:
    """A write that a gate validates after a person's answers."""
    fields = {"intent": intent}
    log: list[Observation] = [
        Step("CONTEXT_LOADED", "AWAITING_INTENT_SELECTION", "SELECT_ACTIVE_INTENT_VALID", fields),
        Signal("requested", None, {"pending": path, "based_on": "sha256:1"}),
        *(Signal("answer", answer) for answer in answers),
        Step("ACTION_ALLOWED", "CONTEXT_LOADED", "WRITE_FILE_VALIDATED", fields),
    ]
    return judged(list(with_intents(log)), start(known=known))


@pytest.mark.parametrize("intent", ["free", "asking"])
@pytest.mark.parametrize("path", CLASSES)
def test_a_write_is_validated_only_in_the_scope_of_its_intent_and_approved_if_it_must_be(
    intent: str, path: str
) -> None:
    """Without the settings, nobody knows what is in scope: then any file may be."""
    wanted = CLASSES[path].get(intent)
    for answers, right in (((), "free"), (("approved",), "asks")):
        found = validated(intent, path, *answers)
        assert isinstance(found, Observer) == (wanted == right), found
        if isinstance(found, Refusal):
            assert found.explained >= 2, found
            assert wanted is not None or answers or "TURN-012" in found.requirements
    assert isinstance(validated(intent, path, known=False), Observer)


BLOCKED: dict[str, tuple[Signal, ...]] = {
    "SCOPE_VIOLATED": (),
    "SCOPE_VIOLATED after an answer": (Signal("answer", "approved"),),
    "STALE_FILE_DETECTED": (Signal("file", "other/b", {"version": "sha256:2"}),),
    "APPROVAL_REFUSED": (Signal("answer", "refused"),),
    "WRITE_FILE_VALIDATED": (Signal("answer", "approved"),),
}


@pytest.mark.parametrize("path", [path for path, by in CLASSES.items() if "free" not in by])
@pytest.mark.parametrize("cause", BLOCKED)
def test_the_document_does_not_say_in_which_order_a_write_is_checked(cause: str, path: str) -> None:
    """A file may be out of scope and stale, and a person may be asked in vain; but nothing is written there."""
    event = cause.partition(" ")[0]
    log: list[Observation] = [
        Step("CONTEXT_LOADED", "AWAITING_INTENT_SELECTION", "SELECT_ACTIVE_INTENT_VALID", {"intent": "free"}),
        Signal("requested", None, {"pending": path, "based_on": "sha256:1"}),
        *(replace(one, value=path) if one.name == "file" else one for one in BLOCKED[cause]),
        Step("ACTION_ALLOWED" if event == "WRITE_FILE_VALIDATED" else "BLOCKED", "CONTEXT_LOADED", event, {}),
    ]
    found = judged(list(with_intents(log)), start(known=True))
    assert isinstance(found, Refusal) == (event == "WRITE_FILE_VALIDATED"), found


@pytest.mark.parametrize(
    ("files", "wanted"),
    [
        ({"a": {"scope": ["fre"]}}, "'scope' of the file 'a' in the settings is no list of 'intents'"),
        ({"a": {"scope": "free"}}, "'scope' of the file 'a' in the settings is no list of 'intents'"),
        (
            {"a": {"scope": ["free"], "approval": ["free"]}},
            "'approval' of the file 'a' in the settings is no list of 'intents' with an 'approval'",
        ),
        (["a"], "'files' in the settings maps names to mappings"),
    ],
)
def test_scopes_that_name_no_intents_are_an_error(files: object, wanted: str) -> None:
    with pytest.raises(InputError, match="LF198") as caught:
        TURN.observer(VIEW, settings={"intents": {"free": {}}, "files": files})
    assert wanted in str(caught.value)


@functools.cache
def usual(folder: Path) -> tuple[Observation, ...]:
    """A write that needs no approval, one that does, and one that is out of scope."""
    steps: list[Call] = [
        *(Request(), Select("asking"), Read("src/a.txt"), Write("src/a.txt", "new"), Run(("ls", "src"))),
        *(Write("docs/x.md", "more"), Delete("docs/x.md"), Write("other/b", "no"), Request()),
    ]
    return tuple(served(folder, iter(steps)))


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> tuple[Observation, ...]:
    return usual(tmp_path_factory.mktemp("gate"))


Edited = Callable[[list[Observation]], None]


def at(event: str, *, last: bool = False) -> Callable[[Sequence[Observation]], int]:
    def found(log: Sequence[Observation]) -> int:
        places = [i for i, seen in enumerate(log) if event in {getattr(seen, "event", ""), getattr(seen, "name", "")}]
        return places[-1 if last else 0]

    return found


def put_in(event: str, *seen: Observation) -> Edited:
    def edit(log: list[Observation]) -> None:
        place = at(event)(log) + 1
        log[place:place] = seen

    return edit


def without(event: str, *, last: bool = False) -> Edited:
    def edit(log: list[Observation]) -> None:
        del log[at(event, last=last)(log)]

    return edit


def changed(event: str, change: Callable[[Observation], Observation]) -> Edited:
    def edit(log: list[Observation]) -> None:
        place = at(event)(log)
        log[place] = change(log[place])

    return edit


def permitted(*permit: str) -> Callable[[Observation], Observation]:
    def change(seen: Observation) -> Observation:
        assert isinstance(seen, Step)
        told = seen.fields["permit"]
        assert isinstance(told, tuple)
        known = dict(zip(("intent", "target", "base"), told, strict=True))
        new = dict(item.split("=") for item in permit)
        return replace(seen, fields={**seen.fields, "permit": tuple({**known, **new}.values())})

    return change


WRONG: dict[str, Edited] = {
    "a permit for another file": changed("WRITE_FILE_VALIDATED", permitted("target=src/b")),
    "a permit for another version": changed("WRITE_FILE_VALIDATED", permitted("base=sha256:x")),
    "a permit under another intent": changed("WRITE_FILE_VALIDATED", permitted("intent=free")),
    "another file is written": (
        changed("write_to_file", lambda _: Effect("write_to_file", "src/b"))
    ),
    "the tool writes twice": put_in("write_to_file", Effect("write_to_file", "src/a.txt")),
    "the permit is used twice": (
        put_in("write_to_file", Signal("started"), Signal("ended", "done"), Effect("write_to_file", "src/a.txt"))
    ),
    "a write without a validation": without("WRITE_FILE_VALIDATED"),
    "nothing is written": without("write_to_file"),
    "the tool never starts": without("started"),
    "a write that the person refused": (
        changed("answer", lambda _: Signal("answer", "refused"))
    ),
    "a write before an intent is selected": without("SELECT_ACTIVE_INTENT_VALID"),
    "a turn goes on although it is blocked": (
        put_in("SCOPE_VIOLATED", Step("CONTEXT_LOADED", "BLOCKED", "SELECT_ACTIVE_INTENT_VALID", {"intent": "free"}))
    ),
    "a request is refused": put_in("SCOPE_VIOLATED", Refused("USER_REQUEST")),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_gate_is_refused(name: str, log: tuple[Observation, ...]) -> None:
    assert isinstance(judged(log), Observer)
    wrong = list(log)
    WRONG[name](wrong)
    assert isinstance(found := judged(wrong), Refusal), name
    assert str(found)


UNNOTICED: dict[str, tuple[Edited, tuple[str, ...]]] = {
    "file": (
        put_in("requested", Signal("file", "src/a.txt", {"version": "sha256:stale"})),
        ("whether ALPHA_CHANGED happens, and when", "whether BETA_CHANGED happens, and when"),
    ),
    "permit": (WRONG["a permit for another file"], ("wrong values of the field permit",)),
    "started": (WRONG["the tool never starts"], ("whether WRITE_STARTED happens, and when",)),
    "write_to_file": (
        WRONG["the tool writes twice"], ("a missing, wrong or additional effect write_to_file",),
    ),
}  # fmt: skip
"""What a view without a name does not notice, and its sentences."""


def test_two_files_may_have_the_same_version() -> None:
    log: list[Observation] = [
        Step("CONTEXT_LOADED", "AWAITING_INTENT_SELECTION", "SELECT_ACTIVE_INTENT_VALID", {"intent": "fix"}),
        Signal("requested", fields={"pending": "src/b", "based_on": "same"}),
        Signal("answer", "refused"),
        Signal("file", "src/a", {"version": "other"}),
        Signal("file", "src/a", {"version": "same"}),
    ]
    assert isinstance(found := judged(log), Observer), found


@pytest.mark.parametrize("name", UNNOTICED)
def test_a_view_says_what_it_cannot_notice(name: str, log: tuple[Observation, ...]) -> None:
    edit, sentences = UNNOTICED[name]
    wrong = list(log)
    edit(wrong)
    for hidden in ((), (name,)):
        begun = TURN.observer([one for one in VIEW if one not in hidden])
        seen = [one for one in map(functools.partial(_within, hidden=hidden), wrong) if one is not None]
        assert isinstance(judged(seen, begun), Refusal) == (not hidden)
        assert set(sentences) <= set(begun.unnoticed) if hidden else not set(sentences) & set(begun.unnoticed)


def test_which_error_a_record_means_is_noticed_only_if_it_says_so(log: tuple[Observation, ...]) -> None:
    """The document has one name for nine events of the reference."""
    place = at("SCOPE_VIOLATED")(log)
    violated = log[place]
    assert isinstance(violated, Step)
    for event, noticed in (("STALE_FILE_DETECTED", True), ("ERROR", False)):
        told = list(log)
        told[place] = replace(violated, event=event)
        assert isinstance(judged(told), Refusal) == noticed
    (sentence,) = (one for one in TURN.observer(VIEW).unnoticed if one.endswith("a record means that tells ERROR"))
    assert "SCOPE_VIOLATED" in sentence
    assert "STALE_FILE_DETECTED" in sentence


def _within(seen: Observation, hidden: tuple[str, ...]) -> Observation | None:
    """What is left of an observation in a view without some names."""
    if isinstance(seen, Signal | Effect) and seen.name in hidden:
        return None
    if isinstance(seen, Signal | Step):
        return replace(seen, fields={name: value for name, value in seen.fields.items() if name not in hidden})
    return seen
