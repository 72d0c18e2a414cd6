// A list with filters above it, which are part of the address, so that a link shows the same.

import { count, h, replace } from "./dom.js";

// `filters` are {name, label, options}, or {name, label} for words to look for. `keeps(item, values)` says whether an
// item is shown; `show(items)` makes the list.
export function filtered({ items, noun, filters, values, keeps, show, remember }) {
  const chosen = { ...values };
  const list = h("div", {});
  const told = h("p", { class: "soft counted", role: "status" });
  const render = () => {
    const found = items.filter((item) => keeps(item, chosen));
    told.textContent =
      found.length === items.length ? count(items.length, noun) : `${found.length} of ${count(items.length, noun)}`;
    replace(list, found.length ? show(found) : h("p", { class: "note" }, "Nothing fits these filters."));
  };
  const set = (name) => (event) => {
    chosen[name] = event.target.value;
    delete chosen.id;
    delete chosen.claim;
    render();
    remember(chosen);
  };
  const controls = filters.map(({ name, label, options }) =>
    h(
      "label",
      {},
      h("span", {}, label),
      options
        ? h(
            "select",
            { onchange: set(name), "data-filter": name },
            h("option", { value: "" }, "all"),
            options.map((one) => h("option", { value: one, selected: chosen[name] === one }, one)),
          )
        : h("input", { type: "search", value: chosen[name] ?? "", oninput: set(name), "data-filter": name }),
    ),
  );
  render();
  return h(
    "div",
    {},
    h("form", { class: "filters", onsubmit: (event) => event.preventDefault() }, controls),
    told,
    list,
  );
}

export function kinds(items, kind) {
  return [...new Set(items.map(kind))].filter(Boolean);
}
