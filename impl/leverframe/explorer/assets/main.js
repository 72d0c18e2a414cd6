// Where the page begins: its frame, and which view an address shows.

import { Catalogue, unpack } from "./data.js";
import { button, clean, h, replace } from "./dom.js";
import { address, parse } from "./route.js";
import { compare } from "./view_compare.js";
import { findings } from "./view_findings.js";
import { MachineView } from "./view_machine.js";
import { overview } from "./view_overview.js";
import { ReplayView } from "./view_replay.js";
import { requirements } from "./view_requirements.js";
import { search } from "./view_search.js";
import { verdicts } from "./view_verdicts.js";
import { machineTitle, systemTitle } from "./words.js";

const TITLES = {
  report: "Report",
  overview: "Overview",
  machine: "Machine",
  verdicts: "Verdicts",
  compare: "Compare",
  findings: "Findings",
  requirements: "Requirements",
  replay: "Replay",
  search: "Search",
};

class Page {
  constructor(catalogue) {
    this.catalogue = catalogue;
    this.report = document.getElementById("report");
    this.report?.remove();
    this.key = catalogue.preferred(catalogue.systems[0]).key;
    this.head = h("header", { class: "top" });
    this.bar = h("div", { class: "bar" });
    this.main = h("main", { id: "main", tabindex: "-1" });
    this.words = h("input", {
      type: "search",
      id: "words",
      "aria-label": "Search everything",
      placeholder: "Search everything (/)",
      oninput: () => this.go("search", "", { q: this.words.value }, true),
    });
    replace(
      document.getElementById("page"),
      h("a", { class: "skip", href: "#main", onclick: (event) => this.skip(event) }, "Skip to the content"),
      this.head,
      this.main,
      h(
        "footer",
        { class: "soft" },
        `Leverframe ${catalogue.version}. This page is one file; it loads and sends nothing.`,
      ),
      h("div", { id: "announced", class: "announced", role: "status" }),
    );
    addEventListener("hashchange", () => this.show());
    addEventListener("popstate", () => this.show());
    addEventListener("keydown", (event) => this.onKey(event));
    this.show();
  }

  skip(event) {
    event.preventDefault();
    this.main.focus();
  }

  onKey(event) {
    const isTyping = event.target instanceof Element && event.target.matches("input, textarea, select");
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "/") {
      event.preventDefault();
      this.words.focus();
    } else if (event.key === "[") document.getElementById("back")?.click();
    else if (event.key === "]") document.getElementById("next")?.click();
  }

  go(view, subject = "", values = {}, isSmall = false) {
    const place = address(view, subject, values);
    if (place === location.hash) return;
    history[isSmall && parse(location.hash).view === view ? "replaceState" : "pushState"](null, "", place);
    this.show();
  }

  // Keeps filters in the address, without showing the view anew.
  remember(view, subject, values) {
    this.shown = address(view, subject, values);
    history.replaceState(null, "", this.shown);
  }

  show() {
    if (this.shown === location.hash && this.view) return;
    this.shown = location.hash;
    const place = parse(location.hash);
    const first = this.report ? "report" : "overview";
    const isKnown = Object.hasOwn(TITLES, place.view) && (place.view !== "report" || this.report);
    const view = isKnown ? place.view : first;
    if (["machine", "verdicts"].includes(view)) {
      if (this.catalogue.byKey.has(place.subject)) this.key = place.subject;
    } else if (view === "compare" && this.catalogue.systems.includes(place.subject)) {
      const now = this.catalogue.byKey.get(this.key);
      if (now.system !== place.subject) this.key = this.catalogue.preferred(place.subject).key;
    }
    const isSame = view === this.view && view === "machine" && this.machineView?.data.key === this.key;
    const isTyping = view === this.view && view === "search";
    if (!isSame) this.frame(view);
    if (view === "search") this.words.value = place.values.q ?? "";
    if (isSame) this.machineView.update(place.values);
    else this.render(view, place);
    if (!isSame && !isTyping && view !== "search" && this.view !== undefined) {
      scrollTo({ top: 0, behavior: "instant" }); // another view is no way down this one
      this.main.focus({ preventScroll: true });
    }
    this.view = view;
  }

  render(view, { subject, values }) {
    if (view === "report") {
      document.title = clean(this.catalogue.title);
      replace(
        this.main,
        [...this.report.childNodes].map((part) => part.cloneNode(true)),
      );
      return;
    }
    const machine = this.catalogue.byKey.get(this.key);
    const unknown =
      ["machine", "verdicts", "compare"].includes(view) &&
      subject &&
      subject !== this.key &&
      subject !== machine.system;
    const title = this.titleOf(view, machine);
    document.title = clean(`${title} – ${this.catalogue.title}`);
    replace(
      this.main,
      h("h1", {}, title),
      unknown && h("p", { class: "note bad", role: "alert" }, `This page has no ${subject}.`),
      this.content(view, machine, values),
    );
  }

  titleOf(view, machine) {
    if (view === "overview") return this.catalogue.systems.length === 1 ? systemTitle(machine) : "Overview";
    if (view === "machine") return machineTitle(machine);
    if (view === "verdicts") return `Verdicts: ${machineTitle(machine)}`;
    if (view === "compare") return `Compare: ${systemTitle(machine)}`;
    return TITLES[view];
  }

  content(view, machine, values) {
    const go = (...place) => this.go(...place);
    const remember = (...place) => this.remember(...place);
    switch (view) {
      case "machine":
        this.machineView = new MachineView(this.catalogue, machine, values, go);
        return this.machineView.element;
      case "verdicts":
        return verdicts(this.catalogue, machine, values, remember);
      case "compare":
        return compare(this.catalogue, machine.system, values, go);
      case "findings":
        return findings(this.catalogue, values, remember);
      case "requirements":
        return requirements(this.catalogue, values, remember);
      case "replay":
        return new ReplayView(this.catalogue).element;
      case "search":
        return search(this.catalogue, values.q ?? "");
      default:
        return overview(this.catalogue);
    }
  }

  frame(view) {
    const { catalogue } = this;
    const machine = catalogue.byKey.get(this.key);
    const places = {
      report: this.report && "#report",
      overview: this.report ? null : "#overview",
      machine: address("machine", this.key),
      verdicts: catalogue.machines.some((one) => one.claims.length) && address("verdicts", this.key),
      compare: catalogue.machines.length > 1 && address("compare", machine.system),
      findings: catalogue.findings.length > 0 && address("findings"),
      requirements: catalogue.requirements.length > 0 && address("requirements"),
      replay: address("replay"),
    };
    const shown = Object.entries(places).filter(([, place]) => place);
    const links = shown.map(([name, place]) =>
      h("a", { href: place, "aria-current": name === view ? "page" : null }, TITLES[name]),
    );
    const target = view === "verdicts" ? "verdicts" : view === "compare" ? "compare" : "machine";
    const subject = (one) => (target === "compare" ? one.system : one.key);
    const pick = h(
      "select",
      { id: "machine", "aria-label": "Machine", onchange: (event) => this.go(target, event.target.value) },
      catalogue.systems.map((system) =>
        h(
          "optgroup",
          { label: system },
          catalogue
            .profiles(system)
            .map((one) =>
              h("option", { value: subject(one), selected: one.key === this.key }, `${system}: ${one.profile}`),
            ),
        ),
      ),
    );
    const isTyping = document.activeElement === this.words;
    replace(
      this.head,
      h(
        "div",
        { class: "bar" },
        h("a", { class: "brand", href: this.report ? "#report" : "#overview" }, "Leverframe"),
        pick,
        h("span", { class: "grow" }),
        this.words,
        button(themeWords(), (event) => this.switchTheme(event.target), { class: "quiet", id: "theme" }),
      ),
      h("nav", { "aria-label": "Views" }, links),
    );
    if (isTyping) this.words.focus();
  }

  switchTheme(element) {
    const { classList } = document.documentElement;
    const isDark = classList.contains("dark") || (!classList.contains("light") && prefersDark());
    classList.toggle("dark", !isDark);
    classList.toggle("light", isDark);
    element.textContent = themeWords();
  }
}

function prefersDark() {
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

function themeWords() {
  const { classList } = document.documentElement;
  const isDark = classList.contains("dark") || (!classList.contains("light") && prefersDark());
  return isDark ? "Light" : "Dark";
}

async function begin() {
  const place = document.getElementById("page");
  try {
    const data = await unpack(document.getElementById("data").content.textContent);
    document.documentElement.classList.add("ready");
    return new Page(new Catalogue(data));
  } catch (error) {
    const reason = h("p", { class: "note bad", role: "alert" }, `${error}. The page needs a browser of 2023 or later.`);
    if (document.getElementById("report")) place.prepend(reason);
    else replace(place, h("main", {}, h("h1", {}, "This page cannot be shown"), reason));
    throw error;
  }
}

begin();
