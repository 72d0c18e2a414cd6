// A machine, one state at a time: the literal semantics of leverframe.model.machine.
//
// A state is {control, values}: the number of a control state, and a BigInt for each variable. An event with no enabled
// transition is refused and changes nothing. Effects assign simultaneously. A value outside its range is an error.

import { compile } from "./evaluate.js";

export const STUTTER = "-";

export class Machine {
  constructor(data) {
    this.data = data;
    this.variables = data.variables.map((one) => ({ ...one, low: BigInt(one.low), high: BigInt(one.high) }));
    this.rules = data.rules.map((rule, number) => ({
      ...rule,
      number,
      when: rule.when.map(([text, node]) => ({ text, holds: compile(node) })),
      sets: rule.sets.map(([variable, text, node]) => ({ variable, text, value: compile(node) })),
    }));
    this.byState = data.states.map(() => new Map());
    for (const rule of this.rules) {
      for (const source of rule.from) {
        const here = this.byState[source];
        if (!here.has(rule.event)) here.set(rule.event, []);
        here.get(rule.event).push(rule);
      }
    }
  }

  get initial() {
    const values = this.data.variables.map((one) => BigInt(one.initial));
    return { control: this.data.states.findIndex((one) => one.initial), values };
  }

  eventNumber(name) {
    return this.data.events.findIndex((one) => one.name === name);
  }

  // Whether an event has a name: its own, or that of the event of the document which it realises.
  isCalled(event, name) {
    const { name: own, realises } = this.data.events[event];
    return own === name || (realises === name && this.eventNumber(name) < 0);
  }

  // What can happen in a state, in the order of the file: [{rule, after}], or {rule, outside} for a value out of range.
  moves(state) {
    return [...this.byState[state.control].keys()].flatMap((event) => this.fire(state, event));
  }

  // The enabled transitions of an event, by its number.
  fire(state, event) {
    const rules = this.byState[state.control].get(event) ?? [];
    return rules.filter((rule) => isEnabled(rule, state)).map((rule) => this.apply(rule, state));
  }

  apply(rule, state) {
    const values = [...state.values];
    for (const { variable, value } of rule.sets) {
      const found = value(state.control, state.values);
      const { low, high, name } = this.variables[variable];
      if (found < low || found > high) return { rule, outside: { name, value: found } };
      values[variable] = found;
    }
    return { rule, after: { control: rule.to ?? state.control, values } };
  }

  // Why an event is refused: each of its transitions from here, with the conditions that are false.
  refusal(state, event) {
    const rules = this.byState[state.control].get(event) ?? [];
    return rules.map((rule) => ({
      rule,
      unmet: rule.when.filter((part) => !part.holds(state.control, state.values)).map((part) => part.text),
    }));
  }

  // The states along a run of events (see leverframe.explorer.runs): [{event, rule, state}], the initial state first.
  // Raises an error with the number of the step that the machine refuses.
  follow(events) {
    const steps = [{ event: null, rule: null, state: this.initial }];
    for (const written of events) {
      steps.push(this.next(steps.at(-1).state, written, steps.length));
    }
    return steps;
  }

  next(state, written, number) {
    if (written === STUTTER) return { event: STUTTER, rule: null, state };
    const [name, choice] = written.split("~");
    const event = this.eventNumber(name);
    if (event < 0) throw new Error(`step ${number}: the machine has no event ${name}`);
    const move = this.fire(state, event)[Number(choice ?? 0)];
    if (!move) throw new Error(`step ${number}: ${name} is refused in ${this.data.states[state.control].name}`);
    if (move.outside) throw new Error(`step ${number}: ${name} sets ${move.outside.name} to ${move.outside.value}`);
    return { event: written, rule: move.rule, state: move.after };
  }

  // A value as the author would write it.
  show(variable, value) {
    const { labels } = this.data.variables[variable];
    return labels.length ? labels[Number(value)] : value.toString();
  }
}

function isEnabled(rule, state) {
  return rule.when.every((part) => part.holds(state.control, state.values));
}

export function isSame(one, other) {
  return one.control === other.control && one.values.every((value, number) => value === other.values[number]);
}
