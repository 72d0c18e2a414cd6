// Rows of a log, or a run from elsewhere, explained by a run of a machine, if there is one.
//
// A row says what it knows of a step: {event, from, to, values, refused, stutter}; each of them may be missing. Between
// rows there may be steps that a log does not show: those of the environment, and those that keep the control state and
// whose events no row names. All states that the rows so far allow are kept, so a row without an explanation has none.

import { isSame, STUTTER } from "./machine.js";

const MOST_STATES = 20000;

// {events, places, failed}: the events of a run, and after how many of them each row is. `failed` is null, or the first
// row that nothing explains, with the reason; the run is then one that explains the rows before it.
export function explain(machine, rows, { hidden = true } = {}) {
  const named = new Set(rows.map((row) => row.event).filter(Boolean));
  const unseen = hidden ? (rule) => isUnseen(machine, rule, named) : () => false;
  let layer = [{ state: machine.initial, before: null, event: null, row: -1 }];
  for (const [number, row] of rows.entries()) {
    const widened = widen(machine, layer, unseen);
    if (widened === null) {
      return { ...ending(machine, layer, rows), failed: { row: number, reason: tooMany, isLimit: true } };
    }
    const next = accepted(machine, widened, row, number);
    if (next.length === 0) {
      const reason = refusal(machine, layer, row);
      return { ...ending(machine, layer, rows), failed: { row: number, reason, isLimit: false } };
    }
    layer = next;
  }
  return { ...ending(machine, layer, rows), failed: null };
}

const tooMany = `more than ${MOST_STATES.toLocaleString("en")} states are possible there, the limit of this page`;

function isUnseen(machine, rule, named) {
  const event = machine.data.events[rule.event];
  return event.by === "environment" || (rule.to === null && !named.has(event.name) && !named.has(event.realises));
}

// The states of a layer, and those that unseen steps reach from it, each with the shortest way.
function widen(machine, layer, unseen) {
  const found = [...layer];
  const known = new Set(layer.map((node) => key(node.state)));
  for (const node of found) {
    for (const { rule, after } of machine.moves(node.state)) {
      if (!after || !unseen(rule) || known.has(key(after))) continue;
      known.add(key(after));
      found.push({ state: after, before: node, event: written(machine, node.state, rule), row: -1 });
      if (found.length > MOST_STATES) return null;
    }
  }
  return found;
}

function accepted(machine, layer, row, number) {
  const next = new Map();
  const add = (state, before, event) => {
    if (!next.has(key(state))) next.set(key(state), { state, before, event, row: number });
  };
  for (const node of layer) {
    if (row.stutter) {
      if (fits(machine, row, node.state)) add(node.state, node, STUTTER);
    } else if (row.refused) {
      if (isRefused(machine, row, node.state)) add(node.state, node, null);
    } else {
      if (row.mayRefuse && isRefused(machine, row, node.state)) add(node.state, node, null);
      for (const { rule, after } of machine.moves(node.state)) {
        if (after && isStep(machine, row, node.state, rule, after))
          add(after, node, written(machine, node.state, rule));
      }
    }
  }
  return [...next.values()];
}

function isNamed(machine, name, rule) {
  const event = machine.data.events[rule.event];
  return event.name === name || (event.realises === name && machine.eventNumber(name) < 0);
}

function isStep(machine, row, before, rule, after) {
  const name = (state) => machine.data.states[state.control].name;
  if (row.event && !isNamed(machine, row.event, rule)) return false;
  if (!row.event && rule.to === null) return false;
  return (
    (!row.from || row.from === name(before)) && (!row.to || row.to === name(after)) && hasValues(machine, row, after)
  );
}

function isRefused(machine, row, state) {
  const name = machine.data.states[state.control].name;
  return (
    (!row.from || row.from === name) && !machine.moves(state).some(({ rule }) => isNamed(machine, row.event, rule))
  );
}

function fits(machine, row, state) {
  return (!row.to || row.to === machine.data.states[state.control].name) && hasValues(machine, row, state);
}

function hasValues(machine, row, state) {
  return machine.variables.every((variable, number) => {
    const told = row.values?.[variable.name];
    return told === undefined || String(told) === machine.show(number, state.values[number]);
  });
}

function refusal(machine, layer, row) {
  const places = [...new Set(layer.map((node) => machine.data.states[node.state.control].name))];
  const what = row.event ?? `a step${row.from ? ` from ${row.from}` : ""}${row.to ? ` to ${row.to}` : ""}`;
  const known = !row.event || machine.data.events.some((one) => one.name === row.event || one.realises === row.event);
  if (!known) return `the machine has no event ${row.event}`;
  const leads = row.event && row.to ? ` to ${row.to}` : "";
  const verb = row.refused ? "is accepted" : "is refused";
  return `${what}${leads} ${verb} in ${places.slice(0, 6).join(" and ")}, where the machine is then`;
}

function written(machine, state, rule) {
  const rules = machine.fire(state, rule.event).map((move) => move.rule);
  const number = rules.indexOf(rule);
  const { name } = machine.data.events[rule.event];
  return number ? `${name}~${number}` : name;
}

// The run to the first state of a layer, and where each row is in it.
function ending(machine, layer, rows) {
  const steps = [];
  for (let node = layer[0]; node; node = node.before) steps.unshift(node);
  const events = [];
  const places = [];
  for (const { event, row } of steps) {
    if (event !== null) events.push(event);
    if (row >= 0) places[row] = events.length;
  }
  return { events, places, rows: rows.length };
}

function key(state) {
  return `${state.control}:${state.values.join(",")}`;
}

// Where the loop of a run begins, if its last state is one of those before it, as told; else null.
export function loopOf(machine, events, told) {
  if (told === null || told === undefined) return null;
  const steps = machine.follow(events);
  return told < steps.length - 1 && isSame(steps[told].state, steps.at(-1).state) ? told : null;
}
