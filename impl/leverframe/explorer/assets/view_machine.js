// A machine: its diagram, what is known of each part, and steps to try or to replay.

import { chosen, Diagram, nameOf } from "./diagram.js";
import { announce, button, clean, code, h, link, replace, table, terms } from "./dom.js";
import { details } from "./details.js";
import { loopOf } from "./explain.js";
import { isSame, STUTTER } from "./machine.js";
import { address } from "./route.js";
import { stepper } from "./stepper.js";
import { isTaken, observedOf } from "./observed.js";
import { effectsOf, guardOf, MAKER, sourceWords } from "./words.js";

const MARKS = ["now", "taken", "trail", "looped", "open", "chosen", "named", "tinted", "wrong"];
const NOTHING_SEEN = { seen: null, refused: null, inferred: null, asked: null };

export class MachineView {
  constructor(catalogue, data, values, go) {
    Object.assign(this, { catalogue, data, go });
    this.machine = catalogue.machine(data.key);
    this.place = h("div", { class: "place" });
    this.key = h("div");
    this.side = h("div", { class: "side" });
    this.element = h(
      "div",
      {},
      this.head(),
      h("div", { class: "columns" }, h("div", { class: "drawn" }, this.place, this.key), this.side),
      asText(data),
    );
    this.update(values);
  }

  head() {
    const { data } = this;
    const { states, transitions, environment } = data.counts ?? {};
    const counted = !data.counts
      ? null
      : states === null
        ? "not explored in full"
        : `${states.toLocaleString("en")} reachable states, ${transitions.toLocaleString("en")} transitions` +
          (environment ? `, ${environment.toLocaleString("en")} environment steps` : "");
    return h(
      "p",
      { class: "soft" },
      [sourceWords(data), counted, `declared in ${data.file}`].filter(Boolean).join(" · "),
    );
  }

  update(values) {
    this.values = values;
    const view = values.view === "full" ? "full" : "flow";
    if (view !== this.view) this.draw(view);
    this.run = this.runOf(values);
    replace(this.key, legend(this.run.observed !== null));
    const claim = this.data.claims.find((one) => one.name === values.claim) ?? null;
    const focused = document.activeElement?.id;
    replace(
      this.side,
      details(this.catalogue, this.data, values.select, {
        close: () => this.change({ select: null }),
        choose: (part) => this.choose(part),
      }),
      stepper(this.machine, this.run, claim, this.actions()),
    );
    if (focused) document.getElementById(focused)?.focus();
    this.mark();
  }

  draw(view) {
    this.view = view;
    const option = (name, words) =>
      button(words, () => this.change({ view: name === "flow" ? null : name }), {
        "aria-pressed": String(view === name),
      });
    const group = { class: "switch", role: "group", "aria-label": "How much is drawn" };
    const choices = h("div", group, option("flow", "Flow"), option("full", "Every edge"));
    const label = `Diagram of ${this.data.system}, ${this.data.profile}`;
    this.diagram = new Diagram(this.data.pictures[view], label, (part) => this.choose(part), choices);
    replace(this.place, this.diagram.element);
  }

  // The run of the address: as much of it as the machine accepts.
  runOf(values) {
    const asked = (values.run ?? "").split(",").filter(Boolean);
    const steps = [{ event: null, rule: null, state: this.machine.initial }];
    let problem = null;
    for (const [number, event] of asked.entries()) {
      try {
        steps.push(this.machine.next(steps.at(-1).state, event, number + 1));
      } catch (error) {
        problem = `The run of this link stops: ${error.message}.`;
        break;
      }
    }
    const events = asked.slice(0, steps.length - 1);
    const wanted = values.at === undefined ? events.length : Number.parseInt(values.at, 10);
    const at = Number.isInteger(wanted) ? Math.max(0, Math.min(events.length, wanted)) : events.length;
    const loop = values.loop === undefined ? null : Number.parseInt(values.loop, 10);
    return {
      steps,
      events,
      at,
      problem,
      loop: Number.isInteger(loop) ? loopOf(this.machine, events, loop) : null,
      observed: problem ? null : observedOf(this.machine, steps.at(-1).state, events.length, values),
    };
  }

  actions() {
    const { run } = this;
    return {
      fire: (event) => {
        const events = [...run.events.slice(0, run.at), event];
        this.change({ run: events.join(","), at: null, loop: null, claim: null, ...NOTHING_SEEN });
        const { state } = this.run.steps[this.run.at];
        announce(`${event}: now in ${this.data.states[state.control].name}`);
      },
      move: (at) => {
        this.change({ run: run.events.join(","), at: at === run.events.length ? null : at });
        announce(`step ${at}: in ${this.data.states[this.run.steps[this.run.at].state.control].name}`);
      },
      restart: () => this.change({ run: null, at: null, loop: null, claim: null, ...NOTHING_SEEN }),
      share: () => {
        const done = navigator.clipboard?.writeText(location.href) ?? Promise.reject(new Error("no clipboard"));
        done.then(
          () => announce("The link is copied."),
          () => announce("Copy the link from the address of the page."),
        );
      },
    };
  }

  choose(part) {
    this.change({ select: nameOf(part) });
    const heading = document.getElementById("chosen");
    heading?.focus({ preventScroll: true });
    if (matchMedia("(max-width: 56rem)").matches) heading?.scrollIntoView({ block: "start" });
  }

  change(values) {
    this.go("machine", this.data.key, { ...this.values, ...values });
  }

  // Marks what the run has to do with each part: the texts of
  // `tinted` parts have the colour, those of `named` ones are bold; in a box there is no room for that.
  mark() {
    const { machine, data, run } = this;
    const stateName = (state) => data.states[state.control].name;
    const now = run.steps[run.at];
    const open = machine.moves(now.state).map(({ rule }) => rule);
    const past = run.steps.slice(0, run.at + 1);
    const visited = new Set(past.map(({ state }) => stateName(state)));
    const select = chosen(this.values.select);
    const took = (part, index) => {
      const { rule } = run.steps[index];
      return rule !== null && rule !== undefined && isOf(part, stateName(run.steps[index - 1].state), rule, data);
    };
    const numbers = run.steps.map((_, index) => index).slice(1);
    const wrong = run.at === run.events.length ? run.observed : null;
    const repeated = new Set(run.loop === null ? [] : run.steps.slice(run.loop).map(({ state }) => stateName(state)));
    this.diagram.mark(MARKS, (part) => {
      const found = [];
      if (select && nameOf(select) === nameOf(part)) found.push("chosen");
      if (wrong && isTaken(part, wrong)) found.push("wrong");
      if (part.target === undefined) {
        if (repeated.has(part.state)) found.push("looped");
        if (part.state === stateName(now.state)) found.push("now");
        else if (run.at > 0 && visited.has(part.state)) found.push("trail");
        return found;
      }
      if (part.event || part.inBox) found.push("tinted");
      if (part.event && !part.inBox) found.push("named");
      if (part.state === stateName(now.state) && open.some((rule) => isOf(part, part.state, rule, data)))
        found.push("open");
      if (run.at > 0 && took(part, run.at)) found.push("taken");
      if (numbers.some((index) => index <= run.at && took(part, index))) found.push("trail");
      if (run.loop !== null && numbers.some((index) => index > run.loop && took(part, index))) found.push("looped");
      return found;
    });
    if (run.at > 0 || run.events.length || wrong) this.diagram.reveal(stateName(now.state));
  }
}

function isOf(part, source, rule, data) {
  if (part.state !== source || (part.event && data.events[rule.event].name !== part.event)) return false;
  const target = rule.to === null ? source : data.states[rule.to].name;
  return part.target === target;
}

function legend(hasWrong) {
  return h(
    "p",
    { class: "legend soft" },
    h("span", { class: "key now" }, "now"),
    h("span", { class: "key open" }, "can happen"),
    h("span", { class: "key trail" }, "the way so far"),
    h("span", { class: "key looped" }, "repeats for ever"),
    hasWrong && h("span", { class: "key wrong" }, "seen, without an explanation"),
    " · Choose a state or an arrow to read about it.",
  );
}

// The machine without a picture, for screen readers and for search in the page.
function asText(data) {
  const rows = data.rules.flatMap((rule) =>
    rule.from.map((from) => {
      const event = data.events[rule.event];
      const target = rule.to === null ? "stays" : data.states[rule.to].name;
      const name = nameOf({
        state: data.states[from].name,
        event: event.name,
        target: rule.to === null ? data.states[from].name : target,
      });
      return h(
        "tr",
        {},
        h("td", {}, link(address("machine", data.key, { select: data.states[from].name }), data.states[from].name)),
        h(
          "td",
          {},
          link(address("machine", data.key, { select: name }), event.name),
          h("br"),
          h("small", { class: "soft" }, MAKER[event.by]),
        ),
        h("td", {}, target),
        h("td", {}, guardOf(rule) ? code(guardOf(rule)) : "always"),
        h(
          "td",
          {},
          effectsOf(data, rule).map((text) => [code(text), h("br")]),
        ),
      );
    }),
  );
  return h(
    "details",
    { class: "card" },
    h("summary", {}, `The machine as a table: ${rows.length} rows`),
    table("Transitions", ["from", "event", "to", "when", "sets"], rows),
    terms(
      ["digest", code(data.sha256)],
      [
        "constants",
        Object.entries(data.constants)
          .map(([name, value]) => `${name} = ${value}`)
          .join(", "),
      ],
    ),
  );
}
