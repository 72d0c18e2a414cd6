// Files that the page replays: runs in ITF, reports of check, audit and conform, and logs in JSON Lines.
//
// Each becomes {runs, total}: the first runs of the file, and how many it has. A run is
// {title, machine, start, rows, loop, exact}, with `start` and rows as explain.js takes them. `machine` is the key of the machine if the file tells it; an
// `exact` run has all steps, a log may lack some. If the report tells a run of the machine, `told` has it instead. A file may come from anywhere, so each part is checked before it is
// used. Raises an error with the reason.

const NO_EVENT = "none";
const MOST_RUNS = 500;

export function read(text) {
  const trimmed = text.trim();
  if (!trimmed) throw new Error("there is nothing to read");
  const whole = parsed(trimmed);
  if (whole === undefined) return fromLines(trimmed);
  if (Array.isArray(whole)) return fromRows(whole);
  if (whole === null || typeof whole !== "object")
    throw new Error("this is JSON, but neither a run, a report nor a log");
  if (Array.isArray(whole.states)) return { runs: [fromItf(whole)], total: 1 };
  if (Array.isArray(whole.results)) return fromCheck(whole);
  if (Array.isArray(whole.violations)) return fromAudit(whole);
  if (Array.isArray(whole.failures)) return fromConform(whole);
  return fromRows([whole]);
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// ---- parts of a file ----------------------------------------------------------------------------------------------

function object(value, what) {
  if (value === null || typeof value !== "object" || Array.isArray(value)) throw new Error(`${what} is no object`);
  return value;
}

function list(value, what) {
  if (!Array.isArray(value)) throw new Error(`${what} is no list`);
  return value;
}

// The words of a list, which may be missing.
function words(value, what) {
  return list(value ?? [], what).map((one) => word(one) ?? JSON.stringify(one));
}

function word(value) {
  return ["string", "number", "boolean"].includes(typeof value) ? String(value) : null;
}

function first(found, run) {
  return { runs: found.slice(0, MOST_RUNS).map(run), total: found.length };
}

// ---- runs -----------------------------------------------------------------------------------------------------------

function fromItf(document) {
  const source = word(document["#meta"]?.source);
  const last = keyOfEvent(words(document.vars, "'vars' of the run"));
  if (!document.states.length) throw new Error("the run has no state");
  const [start, ...rows] = document.states.map((found, number) => {
    const state = object(found, `state ${number} of the run`);
    const values = {};
    for (const [name, value] of Object.entries(state)) {
      if (!["#meta", "state", last, "__proto__"].includes(name)) values[name] = plain(value);
    }
    const event = word(state[last]);
    const to = word(state.state);
    if (to === null) throw new Error(`state ${number} of the run does not name its control state, as 'state'`);
    return { event: event === NO_EVENT ? null : event, to, values, stutter: event === NO_EVENT };
  });
  const loop = Number.isInteger(document.loop) ? document.loop - 1 : null;
  return { title: `run${source ? ` of ${source}` : ""}`, machine: source, start, rows, loop, exact: true };
}

// The name of the last event is `last_event`, followed by a `_` for each variable that has such a name, too.
function keyOfEvent(names) {
  const found = names.filter((name) => /^last_event_*$/.test(name));
  return found.reduce((longest, name) => (name.length > longest.length ? name : longest), "last_event");
}

function plain(value) {
  if (value === null || typeof value !== "object") return String(value);
  return "#bigint" in value ? String(word(value["#bigint"])) : JSON.stringify(value);
}

function fromCheck(document) {
  const found = document.results.map((one, number) => object(one, `result ${number + 1}`)).filter((one) => one.trace);
  if (!found.length) throw new Error("the report of check has no run: nothing fails in it");
  return first(found, (result) => {
    const what = `the run of ${word(result.property) ?? "a result"}`;
    const { prefix, loop } = object(result.trace, what);
    const states = list(prefix, `'prefix' of ${what}`);
    const [start, ...rows] = [...states, ...list(loop, `'loop' of ${what}`)].map((one, number) => {
      const step = object(one, `state ${number} of ${what}`);
      const to = word(step.state);
      if (to === null) throw new Error(`state ${number} of ${what} does not name its control state, as 'state'`);
      return { event: word(step.event), to, values: step.variables, stutter: step.event === null };
    });
    if (!states.length) throw new Error(`${what} has no state`);
    return {
      title: `${word(result.system)} ${word(result.profile)}: ${word(result.property)} ${word(result.verdict)}`,
      machine: `${word(result.system)}.${word(result.profile)}`,
      start,
      rows,
      loop: loop.length ? prefix.length - 1 : null,
      exact: true,
    };
  });
}

// ---- reports --------------------------------------------------------------------------------------------------------

function fromConform(document) {
  if (!document.failures.length)
    throw new Error(`the report of conform has no failure: ${word(document.verdict) ?? ""}`);
  return first(document.failures, (one, number) => {
    const what = `failure ${number + 1}`;
    const failure = object(one, what);
    const { machine, profile, requests } = object(failure.replay ?? {}, `'replay' of ${what}`);
    const steps = list(requests ?? [], `'requests' of ${what}`).filter(
      (asked) => asked?.cmd === "step" && typeof asked.event === "string",
    );
    return {
      title: word(failure.cause),
      about: [
        `expected: ${words(failure.expected, `'expected' of ${what}`).join(" or ") || "nothing"}`,
        `observed: ${word(failure.observed) ?? "nothing"}`,
        `the run: ${words(failure.events, `'events' of ${what}`).join(", ")}`,
      ],
      requirements: words(failure.requirements, `'requirements' of ${what}`),
      machine: word(machine) && `${machine}.${word(profile)}`,
      rows: steps.length ? steps.map(({ event }) => ({ event, mayRefuse: true, text: event })) : null,
      told: runOf(failure.run, what),
      seen: word(failure.observed),
      loop: null,
      exact: false,
      isFailure: true,
    };
  });
}

// One of the possible runs of the machine up to a failure, and what was seen there; null if the report has none.
function runOf(value, what) {
  if (value === undefined || value === null) return null;
  const { events, inferred, observed, refused, ends_before: ends } = object(value, `'run' of ${what}`);
  const { source, event, target } = object(refused ?? {}, `'refused' of ${what}`);
  const row = ends === undefined || ends === null ? null : object(ends, `'ends_before' of ${what}`);
  return {
    events: words(events, `'events' of ${what}`),
    inferred: words(inferred, `'inferred' of ${what}`),
    seen: word(observed),
    refused: refused ? { source: word(source), event: word(event), target: word(target) } : null,
    ends: row && `${word(row.file) ?? "the log"}, row ${word(row.row) ?? "?"}`,
  };
}

// An audit tells where the machine may have been, what it allows there, and of the first violations a run.
function fromAudit(document) {
  const machine = word(document.machine);
  if (!document.violations.length) throw new Error("the report of audit has no violation");
  return first(document.violations, (found, number) => {
    const what = `violation ${number + 1}`;
    const one = object(found, what);
    return {
      title: word(one.cause),
      about: [`${word(one.file) ?? "the log"}, row ${word(one.row) ?? "?"}: ${word(one.explanation) ?? ""}`],
      requirements: words(one.requirements, `'requirements' of ${what}`),
      states: words(one.states, `'states' of ${what}`),
      allowed: words(one.allowed, `'allowed' of ${what}`),
      machine: machine && `${machine}.${word(document.profile)}`,
      told: runOf(one.run, what),
      rows: null,
      loop: null,
      exact: false,
    };
  });
}

// ---- logs -----------------------------------------------------------------------------------------------------------

function fromLines(text) {
  const rows = [];
  for (const [number, line] of text.split(/\r?\n/).entries()) {
    if (!line.trim()) continue;
    const row = parsed(line);
    if (row === null || typeof row !== "object" || Array.isArray(row)) {
      throw new Error(`line ${number + 1} is no JSON object; a log is JSON Lines, one object in each line`);
    }
    rows.push({ ...row, "#line": number + 1 });
  }
  return fromRows(rows);
}

// Names that logs also use for other things are not among them: `id` is often that of the row, `source` a component.
const NAMES = {
  event: ["event", "transition", "trigger"],
  from: ["previous_state", "from", "from_state"],
  to: ["new_state", "to", "to_state", "state"],
  execution: ["execution_id", "execution", "run_id"],
};

function told(row, what) {
  for (const name of NAMES[what]) {
    const value = row[name];
    if (typeof value === "string" || Number.isInteger(value)) return String(value);
  }
  return null;
}

function fromRows(found) {
  const executions = new Map();
  for (const [number, one] of found.entries()) {
    const row = object(one, `row ${number + 1}`);
    const [event, from, to] = ["event", "from", "to"].map((what) => told(row, what));
    if (!event && !to) continue;
    const name = told(row, "execution") ?? "";
    if (!executions.has(name)) executions.set(name, { machine: row.machine ?? null, rows: [] });
    const text = `row ${row["#line"] ?? number + 1}`;
    executions.get(name).rows.push({ event, from, to, refused: row.outcome === "refused", text });
  }
  if (!executions.size) throw new Error("no row has an event or a state: 'event', 'previous_state' and 'new_state'");
  return first([...executions], ([name, { machine, rows }]) => ({
    title: name ? `execution ${name}` : "log",
    machine: typeof machine === "string" ? machine : null,
    rows,
    loop: null,
    exact: false,
  }));
}
