// Rows of a log, or a run from elsewhere, explained by a run of a machine, if there is one.
//
// A row says what it knows of a step: {event, from, to, values, refused, stutter}; each of them may be missing. Between
// rows there may be steps that a log does not show: those of the environment, and those that keep the control state and
// whose events no row names. All states that the rows so far allow are kept, so a row without an explanation has none.

import { isSame, STUTTER } from "./machine.js";

const MOST_STATES = 20000;
const MOST_WORK = 3_000_000; // states of all rows of a file together; a page that follows more does not answer for long

// How many states the runs of a file may take together.
export function fullBudget() {
  return { left: MOST_WORK };
}

// {events, places, failed}: the events of a run, and after how many of them each row is. `failed` is null, or the first
// row that nothing explains, with the reason; the run is then one that explains the rows before it. `start` is what is
// known of the state before the first row: if the initial state is another one, `failed` has the row -1.
export function explain(machine, rows, { hidden = true, start = null, budget = fullBudget() } = {}) {
  if (start && !fits(machine, start, machine.initial)) {
    const reason = `the initial state of the machine is ${described(machine, machine.initial)}`;
    return { events: [], places: [], rows: rows.length, failed: { row: -1, reason, isLimit: false } };
  }
  const named = new Set(rows.map((row) => row.event).filter(Boolean));
  const unseen = hidden ? (rule) => isUnseen(machine, rule, named) : () => false;
  const movesOf = remembered(machine);
  let layer = [{ state: machine.initial, key: key(machine.initial), before: null, event: null, row: -1 }];
  for (const [number, row] of rows.entries()) {
    const widened = widen(layer, movesOf, unseen);
    budget.left -= widened?.length ?? 0;
    if (widened === null || budget.left < 0) {
      const reason = widened === null ? tooMany : tooLong;
      return { ...ending(layer, rows), failed: { row: number, reason, isLimit: true } };
    }
    const next = accepted(machine, widened, movesOf, row, number);
    if (next.length === 0) {
      const reason = refusal(machine, layer, row);
      return { ...ending(layer, rows), failed: { row: number, reason, isLimit: false } };
    }
    layer = next;
  }
  return { ...ending(layer, rows), failed: null };
}

const tooMany = `more than ${MOST_STATES.toLocaleString("en")} states are possible there, the limit of this page`;
const tooLong = `the rows before it take ${MOST_WORK.toLocaleString("en")} states together, the limit of this page`;

const MOVES = new WeakMap();

// The steps from a state, computed once: [{rule, after, key, event}]. `after` is missing if a value would be out of its
// range.
function remembered(machine) {
  if (!MOVES.has(machine)) MOVES.set(machine, new Map());
  const known = MOVES.get(machine);
  return (node) => {
    const found = known.get(node.key);
    if (found) return found;
    const moves = machine.moves(node.state).map(({ rule, after }) => ({
      rule,
      after,
      key: after && key(after),
      event: written(machine, node.state, rule),
    }));
    if (known.size < MOST_STATES) known.set(node.key, moves);
    return moves;
  };
}

function isUnseen(machine, rule, named) {
  const event = machine.data.events[rule.event];
  return event.by === "environment" || (rule.to === null && !named.has(event.name) && !named.has(event.realises));
}

// The states of a layer, and those that unseen steps reach from it, each with the shortest way.
function widen(layer, movesOf, unseen) {
  const found = [...layer];
  const known = new Set(layer.map((node) => node.key));
  for (const node of found) {
    for (const { rule, after, key: name, event } of movesOf(node)) {
      if (!after || !unseen(rule) || known.has(name)) continue;
      known.add(name);
      found.push({ state: after, key: name, before: node, event, row: -1 });
      if (found.length > MOST_STATES) return null;
    }
  }
  return found;
}

function accepted(machine, layer, movesOf, row, number) {
  const next = new Map();
  const add = (state, name, before, event) => {
    if (!next.has(name)) next.set(name, { state, key: name, before, event, row: number });
  };
  for (const node of layer) {
    const moves = movesOf(node);
    if (row.stutter) {
      if (fits(machine, row, node.state)) add(node.state, node.key, node, STUTTER);
    } else if (row.refused) {
      if (isRefused(machine, row, node.state, moves)) add(node.state, node.key, node, null);
    } else {
      if (row.mayRefuse && isRefused(machine, row, node.state, moves)) add(node.state, node.key, node, null);
      for (const { rule, after, key: name, event } of moves) {
        if (after && isStep(machine, row, node.state, rule, after)) add(after, name, node, event);
      }
    }
  }
  return [...next.values()];
}

function isStep(machine, row, before, rule, after) {
  const name = (state) => machine.data.states[state.control].name;
  if (row.event && !machine.isCalled(rule.event, row.event)) return false;
  if (!row.event && rule.to === null) return false;
  return (
    (!row.from || row.from === name(before)) && (!row.to || row.to === name(after)) && hasValues(machine, row, after)
  );
}

function isRefused(machine, row, state, moves) {
  const name = machine.data.states[state.control].name;
  return (
    (!row.from || row.from === name) && !moves.some(({ rule }) => machine.isCalled(rule.event, row.event))
  );
}

function fits(machine, row, state) {
  return (!row.to || row.to === machine.data.states[state.control].name) && hasValues(machine, row, state);
}

function hasValues(machine, row, state) {
  return machine.variables.every((variable, number) => {
    if (!row.values || !Object.hasOwn(row.values, variable.name)) return true;
    return String(row.values[variable.name]) === machine.show(number, state.values[number]);
  });
}

function described(machine, state) {
  const values = machine.variables.map((one, number) => `${one.name} = ${machine.show(number, state.values[number])}`);
  return [machine.data.states[state.control].name, ...values].join(", ");
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
function ending(layer, rows) {
  const steps = [];
  for (let node = layer[0]; node; node = node.before) steps.push(node);
  steps.reverse();
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
  if (!Number.isInteger(told) || told < 0) return null;
  const steps = machine.follow(events);
  return told < steps.length - 1 && isSame(steps[told].state, steps.at(-1).state) ? told : null;
}
