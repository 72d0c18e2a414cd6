// A governance kernel in JavaScript, with an adapter for wire protocol 1. It shares nothing with Leverframe.
//
// Its shape is another one: `submit` is asynchronous, a refusal is an exception, and records have no fields but their
// edge. The adapter answers at once with `settled: false`, and tells the rest when asked to settle.
// Usage: node later.mjs [FAULT]

import readline from "node:readline";

class Refused extends Error {}

/** The product. `changed` is called after every step. */
class Kernel {
  state = "BOOTING";
  rules = [];
  halting = null;
  answers = new Map();
  stuck = false;

  constructor({ sink, spare, tools, retries, fault, changed, stepped }) {
    Object.assign(this, { sink, spare, tools, retries, fault, changed, stepped });
  }

  boot(load) {
    const again = this.state === "HALTED" && this.fault === "second-boot";
    if (this.state !== "BOOTING" && !again) throw new Refused("it has booted");
    this.halting = null;
    try {
      this.rules = load();
    } catch {
      return this.to("HALTED");
    }
    return this.to("IDLE");
  }

  halt(why) {
    if (this.state === "HALTED") throw new Refused("it has halted");
    this.halting = why;
    if (["BOOTING", "IDLE"].includes(this.state)) this.to("HALTED");
  }

  /** Begin to work on a request. Throws Refused at once, or returns a promise of the answer. */
  submit(request) {
    if (this.state !== "IDLE" || !this.sink.open) {
      if (this.fault === "refusal-changes" && this.state === "IDLE") this.state = "VALIDATING";
      if (this.fault === "refusal-changes" && this.state === "AUDITING") this.state = "ARBITRATING";
      if (this.fault !== "busy" || this.state !== "ARBITRATING") throw new Refused(`it is ${this.state}`);
    }
    if (this.fault === "repeated" && this.answers.has(request.id)) return Promise.resolve(this.answers.get(request.id));
    this.to("VALIDATING");
    return this.answered(request);
  }

  async answered(request) {
    const answer = { id: request.id, outcome: "denied" };
    await null;
    if (!this.halting) await this.work(request, answer);
    if (this.state !== "HALTED") await this.close(answer);
    this.answers.set(request.id, answer);
    return answer;
  }

  async work(request, answer) {
    const malformed = request.intent === undefined || this.stuck;
    this.stuck = this.fault === "sticks" && malformed;
    if (malformed) return;
    this.to("ARBITRATING");
    await null;
    if (this.halting) return;
    const decision = this.decide(request);
    if (decision === "halt" && this.fault === "dies") process.exit(7);
    if (decision === "halt") return this.to("HALTED");
    if (decision !== "allow") return;
    const callable = this.sink.open || this.fault === "no-sink-needed";
    if (request.tool !== null && callable) await this.execute(request.tool, answer);
    if (request.tool === null) answer.outcome = "done";
  }

  decide(request) {
    const found = this.rules.filter(([, matches]) => matches(request)).map(([effect]) => effect);
    if (this.fault === "first-match") return found[0];
    return ["halt", "deny", "allow"].find((effect) => found.includes(effect));
  }

  async execute(name, answer) {
    this.to("EXECUTING");
    const other = this.fault === "other-tool" ? Object.keys(this.tools).find((one) => one !== name) : name;
    const times = { "no-call": 0, "call-twice": 2 }[this.fault] ?? 1;
    try {
      for (let call = 0; call < times; call++) answer.result = await this.tools[other]();
      answer.outcome = "done";
    } catch (error) {
      if (this.fault === "hangs") await new Promise(() => setInterval(() => {}, 1000));
      Object.assign(answer, { outcome: "failed", reason: error.message });
    }
  }

  async close(answer) {
    if (this.halting) return this.to("HALTED");
    this.to("AUDITING");
    await null;
    if (this.halting) return this.to("HALTED");
    let stored = this.fault === "never-halts";
    for (let attempt = 0; attempt <= this.retries && !stored; attempt++) stored = this.sink.store(answer);
    this.to(stored ? "IDLE" : "HALTED");
  }

  /** Change the state. The record comes first. */
  to(state) {
    const record = { previous_state: this.state, new_state: state };
    const skipped = this.fault === "one-record" && !["IDLE", "HALTED"].includes(state);
    const late = this.fault === "late-record";
    const write = () => (this.sink.open ? this.sink : this.spare).write(record);
    if (!skipped && !late) write();
    this.state = state;
    this.stepped(state);
    if (!skipped && late) write();
    this.changed();
  }
}

const TOOLS = { FIRST: "fetch", SECOND: "send", THIRD: null };
const OUTCOMES = {
  VALIDATING: ["VALIDATION_PASSED", "VALIDATION_FAILED"],
  ARBITRATING: ["DECIDED_ALLOW_WITH_TOOL", "DECIDED_ALLOW_NO_TOOL", "TOOL_WITHHELD", "DECIDED_DENY", "DECIDED_HALT"],
  EXECUTING: ["EXECUTION_COMPLETED", "EXECUTION_FAILED"],
};
const PLANNED = ["CONFIG_LOADED", "CONFIG_FAILED", ...Object.values(OUTCOMES).flat(), "SINK_LOST", "SINK_RESTORED"];
const STAGES = [...Object.keys(OUTCOMES), "AUDITING"];

class Adapter {
  made = 0;

  constructor(fault) {
    this.fault = fault;
    this.reset({});
  }

  reset(config) {
    this.trace = [];
    this.plan = [];
    this.named = new Map();
    this.running = null;
    const trace = this.trace;
    const file = () => ({ open: false, write: (record) => trace.push({ record }), store() { return this.open; } });
    this.sink = file();
    this.calling = false;
    const tool = (name) => async () => {
      trace.push({ effect: "call", value: name });
      this.calling = true;
      this.disturb();
      this.calling = false;
      await null;
      if (this.next() === "EXECUTION_FAILED") throw new Error("the tool failed");
      return { from: name };
    };
    this.kernel = new Kernel({
      sink: this.sink, spare: file(), tools: { fetch: tool("fetch"), send: tool("send") },
      retries: config.MAX_AUDIT_RETRIES ?? 2, fault: this.fault,
      stepped: (state) => trace.push({ state }), changed: () => this.disturb(),
    });
  }

  async answer(asked) {
    switch (asked.cmd) {
      case "start":
        return {
          ok: true, protocol: 1, implementation: { name: "later", version: "1", language: "JavaScript" },
          modes: ["cycles"], stimuli: ["boot", "submit", "halt"], arranges: PLANNED,
          observes: ["state", "path", "records", "effects", "result"], refusals: "error",
          bounds: { MAX_AUDIT_RETRIES: [0, 100] },
        };
      case "reset":
        this.reset(asked.config ?? {});
        return { ok: true, state: this.kernel.state };
      case "cycle":
        return this.cycle(asked);
      case "settle":
        return this.settle();
      case "stop":
        return { ok: true };
      default:
        return { cannot: asked.cmd, reason: "this kernel has no such thing" };
    }
  }

  cycle({ stimulus, data = {}, plan = [] }) {
    const unknown = plan.find((item) => typeof item === "string" && !PLANNED.includes(item));
    if (unknown !== undefined) return { cannot: unknown, reason: "nothing around this kernel brings it about" };
    this.plan = [...plan];
    try {
      this.running = this.stimulate(stimulus, data) ?? this.running; // the plan may have begun work meanwhile
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.disturb();
      return { outcome: "refused", error: error.message, ...this.observed() };
    }
    return { outcome: "accepted", ...this.observed() };
  }

  async settle() {
    let result = null;
    for (let awaited; this.running !== null && this.running !== awaited; ) {
      awaited = this.running;
      result = await awaited;
      await new Promise(setImmediate);
    }
    this.running = null;
    this.disturb();
    return { ok: true, ...this.observed(), ...(result && { result }) };
  }

  observed() {
    return { state: this.kernel.state, trace: this.trace.splice(0), settled: this.running === null };
  }

  /** Give a stimulus; a promise if the kernel works on it. Throws Refused. */
  stimulate(stimulus, data) {
    if (stimulus === "boot") this.kernel.boot(() => this.load());
    else if (stimulus === "halt") this.kernel.halt("the runner");
    else return this.kernel.submit(this.request(data.draft));
    return null;
  }

  request(given) {
    const named = typeof given === "object" ? given.same : undefined;
    const known = this.named.get(named);
    if (known !== undefined) return known;
    const intent = this.next() === "VALIDATION_FAILED" ? undefined : "try";
    const made = { id: `j${++this.made}`, intent, tool: TOOLS[given.label ?? given] };
    if (named !== undefined) this.named.set(named, made);
    return made;
  }

  load() {
    if (this.next() === "CONFIG_FAILED") throw new Error("no configuration");
    this.plan = this.plan.filter((item) => item !== "CONFIG_LOADED");
    this.sink.open = true;
    return [
      ["allow", () => true],
      ["deny", () => this.next() === "DECIDED_DENY"],
      ["halt", () => this.next() === "DECIDED_HALT"],
    ];
  }

  /** The next outcome of the plan, without those of stages that have passed. */
  next() {
    const at = STAGES.indexOf(this.kernel.state);
    const past = STAGES.slice(0, Math.max(at, 0)).flatMap((stage) => OUTCOMES[stage]);
    while (past.includes(this.plan[0])) this.plan.shift();
    return this.plan.find((item) => typeof item === "string" && !item.startsWith("SINK_"));
  }

  /** Do what the plan has here: after a step, or while a tool runs. */
  disturb() {
    if (this.kernel.state === "EXECUTING" && !this.calling) return;
    this.next();
    while (this.plan.length > 0 && (typeof this.plan[0] !== "string" || this.plan[0].startsWith("SINK_"))) {
      const follows = this.next()?.startsWith("VALIDATION_");
      // The plan says how this request is validated, so it comes when the kernel is idle.
      if (typeof this.plan[0] !== "string" && follows && this.kernel.state === "AUDITING") return;
      const item = this.plan.shift();
      if (typeof item === "string") this.sink.open = item === "SINK_RESTORED";
      else {
        try {
          this.running = this.stimulate(item.stimulus, item.data ?? {}) ?? this.running;
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
        }
      }
    }
  }
}

const adapter = new Adapter(process.argv[2]);
console.log = console.error; // what the product prints is no answer
for await (const line of readline.createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  let told;
  try {
    told = await adapter.answer(asked);
  } catch (error) {
    told = { errored: true, message: String(error) };
  }
  process.stdout.write(`${JSON.stringify({ id: asked.id, ...told })}\n`);
  if (asked.cmd === "stop") break;
}
process.exit(0);
