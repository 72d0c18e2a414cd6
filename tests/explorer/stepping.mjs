// The steps that the page computes, on lines, for tests/explorer/test_stepping.py: node stepping.mjs MODULES
//
// Each line of stdin is {"machine": data, "limit": states, "reasons": bool}, {"machine": data, "runs": [run, …]} or
// {"machine": data, "rows": [row, …]}. The answer is a line for each state that breadth-first search finds, a line for
// each run, or how the rows are explained; then an empty line.

import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const modules = pathToFileURL(`${process.argv[2]}/`);
const { Machine } = await import(new URL("machine.js", modules));
const { explain, loopOf } = await import(new URL("explain.js", modules));

const shown = (machine, state) => `${machine.data.states[state.control].name} ${state.values.join(",")}`;

function told(machine, state, { rule, after, outside }) {
  const event = machine.data.events[rule.event].name;
  return `${event}/${rule.number} ${after ? shown(machine, after) : `${outside.name}=${outside.value}`}`;
}

function reasons(machine, state) {
  return machine.data.events.flatMap((event, number) => {
    if (machine.fire(state, number).length) return [];
    return machine
      .refusal(state, number)
      .map(({ rule, unmet }) => `${event.name}/${rule.number} not ${unmet.join(" & ")}`);
  });
}

function explored(machine, { limit, reasons: wanted }) {
  const found = [machine.initial];
  const known = new Set([shown(machine, machine.initial)]);
  const lines = [];
  for (const state of found) {
    const moves = machine.moves(state);
    const parts = [shown(machine, state), ...moves.map((move) => told(machine, state, move))];
    lines.push([...parts, ...(wanted ? reasons(machine, state) : [])].join("; "));
    if (lines.length === limit) break;
    for (const { after } of moves) {
      if (after && !known.has(shown(machine, after))) {
        known.add(shown(machine, after));
        found.push(after);
      }
    }
  }
  return lines;
}

function followed(machine, run) {
  const steps = machine.follow(run.events);
  return `${steps.map(({ state }) => shown(machine, state)).join("; ")} loop ${loopOf(machine, run.events, run.loop)}`;
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  const machine = new Machine(asked.machine);
  const lines = asked.rows
    ? [JSON.stringify(explain(machine, asked.rows))]
    : asked.runs
      ? asked.runs.map((run) => followed(machine, run))
      : explored(machine, asked);
  process.stdout.write(`${lines.join("\n")}\n\n`);
}
