// Runs, reports and logs from elsewhere, replayed on a machine. A file stays in the browser: the page sends nothing.

import { code, count, h, link, replace } from "./dom.js";
import { explain, fullBudget, loopOf } from "./explain.js";
import { inferredWords, numbersOf, told, written } from "./observed.js";
import { read } from "./reading.js";
import { address } from "./route.js";
import { cited, lines } from "./words.js";

const LARGEST = 20_000_000;
const SHOWN = 20_000;
const MOST_NAMES = 10;

// Two rows of the first steps of the first machine.
function example(catalogue) {
  const machine = catalogue.machine(catalogue.preferred(catalogue.systems[0]).key);
  const rows = [];
  for (let state = machine.initial; rows.length < 2;) {
    const move = machine.moves(state).find(({ rule, after }) => after && rule.to !== null);
    if (!move) break;
    rows.push(JSON.stringify({ execution_id: 1, event: machine.data.events[move.rule.event].name }));
    state = move.after;
  }
  return rows.join("\n");
}

export class ReplayView {
  constructor(catalogue) {
    this.catalogue = catalogue;
    this.found = h("div", { "aria-live": "polite" });
    this.text = h("textarea", { id: "log", rows: 8, spellcheck: "false", placeholder: example(catalogue) });
    this.file = h("input", { type: "file", id: "file", onchange: () => this.open(this.file.files[0]) });
    this.of = h(
      "select",
      { id: "of" },
      h("option", { value: "" }, "as the file says"),
      catalogue.machines.map((one) => h("option", { value: one.key }, `${one.system}, ${one.profile}`)),
    );
    this.element = h(
      "div",
      {},
      h(
        "p",
        {},
        "A run in ITF, a report of ",
        [code("leverframe check"), ", ", code("audit"), " or ", code("conform")],
        " with ",
        code("--format json"),
        ", or a log in JSON Lines with ",
        [code("event"), ", ", code("previous_state"), " and ", code("new_state")],
        ". The file stays in this browser.",
      ),
      h(
        "form",
        { class: "card replay", onsubmit: (event) => this.submit(event) },
        h("label", { for: "file" }, "File"),
        this.file,
        h("label", { for: "log" }, "or its text"),
        this.text,
        h("label", { for: "of" }, "Machine"),
        this.of,
        h("button", { type: "submit", class: "primary" }, "Replay"),
      ),
      this.found,
    );
    if (catalogue.reports.length)
      replace(
        this.found,
        catalogue.reports.map((one) => this.runsOf(one.text, one.name)),
      );
    this.acceptDrops();
  }

  acceptDrops() {
    this.element.addEventListener("dragover", (event) => event.preventDefault());
    this.element.addEventListener("drop", (event) => {
      event.preventDefault();
      if (event.dataTransfer.files[0]) this.open(event.dataTransfer.files[0]);
    });
  }

  async open(file) {
    if (!file) return;
    if (file.size > LARGEST) {
      this.refuse(`${file.name} has more than ${LARGEST / 1e6} MB. Cut out the part that matters.`);
      return;
    }
    const text = await file.text();
    this.text.value = text.length <= SHOWN ? text : "";
    this.show(text);
  }

  submit(event) {
    event.preventDefault();
    this.show(this.text.value);
  }

  refuse(reason) {
    replace(this.found, h("p", { class: "note bad", role: "alert" }, reason));
  }

  show(text) {
    replace(this.found, this.runsOf(text, ""));
  }

  runsOf(text, name) {
    const of = name && `${name}: `;
    try {
      const { runs, total } = read(text);
      const budget = fullBudget();
      const shown = runs.length < total ? `the first ${runs.length} of ${count(total, "run")}` : count(total, "run");
      return [h("h2", {}, `${of}${shown}`), runs.map((run) => this.card(run, budget))];
    } catch (error) {
      if (name) return h("p", { class: "note" }, `${of}${error.message}.`);
      return h("p", { class: "note bad", role: "alert" }, `It cannot be read: ${error.message}.`);
    }
  }

  // The machine of a run: the chosen one, the one that the file names, or the reference of the system that it names.
  machineOf(run) {
    const { catalogue } = this;
    if (this.of.value) return catalogue.byKey.get(this.of.value);
    if (run.machine) return catalogue.byKey.get(run.machine) ?? catalogue.preferred(run.machine) ?? null;
    if (catalogue.systems.length === 1) return catalogue.preferred(catalogue.systems[0]);
    return this.fitting(run);
  }

  // The machine whose events and states a run names, the reference first.
  fitting(run) {
    const events = new Set((run.rows ?? []).map((row) => row.event).filter(Boolean));
    const states = new Set([...(run.states ?? []), ...(run.rows ?? []).map((row) => row.to).filter(Boolean)]);
    const fits = (machine) =>
      [...events].every((name) => machine.events.some((one) => one.name === name || one.realises === name)) &&
      [...states].every((name) => machine.states.some((one) => one.name === name));
    const found = this.catalogue.machines.filter(fits);
    return found.find((one) => one.profile === "reference") ?? found[0] ?? null;
  }

  card(run, budget) {
    const machine = this.machineOf(run);
    return h(
      "article",
      { class: "card run" },
      h("h3", {}, run.title || "run"),
      run.about?.map((text) => h("p", {}, text)),
      run.requirements?.length ? h("p", {}, "breaks: ", cited(this.catalogue, run.requirements)) : null,
      machine
        ? this.replayed(run, machine, budget)
        : h("p", { class: "note" }, "Choose a machine above: no machine of this page has these events and states."),
    );
  }

  replayed(run, machine, budget) {
    const built = this.catalogue.machine(machine.key);
    if (run.told) return [this.told(run, machine, built), run.states ? this.placed(run, machine) : null];
    if (run.rows === null) return this.placed(run, machine);
    const explained = explain(built, run.rows, { hidden: !run.exact, start: run.start, budget });
    const { events, failed } = explained;
    const loop = failed ? null : loopOf(built, events, run.loop);
    const unclosed = !failed && run.loop !== null && loop === null;
    const seen = run.isFailure && !failed ? { seen: run.seen, asked: 1 } : unexplained(run, explained);
    const at = seen || !events.length ? null : 0; // a failure is looked at where it is, a run from its beginning
    const place = address("machine", machine.key, { run: events.join(","), at, loop, ...seen });
    return [
      h(
        "p",
        {},
        link(place, `Replay ${count(events.length, "step")} on the diagram`),
        h("span", { class: "soft" }, ` ${machine.system}, ${machine.profile}`),
      ),
      failed
        ? h(
            "p",
            { class: failed.isLimit ? "note" : "note bad" },
            `${placeOf(run, failed.row)}: ${failed.reason}.`,
            !failed.isLimit && failed.row >= 0 && " The replay ends before it.",
            failed.row === 0 && !run.exact && " A replay begins in the initial state, not in the middle of a log.",
          )
        : run.isFailure
          ? h(
              "p",
              { class: "note" },
              "The machine accepts or refuses each of these events. The subject showed something else, as said above.",
            )
          : h(
              "p",
              { class: "note good" },
              `The machine has a run that explains ${run.rows.length === 1 ? "the row" : `all ${run.rows.length} rows`}.`,
            ),
      unclosed &&
        h("p", { class: "note bad" }, "The file calls its end a loop, but the last state is not the one before the loop."),
      unknown(run, machine),
      !run.exact &&
        h(
          "p",
          { class: "soft" },
          "Data of the rows is not compared, only events and states: leverframe audit and conform judge both.",
        ),
    ];
  }

  // A run that the report tells leads to what was seen. The machine of this page may be another one, so it is followed.
  told(run, machine, built) {
    const { told: found } = run;
    try {
      built.follow(found.events);
    } catch (error) {
      return h("p", { class: "note bad" }, `The run of the report is none of ${machine.system}, ${machine.profile}: ${error.message}.`);
    }
    const place = address("machine", machine.key, told(found));
    const inferred = numbersOf(found.inferred, found.events.length);
    return [
      h(
        "p",
        {},
        link(place, `Replay ${count(found.events.length, "step")} on the diagram`),
        h("span", { class: "soft" }, ` ${machine.system}, ${machine.profile}, up to what was seen`),
      ),
      h(
        "p",
        { class: "soft" },
        found.ends && `The run ends before ${found.ends}, which nothing explains. `,
        inferred.size
          ? `It is one of the possible runs: ${inferredWords(inferred.size)}`
          : "It is one of the runs that show what was seen.",
      ),
    ];
  }

  placed(run, machine) {
    const states = (run.states ?? []).map((name) => link(address("machine", machine.key, { select: name }), name));
    return [
      states.length
        ? [h("p", {}, "The machine may have been in:"), lines(states)]
        : h("p", { class: "soft" }, "The report has no steps to replay."),
      run.allowed?.length ? [h("p", {}, "It allows there:"), lines(run.allowed.map(code))] : null,
    ];
  }
}

// The row that nothing explains, as an address tells it; null if there is none. Steps that no row names are inferred.
function unexplained(run, { events, places, failed }) {
  if (!failed || failed.isLimit || failed.row < 0) return null;
  const row = run.rows[failed.row];
  const named = new Set(run.rows.slice(0, failed.row).flatMap((one, number) => (one.event && !one.refused ? [places[number]] : [])));
  return {
    seen: `${placeOf(run, failed.row)}: ${rowWords(row)}`,
    refused: row.refused || row.stutter ? null : written(row.from, row.event, row.to),
    inferred: run.exact ? null : events.map((_, index) => index + 1).filter((number) => !named.has(number)).join(","),
  };
}

function rowWords({ from, event, to, refused, stutter }) {
  if (stutter) return `nothing happens${to ? ` in ${to}` : ""}`;
  const way = [from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(" ");
  return [event ?? "a step", way, refused && "is refused"].filter(Boolean).join(" ");
}

function placeOf(run, row) {
  return row < 0 ? "The first state" : (run.rows[row].text ?? `Step ${row + 1}`);
}

// What a run says of variables that the machine does not have is not compared.
function unknown(run, machine) {
  if (!run.exact) return null;
  const known = new Set(machine.variables.map((one) => one.name));
  const names = [run.start, ...run.rows].flatMap((row) => Object.keys(row.values ?? {}));
  const others = [...new Set(names)].filter((name) => !known.has(name));
  if (!others.length) return null;
  const shown = others.slice(0, MOST_NAMES);
  const more = others.length > MOST_NAMES ? " and others" : "";
  return h("p", { class: "note" }, "Not compared, since the machine has no such variable: ", shown.join(", "), `${more}.`);
}
