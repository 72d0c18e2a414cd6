// What the page knows of a state or an arrow: its text, the guards in full, the requirements and findings.

import { chosen } from "./diagram.js";
import { button, code, h, link, pill, terms } from "./dom.js";
import { address } from "./route.js";
import { cited, effectsOf, findingLink, guardOf, lines, MAKER } from "./words.js";

// The rules that a part of the diagram stands for.
export function rulesOf(machine, part) {
  const state = machine.states.findIndex((one) => one.name === part.state);
  const target = part.target ? machine.states.findIndex((one) => one.name === part.target) : null;
  return machine.rules.filter((rule) => {
    if (!rule.from.includes(state)) return false;
    const event = machine.events[rule.event];
    if (target === null) return true;
    return (rule.to ?? state) === target && (!part.event || event.name === part.event);
  });
}

export function details(catalogue, machine, name, { close, choose }) {
  const part = chosen(name);
  const state = part && machine.states.find((one) => one.name === part.state);
  if (!state) return null;
  const heading = h(
    "div",
    { class: "heading" },
    h("h2", { id: "chosen", tabindex: "-1" }, part.target ? arrow(part) : state.name),
    button("Close", close, { class: "quiet" }),
  );
  const body = part.target ? ofArrow(catalogue, machine, part) : ofState(catalogue, machine, state, choose);
  return h("section", { class: "card", "aria-labelledby": "chosen" }, heading, body);
}

function arrow(part) {
  const event = part.event ? `${part.event}: ` : "";
  return part.state === part.target ? `${event}stays in ${part.state}` : `${event}${part.state} → ${part.target}`;
}

function ofState(catalogue, machine, state, choose) {
  const out = rulesOf(machine, { state: state.name });
  const number = machine.states.indexOf(state);
  const into = machine.rules.filter((rule) => rule.to === number);
  const kinds = [state.initial && "initial", state.kind !== "normal" && state.kind].filter(Boolean).join(", ");
  return [
    state.doc && h("p", {}, state.doc),
    terms(
      ["kind", kinds],
      ["quiescent", state.quiescent === "false" ? null : code(state.quiescent)],
      ["awaits", state.awaits.length ? state.awaits.join(", ") : null],
      ["requirements", cited(catalogue, state.cites)],
      ["related findings", findings(catalogue, machine, state.cites, [state.name])],
    ),
    list("Ways out", out, (rule) => way(machine, rule, state.name, rule.to, choose)),
    list("Ways in", into, (rule) =>
      rule.from.map((from) => way(machine, rule, machine.states[from].name, number, choose)),
    ),
  ];
}

function list(title, rules, show) {
  if (!rules.length) return null;
  return [
    h("h3", {}, title),
    h(
      "ul",
      { class: "plain ways" },
      rules.flatMap(show).map((one) => h("li", {}, one)),
    ),
  ];
}

function way(machine, rule, from, to, choose) {
  const event = machine.events[rule.event];
  const target = to === null ? from : machine.states[to].name;
  const stays = rule.to === null;
  const act = () => choose({ state: from, event: event.name, target });
  const guard = guardOf(rule);
  return [
    button(event.name, act, { class: "text" }),
    stays ? " stays" : ` ${from} → ${target}`,
    guard && [h("br"), h("span", { class: "soft" }, "when "), code(guard)],
  ];
}

function ofArrow(catalogue, machine, part) {
  const rules = rulesOf(machine, part);
  return rules.map((rule) => {
    const event = machine.events[rule.event];
    const cites = [...new Set([...rule.cites, ...event.cites])];
    return h(
      "div",
      { class: "rule" },
      h("h3", {}, event.name, " ", h("span", { class: "soft" }, MAKER[event.by])),
      [rule.doc, event.doc].filter(Boolean).map((text) => h("p", {}, text)),
      terms(
        ["when", rule.when.length ? lines(rule.when.map(([text]) => code(text))) : "always"],
        ["sets", rule.sets.length ? lines(effectsOf(machine, rule).map(code)) : null],
        ["realises", event.realises && code(event.realises)],
        ["requirements", cited(catalogue, cites)],
        ["related findings", findings(catalogue, machine, cites, [event.name])],
        ["related claims", claims(machine, cites)],
        ["declared", `${machine.file}:${rule.line}`],
      ),
    );
  });
}

// The claims that cite the same requirements.
function claims(machine, cites) {
  const found = machine.claims.filter((claim) => claim.cites.some((id) => cites.includes(id)));
  if (!found.length) return null;
  return h(
    "details",
    {},
    h("summary", {}, `${found.length} that cite the same requirements`),
    h(
      "ul",
      { class: "plain" },
      found.map((claim) =>
        h(
          "li",
          {},
          pill(claim.verdict),
          " ",
          link(address("verdicts", machine.key, { claim: claim.name }), claim.name),
        ),
      ),
    ),
  );
}

// Findings of the system that name a state or event, or whose checks cite the same requirements.
function findings(catalogue, machine, cites, names) {
  const found = catalogue.findings.filter((one) => {
    if (one.system !== machine.system) return false;
    const text = `${one.problem} ${one.resolution}`;
    const checks = [...one.shows, ...one.resolves].map((check) => catalogue.claim(check)?.claim);
    return (
      names.some((name) => new RegExp(`\\b${name}\\b`).test(text)) ||
      checks.some((claim) => claim?.cites.some((id) => cites.includes(id)))
    );
  });
  return found.length
    ? h(
        "span",
        { class: "ids" },
        found.map((one) => [findingLink(one.id), " "]),
      )
    : null;
}
