// The faults of the documents, each with what shows it, one click from its counterexample.

import { h, link, terms } from "./dom.js";
import { filtered } from "./filters.js";
import { address } from "./route.js";
import { checkLink, matches } from "./words.js";

export function findings(catalogue, values, remember) {
  const items = catalogue.findings;
  if (!items.length) return h("p", { class: "note" }, "There is no findings.yaml beside these declarations.");
  return filtered({
    items,
    noun: "finding",
    values,
    remember: (kept) => remember("findings", "", kept),
    filters: [
      { name: "system", label: "system", options: catalogue.books.map((book) => book.system) },
      { name: "q", label: "words" },
    ],
    keeps: (one, { system, q, id }) =>
      (!id || one.id === id) &&
      (!system || one.system === system) &&
      (!q || matches(q, one.id, one.problem, one.resolution, one.amendment, one.system)),
    show: (found) => [
      values.id && found.length === 1 && h("p", {}, link(address("findings"), "Show all findings")),
      found.map((one) => card(catalogue, one)),
    ],
  });
}

function card(catalogue, one) {
  const checks = (found) =>
    found.length > 0 &&
    h(
      "ul",
      { class: "plain" },
      found.map((check) => checkLink(catalogue, check)),
    );
  return h(
    "article",
    { class: "card", "data-finding": one.id },
    h(
      "h2",
      {},
      link(address("findings", "", { id: one.id }), one.id),
      " ",
      h("span", { class: "soft" }, `${one.system}${one.lines ? `, lines ${one.lines}` : ""}`),
    ),
    h("p", {}, one.problem),
    terms(
      ["shown by", checks(one.shows)],
      ["not shown", one.unshown],
      ["solution of the reference", one.resolution],
      ["proposed amendment", one.amendment],
      ["resolved by", checks(one.resolves)],
      ["tested by", one.tests?.join(", ")],
      ["will be shown by", one.planned],
      [
        "compare",
        catalogue.systems.includes(one.system) && link(address("compare", one.system), "the profiles side by side"),
      ],
    ),
  );
}
