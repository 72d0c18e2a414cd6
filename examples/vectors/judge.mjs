// Judges the subject behind an adapter by vectors, without Leverframe: node judge.mjs FILE CMD... (docs/wire.md)
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { Follower } from "./reader.mjs";

const [path, command, ...rest] = process.argv.slice(2);
if (command === undefined) {
  console.error("usage: node judge.mjs FILE CMD..., such as: node judge.mjs vectors/cycles.json python3 adapter.py");
  process.exit(2);
}
const file = JSON.parse(readFileSync(path, "utf-8"));
const subject = spawn(command, rest, { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: subject.stdout })[Symbol.asyncIterator]();
let number = 0;

async function ask(request) {
  subject.stdin.write(`${JSON.stringify({ id: ++number, ...request })}\n`);
  const { value, done } = await lines.next();
  if (done) throw new Error(`the subject has ended; it was asked ${JSON.stringify(request)}`);
  return JSON.parse(value);
}

/** The dimensions in which a test fails, or why it does not judge. */
async function tried(test, names) {
  const followers = names.map((name) => new Follower(file, name));
  await ask({ cmd: "reset" });
  for (const at of test.cycles) {
    const answer = await ask({ cmd: "cycle", ...file.cycles[at] });
    if (answer.cannot || answer.errored) return { left: answer.reason ?? answer.message };
    const trace = answer.trace ?? [];
    for (let late = answer; !late.settled && late.settled !== undefined; ) {
      late = await ask({ cmd: "settle" });
      trace.push(...(late.trace ?? []));
      answer.state = late.state ?? answer.state;
    }
    // What refuses silently looks as if it had accepted: then it may have done either, as after an exception.
    const outcome = started.refusals === "silent" && answer.outcome === "accepted" ? "raised" : answer.outcome;
    const failed = followers.filter((one) => !one.cycle(at, outcome, trace, answer.state));
    if (failed.length) return { failed: failed.map((one) => one.name), at };
  }
  return {};
}

const started = await ask({ cmd: "start", protocol: 1, machine: file.machine, sha256: file.sha256 });
const seen = [...started.observes, "outcome", "order"];
const names = Object.keys(file.dimensions).filter((name) => seen.includes(name));
const counts = { passed: 0, failed: 0, left: 0 };
for (const test of file.tests) {
  const { failed, left, at } = await tried(test, names);
  counts[failed ? "failed" : left ? "left" : "passed"] += 1;
  if (failed) console.log(`${test.id} fails in ${failed.join(", ")} at ${JSON.stringify(file.cycles[at])}`);
}
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.left} not judged`);
subject.kill();
process.exit(counts.failed ? 1 : counts.passed ? 0 : 3);
