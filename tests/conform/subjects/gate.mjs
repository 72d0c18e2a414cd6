// A gate for an agent's turns in JavaScript, with an adapter for wire protocol 1. It shares nothing with Leverframe.
// Its shape is another one: the agent can only write and delete, and nobody else changes a file.
// Usage: node gate.mjs [FAULT].

import { createInterface } from "node:readline";

const fault = process.argv[2];
const SCOPES = { one: ["a.txt"], two: ["a.txt", "b.md"] };
const GUARDED = "b.md";

class Refused extends Error {}

/** The product. `ask` asks a person: true, false, or undefined without an answer in time. */
class Gate {
  state = "AWAITING_INTENT_SELECTION";
  intent = null;
  permits = new Set();

  constructor(ask, told) {
    Object.assign(this, { ask, told });
  }

  request() {
    if (fault !== "permit-reused") this.permits.clear();
    this.intent = null;
    this.to("AWAITING_INTENT_SELECTION");
  }

  select(intent) {
    if (this.state !== "AWAITING_INTENT_SELECTION") throw new Refused();
    if (!(intent in SCOPES)) return this.block();
    this.intent = intent;
    this.to("CONTEXT_LOADED");
  }

  delete() {
    if (fault === "early-delete" && this.state === "AWAITING_INTENT_SELECTION") return; // it is done
    if (this.hasIntent()) {
      if (fault === "refusal-changes") this.request();
      throw new Refused();
    }
  }

  write(path) {
    if (!this.hasIntent()) return;
    this.told({ signal: "requested" });
    const isCovered = SCOPES[this.intent].includes(path);
    if (isCovered && path === GUARDED && !this.permits.has(path) && this.ask()) this.permits.add(path);
    if (!isCovered || (path === GUARDED && !this.permits.has(path))) return this.block();
    if (fault !== "permit-reused") this.permits.delete(path);
    this.to("ACTION_ALLOWED");
    this.told({ signal: "started" }, { signal: "ended", value: "done" }, { effect: "write_to_file", value: path });
    this.to("CONTEXT_LOADED");
  }

  /** An action without an intent blocks the turn, and one in a blocked turn is refused. */
  hasIntent() {
    if (this.state === "BLOCKED") throw new Refused();
    if (this.intent === null) this.block();
    return this.intent !== null;
  }

  block() {
    this.intent = null;
    this.to("BLOCKED");
  }

  to(state) {
    if (state !== this.state) this.told({ state });
    this.state = state;
  }
}

const INTENTS = { SELECT_FIRST: "one", SELECT_SECOND: "two", SELECT_UNKNOWN: "three" };
const PATHS = { WRITE_ALPHA: "a.txt", WRITE_BETA: GUARDED, WRITE_GAMMA: "c.txt" };
const ANSWERS = { PERSON_APPROVED: "approved", PERSON_REFUSED: "refused" };
let gate, trace, plan;

/** What a person says. */
function ask() {
  if (!(plan[0] in ANSWERS)) return undefined;
  const said = ANSWERS[plan.shift()];
  trace.push({ signal: "answer", value: said });
  return said === "approved";
}

function answer(asked) {
  switch (asked.cmd) {
    case "start":
      return {
        ok: true, protocol: 1, implementation: { name: "gate", version: "1", language: "JavaScript" },
        modes: ["cycles"], stimuli: ["request", "select", "write", "delete"], arranges: Object.keys(ANSWERS),
        observes: ["state", "path", "effects", "signals", "variables"],
      };
    case "reset":
      trace = [];
      gate = new Gate(ask, (...seen) => trace.push(...seen));
      return { ok: true, state: gate.state };
    case "cycle":
      return cycle(asked);
    case "stop":
      return { ok: true };
    default:
      return { cannot: asked.cmd, reason: "this gate has no such thing" };
  }
}

function cycle(asked) {
  [plan, trace] = [[...asked.plan], []];
  const { call } = asked.data;
  const argument = asked.stimulus === "select" ? INTENTS[call] : PATHS[call];
  let outcome = "accepted";
  try {
    if (!plan.every((item) => item in ANSWERS)) return { cannot: "the plan", reason: "nobody disturbs this gate" };
    gate[asked.stimulus](argument);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    outcome = "refused";
  }
  if (plan.length > 0) return { cannot: plan[0], reason: "nobody is asked here" };
  return { outcome, state: gate.state, trace, variables: { intent: gate.intent } };
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  process.stdout.write(`${JSON.stringify({ id: asked.id, ...answer(asked) })}\n`);
  if (asked.cmd === "stop") break;
}
