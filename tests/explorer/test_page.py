"""The page as a file: one script and one style sheet with their digests, no connection, the same bytes again.

Its data says what the commands for programs say.
"""

import base64
import gzip
import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from leverframe import extras
from leverframe.errors import InternalError
from leverframe.explorer.bundle import ASSETS, script
from leverframe.explorer.bundle import bundled as bundle
from leverframe.explorer.page import page, stylesheet
from leverframe.explorer.values import Value, integer
from leverframe.extras import MissingExtraError
from leverframe.view import picture
from tests.support.budget import long_unless
from tests.support.command_line import MACHINES, flat, run
from tests.support.journals import KEY

pytestmark = pytest.mark.xdist_group("explorer")

LARGEST = 600_000
"""Bytes of the page of all bundled systems."""


Data = dict[str, Any]  # pyright: ignore[reportExplicitAny] -- JSON: tests say what they expect


def data(file: Path) -> Data:
    packed = re.search('<template id="data">(.*?)</template>', file.read_text("utf-8"), re.DOTALL)
    assert packed is not None
    found: Data = json.loads(gzip.decompress(base64.b64decode(packed[1])))
    return found


# ---- the file --------------------------------------------------------------------------------------------------------


def test_the_policy_allows_the_one_script_and_the_one_style_sheet_alone(bundled: Path) -> None:
    text = bundled.read_text("utf-8")
    scripts, styles = (
        re.findall("<script>(.*?)</script>", text, re.DOTALL),
        re.findall("<style>(.*?)</style>", text, re.DOTALL),
    )
    assert (len(scripts), len(styles)) == (1, 1)
    assert (text.count("<script"), text.count("<style"), text.count("<link")) == (1, 1, 0)
    policy = re.search('http-equiv="Content-Security-Policy" content="([^"]*)"', text)
    assert policy is not None
    assert policy[1] == (
        f"default-src 'none'; script-src '{digest(scripts[0])}'; style-src '{digest(styles[0])}'; "
        "base-uri 'none'; form-action 'none'"
    )


def digest(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def test_the_page_of_all_systems_is_small(bundled: Path) -> None:
    assert bundled.stat().st_size <= LARGEST


def test_the_same_input_gives_the_same_bytes(tmp_path: Path) -> None:
    for name in ("one.html", "two.html"):
        assert run("explore", "turn", "-o", tmp_path / name).code == 0
    assert (tmp_path / "one.html").read_bytes() == (tmp_path / "two.html").read_bytes()


def test_the_script_evaluates_no_text_and_makes_no_connection() -> None:
    for word in (
        "eval(",
        "new Function",
        "innerHTML",
        "outerHTML",
        "insertAdjacentHTML",
        "document.write",
        "fetch(",
        "XMLHttpRequest",
        "import(",
    ):
        assert word not in script(), word
    assert "</script" not in script().lower()
    assert not re.search("url\\(|@import", stylesheet())


def test_a_title_is_escaped_and_data_is_unpacked_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    given: dict[str, Value] = {"text": "</template><script>\u202e{{STYLE}}", "number": 7, "none": None}
    file.write_text(page("<b>{{DATA}}", given), "utf-8")
    assert data(file) == given
    assert "<title>&lt;b&gt;{{DATA}}</title>" in file.read_text("utf-8")


def test_numbers_that_a_browser_would_round_are_texts() -> None:
    assert [integer(number) for number in (0, -7, 2**53 - 1, 2**53, -(2**53))] == [
        0, -7, 2**53 - 1, "9007199254740992", "-9007199254740992",
    ]  # fmt: skip


# ---- the modules as one script ---------------------------------------------------------------------------------------

MAIN = 'import { two } from "./other.js";\nexport const one = two();\n'


def test_modules_come_after_those_that_they_import_from_and_once() -> None:
    modules = {
        "main.js": 'import { a } from "./left.js";\nimport { b } from "./right.js";\na(b);\n',
        "left.js": 'import { b } from "./right.js";\n// a comment\nexport function a(x) { return b + x; }\n',
        "right.js": "export const b = 1;\nconst hidden = 2;\n",
        "unused.js": "export const c = 1;\n",
    }
    text = bundle(modules)
    assert text.index("module_right =") < text.index("module_left =") < text.index("module_main =")
    assert text.count("module_right =") == 1
    assert "return { a };" in text
    assert "return { b };" in text
    for word in ("import", "export", "comment", "unused"):
        assert word not in text


@pytest.mark.parametrize(
    ("modules", "reason"),
    [
        (
            {"main.js": MAIN, "other.js": MAIN.replace("other", "main")},
            "import each other: main.js → other.js → main.js",
        ),
        ({"main.js": MAIN}, "no module other.js, which main.js imports"),
        ({"main.js": "export default 1;\n"}, "does not know: export default 1;"),
        ({"main.js": 'import * as x from "./x.js";\n'}, "does not know: import"),
        ({}, "no module main.js"),
    ],
)
def test_other_forms_of_modules_are_refused(modules: Mapping[str, str], reason: str) -> None:
    with pytest.raises(InternalError, match=re.escape(reason)):
        bundle(modules)


def test_every_module_is_part_of_the_script() -> None:
    for module in ASSETS.glob("*.js"):
        assert f"const module_{module.stem} =" in script()


# ---- what it says ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("systems", long_unless([("kernel",), ()], bool))
def test_its_verdicts_are_those_of_check(bundled: Path, systems: tuple[str, ...]) -> None:
    shown = {
        (machine["system"], machine["profile"], claim["name"], claim["kind"]): claim
        for machine in data(bundled)["machines"]
        for claim in machine["claims"]
        if not systems or machine["system"] in systems
    }
    found = json.loads(run("check", *systems, "--format", "json").stdout)
    assert len(shown) == len(found["results"]) + len(found["not_checked"])
    for one in found["results"]:
        claim = shown[one["system"], one["profile"], one["property"], one["kind"]]
        told = one["certificate"] or one["explanation"] or one["reason"]
        expected = (
            one["verdict"],
            one["formula"],
            one["assumptions"],
            one["expect"],
            one["requirements"],
            one["engine"],
        )
        assert (
            *(claim[key] for key in ("verdict", "formula", "assumptions", "expect", "cites", "engine")),
        ) == expected
        assert told is None or claim["told"] == told
        steps = one["trace"] and len(one["trace"]["prefix"]) - 1 + len(one["trace"]["loop"])
        if steps is not None:
            assert len(claim["run"]["events"]) == steps
    for one in found["not_checked"]:
        assert shown[one["system"], one["profile"], one["property"], one["kind"]]["verdict"] == "not checked"


def test_its_requirements_and_findings_are_those_of_the_commands(bundled: Path) -> None:
    books = data(bundled)["books"]
    shown = {one["id"]: one for book in books for one in book["requirements"]}
    found = json.loads(run("requirements", "turn", "--format", "json").stdout)
    assert {name for name in shown if name.startswith("TURN-")} == {one["id"] for one in found}
    for one in found:
        checks = [list(check.values()) for check in one["checks"]]
        assert (shown[one["id"]]["status"], shown[one["id"]]["checks"]) == (one["status"], checks)
        assert (shown[one["id"]]["statement"], shown[one["id"]].get("partial")) == (one["statement"], one["missing"])
    findings = {one["id"]: one for book in books for one in book["findings"]}
    for one in json.loads(run("findings", "turn", "--format", "json").stdout):
        checks = [list(check.values()) for check in one["shown_by"]]
        known = findings[one["id"]]
        assert sorted(known["shows"] + known["resolves"]) == sorted(checks)
        assert (known["problem"], known["resolution"]) == (one["problem"], one["resolution"])


# ---- the command -----------------------------------------------------------------------------------------------------

DOOR = MACHINES / "door.yaml"


def test_a_file_a_folder_and_standard_input_are_shown(tmp_path: Path) -> None:
    file = DOOR
    code = run("check", file).code
    assert run("explore", file, "-o", tmp_path / "file.html").code == code
    (one,) = data(tmp_path / "file.html")["machines"]
    folder = tmp_path / "folder"
    folder.mkdir()
    for name in ("first.yaml", "second.yaml"):
        (folder / name).write_text(file.read_text("utf-8"), "utf-8")
    assert run("explore", folder, "-o", tmp_path / "folder.html").code == code
    keys = [machine["key"] for machine in data(tmp_path / "folder.html")["machines"]]
    assert keys == [one["key"], f"{one['key']}.2"]
    assert run("explore", "-", "-o", tmp_path / "stdin.html", stdin=file.read_text("utf-8")).code == code
    (same,) = data(tmp_path / "stdin.html")["machines"]
    assert same["claims"] == one["claims"]


def test_a_profile_alone_is_shown_with_the_whole_coverage(tmp_path: Path) -> None:
    assert run("explore", "kernel", "--profile", "amended", "-o", tmp_path / "page.html").code == 0
    found = data(tmp_path / "page.html")
    assert [machine["key"] for machine in found["machines"]] == ["kernel.amended"]
    statuses = {
        one["id"]: one["status"] for one in json.loads(run("requirements", "kernel", "--format", "json").stdout)
    }
    assert {one["id"]: one["status"] for one in found["books"][0]["requirements"]} == statuses


def test_constants_and_properties_of_ones_own_are_decided(tmp_path: Path) -> None:
    assert run(
        "explore", "kernel", "--profile", "reference", "--set", "MAX_AUDIT_RETRIES=1", "-o", tmp_path / "p.html"
    ).code in {0, 1}
    (machine,) = data(tmp_path / "p.html")["machines"]
    assert machine["constants"]["MAX_AUDIT_RETRIES"] == 1
    assert not any(claim.get("certificate") for claim in machine["claims"])


def test_a_report_that_cannot_be_read_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = run("explore", "turn", "--report", "none.json", "-o", "page.html")
    assert (found.code, "LF001" in found.stderr, Path("page.html").exists()) == (2, True, False)
    Path("nine.json").touch()
    found = run("explore", "turn", "--report", "none.json", "-o", "page.html")
    assert "did you mean 'nine.json'?" in flat(found.stderr)


def test_a_signer_key_in_place_of_a_report_is_not_on_the_page(tmp_path: Path) -> None:
    key, page = tmp_path / "signer.key", tmp_path / "page.html"
    key.write_text(f"{KEY.text}\n")
    assert run("explore", "turn", "--profile", "document", "--report", key, "-o", page).code in {0, 1}
    (told,) = data(page)["reports"]
    assert told == {"name": "signer.key", "text": "PRIVATE+KEY+…\n"}


def test_a_missing_extra_is_named_before_any_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "absent", lambda library: library in {"numpy", "graphviz"})
    found = run("explore", "turn", "-o", tmp_path / "page.html")
    assert (found.code, "[check,draw]'" in found.stderr) == (2, True)


def test_without_graphviz_a_report_is_a_page_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(dot: str, kind: picture.PictureKind) -> bytes:
        del dot, kind
        raise MissingExtraError({"draw": ("pygraphviz",)})

    log = tmp_path / "log.jsonl"
    log.write_text('{"execution_id": "a", "step": 0, "event": "CONFIG_LOADED"}', "utf-8")
    whole = run("audit", "kernel", log, "--format", "html").stdout
    monkeypatch.setattr(picture, "draw", fails)
    plain = run("audit", "kernel", log, "--format", "html").stdout
    assert ("<script" in whole, "<script" in plain) == (True, False)
    for page_ in (whole, plain):
        assert "<h1>Audit: kernel</h1>" in page_


def test_without_a_file_the_page_goes_to_stdout() -> None:
    found = run("explore", "turn", "--profile", "document")
    assert found.stdout.startswith("<!DOCTYPE html>")


def test_the_file_is_not_an_input_and_its_folder_exists(tmp_path: Path) -> None:
    machine = tmp_path / "machine.yaml"
    machine.write_text(DOOR.read_text("utf-8"), "utf-8")
    for place, reason in ((machine, "is an input"), (tmp_path / "none" / "page.html", "does not exist")):
        found = run("explore", machine, "-o", place)
        assert (found.code, reason in " ".join(found.stderr.split())) == (2, True)
