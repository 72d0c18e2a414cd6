// The requirement matrix: every requirement, how it is checked and by what, and what is left out, with the reason.

import { count, h, link, pill, table } from "./dom.js";
import { filtered, kinds } from "./filters.js";
import { address } from "./route.js";
import { checkLink, matches } from "./words.js";

export function requirements(catalogue, values, remember) {
  const items = catalogue.requirements;
  if (!items.length) return h("p", { class: "note" }, "There is no requirements.yaml beside these declarations.");
  return filtered({
    items,
    noun: "requirement",
    values,
    remember: (kept) => remember("requirements", "", kept),
    filters: [
      { name: "system", label: "system", options: kinds(items, (one) => one.system) },
      { name: "status", label: "status", options: kinds(items, (one) => one.status) },
      { name: "kind", label: "kind", options: kinds(items, (one) => one.kind) },
      { name: "how", label: "checked by", options: ["model", "tests", "mutant", "nothing"] },
      { name: "q", label: "words" },
    ],
    keeps: (one, { system, status, kind, how, q, id }) =>
      (!id || one.id === id) &&
      (!system || one.system === system) &&
      (!status || one.status === status) &&
      (!kind || one.kind === kind) &&
      (!how || isChecked(one, how)) &&
      (!q || matches(q, one.id, one.statement, one.partial, one.excluded, one.note, one.checks.join(" "))),
    show: (found) => [
      values.id && found.length === 1 && h("p", {}, link(address("requirements"), "Show all requirements")),
      table(
        "Requirements",
        ["requirement", "statement", "status", "checked by"],
        found.map((one) => row(catalogue, one, found.length === 1)),
      ),
    ],
  });
}

function isChecked(one, how) {
  switch (how) {
    case "model":
      return one.checks.length > 0;
    case "tests":
      return Boolean(one.tests);
    case "mutant":
      return Boolean(one.mutants);
    default:
      return !one.checks.length && !one.tests;
  }
}

function row(catalogue, one, open) {
  return h(
    "tr",
    { "data-requirement": one.id },
    h(
      "td",
      { "data-head": "requirement" },
      link(address("requirements", "", { id: one.id }), one.id),
      h("br"),
      h("small", { class: "soft" }, `${one.system}, lines ${one.lines}`),
      h("br"),
      h("small", { class: "soft" }, one.kind),
    ),
    h(
      "td",
      { "data-head": "statement" },
      one.statement,
      one.partial && h("p", { class: "note" }, h("strong", {}, "Not established: "), one.partial),
      one.excluded && h("p", { class: "note" }, h("strong", {}, "Excluded: "), one.excluded),
      one.planned && h("p", { class: "note" }, h("strong", {}, "Planned: "), one.planned),
      one.note && h("p", { class: "soft" }, one.note),
    ),
    h(
      "td",
      { "data-head": "status" },
      pill(one.status),
      one.profiles && inProfiles(one.profiles),
    ),
    h(
      "td",
      { "data-head": "checked by" },
      one.checks.length
        ? h(
            "details",
            { open },
            h("summary", {}, count(one.checks.length, "check of a model", "checks of models")),
            h(
              "ul",
              { class: "plain" },
              one.checks.map((check) => checkLink(catalogue, check)),
            ),
          )
        : null,
      more("test of the implementation", "tests of the implementation", one.tests, open),
      more("mutant that they detect", "mutants that they detect", one.mutants, open),
      !one.checks.length && !one.tests && h("span", { class: "soft" }, "nothing"),
    ),
  );
}

// The profiles with a check, by their status: in one line if they agree.
function inProfiles(profiles) {
  const groups = new Map();
  for (const [profile, status] of Object.entries(profiles)) groups.set(status, [...(groups.get(status) ?? []), profile]);
  if (groups.size === 1) {
    const [names] = groups.values();
    return h("p", { class: "small soft" }, `in ${names.join(", ")}`);
  }
  return h(
    "ul",
    { class: "plain small" },
    [...groups].map(([status, names]) => h("li", {}, pill(status), ` ${names.join(", ")}`)),
  );
}

function more(one, several, names, open) {
  if (!names) return null;
  return h(
    "details",
    { open },
    h("summary", {}, count(names.length, one, several)),
    h(
      "ul",
      { class: "plain small" },
      names.map((name) => h("li", {}, name)),
    ),
  );
}
