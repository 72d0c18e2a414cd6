"""Every block of Python and of settings on a page works, with the programs that the page takes for granted.

The tutorial and the how-to guides are run by `test_consoles`, and docs/api.md is derived.
"""

import doctest
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from tests.run import ROOT
from tests.support import needs
from tests.support.consoles import in_shell
from tests.support.tracked import tracked

ROWS = [
    {"execution_id": "1", "step": 0, "previous_state": "BOOTING", "event": "CONFIG_LOADED", "new_state": "IDLE"},
    {"execution_id": "1", "step": 1, "previous_state": "IDLE", "event": "HALT_COMMANDED", "new_state": "HALTED"},
]
MAPPING = """leverframe: 1
mapping: kernel
execution: execution_id
number: step
step: {source: previous_state, event: event, target: new_state}
"""
GATE = """from examples.approval_gate import APPROVALS, REQUESTS, Gate as Plain


class Gate(Plain):
    def receive(self, event):
        if event in REQUESTS:
            return self.request(REQUESTS[event])
        if event in APPROVALS:
            return self.approve(APPROVALS[event])
        return OTHERS[event](self)


OTHERS = {
    "REJECTED": Plain.reject,
    "REMINDER_SENT": Plain.remind,
    "DEADLINE_PASSED": Plain.give_up,
    "ACTION_PERFORMED": lambda gate: gate.finish("acting"),
    "REFUSAL_SENT": lambda gate: gate.finish("refused"),
    "CLOSE_REQUESTED": lambda gate: gate.close(crashed=False),
    "CRASHED": lambda gate: gate.close(crashed=True),
    "PERSON_LEFT": lambda gate: gate.meet(reachable=False),
    "PERSON_CAME_BACK": lambda gate: gate.meet(reachable=True),
}
"""
POLICY = """leverframe: 1
policy: example
rules:
  programs-may-run: {effect: allow, when: {properties: {capability: {const: shell}}}}
"""
PRODUCT = """class Product:
    state = "BOOTING"

    def give(self, stimulus, data):
        assert stimulus == "boot"
        if self.state != "BOOTING":
            return False
        self.state = "IDLE"
        return True


"""


def blocks(page: str) -> list[str]:
    """The blocks of Python on a page that are no sessions."""
    found = re.findall(r"^```python\n(.*?)^```$", (ROOT / page).read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return [block for block in found if not block.startswith(">>> ")]


@pytest.fixture
def logs(tmp_path: Path) -> Path:
    (tmp_path / "log.jsonl").write_text("".join(f"{json.dumps(row)}\n" for row in ROWS), "utf-8")
    (tmp_path / "log.yaml").write_text(MAPPING, "utf-8")
    return tmp_path


def by_pytest(folder: Path, text: str, code: int, said: str) -> None:
    """Run pytest, as a reader does, on a test file."""
    (folder / "test_page.py").write_text(text, "utf-8")
    got, output = in_shell(
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD=1 python -m pytest -pleverframe.pytest_plugin -q -rA", folder
    )
    assert (got, said in output) == (code, True), output


def test_a_log_is_verified_by_a_program(logs: Path) -> None:
    verifies, _ = blocks("docs/audit.md")
    (logs / "page.py").write_text(verifies, "utf-8")
    code, output = in_shell("python page.py", logs)
    assert (code, output.split()[0]) == (0, "holds"), output


def test_a_log_is_judged_when_its_test_has_run(logs: Path) -> None:
    _, fixture = blocks("docs/audit.md")
    agent = "import json, pathlib\ndef run_my_agent(log):\n    pathlib.Path(log).write_text(''.join(map(LINE, ROWS)))\n"
    given = f"{agent}LINE = lambda row: json.dumps(row) + chr(10)\n"
    by_pytest(logs, f"{given}ROWS = {ROWS}\n{fixture}", 0, "1 passed")
    by_pytest(
        logs,
        f"{given}ROWS = {[ROWS[0], {**ROWS[1], 'new_state': 'EXECUTING'}]}\n{fixture}",
        1,
        "✗ conformant  violated",
    )


def test_an_implementation_is_judged_by_tests(tmp_path: Path) -> None:
    tests, adapter = blocks("docs/conformance.md")
    product = tmp_path / "my_product"
    product.mkdir()
    (product / "__init__.py").touch()
    (product / "adapter.py").write_text(PRODUCT + adapter, "utf-8")
    by_pytest(tmp_path, tests, 0, "PASSED")
    (product / "adapter.py").write_text(PRODUCT.replace('"IDLE"', '"VALIDATING"') + adapter, "utf-8")
    by_pytest(tmp_path, tests, 1, "FAILED")


@pytest.mark.long
def test_an_implementation_is_compared_with_its_declaration(tmp_path: Path) -> None:
    (block,) = blocks("docs/runtime.md")
    (tmp_path / "my_product.py").write_text(GATE, "utf-8")
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    (tmp_path / "approval.yaml").symlink_to(ROOT / "examples" / "approval.yaml")
    by_pytest(tmp_path, block, 0, "1 passed")
    (tmp_path / "my_product.py").write_text(GATE.replace("Plain.remind", "Plain.reject"), "utf-8")
    by_pytest(tmp_path, block, 1, "REMINDER_SENT")


def test_the_gate_of_python_statemachine_does_what_nobody_approved(tmp_path: Path) -> None:
    (block,) = blocks("docs/coming-from.md")
    (tmp_path / "gate.py").write_text(block, "utf-8")
    done = subprocess.run(
        [sys.executable, "gate.py"], cwd=tmp_path, env={**os.environ}, capture_output=True, encoding="utf-8", check=True
    )
    assert re.search("Ready.* WRITE READ$", done.stdout.strip()), done.stdout


def test_the_sessions_of_the_page_about_suites_are_true() -> None:
    found = doctest.testfile(str(ROOT / "docs" / "suites.md"), module_relative=False)
    assert (found.failed, found.attempted > 8) == (0, True)


def test_the_settings_of_femtoclaw_are_read(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "run-femtoclaw.md").read_text("utf-8")
    (settings,) = re.findall(r"^```yaml\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    (tmp_path / "settings.yaml").write_text(settings, "utf-8")
    for folder in ("work", "files"):
        (tmp_path / folder).mkdir()
    (tmp_path / "policy.yaml").write_text(POLICY, "utf-8")
    call = {"tool_call": {"tool": "shell", "args": {"bin": "echo", "argv": ["Hello"]}}}
    line = f"echo '{json.dumps(call)}' | leverframe run femtoclaw --config settings.yaml"
    code, output = in_shell(line, tmp_path)
    assert (code, "Hello" in output) == (0, True), output


def test_the_hook_and_the_action_of_the_page_about_installation_exist() -> None:
    page = (ROOT / "docs" / "installation.md").read_text("utf-8")
    hook, job = map(yaml.safe_load, re.findall(r"^```yaml\n(.*?)^```$", page, re.MULTILINE | re.DOTALL))
    hooks = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text("utf-8"))
    assert {one["id"] for repository in hook["repos"] for one in repository["hooks"]} <= {one["id"] for one in hooks}
    action = yaml.safe_load((ROOT / "action.yml").read_text("utf-8"))
    (ours,) = [step for step in job["steps"] if step["uses"].startswith("OWNER/leverframe@")]
    assert set(ours["with"]) <= set(action["inputs"])


SESSIONS = {"README.md", "docs/interfaces.md", "docs/run-kernel.md", "docs/runtime.md", "docs/suites.md"}
"""The pages with sessions: doctests of the tests of their parts."""


@pytest.mark.long
@pytest.mark.needs("node")
@pytest.mark.needs("npm-packages")
def test_the_gates_of_quint_and_xstate_do_what_nobody_approved(tmp_path: Path) -> None:
    (tmp_path / "node_modules").symlink_to(needs.NPM_FOLDER)
    page = (ROOT / "docs" / "coming-from.md").read_text("utf-8")
    for language, file in (("js", "gate.mjs"), ("quint", "gate.qnt")):
        (block,) = re.findall(rf"^```{language}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
        (tmp_path / file).write_text(block, "utf-8")
    code, output = in_shell("node gate.mjs", tmp_path)
    assert (code, output) == (0, "READY { wanted: 'WRITE', approved: 'READ' }\n")
    # Its other backend is a program that it would fetch from elsewhere.
    command = "node_modules/.bin/quint run gate.qnt --invariant=onlyWhatWasApproved --backend=typescript --seed=1"
    code, output = in_shell(command, tmp_path)
    assert (code, "[violation] Found an issue" in output) == (1, True), output
    assert re.search(r'approved: "READ", state: "READY", wanted: "WRITE"', output), output


def test_every_block_is_run() -> None:
    here = {"docs/audit.md": 2, "docs/conformance.md": 2, "docs/runtime.md": 1, "docs/coming-from.md": 1}
    elsewhere = {"docs/api.md"} | {name for name in tracked() if name.startswith("docs/how-to/")}
    found = {name: len(blocks(name)) for name in tracked() if name.endswith(".md") and name not in elsewhere}
    assert {name: count for name, count in found.items() if count} == here
    sessions = {name for name in tracked() if name.endswith(".md") and "```pycon\n" in (ROOT / name).read_text("utf-8")}
    assert sessions == SESSIONS
