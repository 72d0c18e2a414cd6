// A REUG engine in JavaScript that only runs scripts, with an adapter for wire protocol 1. It shares nothing with
// Leverframe. Its shape is another one: a script is a list, in which a list is a call. Usage: node engine.mjs [FAULT].

import { createInterface } from "node:readline";

const fault = process.argv[2];

/** The product. `told` takes what happens. */
class Engine {
  state = "READY";

  constructor(limits, told) {
    Object.assign(this, limits, { told });
  }

  turn(script) {
    this.left = this.MAX_STEPS;
    this.to("ENGAGE", "USER_INPUT");
    this.to("UNDERSTAND", "INTENT_DETECTED");
    this.to("EXECUTE_SCRIPT", "SCRIPT_PARSED");
    const limit = this.run(script, 0);
    this.to(limit ? "ERROR_RECOVERY_UNIFIED" : "GENERATE", limit ?? "SCRIPT_EXECUTION_COMPLETE");
    this.to("COMPLETE", limit ? "RECOVERY_FAILED" : "RESPONSE_READY");
    this.to("READY", "TURN_COMPLETE");
  }

  /** The limit that ends a script; undefined if it is done. */
  run(script, depth) {
    for (const item of script) {
      const isCall = Array.isArray(item);
      const isFree = isCall && fault === "call-at-budget-0";
      if (isCall && depth === this.MAX_DEPTH) return this.refuse("call", "RECURSION_LIMIT_EXCEEDED");
      if (this.left === 0 && !isFree) return this.refuse(isCall ? "call" : "step", "STEP_BUDGET_EXHAUSTED");
      this.left = Math.max(this.left - 1, 0);
      if (isCall) {
        this.told({ signal: "script", value: "called" });
        const limit = this.run(item, depth + 1);
        if (limit) return limit;
        this.told({ signal: "script", value: "returned" });
      } else this.to("EXECUTE_SCRIPT", "SCRIPT_STEP_COMPLETE");
    }
  }

  refuse(value, limit) {
    this.told({ signal: "refused", value });
    return limit;
  }

  to(state, event) {
    this.told({ record: { previous_state: this.state, event, new_state: state } }, { state });
    this.state = state;
  }
}

const LIMITS = ["RECURSION_LIMIT_EXCEEDED", "STEP_BUDGET_EXHAUSTED"];
const FIRST = ["INTENT_DETECTED", "SCRIPT_PARSED"];
const DONE = ["SCRIPT_EXECUTION_COMPLETE", "RESPONSE_READY", "TURN_COMPLETE"];
const STEP = "SCRIPT_STEP_COMPLETE";
let engine, trace, limits;

function answer({ cmd, config, plan }) {
  switch (cmd) {
    case "start":
      return {
        ok: true, protocol: 1, implementation: { name: "engine", version: "1", language: "JavaScript" },
        modes: ["cycles"], stimuli: ["user_input"], arranges: [...FIRST, STEP, ...DONE, "RECOVERY_FAILED", ...LIMITS],
        observes: ["state", "path", "records", "signals"], bounds: { MAX_STEPS: [1, 3], MAX_DEPTH: [1, 2] },
      };
    case "reset":
      trace = [];
      limits = { MAX_STEPS: 3, MAX_DEPTH: 2, ...config };
      engine = new Engine(limits, (...seen) => trace.push(...seen));
      return { ok: true, state: engine.state };
    case "cycle":
      return cycle(plan);
    case "stop":
      return { ok: true };
    default:
      return { cannot: cmd, reason: "this engine has no such thing" };
  }
}

function cycle(plan) {
  trace = [];
  const steps = plan.filter((item) => item === STEP).length;
  const limit = plan.find((item) => LIMITS.includes(item));
  const end = limit ? [limit, "RECOVERY_FAILED", "TURN_COMPLETE"] : DONE;
  if (plan.join() !== [...FIRST, ...Array(steps).fill(STEP), ...end].join())
    return { cannot: "the plan", reason: "a turn is one script" };
  const { MAX_STEPS: most, MAX_DEPTH: depth } = limits;
  if (steps > most || (limit === LIMITS[0] && steps + depth > most))
    return { cannot: limit ?? STEP, reason: "the budget ends before" };
  const script = Array(steps).fill("step");
  if (limit === LIMITS[1]) script.push(...Array(most - steps + 1).fill([])); // calls that spend the budget, and one more
  let deep = [];
  for (let level = 0; level < depth; level++) deep = [deep];
  if (limit === LIMITS[0]) script.push(deep);
  engine.turn(script);
  return { outcome: "accepted", state: engine.state, trace };
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  process.stdout.write(`${JSON.stringify({ id: asked.id, ...answer(asked) })}\n`);
  if (asked.cmd === "stop") break;
}
