// The page's words for parts of a machine, as several views show them.

import { clean, code, h, link, pill } from "./dom.js";
import { address } from "./route.js";

export const MAKERS = {
  input: "inputs",
  machine: "the machine's own events",
  fault: "faults",
  environment: "environment",
};

export const MAKER = {
  input: "input",
  machine: "event of the machine",
  fault: "fault",
  environment: "environment action",
};

// Ids of requirements, each a link if the page has it.
export function cited(catalogue, ids) {
  if (!ids?.length) return null;
  return h(
    "span",
    { class: "ids" },
    ids.map((id) => [catalogue.requirementIds.has(id) ? link(address("requirements", "", { id }), id) : code(id), " "]),
  );
}

export function findingLink(id) {
  return link(address("findings", "", { id }), id);
}

// A link to a claim's row, by the check of a requirement or finding: [system, profile, name, verdict].
export function checkLink(catalogue, check) {
  const [system, profile, name, verdict] = check;
  const found = catalogue.claim(check);
  const words = `${system}:${profile}:${name}`;
  return h(
    "li",
    {},
    pill(verdict),
    " ",
    found ? link(address("verdicts", found.machine.key, { claim: name }), words) : code(words),
    found?.claim.run && found.claim.verdict === "fails"
      ? [" ", link(replayAddress(found.machine, found.claim), "counterexample")]
      : null,
  );
}

// Where a claim's run is shown on the diagram, at its beginning.
export function replayAddress(machine, claim) {
  return address("machine", machine.key, {
    run: claim.run.events.join(","),
    at: claim.run.events.length ? 0 : null,
    loop: claim.run.loop,
    claim: claim.name,
  });
}

export function guardOf(rule) {
  return rule.when.map((part) => part.text ?? part[0]).join(" and ");
}

export function effectsOf(machine, rule) {
  return rule.sets.map((one) => {
    const [variable, text] = Array.isArray(one) ? one : [one.variable, one.text];
    return `${machine.variables[variable].name} = ${text}`;
  });
}

export function lines(values) {
  return h(
    "ul",
    { class: "plain" },
    values.map((value) => h("li", {}, value)),
  );
}

export function matches(query, ...texts) {
  const text = texts.filter(Boolean).join("\n").toLowerCase();
  return clean(query)
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

// The title of a machine without its profile, which many titles have at their end.
export function systemTitle(machine) {
  const end = `, ${machine.profile}`;
  return machine.title.endsWith(end) ? machine.title.slice(0, -end.length) : machine.title;
}

export function machineTitle(machine) {
  return `${systemTitle(machine)}, ${machine.profile}`;
}

export function sourceWords(machine) {
  if (!machine.source) return null;
  const { file, version } = machine.source;
  return version === "unversioned" ? file : `${file}, version ${version}`;
}
