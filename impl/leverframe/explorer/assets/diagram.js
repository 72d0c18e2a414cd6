// A diagram: the SVG of a machine, with states and arrows to choose, and a zoom. It scrolls as any other text does.

import { button, h } from "./dom.js";

const SMALLEST = 0.2;
const LARGEST = 4;
const STEP = 1.25;

// The parts of a picture by what they are about: see the names that leverframe.view.compose gives.
export function partOf(name) {
  const [kind, first, second, third] = name.split("-");
  switch (kind) {
    case "state":
      return { state: first };
    case "edge":
      return third ? { state: first, event: second, target: third } : null; // else it leads from or to a dot
    case "edges":
      return { state: first, target: second };
    case "exits":
      return { state: first, target: second, inBox: true };
    case "step":
      return { state: first, event: second, target: first };
    case "steps":
      return { state: first, target: first, inBox: true };
  }
  return null;
}

export function nameOf({ state, event, target }) {
  return target ? `${state}-${event ?? ""}-${target}` : state;
}

export function chosen(name) {
  const [state, event, target] = (name ?? "").split("-");
  return state ? { state, event: event || null, target: target || null } : null;
}

function words(part) {
  if (!part.target) return `State ${part.state}`;
  const how = part.event ? ` by ${part.event}` : "";
  return part.state === part.target
    ? `Steps that stay in ${part.state}${how}`
    : `${part.state} to ${part.target}${how}`;
}

export class Diagram {
  constructor(svg, label, choose, before = null) {
    this.picture = document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);
    this.parts = [];
    const [, , width, height] = this.picture.getAttribute("viewBox").split(" ").map(Number);
    Object.assign(this, { width, height, zoom: 1 });
    this.picture.setAttribute("role", "group");
    this.picture.setAttribute("aria-label", label);
    if (choose) this.makeChoosable(choose);
    else this.collect();
    this.place = h(
      "div",
      { class: "canvas", tabindex: "0", role: "region", "aria-label": `${label}; plus, minus and 0 zoom` },
      this.picture,
    );
    this.element = h(
      "div",
      { class: "diagram" },
      h("div", { class: "toolbar" }, before ?? h("span"), this.tools()),
      this.place,
    );
    this.listen();
    this.watcher = new ResizeObserver(() => this.fit());
    this.watcher.observe(this.place);
  }

  collect() {
    for (const element of this.picture.querySelectorAll("[data-part]")) {
      const part = partOf(element.getAttribute("data-part"));
      if (part) this.parts.push({ element, part });
    }
  }

  makeChoosable(choose) {
    this.collect();
    for (const { element, part } of this.parts) {
      // An arrow with several events is chosen by its events.
      const inner = element.querySelector("[data-part]") !== null;
      if (!inner || part.target === undefined) {
        element.setAttribute("tabindex", "0");
        element.setAttribute("role", "button");
        element.setAttribute("aria-label", words(part));
      }
      const act = (event) => {
        event.stopPropagation();
        event.preventDefault();
        choose(part);
      };
      element.classList.add("choosable");
      element.addEventListener("click", act);
      element.addEventListener("keydown", (event) => {
        if (event.target === element && (event.key === "Enter" || event.key === " ")) act(event);
      });
    }
    // A button may contain no other one: exits in the box of a state come after the box.
    for (const { element, part } of this.parts) {
      if (part.target === undefined) {
        for (const inner of element.querySelectorAll("[role=button]")) element.after(inner);
      }
    }
  }

  tools() {
    const by = (factor) => () => this.scale(this.zoom * factor);
    return h(
      "div",
      { class: "tools", role: "group", "aria-label": "Zoom" },
      button("−", by(1 / STEP), { "aria-label": "Zoom out", title: "Zoom out (−)" }),
      button("+", by(STEP), { "aria-label": "Zoom in", title: "Zoom in (+)" }),
      button("Fit", () => this.fit(true), { title: "Fit the whole width (0)" }),
    );
  }

  listen() {
    this.place.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "+" || event.key === "=") this.scale(this.zoom * STEP);
      else if (event.key === "-") this.scale(this.zoom / STEP);
      else if (event.key === "0") this.fit(true);
      else return;
      event.preventDefault();
    });
    this.place.addEventListener(
      "wheel",
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        this.scale(this.zoom * Math.exp(-event.deltaY / 200), event);
      },
      { passive: false },
    );
    this.listenToPointers();
  }

  // A mouse drags the picture; two fingers zoom it. One finger scrolls, as everywhere.
  listenToPointers() {
    const held = new Map();
    let apart = 0;
    this.place.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      held.set(event.pointerId, event);
      apart = distance(held);
    });
    this.place.addEventListener("pointermove", (event) => {
      const before = held.get(event.pointerId);
      if (!before) return;
      held.set(event.pointerId, event);
      if (held.size === 2) {
        const now = distance(held);
        if (apart) this.scale((this.zoom * now) / apart, event);
        apart = now;
      } else if (event.pointerType === "mouse") {
        this.place.setPointerCapture(event.pointerId); // the drag goes on outside; a click without a drag stays one
        this.place.scrollLeft -= event.clientX - before.clientX;
        this.place.scrollTop -= event.clientY - before.clientY;
      }
    });
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) {
      this.place.addEventListener(name, (event) => held.delete(event.pointerId));
    }
  }

  // Fits the width, until the reader zooms.
  fit(again = false) {
    if (again) this.own = false;
    if (this.own) return;
    const room = this.place.clientWidth - 2;
    if (room <= 0) return;
    this.set(Math.min(1.4, room / this.width));
  }

  scale(zoom, around = null) {
    this.own = true;
    const before = this.zoom;
    const box = this.place.getBoundingClientRect();
    const x = around ? around.clientX - box.left : box.width / 2;
    const y = around ? around.clientY - box.top : box.height / 2;
    const left = this.place.scrollLeft + x;
    const top = this.place.scrollTop + y;
    this.set(zoom);
    this.place.scrollLeft = (left * this.zoom) / before - x;
    this.place.scrollTop = (top * this.zoom) / before - y;
  }

  set(zoom) {
    this.zoom = Math.max(SMALLEST, Math.min(LARGEST, zoom));
    this.picture.setAttribute("width", Math.round(this.width * this.zoom));
    this.picture.setAttribute("height", Math.round(this.height * this.zoom));
  }

  // Gives each part the classes that `classesOf` says.
  mark(names, classesOf) {
    for (const { element, part } of this.parts) {
      const wanted = classesOf(part);
      for (const name of names) element.classList.toggle(name, wanted.includes(name));
    }
  }

  // Scrolls a state into the middle, if it is not visible.
  reveal(state) {
    const found = this.parts.find(({ part }) => part.state === state && part.target === undefined);
    if (!found || !this.place.isConnected) return;
    const box = found.element.getBoundingClientRect();
    const room = this.place.getBoundingClientRect();
    if (box.left < room.left || box.right > room.right) {
      this.place.scrollLeft += box.left - room.left - (room.width - box.width) / 2;
    }
    if (box.top < room.top || box.bottom > room.bottom) {
      this.place.scrollTop += box.top - room.top - (room.height - box.height) / 2;
    }
  }
}

function distance(held) {
  const [one, other] = [...held.values()];
  return other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
}
