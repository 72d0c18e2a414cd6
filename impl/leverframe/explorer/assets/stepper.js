// A run, step by step: what can happen now, what is refused and why, the variables, and the way so far.

import { button, code, count, h, link, pill, table } from "./dom.js";
import { STUTTER } from "./machine.js";
import { inferredWords } from "./observed.js";
import { address } from "./route.js";
import { effectsOf, guardOf, MAKERS } from "./words.js";

const MOST_SHOWN = 400; // steps of a long run that are shown at a time, about the current one

// `run` is {steps, events, at, loop}; `act` has what the reader can do: fire, move, restart, share.
export function stepper(machine, run, claim, act) {
  const { data } = machine;
  const now = run.steps[run.at];
  const replayed = claim !== null || run.loop !== null || run.observed !== null;
  return h(
    "section",
    { class: "card stepper", "aria-labelledby": "now" },
    claim && about(data, claim),
    run.observed && observed(machine, run),
    h(
      "div",
      { class: "heading" },
      h("h2", { id: "now" }, "Now in ", h("span", { class: "state" }, data.states[now.state.control].name)),
      h("span", { class: "soft" }, `step ${run.at} of ${run.events.length}`),
    ),
    controls(run, replayed, act),
    run.problem && h("p", { class: "note bad", role: "alert" }, run.problem),
    variables(machine, run),
    possible(machine, now.state, act),
    refused(machine, now.state),
    history(machine, run, act),
  );
}

function about(data, claim) {
  return h(
    "div",
    { class: `note ${claim.verdict === "fails" ? "bad" : "good"}` },
    h(
      "p",
      {},
      pill(claim.verdict),
      " ",
      link(address("verdicts", data.key, { claim: claim.name }), claim.name),
      claim.verdict === "fails" ? " – a run that shows it" : " – a witness",
      claim.shortest ? ", the shortest" : "",
      ".",
    ),
    claim.doc && h("p", {}, claim.doc),
    claim.verdict === "fails" &&
      claim.told &&
      h("p", { class: "soft" }, `${claim.told[0].toUpperCase()}${claim.told.slice(1)}.`),
  );
}

// What was seen after the run, and why the machine does not explain it. Other runs may show the same.
function observed(machine, { steps, observed: found }) {
  const number = steps.length - 1;
  const after = number ? `After step ${number}` : "At the beginning";
  return h(
    "div",
    { class: "note bad", id: "observed" },
    h("p", {}, h("strong", {}, `✗ ${after}, in ${found.here}: `), code(found.words)),
    found.why && whyNot(machine, steps[number].state, found),
    h(
      "p",
      { class: "soft" },
      found.isAsked
        ? "The run follows what was asked. The answers before are not compared, so the subject may have been elsewhere."
        : found.inferred.size
          ? `This is one of the possible runs: ${inferredWords(found.inferred.size)}`
          : "This is one of the runs that show what was seen.",
      !found.isAsked && " Of a step that stays in its state, only the state is compared.",
    ),
  );
}

// Why the machine does not make a step that was seen. Another run may be in another state then.
function whyNot(machine, state, { here, step, events, why }) {
  const to = step.target ? ` to ${step.target}` : "";
  switch (why.kind) {
    case "possible":
      return h("p", {}, "The machine can make such a step here, but what was asked, or what else was seen, demands another one.");
    case "elsewhere":
      return h("p", {}, `This run is in ${here} then, not in ${step.source}.`);
    case "unknown":
      return h("p", {}, `Such a step is refused here: the machine has no event ${step.event}.`);
    case "stays":
      return h("p", {}, `Such a step is refused here: an event that stays in ${here} leads to no state.`);
    case "leads":
      return h("p", {}, `Here, ${step.event} leads to ${why.targets.join(" or ")}, not${to}.`);
    default:
      return step.event ? whyRefused(machine, state, `${step.event}${to} is refused here`, [...events]) : h("p", {}, "Such a step is refused here.");
  }
}

// A name of the document may stand for several events.
function whyRefused(machine, state, words, names) {
  const reasons = names.map((name) => reason(machine, state, machine.eventNumber(name)));
  const [only] = reasons;
  if (reasons.length > 1)
    return [h("p", {}, `${words}:`), h("ul", {}, names.map((name, number) => h("li", {}, h("strong", {}, name), reasons[number])))];
  return typeof only === "string" ? h("p", {}, `${words}${only}.`) : [h("p", {}, `${words}:`), only];
}

function controls(run, replayed, act) {
  const end = run.events.length;
  const canGoOn = run.at < end || run.loop !== null;
  return h(
    "div",
    { class: "controls", role: "group", "aria-label": "Steps" },
    button("|◀ Start", () => act.move(0), { disabled: run.at === 0 }),
    button(replayed ? "◀ Back" : "◀ Undo", () => act.move(run.at - 1), { disabled: run.at === 0, id: "back" }),
    button(replayed ? "Next ▶" : "Redo ▶", () => act.move(run.at < end ? run.at + 1 : run.loop + 1), {
      disabled: !canGoOn,
      id: "next",
    }),
    button("End ▶|", () => act.move(end), { disabled: run.at === end }),
    button("Clear", act.restart, { disabled: end === 0, class: "quiet" }),
    button("Copy link", act.share, { class: "quiet" }),
  );
}

function variables(machine, run) {
  if (!machine.variables.length) return null;
  const now = run.steps[run.at].state;
  const before = run.at > 0 ? run.steps[run.at - 1].state : now;
  const rows = machine.variables.map((variable, number) => {
    const value = machine.show(number, now.values[number]);
    const old = machine.show(number, before.values[number]);
    const changed = value !== old;
    return h(
      "tr",
      { class: changed ? "changed" : null },
      h("th", { scope: "row", title: variable.doc }, variable.name),
      h("td", {}, changed ? h("strong", {}, value) : value, changed && h("span", { class: "soft" }, ` ← ${old}`)),
    );
  });
  return h(
    "details",
    { open: true, class: "variables" },
    h("summary", {}, "Variables"),
    table("Variables", ["variable", "value"], rows),
  );
}

function possible(machine, state, act) {
  const moves = machine.moves(state);
  if (!moves.length) return h("p", { class: "note" }, "Nothing can happen here: every event is refused.");
  const groups = Object.entries(MAKERS).map(([maker, words]) => {
    const of = moves.filter(({ rule }) => machine.data.events[rule.event].by === maker);
    if (!of.length) return null;
    return [
      h("h4", {}, words),
      h(
        "ul",
        { class: "plain moves" },
        of.map((move) => h("li", {}, possibility(machine, state, move, moves, act))),
      ),
    ];
  });
  return [h("h3", {}, "What can happen"), groups];
}

function possibility(machine, state, { rule, after, outside }, moves, act) {
  const { data } = machine;
  const { name, doc } = data.events[rule.event];
  const same = moves.filter((move) => move.rule.event === rule.event);
  const choice = same.findIndex((move) => move.rule === rule);
  const target = rule.to === null || rule.to === state.control ? "stays" : `→ ${data.states[rule.to].name}`;
  if (outside) {
    return h("p", { class: "note bad" }, `${name} sets ${outside.name} to ${outside.value}, which is out of its range`);
  }
  const sets = effectsOf(data, rule).join(", ");
  return button(
    [h("span", { class: "name" }, name), " ", h("span", { class: "soft" }, target), sets && h("small", {}, sets)],
    () => act.fire(choice > 0 ? `${name}~${choice}` : name),
    { class: "move", title: doc, "data-event": name },
  );
}

function refused(machine, state) {
  const { data } = machine;
  const open = new Set(machine.moves(state).map(({ rule }) => rule.event));
  const events = data.events.map((_, number) => number).filter((number) => !open.has(number));
  if (!events.length) return null;
  return h(
    "details",
    { class: "refused" },
    h("summary", {}, `Refused: ${count(events.length, "event")}, with the reasons`),
    h(
      "ul",
      { class: "plain" },
      events.map((event) => h("li", {}, h("strong", {}, data.events[event].name), reason(machine, state, event))),
    ),
  );
}

function reason(machine, state, event) {
  const { data } = machine;
  const found = machine.refusal(state, event);
  if (found.length) {
    return h(
      "ul",
      {},
      found.map(({ rule, unmet }) =>
        h(
          "li",
          {},
          rule.to === null ? "to stay: " : `to ${data.states[rule.to].name}: `,
          unmet.map((text, number) => [number ? " and " : "", code(text)]),
          { 0: "a value would leave its range", 1: " is false" }[unmet.length] ?? " are false",
          unmet.length > 0 && unmet.length < rule.when.length && h("span", { class: "soft" }, ` (of: ${guardOf(rule)})`),
        ),
      ),
    );
  }
  const from = new Set(data.rules.filter((rule) => rule.event === event).flatMap((rule) => rule.from));
  const places = [...from].map((number) => data.states[number].name).join(", ");
  return ` – not from ${data.states[state.control].name}${places ? `; only from ${places}` : "; from nowhere"}`;
}

function history(machine, run, act) {
  if (!run.events.length && !run.observed) return null;
  const first = Math.max(1, Math.min(run.at - MOST_SHOWN / 2, run.events.length - MOST_SHOWN + 1));
  const end = Math.min(run.events.length, first + MOST_SHOWN - 1);
  const items = run.steps.slice(first, end + 1).map((step, index) => {
    const number = first + index;
    const looped = run.loop !== null && number > run.loop;
    const event = step.event === STUTTER ? "nothing happens" : step.event.split("~")[0];
    return h(
      "li",
      { class: [number > run.at && "later", looped && "looped"].filter(Boolean).join(" ") || null },
      button(
        [
          `${number}. ${event}`,
          " ",
          h("span", { class: "soft" }, `→ ${machine.data.states[step.state.control].name}`),
          run.observed?.inferred.has(number) && h("span", { class: "soft" }, " (inferred)"),
        ],
        () => act.move(number),
        {
          class: "text",
          "aria-current": number === run.at ? "step" : null,
        },
      ),
      changes(machine, run.steps[number - 1].state, step.state),
    );
  });
  const loop = run.loop === null ? null : h("p", { class: "note" }, loopWords(run));
  const part =
    end - first + 1 < run.events.length && h("p", { class: "soft" }, `Shown here: steps ${first} to ${end} of ${run.events.length}.`);
  if (run.observed && end === run.events.length) items.push(h("li", { class: "wrong" }, `✗ ${run.observed.words}`));
  return [h("h3", {}, "The way"), loop, part, h("ol", { class: "plain way" }, items)];
}

function loopWords(run) {
  const length = run.events.length - run.loop;
  const first = run.loop + 1;
  if (run.events.slice(run.loop).every((event) => event === STUTTER)) return "∞ At the end, nothing happens any more.";
  return length === 1
    ? `∞ Step ${first} repeats for ever.`
    : `∞ Steps ${first} to ${run.events.length} repeat for ever.`;
}

function changes(machine, before, after) {
  const found = machine.variables
    .map((variable, number) => [variable.name, before.values[number], after.values[number], number])
    .filter(([, old, value]) => old !== value)
    .map(([name, , value, number]) => `${name} = ${machine.show(number, value)}`);
  return found.length ? h("small", { class: "soft" }, found.join(", ")) : null;
}
