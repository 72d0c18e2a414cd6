// Files that the page replays: runs in ITF, reports of check, audit and conform, and logs in JSON Lines.
//
// Each becomes runs: [{title, machine, rows, loop, exact}], with rows as explain.js takes them. `machine` is the key of
// the machine if the file tells it; an `exact` run has all steps, a log may lack some. Raises an error with the reason.

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
  if (Array.isArray(whole.states)) return [fromItf(whole)];
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

// ---- runs -----------------------------------------------------------------------------------------------------------

function fromItf(document) {
  const [source] = [document["#meta"]?.source];
  const last = (document.vars ?? []).find((name) => /^last_event_*$/.test(name)) ?? "last_event";
  const states = document.states.map((state) => {
    const values = {};
    for (const [name, value] of Object.entries(state)) {
      if (name !== "#meta" && name !== "state" && name !== last) values[name] = plain(value);
    }
    const event = state[last];
    return { event: event === NO_EVENT ? null : event, to: state.state, values, stutter: event === NO_EVENT };
  });
  const loop = Number.isInteger(document.loop) ? document.loop - 1 : null;
  return {
    title: `run${source ? ` of ${source}` : ""}`,
    machine: source ?? null,
    rows: states.slice(1),
    loop,
    exact: true,
  };
}

function plain(value) {
  return value && typeof value === "object" && "#bigint" in value ? value["#bigint"] : value;
}

function fromCheck(document) {
  const runs = document.results
    .filter((result) => result.trace)
    .map((result) => {
      const { prefix, loop } = result.trace;
      const rows = [...prefix.slice(1), ...loop].map((step) => ({
        event: step.event,
        to: step.state,
        values: step.variables,
        stutter: step.event === null,
      }));
      return {
        title: `${result.system} ${result.profile}: ${result.property} ${result.verdict}`,
        machine: `${result.system}.${result.profile}`,
        rows,
        loop: loop.length ? prefix.length - 1 : null,
        exact: true,
      };
    });
  if (!runs.length) throw new Error("the report of check has no run: nothing fails in it");
  return runs;
}

// ---- reports --------------------------------------------------------------------------------------------------------

function fromConform(document) {
  if (!document.failures.length) throw new Error(`the report of conform has no failure: ${document.verdict ?? ""}`);
  return document.failures.slice(0, MOST_RUNS).map((failure) => {
    const { machine, profile, requests = [] } = failure.replay ?? {};
    const steps = requests.filter((one) => one.cmd === "step" && typeof one.event === "string");
    return {
      title: failure.cause,
      about: [
        `expected: ${(failure.expected ?? []).join(" or ") || "nothing"}`,
        `observed: ${failure.observed}`,
        `the run: ${(failure.events ?? []).join(", ")}`,
      ],
      requirements: failure.requirements,
      machine: machine ? `${machine}.${profile}` : null,
      rows: steps.length ? steps.map((one) => ({ event: one.event, mayRefuse: true, text: one.event })) : null,
      loop: null,
      exact: false,
      isFailure: true,
    };
  });
}

// An audit tells where the machine may have been, and what it allows there: a place, no run.
function fromAudit(document) {
  if (!document.violations.length) throw new Error("the report of audit has no violation");
  return document.violations.slice(0, MOST_RUNS).map((one) => ({
    title: one.cause,
    about: [`${one.file}, row ${one.row}: ${one.explanation}`],
    requirements: one.requirements,
    states: one.states,
    allowed: one.allowed,
    machine: null,
    rows: null,
    loop: null,
    exact: false,
  }));
}

// ---- logs -----------------------------------------------------------------------------------------------------------

function fromLines(text) {
  const rows = [];
  for (const [number, line] of text.split(/\r?\n/).entries()) {
    if (!line.trim()) continue;
    const row = parsed(line);
    if (row === undefined || row === null || typeof row !== "object") {
      throw new Error(`line ${number + 1} is no JSON object; a log is JSON Lines, one object in each line`);
    }
    rows.push({ ...row, "#line": number + 1 });
  }
  return fromRows(rows);
}

const NAMES = {
  event: ["event", "transition", "trigger"],
  from: ["previous_state", "from", "source", "from_state"],
  to: ["new_state", "to", "target", "to_state", "state"],
  execution: ["execution_id", "execution", "run_id", "session", "id"],
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
  for (const [number, row] of found.entries()) {
    const [event, from, to] = ["event", "from", "to"].map((what) => told(row, what));
    if (!event && !to) continue;
    const name = told(row, "execution") ?? "";
    if (!executions.has(name)) executions.set(name, { machine: row.machine ?? null, rows: [] });
    const text = `row ${row["#line"] ?? number + 1}`;
    executions.get(name).rows.push({ event, from, to, refused: row.outcome === "refused", text });
  }
  if (!executions.size) throw new Error("no row has an event or a state: 'event', 'previous_state' and 'new_state'");
  return [...executions].slice(0, MOST_RUNS).map(([name, { machine, rows }]) => ({
    title: name ? `execution ${name}` : "log",
    machine: typeof machine === "string" ? machine : null,
    rows,
    loop: null,
    exact: false,
  }));
}
