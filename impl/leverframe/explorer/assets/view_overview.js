// The first thing that a visitor sees: each system, its profiles, and what was decided of them.

import { code, count, h, link, pill } from "./dom.js";
import { address } from "./route.js";
import { sourceWords, systemTitle } from "./words.js";

export function overview(catalogue) {
  return [
    h(
      "p",
      { class: "lead" },
      "State machines, what was decided of them, and how to see it for yourself. Choose a machine to step through it, ",
      "a verdict to see the run behind it, or a requirement to see what checks it.",
    ),
    totals(catalogue),
    h(
      "div",
      { class: "cards" },
      catalogue.systems.map((system) => card(catalogue, system)),
    ),
  ];
}

function totals(catalogue) {
  const claims = catalogue.machines.flatMap((machine) => machine.claims);
  const of = (verdict) => claims.filter((one) => one.verdict === verdict).length;
  const differing = claims.filter((one) => !one.asExpected).length;
  const figures = [
    [catalogue.machines.length, "machines", address("search")],
    [of("holds"), "claims hold", null],
    [of("fails"), "claims fail, each with a reason", null],
    [differing, "verdicts not as expected", null],
    [catalogue.requirements.length, "requirements", address("requirements")],
    [catalogue.findings.length, "findings", address("findings")],
  ].filter(([number, words]) => number || words.startsWith("verdicts"));
  return h(
    "ul",
    { class: "figures" },
    figures.map(([number, words, place]) => {
      const shown = [h("strong", {}, number.toLocaleString("en")), h("span", {}, words)];
      return h("li", {}, place && place !== address("search") ? link(place, shown) : shown);
    }),
  );
}

function card(catalogue, system) {
  const profiles = catalogue.profiles(system);
  const first = catalogue.preferred(system);
  const book = catalogue.books.find((one) => one.system === system);
  return h(
    "section",
    { class: "card" },
    h("h2", {}, link(address("machine", first.key), systemTitle(first))),
    h("p", { class: "soft" }, [code(system), sourceWords(first) && ` ${sourceWords(first)}`]),
    h(
      "ul",
      { class: "plain profiles" },
      profiles.map((machine) => profile(machine)),
    ),
    h(
      "p",
      {},
      profiles.length > 1 ? [link(address("compare", system), "Compare the profiles"), " · "] : null,
      book
        ? [link(address("requirements", "", { system }), count(book.requirements.length, "requirement")), " · "]
        : null,
      book ? link(address("findings", "", { system }), count(book.findings.length, "finding")) : null,
    ),
  );
}

function profile(machine) {
  const number = (verdict) => machine.claims.filter((one) => one.verdict === verdict).length;
  const parts = ["holds", "fails", "unknown"].filter(number);
  return h(
    "li",
    {},
    link(address("machine", machine.key), machine.profile),
    " ",
    h("span", { class: "soft" }, `${count(machine.states.length, "state")}, ${count(machine.events.length, "event")}`),
    h("br"),
    parts.map((verdict) => [
      link(
        address("verdicts", machine.key, { verdict }),
        pill(`${number(verdict)} ${verdict === "holds" ? "hold" : verdict === "fails" ? "fail" : verdict}`, verdict),
      ),
      " ",
    ]),
  );
}
