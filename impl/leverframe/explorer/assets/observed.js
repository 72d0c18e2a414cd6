// What was seen at the end of a run, and no run explains: of a failure of conform, or of a violation of audit.

import { count } from "./dom.js";

const LONGEST = 400;

// What an address tells of it: `seen` in words; `refused` as a step (see `written`); `inferred`, the numbers of the steps
// that nothing names; and `asked`, if the run follows what was asked and not what was seen. Null if nothing was seen.
export function observedOf(machine, state, length, values) {
  if (!values.seen) return null;
  const { data } = machine;
  const here = data.states[state.control].name;
  const step = values.refused ? stepOf(values.refused, here) : null;
  const called = step?.event ? data.events.filter((_, number) => machine.isCalled(number, step.event)) : [];
  const events = called.map(({ name }) => name);
  return {
    words: values.seen.length > LONGEST ? `${values.seen.slice(0, LONGEST)}…` : values.seen,
    here,
    step,
    events: new Set(events),
    inferred: numbersOf((values.inferred ?? "").split(","), length),
    isAsked: Boolean(values.asked),
    why: step === null ? null : whyNot(machine, state, step, events),
  };
}

// The numbers of steps of a run of this length.
export function numbersOf(texts, length) {
  return new Set(texts.map(Number).filter((number) => Number.isInteger(number) && number > 0 && number <= length));
}

// Why the machine does not make a step: {kind, …}. It may be `possible`, so that something else that was seen is wrong.
function whyNot(machine, state, step, events) {
  const { states, events: all } = machine.data;
  const here = states[state.control].name;
  if (step.source !== here) return { kind: "elsewhere" };
  if (step.event && !events.length) return { kind: "unknown" };
  const fitting = machine
    .moves(state)
    .filter(({ rule, after }) => after !== undefined && (!step.event || events.includes(all[rule.event].name)));
  const moves = fitting.filter(({ rule }) => step.event || rule.to !== null);
  const targets = moves.map(({ after }) => states[after.control].name);
  if (moves.length && (step.target === null || targets.includes(step.target))) return { kind: "possible" };
  if (step.event && moves.length) return { kind: "leads", targets: [...new Set(targets)] };
  return { kind: step.target === here && fitting.length > moves.length ? "stays" : "refused" };
}

// Whether a part of a diagram is where it was seen: the arrow of the step and the state to which it leads; else the state.
export function isTaken(part, { here, step, events }) {
  if (part.target === undefined) return part.state === (step?.target ?? here);
  if (step === null || part.inBox) return false;
  return part.state === step.source && part.target === step.target && (!part.event || !step.event || events.has(part.event));
}

// A step as an address tells it: SOURCE-EVENT-TARGET, of which each part may be missing. A part may have a hyphen itself.
export function written(...parts) {
  return parts.map((part) => (part ?? "").replaceAll("%", "%25").replaceAll("-", "%2D")).join("-");
}

function stepOf(text, here) {
  const parts = text.split("-").map((part) => part.replaceAll("%2D", "-").replaceAll("%25", "%") || null);
  const [source, event, target] = parts;
  return { source: source ?? here, event: event ?? null, target: target ?? null };
}

// The members of a report as an address tells them.
export function told(run) {
  const { source, event, target } = run.refused ?? {};
  return {
    run: run.events.join(","),
    seen: run.seen || "something else",
    refused: run.refused ? written(source, event, target) : null,
    inferred: run.inferred.join(","),
  };
}

export function inferredWords(number) {
  return `nothing that was seen names ${count(number, "step")} of it, marked as inferred.`;
}
