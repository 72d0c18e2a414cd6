"""What users do with a report: expected failures, and the HTML page."""

import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from leverframe.cli.reports import conform_junit
from leverframe.cli.targets import requirements_of
from leverframe.conform.campaign import expected as known_to_fail
from leverframe.conform.campaign.report import Report
from leverframe.conform.campaign.verdicts import Verdict, names
from tests.conform.subjects import PLAIN, TURNSTILE
from tests.support.campaigns import DECLARATIONS, INTERFACES, judged
from tests.support.command_line import Outcome, flat, run
from tests.support.schemas import report

pytestmark = pytest.mark.xdist_group("reports")  # its tests share campaigns

CAUSE = "records: VALIDATING → AUDITING, in place of VALIDATION_PASSED"


INTERFACE = TURNSTILE.with_suffix(".interface.yaml")
EACH = "KRN-008 # malformed\n\n  # a comment\nKRN-010  #  the same\nKRN-033 # too\n"
"""The requirements that a subject breaks which sticks."""


def conform(*options: str | Path, fault: str = "sticks", cmd: list[str] | None = None) -> Outcome:
    subject = cmd or [sys.executable, str(PLAIN), *filter(None, [fault])]
    return run("conform", "kernel", "--suite", "cycles", "--disturbances", "0", *options, "--", *subject)


@pytest.fixture
def expected(tmp_path: Path) -> Path:
    return tmp_path / "expected.txt"


# ---- failures that are expected --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def sticking() -> Report:
    """The report on a subject that takes each request behind a malformed one for malformed, too."""
    campaign = judged("kernel", sys.executable, str(PLAIN), "sticks", suite="cycles")
    declaration = DECLARATIONS["kernel"]
    requirements = {one.name: one for one in requirements_of(declaration)}
    return Report(declaration, INTERFACES["kernel"], (), campaign, requirements, strict=False, disturbances=0)


@pytest.mark.parametrize(
    ("text", "code", "statuses"),
    [
        (EACH, 0, ["fails as expected"] * 3),
        (f"{CAUSE} # malformed", 0, ["fails as expected"]),
        ("KRN-008 # one of several requirements", 1, ["fails as expected"]),
        (f"{CAUSE} # malformed\nKRN-002 # passes", 1, ["fails as expected", "stale"]),
        (f"{CAUSE} # malformed\nKRN-004 # not judged", 1, ["fails as expected", "stale"]),
        (f"{CAUSE} # malformed\nno such cause # never", 1, ["fails as expected", "stale"]),
        ("# nothing is expected\n", 1, []),
    ],
)
def test_only_what_is_not_expected_fails_the_run(
    sticking: Report, expected: Path, text: str, code: int, statuses: list[str]
) -> None:
    expected.write_text(text, "utf-8")
    entries = known_to_fail.read(expected, names(sticking.declaration, sticking.sentences))
    found = known_to_fail.compared(sticking, entries)
    assert (found.exit_code, [status for _, status in found.entries]) == (code, statuses)
    assert sticking.verdict is Verdict.FAIL  # what the subject does is as wrong as before


@pytest.mark.parametrize(
    "text",
    [EACH, f"{CAUSE} # malformed", "KRN-008 # one of several", f"{EACH}KRN-002 # passes", f"{EACH}no cause # never"],
)
def test_a_file_for_ci_is_red_if_the_run_fails(sticking: Report, expected: Path, text: str) -> None:
    expected.write_text(text, "utf-8")
    known = known_to_fail.compared(
        sticking, known_to_fail.read(expected, names(sticking.declaration, sticking.sentences))
    )
    suite = ET.fromstring(conform_junit.render(sticking, (), known))[0]  # noqa: S314 -- our own output
    red = [child for case in suite for child in case if child.tag in {"failure", "error"}]
    assert bool(red) == (known.exit_code != 0)


def test_what_no_requirement_names_is_in_a_file_for_ci(sticking: Report, expected: Path) -> None:
    crash = "the subject crashes: exit code 7"
    tags = junit(conform("--format", "junit", fault="dies").stdout)
    assert (tags["subject"], tags["KRN-002"]) == ("failure", "system-out")
    expected.write_text(f"{crash} # to be corrected\n", "utf-8")
    tags = junit(conform("--format", "junit", "--expected", expected, fault="dies").stdout)
    assert (tags["subject"], tags["KRN-011"]) == ("skipped", "error")
    nothing = known_to_fail.compared(sticking, ())
    assert junit(conform_junit.render(sticking, (), nothing))["subject"] == "system-out"
    assert junit(conform_junit.render(sticking, ("the verdict",), nothing))["subject"] == "failure"


def test_a_requirement_that_is_not_reached_may_be_expected_to_fail(expected: Path) -> None:
    expected.write_text("the subject crashes: exit code 7 # x\nKRN-011 # behind it\nKRN-020 # too\n", "utf-8")
    outcome = conform("--format", "junit", "--expected", expected, fault="dies")
    tags = junit(outcome.stdout)
    assert (tags["subject"], tags["KRN-011"], outcome.code) == ("skipped", "skipped", 0)
    assert {*tags.values()} == {"skipped", "system-out"}


def junit(text: str) -> dict[str | None, str]:
    """What each test case of a file has."""
    return {case.get("name"): child.tag for case in ET.fromstring(text)[0] for child in case}  # noqa: S314 -- our own


def test_a_run_whose_failures_are_all_expected_succeeds(expected: Path) -> None:
    expected.write_text(EACH, "utf-8")
    outcome = conform("--expected", expected, "--format", "json")
    told = report("conform", outcome.stdout)
    assert (outcome.code, [one["status"] for one in told["expected"]]) == (0, ["fails as expected"] * 3)
    assert told["verdict"] == "fail"


def test_a_corrected_fault_makes_its_entry_stale(expected: Path) -> None:
    expected.write_text(f"{CAUSE} # malformed\n", "utf-8")
    outcome = conform("--expected", expected, fault="")
    assert outcome.code == 1
    assert f"✗ stale: {CAUSE} (malformed)" in flat(outcome.stdout)
    assert "1 stale entry" in flat(outcome.stdout)


def test_nothing_is_stale_if_the_subject_did_not_run(expected: Path) -> None:
    expected.write_text(f"{CAUSE} # malformed\nKRN-008 # malformed\n", "utf-8")
    outcome = conform("--expected", expected, "--format", "json", cmd=["false"])
    assert outcome.code == 3
    assert [one["status"] for one in report("conform", outcome.stdout)["expected"]] == ["not reached"] * 2


def test_what_is_left_decides_the_exit_code(expected: Path) -> None:
    expected.write_text("the subject crashes: exit code 7 # to be corrected\n", "utf-8")
    outcome = conform("--expected", expected, fault="dies")
    assert outcome.code == 3  # requirements behind it are inconclusive
    assert "Nothing else fails." in flat(outcome.stdout)


def test_junit_skips_what_is_expected_and_fails_what_is_stale(expected: Path) -> None:
    expected.write_text(f"{EACH}KRN-002 # passes\n", "utf-8")
    outcome = conform("--expected", expected, "--format", "junit")
    suite = ET.fromstring(outcome.stdout)[0]  # noqa: S314 -- our own output
    tags = [(case.get("name"), [child.tag for child in case]) for case in suite]
    assert ("KRN-008", ["skipped"]) in tags
    assert ("KRN-002", ["failure"]) in tags
    assert suite.get("failures") == "1" == str(sum(found == ["failure"] for _, found in tags))
    assert suite.get("skipped") == str(sum(found == ["skipped"] for _, found in tags))
    assert suite.get("tests") == str(len(tags))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("KRN-008", "this entry has no reason"),
        ("KRN-008 #", "this entry has no reason"),
        ("KRN-088 # why", "there is no requirement KRN-088"),
        ("KNR-008 # why", "did you mean 'KRN-008'?"),
        ("krn-008 # why", "did you mean 'KRN-008'?"),
        ("KRN-* # why", "there is no requirement KRN-*"),
        ("KRN-008 # why\nKRN-008 # again", "line 1 has the same entry"),
        ("\udcff # why", "not UTF-8"),
    ],
)
def test_a_mistake_in_the_list_is_bad_input(expected: Path, text: str, told: str) -> None:
    expected.write_text(text, "utf-8", "surrogateescape")
    outcome = conform("--expected", expected)
    assert outcome.code == 2
    assert "LF217" in outcome.stderr
    assert told in flat(outcome.stderr)


@pytest.mark.parametrize("text", ["\ufeffKRN-008 # why", "KRN-008 # as in # 12", "  KRN-008   #  why \r\n\r\n"])
def test_a_list_is_read_as_people_write_it(expected: Path, text: str) -> None:
    expected.write_text(text, "utf-8", newline="")
    ((name, is_id),) = ((one.name, one.is_id) for one in known_to_fail.read(expected, ["KRN-008"]))
    assert (name, is_id) == ("KRN-008", True)


def test_a_list_may_name_what_only_the_interface_of_a_machine_names(tmp_path: Path, expected: Path) -> None:
    """A machine of one's own, without a catalogue of requirements."""
    door = tmp_path / "turnstile.interface.yaml"
    door.write_text(f"{INTERFACE.read_text()}\nforbids: {{T-ALARM: {{edges_to: ALARM, in: OPEN}}}}\n")
    expected.write_text("T-ALARM # it wails at everything")
    options = ("--interface", door, "--mode", "events", "--k", "0", "--expected", expected)
    outcome = run("conform", TURNSTILE.with_suffix(".yaml"), *options, "--", sys.executable, TURNSTILE)
    assert "stale: T-ALARM (it wails at everything)" in outcome.stdout
    assert outcome.code == 1


def test_a_list_that_is_missing_is_bad_input(expected: Path) -> None:
    assert conform("--expected", expected).code == 2


# ---- the page --------------------------------------------------------------------------------------------------------


class Page(HTMLParser):
    """The elements of a page, its attributes, and its text; every element is closed where it belongs."""

    VOID = frozenset(("meta",))

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.words: list[str] = []
        self._open: list[str] = []
        self.feed(text)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        if tag not in self.VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


HOSTILE = """
import json, sys
bad = '</code><script>alert(1)</script>" onload="x\\u202e\\x1b[31m&amp; # \\n \\u2028 two'
for line in sys.stdin:
    asked = json.loads(line)
    told = {"ok": True, "state": "BOOTING"}
    if asked["cmd"] == "start":
        told = {"ok": True, "protocol": 1, "implementation": {"name": bad, "version": bad, "language": bad},
                "modes": ["cycles"], "stimuli": ["boot", "submit", "halt"], "observes": ["state", "records"],
                "arranges": ["CONFIG_LOADED", "CONFIG_FAILED"], "choices": {bad: bad}}
    if asked["cmd"] == "cycle":
        told = {"outcome": "raised", "state": bad, "error": bad, "trace": [{"record": {"new_state": bad}}]}
    print(json.dumps({"id": asked["id"], **told}), flush=True)
    if asked["cmd"] == "stop":
        break
"""


@pytest.fixture(scope="module")
def html(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The page about a failure."""
    file = tmp_path_factory.mktemp("page") / "report.html"
    assert conform("--format", "html", "-o", file).code == 1
    return file.read_text("utf-8")


def test_a_page_shows_what_the_report_says(html: str) -> None:
    page = Page(html)
    text = flat(" ".join(page.words))
    for part in ("Conformance: kernel", "Fail", CAUSE, "DECIDED_DENY", "KRN-008", "(lines 22-28)", "(line 31)"):
        assert part in text
    assert page.tags.count("li") == 3
    assert (page.tags.count("script"), page.tags.count("img"), page.tags.count("a")) == (1, 0, 1)
    assert "Replay" in text
    assert "on the diagram" in text


def test_hostile_names_are_shown_and_not_interpreted() -> None:
    outcome = conform("--format", "html", cmd=[sys.executable, "-c", HOSTILE])
    assert outcome.code == 1
    page = Page(outcome.stdout)
    assert "</code><script>alert(1)</script>" in "".join(page.words)
    assert {*page.tags} <= {
        "html", "head", "meta", "title", "style", "body", "main", "h1", "h2", "h3", "p", "div", "strong", "span", "dl",
        "dt", "dd", "ol", "li", "code", "table", "thead", "tbody", "tr", "th", "td", "footer", "template", "script",
        "a",
    }  # fmt: skip
    assert (page.tags.count("script"), page.tags.count("template")) == (1, 1)
    known = {"class", "lang", "charset", "http-equiv", "content", "name", "id", "href"}
    assert {name for name, _ in page.attributes} <= known
    places = [place or "" for name, place in page.attributes if name == "href"]
    assert places
    assert all(re.fullmatch(r"#machine/kernel\.reference\?[\w.~,=&%-]+", place) for place in places)
    assert not re.search("[\\u202e\\x1b]", outcome.stdout)


def test_whatever_a_subject_says_a_list_can_expect_it(expected: Path) -> None:
    subject = [sys.executable, "-c", HOSTILE]
    causes = [one["cause"] for one in report("conform", conform("--format", "json", cmd=subject).stdout)["failures"]]
    assert any("<script>" in one for one in causes)
    expected.write_text("".join(f"{one} # why\n" for one in causes), "utf-8")
    said = conform("--format", "junit", "--expected", expected, cmd=subject).stdout
    assert "failure" not in junit(said).values()
    assert not re.search("[\\u202e\\u2028\\x1b]", said)


def test_the_policy_of_a_page_allows_its_own_script_and_style_and_nothing_else(html: str) -> None:
    policy = re.search('http-equiv="Content-Security-Policy" content="([^"]*)"', html)
    assert policy is not None
    own = r"'sha256-[\w+/]{43}='"
    parts = ("default-src 'none'", f"script-src {own}", f"style-src {own}", "base-uri 'none'", "form-action 'none'")
    assert re.fullmatch("; ".join(parts), policy[1])
    assert "style=" not in html
    assert "http://" not in html
    assert "https://" not in html


# ---- the report for people -------------------------------------------------------------------------------------------


def test_what_several_suites_share_is_said_once(tmp_path: Path) -> None:
    run("init-adapter", "python", "kernel", "--directory", tmp_path)
    said = flat(run("conform", "kernel", "--", sys.executable, tmp_path / "adapter.py").stdout)
    assert re.findall(r"planned suite ([\w-]+)", said) == ["cycles", "events-k0", "events-without-state", "events-k1"]
    assert said.count("not arranged REQUEST_SUBMITTED") == 1
    assert said.count("whether CLOCK_TICKED happens") == 1
    # The cycles arrange it, so its absence is noticed there.
    assert "in events-k0, events-without-state, events-k1: whether SINK_LOST happens" in said
