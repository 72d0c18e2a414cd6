// The profiles of a system side by side: document, reference and amended, with the differences marked.

import { Diagram, nameOf } from "./diagram.js";
import { button, code, count, h, link, pill, table } from "./dom.js";
import { address } from "./route.js";
import { guardOf } from "./words.js";

// Edges by what they are compared by, as in leverframe.view.difference: state, event and state, where an event counts
// as the one that it realises; or the two states alone, if one of the documents names no events.
export function edges(machines) {
  const named = machines.every((one) => one.namesEvents);
  const found = new Map();
  for (const [column, machine] of machines.entries()) {
    for (const rule of machine.rules) {
      const event = machine.events[rule.event];
      if (event.by === "environment") continue;
      for (const from of rule.from) {
        const source = machine.states[from].name;
        const target = rule.to === null ? null : machine.states[rule.to].name;
        const name = named || target === null ? (event.realises ?? event.name) : "";
        const key = [source, name, target ?? ""].join(" ");
        if (!found.has(key)) found.set(key, { key, source, name, target, cells: machines.map(() => []) });
        found.get(key).cells[column].push({ event: event.name, guard: guardOf(rule) });
      }
    }
  }
  return [...found.values()].map((edge) => ({ ...edge, kind: kindOf(edge) }));
}

function kindOf({ cells }) {
  if (cells.some((cell) => cell.length === 0)) return "missing";
  const conditions = cells.map((cell) => [...new Set(cell.map((one) => one.guard))].sort().join("\n"));
  return new Set(conditions).size === 1 ? "same" : "conditions";
}

export function compare(catalogue, system, values, go) {
  const all = catalogue.profiles(system);
  const wanted = (values.profiles ?? "").split(",").filter(Boolean);
  const machines = shown(all, wanted);
  const view = values.view === "full" ? "full" : "flow";
  const set = (more) => go("compare", system, { ...values, ...more });
  const found = edges(machines);
  const states = [...new Set(machines.flatMap((one) => one.states.map((state) => state.name)))];
  return h(
    "div",
    {},
    choices(all, machines, view, set),
    machines.length < 2 &&
      h("p", { class: "note" }, "There is only one profile to show, so there is nothing to compare."),
    h(
      "p",
      { class: "legend soft" },
      h("span", { class: "key only" }, "not in every profile"),
      h("span", { class: "key differs" }, "under other conditions"),
    ),
    h(
      "div",
      { class: "side-by-side" },
      machines.map((machine, column) => drawn(machine, column, machines, found, view)),
    ),
    h("h2", {}, "Edges"),
    edgeTable(machines, found, values.same === "yes", set),
    h("h2", {}, "States"),
    stateTable(machines, states),
    h("h2", {}, "Claims that the profiles decide differently"),
    claimTable(machines),
  );
}

// The chosen profiles; at first the three that every system has, or all of them.
function shown(all, wanted) {
  const chosen = all.filter((one) =>
    (wanted.length ? wanted : ["document", "reference", "amended"]).includes(one.profile),
  );
  return wanted.length || chosen.length > 1 ? chosen : all;
}

function choices(all, machines, view, set) {
  const toggle = (profile) => () => {
    const kept = all
      .map((one) => one.profile)
      .filter((name) => machines.some((one) => one.profile === name) !== (name === profile));
    if (kept.length) set({ profiles: kept.join(",") });
  };
  return h(
    "div",
    { class: "filters" },
    h(
      "div",
      { class: "switch", role: "group", "aria-label": "Profiles" },
      all.map((one) => button(one.profile, toggle(one.profile), { "aria-pressed": String(machines.includes(one)) })),
    ),
    h(
      "div",
      { class: "switch", role: "group", "aria-label": "How much is drawn" },
      button("Flow", () => set({ view: null }), { "aria-pressed": String(view === "flow") }),
      button("Every edge", () => set({ view: "full" }), { "aria-pressed": String(view === "full") }),
    ),
  );
}

function drawn(machine, column, machines, found, view) {
  const diagram = new Diagram(machine.pictures[view], `Diagram of ${machine.system}, ${machine.profile}`, null);
  const here = found.filter((edge) => edge.cells[column].length > 0);
  const everywhere = (name) => machines.every((one) => one.states.some((state) => state.name === name));
  diagram.mark(["only", "differs", "named", "tinted"], (part) => {
    if (part.target === undefined) return everywhere(part.state) ? [] : ["only"];
    const of = here.filter(
      (edge) =>
        edge.source === part.state &&
        (edge.target ?? edge.source) === part.target &&
        (!part.event || edge.cells[column].some((cell) => cell.event === part.event)),
    );
    const name = part.inBox ? ["tinted"] : part.event ? ["tinted", "named"] : [];
    if (of.some((edge) => edge.kind === "missing")) return ["only", ...name];
    return of.some((edge) => edge.kind === "conditions") ? ["differs", ...name] : [];
  });
  return h(
    "section",
    { class: "drawn" },
    h("h2", {}, link(address("machine", machine.key), machine.profile)),
    h("p", { class: "soft" }, `${count(machine.states.length, "state")}, ${count(here.length, "edge")} as compared`),
    diagram.element,
  );
}

const WORDS = { missing: "not in every profile", conditions: "other conditions", same: "the same" };

function edgeTable(machines, found, all, set) {
  const shown = found.filter((edge) => all || edge.kind !== "same");
  const same = found.length - found.filter((edge) => edge.kind !== "same").length;
  const rows = shown.map((edge) =>
    h(
      "tr",
      { class: edge.kind },
      h(
        "th",
        { scope: "row" },
        edge.target === null ? `${edge.source} stays` : `${edge.source} → ${edge.target}`,
        edge.name && h("br"),
        edge.name && h("small", { class: "soft" }, edge.name),
        h("br"),
        pill(WORDS[edge.kind], edge.kind),
      ),
      edge.cells.map((cell, column) =>
        h("td", { "data-head": machines[column].profile }, inCell(machines[column], edge, cell)),
      ),
    ),
  );
  return [
    h(
      "p",
      {},
      `${count(found.length - same, "difference")}; ${count(same, "edge")} the same. `,
      button(all ? "Show differences only" : "Show all edges", () => set({ same: all ? null : "yes" }), {
        class: "quiet",
      }),
    ),
    shown.length
      ? table("Edges", ["edge", ...machines.map((one) => one.profile)], rows)
      : h("p", { class: "note" }, "The edges are the same."),
  ];
}

function inCell(machine, edge, cell) {
  if (!cell.length) return h("span", { class: "absent" }, "—", h("span", { class: "unseen" }, "not there"));
  return h(
    "ul",
    { class: "plain" },
    cell.map((one) =>
      h(
        "li",
        {},
        link(
          address("machine", machine.key, {
            select: nameOf({ state: edge.source, event: one.event, target: edge.target ?? edge.source }),
          }),
          one.event,
        ),
        one.guard ? [h("br"), code(one.guard)] : null,
      ),
    ),
  );
}

function stateTable(machines, states) {
  const rows = states.map((name) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, name),
      machines.map((machine) => {
        const state = machine.states.find((one) => one.name === name);
        const words =
          state &&
          ([state.initial && "initial", state.kind !== "normal" && state.kind].filter(Boolean).join(", ") || "yes");
        return h(
          "td",
          { "data-head": machine.profile },
          words ?? h("span", { class: "absent" }, "—", h("span", { class: "unseen" }, "not there")),
        );
      }),
    ),
  );
  return table("States", ["state", ...machines.map((one) => one.profile)], rows);
}

function claimTable(machines) {
  const names = [...new Set(machines.flatMap((one) => one.claims.map((claim) => claim.name)))];
  const found = names
    .map((name) => ({ name, cells: machines.map((one) => one.claims.find((claim) => claim.name === name)) }))
    .filter(({ cells }) => new Set(cells.filter(Boolean).map((claim) => claim.verdict)).size > 1);
  if (!found.length) return h("p", { class: "note" }, "There is none.");
  const rows = found.map(({ name, cells }) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, name),
      cells.map((claim, column) =>
        h(
          "td",
          { "data-head": machines[column].profile },
          claim
            ? link(address("verdicts", machines[column].key, { claim: name }), pill(claim.verdict))
            : h("span", { class: "absent" }, "—", h("span", { class: "unseen" }, "no such claim")),
        ),
      ),
    ),
  );
  return table("Claims", ["claim", ...machines.map((one) => one.profile)], rows);
}
