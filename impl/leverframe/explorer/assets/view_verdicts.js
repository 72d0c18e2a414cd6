// The verdicts of a machine: property, formula, verdict, assumption, engine, certificate, and the run that shows it.

import { code, count, h, link, pill, table } from "./dom.js";
import { filtered, kinds } from "./filters.js";
import { cited, findingLink, lines, matches, replayAddress } from "./words.js";

export function verdicts(catalogue, machine, values, remember) {
  const chosen = values.claim;
  return h(
    "div",
    {},
    summary(machine),
    filtered({
      items: machine.claims,
      noun: "claim",
      values,
      remember: (kept) => remember("verdicts", machine.key, kept),
      filters: [
        { name: "verdict", label: "verdict", options: kinds(machine.claims, (one) => one.verdict) },
        { name: "kind", label: "kind", options: kinds(machine.claims, (one) => one.kind) },
        { name: "q", label: "words" },
      ],
      keeps: (one, { verdict, kind, q, claim }) =>
        (!claim || one.name === claim) &&
        (!verdict || one.verdict === verdict) &&
        (!kind || one.kind === kind) &&
        (!q || matches(q, one.name, one.doc, one.formula, one.told, one.assumptions, one.cites.join(" "))),
      show: (found) => [
        chosen && h("p", {}, link(`#verdicts/${machine.key}`, "Show all claims")),
        table(
          "Verdicts",
          ["verdict", "property", "formula", "assumption", "engine, certificate"],
          found.map((one) => row(catalogue, machine, one)),
        ),
      ],
    }),
  );
}

function summary(machine) {
  const number = (test) => machine.claims.filter(test).length;
  const parts = ["holds", "fails", "unknown", "not checked"]
    .map((verdict) => [verdict, number((one) => one.verdict === verdict)])
    .filter(([, found]) => found)
    .map(([verdict, found]) => [pill(verdict), ` ${found} `]);
  const differing = number((one) => !one.asExpected);
  const expected = differing
    ? `${count(differing, "verdict")} not as expected.`
    : "Every verdict is as the declaration expects.";
  return h("p", {}, parts, " ", expected);
}

function row(catalogue, machine, claim) {
  const unexpected = !claim.asExpected && h("p", {}, pill("unexpected"), ` expected: ${claim.expect}`);
  const findings = catalogue.findingsOf(machine, claim.name);
  return h(
    "tr",
    { "data-claim": claim.name },
    h("td", { "data-head": "verdict" }, pill(claim.verdict), unexpected, run(machine, claim)),
    h(
      "td",
      { "data-head": "property" },
      h("strong", { class: "name" }, claim.name),
      " ",
      h("span", { class: "soft" }, claim.kind),
      claim.doc && h("p", {}, claim.doc),
      claim.cites.length ? h("p", {}, cited(catalogue, claim.cites)) : null,
      findings.length
        ? h(
            "p",
            {},
            "findings: ",
            findings.map((one) => [findingLink(one.id), " "]),
          )
        : null,
    ),
    h("td", { "data-head": "formula" }, code(claim.formula)),
    h("td", { "data-head": "assumption" }, claim.assumptions ?? h("span", { class: "soft" }, "none")),
    h("td", { "data-head": "engine, certificate" }, evidence(claim)),
  );
}

function run(machine, claim) {
  if (!claim.run) return null;
  const what = claim.verdict === "fails" ? "counterexample" : "witness";
  const lasso = claim.run.loop === null ? "" : ", a loop";
  return h(
    "p",
    {},
    link(replayAddress(machine, claim), what),
    h("br"),
    h("small", { class: "soft" }, `${count(claim.run.events.length, "step")}${lasso}`),
  );
}

function evidence(claim) {
  const { certificate } = claim;
  return [
    claim.engine && h("p", {}, `${claim.engine} engine`),
    claim.told && h("p", { class: "soft" }, claim.told),
    claim.vacuous && h("p", {}, pill("vacuous"), ` ${claim.vacuous}`, claim.excuse && ` – allowed: ${claim.excuse}`),
    certificate?.kind &&
      h("p", {}, `stored: ${certificate.kind}${certificate.engine ? `, by ${certificate.engine}` : ""}`),
    certificate?.files.length
      ? h(
          "details",
          {},
          h("summary", {}, count(certificate.files.length, "file")),
          lines(certificate.files.map((name) => code(`proofs/${name}`))),
        )
      : null,
  ];
}
