"""`leverframe init-adapter`: each template works as it is printed, in its language, and `doctor` passes at once."""

import json
import random
import re
import shlex
import subprocess
from pathlib import Path

import pytest

from leverframe.cli.commands import init_adapter
from leverframe.conform.adapters import LANGUAGES
from leverframe.conform.subject.process import Process
from leverframe.conform.subject.session import Subject
from leverframe.conform.wire import messages as wire
from leverframe.conform.wire import reading
from leverframe.language import catalog
from tests.run import ROOT
from tests.support.command_line import MACHINES, flat, run

DOOR = MACHINES / "door.yaml"
SUITE = json.loads((ROOT / "tests" / "data" / "json-test-suite.json").read_text("utf-8"))
CASES: dict[str, str] = SUITE["cases"]
NESTED = 100_000


def written(language: str, target: str | Path, folder: Path) -> list[str]:
    """Write an adapter, and return the commands that are printed."""
    outcome = run("init-adapter", language, target, "--directory", folder)
    assert (outcome.code, outcome.stderr) == (0, "")
    return re.findall(r"^    (.+)$", outcome.stdout, re.MULTILINE)


def passes(language: str, target: str | Path, folder: Path) -> list[str]:
    """Do what is printed: build the adapter and examine it, which must pass. Return the command of the adapter."""
    *builds, doctor = written(language, target, folder)
    for build in builds:
        built = subprocess.run(shlex.split(build), capture_output=True, check=False)
        assert (built.returncode, built.stderr) == (0, b"")
    words = shlex.split(doctor)
    outcome = run(*words[1:])
    assert outcome.code == 0, outcome.stdout
    assert "keeps to the protocol" in outcome.stdout
    return words[words.index("--") + 1 :]


def examined(language: str, folder: Path) -> None:
    """The template passes, and does what it says: accepts, refuses, raises, and keeps prints out of the answers."""
    command = passes(language, DOOR, folder)
    process = Process(command)
    with Subject(process) as subject:
        assert isinstance(subject.start("door", "0" * 64), wire.StartAnswer)
        subject.reset({"MOST": 1})
        first, second = subject.step("CODE_ENTERED"), subject.step("CODE_ENTERED")
        assert isinstance(first, wire.StepAnswer)
        assert isinstance(second, wire.StepAnswer)
        assert (first.outcome, first.state) == ("accepted", "CHECKED")
        assert (second.outcome, second.state) == ("refused", "CHECKED")
        ran = subject.run([wire.EventGiven(event="CLOSED", data={"draft": "É\u2028\U0001f600"}), "CODE_ENTERED"])
        assert isinstance(ran, wire.RunAnswer)
        assert [step.outcome for step in ran.steps] == ["refused", "accepted"]
        many = subject.run(["CODE_ENTERED"] * 20_000)
        assert isinstance(many, wire.RunAnswer)
        assert len(many.steps) == 20_000
        cycled = subject.cycle("code_entered", plan=["CODE_RIGHT"])
        assert "does not arrange" in str(cycled)
        assert isinstance(subject.stop(), wire.OkAnswer)
    assert b"the product gets CODE_ENTERED" in process.log


def untyped(text: str) -> str:
    """The template in TypeScript without its types, as node strips them."""
    text = re.sub(r"^type .*\n\n", "", text, flags=re.MULTILINE)
    return re.sub(r": (Data|any|string|boolean|Product)(?=[,) ]| =)", "", text).replace('"TypeScript"', '"JavaScript"')


@pytest.mark.parametrize("system", catalog.systems())
def test_the_template_in_python_passes_for_each_system(system: str, tmp_path: Path) -> None:
    passes("python", system, tmp_path)


def test_the_template_in_python_does_what_it_says(tmp_path: Path) -> None:
    examined("python", tmp_path)


@pytest.mark.needs("node")
def test_the_template_in_javascript_does_what_it_says(tmp_path: Path) -> None:
    examined("javascript", tmp_path)


def test_the_template_in_typescript_is_that_in_javascript_with_types(tmp_path: Path) -> None:
    """Node strips types since version 22.18; Debian's is older."""
    written("typescript", DOOR, tmp_path)
    written("javascript", DOOR, tmp_path)
    typed, plain = ((tmp_path / f"adapter.{suffix}").read_text("utf-8") for suffix in ("mts", "mjs"))
    assert untyped(typed) == plain
    assert typed.count(": Data") > 5


@pytest.mark.long
@pytest.mark.needs("go")
def test_the_template_in_go_does_what_it_says(tmp_path: Path) -> None:
    examined("go", tmp_path)


@pytest.mark.long
@pytest.mark.needs("rustc")
def test_the_template_in_rust_does_what_it_says(tmp_path: Path) -> None:
    examined("rust", tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_template_is_small(language: str, tmp_path: Path) -> None:
    written(language, DOOR, tmp_path)
    (adapter,) = tmp_path.glob("adapter.*")
    lines = adapter.read_text("utf-8").splitlines()
    assert len(lines) <= 60
    assert "@" not in adapter.read_text("utf-8")


def test_the_command_knows_each_language() -> None:
    assert set(init_adapter.LANGUAGES) == set(LANGUAGES)


def test_files_are_not_overwritten(tmp_path: Path) -> None:
    written("rust", DOOR, tmp_path)
    (tmp_path / "adapter.rs").unlink()
    outcome = run("init-adapter", "rust", DOOR, "--directory", tmp_path)
    assert outcome.code == 2
    assert "json.rs exists" in flat(outcome.stderr)
    assert not (tmp_path / "adapter.rs").exists()


def test_a_directory_that_cannot_be_made_is_bad_input(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    outcome = run("init-adapter", "python", DOOR, "--directory", tmp_path / "file" / "below")
    assert outcome.code == 2
    assert "LF074" in outcome.stderr


def test_a_machine_that_does_nothing_is_refused(tmp_path: Path) -> None:
    still = tmp_path / "still.yaml"
    still.write_text("leverframe: 1\nmachine: still\nprofile: reference\nstates: {IDLE: {initial: true}}\n")
    outcome = run("init-adapter", "python", still, "--directory", tmp_path)
    assert outcome.code == 2
    assert "LF212" in outcome.stderr


# ---- the reader of JSON in Rust -------------------------------------------------------------------------------------

READER = """
mod json;
fn main() {
    for line in std::io::stdin().lines() {
        let line = line.unwrap();
        let pairs = (0..line.len() / 2).map(|i| &line[2 * i..2 * i + 2]);
        let bytes: Vec<u8> = pairs.map(|pair| u8::from_str_radix(pair, 16).unwrap()).collect();
        match json::parse(std::str::from_utf8(&bytes).unwrap()) {
            Ok(found) => println!("{found}"),
            Err(_) => println!("refused"),
        }
    }
}
"""


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program that reads texts and prints their values."""
    folder = tmp_path_factory.mktemp("reader")
    written("rust", DOOR, folder)
    (folder / "main.rs").write_text(READER)
    build = ["rustc", "--edition", "2021", "main.rs", "-o", "main"]
    subprocess.run(build, cwd=folder, check=True, capture_output=True)
    return folder / "main"


def values(reader: Path, texts: list[str]) -> list[str]:
    """What the reader prints for each text."""
    given = "".join(f"{text.encode().hex()}\n" for text in texts)
    done = subprocess.run([reader], input=given, capture_output=True, check=True, encoding="utf-8")
    return done.stdout.removesuffix("\n").split("\n")


@pytest.mark.long
@pytest.mark.needs("rustc")
def test_the_reader_in_rust_passes_the_published_cases(reader: Path) -> None:
    """N. Seriot, JSONTestSuite ('Parsing JSON is a minefield', 2016)."""
    found = dict(zip(CASES, values(reader, list(CASES.values())), strict=True))
    assert len(found) > 280
    for name, text in CASES.items():
        if name.startswith("y_"):
            assert json.loads(found[name]) == json.loads(text), name
        elif name.startswith("n_"):
            assert found[name] == "refused", name


@pytest.mark.long
@pytest.mark.needs("rustc")
def test_the_reader_in_rust_reads_what_it_writes(reader: Path) -> None:
    chosen = random.Random(1)
    texts = [json.dumps(anything(chosen, 4), ensure_ascii=chosen.random() < 0.5) for _ in range(500)]
    found = values(reader, texts)
    assert [json.loads(text) for text in found] == [json.loads(text) for text in texts]
    assert values(reader, found) == found


@pytest.mark.long
@pytest.mark.needs("rustc")
def test_the_reader_in_rust_refuses_what_is_nested_too_deeply(reader: Path) -> None:
    texts = ["[" * NESTED, '{"":' * NESTED, "[" * 129 + "]" * 129, "[" * 128 + "]" * 128]
    assert values(reader, texts) == ["refused", "refused", "refused", texts[-1]]


def anything(chosen: random.Random, depth: int) -> wire.Json:
    """Some JSON value."""
    letters = 'aé"\\/\n\x00\x7f\u2028\U0001f600{}[]:,'
    text = "".join(chosen.choices(letters, k=chosen.randrange(6)))
    leaves: list[wire.Json] = [None, True, False, chosen.randrange(-(10**20), 10**20), chosen.uniform(-1e9, 1e9), text]
    if depth == 0 or chosen.random() < 0.3:
        return chosen.choice(leaves)
    if chosen.random() < 0.5:
        return [anything(chosen, depth - 1) for _ in range(chosen.randrange(4))]
    return {f"{text}{number}": anything(chosen, depth - 1) for number in range(chosen.randrange(4))}


# ---- the reader of answers ------------------------------------------------------------------------------------------

STRICTER = {"y_object_duplicated_key", "y_object_duplicated_key_and_value"}
"""Cases with two readings, which the runner refuses in answers."""


def test_answers_are_read_as_the_published_cases_demand() -> None:
    refused = set[str]()
    for name, text in CASES.items():
        try:
            assert reading.value(text.encode()) == json.loads(text)
        except reading.NoAnswerError:
            refused.add(name)
    assert {name for name in refused if name.startswith("y_")} == STRICTER
    assert {name for name in CASES if name.startswith("n_")} <= refused
