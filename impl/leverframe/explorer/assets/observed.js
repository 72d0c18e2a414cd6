// What was seen at the end of a run, and no run explains: of a failure of conform, or of a violation of audit.

import { count } from "./dom.js";

const LONGEST = 400;

// What an address tells of it: `seen` in words; `refused` as SOURCE-EVENT-TARGET, of which each part may be missing; and
// `inferred`, the numbers of the steps that nothing names. `isPossible`: the machine makes such a step there, so what was
// seen with it is wrong. Null if nothing was seen.
export function observedOf(machine, state, values) {
  if (!values.seen) return null;
  const numbers = (values.inferred ?? "").split(",").map(Number);
  const [source, event, target] = (values.refused ?? "").split("-").map((part) => part || null);
  const here = machine.data.states[state.control].name;
  const step = values.refused ? { source: source ?? here, event: event ?? null, target: target ?? null } : null;
  return {
    words: values.seen.length > LONGEST ? `${values.seen.slice(0, LONGEST)}…` : values.seen,
    here,
    step,
    inferred: new Set(numbers.filter((number) => Number.isInteger(number) && number > 0)),
    isPossible: step !== null && machine.moves(state).some((move) => isMove(machine.data, state, move, step)),
  };
}

function isMove(data, state, { rule, after }, { source, event, target }) {
  const { name, realises } = data.events[rule.event];
  return (
    after !== undefined &&
    source === data.states[state.control].name &&
    (event === null || event === name || event === realises) &&
    (target === null || target === data.states[after.control].name)
  );
}

// Whether a part of a diagram is where it was seen: the arrow of the step and the state to which it leads; else the state.
export function isTaken(part, { here, step }) {
  if (part.target === undefined) return part.state === (step?.target ?? here);
  if (step === null || part.inBox) return false;
  return (
    part.state === step.source && part.target === step.target && (!part.event || !step.event || part.event === step.event)
  );
}

// The members of a report as an address tells them.
export function told(run) {
  const { source, event, target } = run.refused ?? {};
  return {
    run: run.events.join(","),
    seen: run.seen || "something else",
    refused: run.refused ? [source, event, target].map((part) => part ?? "").join("-") : null,
    inferred: run.inferred.join(","),
  };
}

export function inferredWords(number) {
  return `nothing that was seen names ${count(number, "step")} of it, marked as inferred.`;
}
