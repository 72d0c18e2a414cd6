// Search over everything: states, events, variables, claims, requirements, findings.

import { count, h, link, pill } from "./dom.js";
import { address } from "./route.js";
import { matches } from "./words.js";

const MOST = 40;

export function search(catalogue, query) {
  if (!query.trim())
    return h("p", { class: "note" }, "Type words to look for: a state, an event, a property, KRN-027 …");
  const groups = [
    ["Requirements", ofRequirements(catalogue, query)],
    ["Findings", ofFindings(catalogue, query)],
    [
      "States",
      ofParts(catalogue, query, "states", (machine, one) => address("machine", machine.key, { select: one.name })),
    ],
    ["Events", ofParts(catalogue, query, "events", eventAddress)],
    ["Variables", ofParts(catalogue, query, "variables", (machine) => address("machine", machine.key))],
    ["Claims", ofClaims(catalogue, query)],
  ].filter(([, found]) => found.length);
  if (!groups.length) return h("p", { class: "note" }, `Nothing has all of these words: ${query}`);
  return groups.map(([title, found]) =>
    h(
      "section",
      { class: "card" },
      h("h2", {}, title, " ", h("span", { class: "soft" }, count(found.length, "place"))),
      h(
        "ul",
        { class: "plain hits" },
        found.slice(0, MOST).map((one) => h("li", {}, one)),
      ),
      found.length > MOST && h("p", { class: "soft" }, `${found.length - MOST} more; another word narrows them down.`),
    ),
  );
}

function ofRequirements(catalogue, query) {
  return catalogue.requirements
    .filter((one) => matches(query, one.id, one.statement, one.partial, one.excluded, one.note, one.system))
    .map((one) => [
      pill(one.status),
      " ",
      link(address("requirements", "", { id: one.id }), one.id),
      ` ${one.statement}`,
    ]);
}

function ofFindings(catalogue, query) {
  return catalogue.findings
    .filter((one) => matches(query, one.id, one.problem, one.resolution, one.amendment, one.system))
    .map((one) => [link(address("findings", "", { id: one.id }), one.id), ` ${one.problem}`]);
}

function ofParts(catalogue, query, kind, place) {
  return catalogue.machines.flatMap((machine) =>
    machine[kind]
      .filter((one) => matches(query, one.name, one.doc, one.realises, one.cites?.join(" ")))
      .map((one) => [
        link(place(machine, one), one.name),
        h("span", { class: "soft" }, ` ${machine.system}, ${machine.profile} `),
        one.doc,
      ]),
  );
}

function eventAddress(machine, event) {
  const number = machine.events.indexOf(event);
  const rule = machine.rules.find((one) => one.event === number && event.by !== "environment");
  if (!rule) return address("machine", machine.key);
  const from = machine.states[rule.from[0]].name;
  const target = rule.to === null ? from : machine.states[rule.to].name;
  return address("machine", machine.key, { select: `${from}-${event.name}-${target}` });
}

function ofClaims(catalogue, query) {
  return catalogue.machines.flatMap((machine) =>
    machine.claims
      .filter((one) => matches(query, one.name, one.doc, one.formula, one.cites.join(" ")))
      .map((one) => [
        pill(one.verdict),
        " ",
        link(address("verdicts", machine.key, { claim: one.name }), one.name),
        h("span", { class: "soft" }, ` ${machine.system}, ${machine.profile} `),
        one.doc,
      ]),
  );
}
