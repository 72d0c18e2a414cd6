// Elements of the page. Texts are only ever text: nothing is parsed as HTML.

// Control characters, those that reorder text or are invisible, and halves of characters (as view.html shows them).
const NOT_SHOWN =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\p{Cs}/gu;

export function clean(text) {
  return String(text).replace(NOT_SHOWN, "\ufffd");
}

// An element. Attributes that begin with "on" are listeners; null, undefined and false leave an attribute or part out.
export function h(tag, attributes = {}, ...parts) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : clean(value));
  }
  fill(element, parts);
  return element;
}

export function fill(element, parts) {
  for (const part of parts.flat(Infinity)) {
    if (part === null || part === undefined || part === false) continue;
    element.append(part instanceof Node ? part : clean(part));
  }
}

export function replace(element, ...parts) {
  element.replaceChildren();
  fill(element, parts);
}

export function code(text) {
  return h("code", {}, text);
}

export function button(label, act, attributes = {}) {
  return h("button", { type: "button", onclick: act, ...attributes }, label);
}

export function link(href, ...parts) {
  return h("a", { href }, ...parts);
}

// A word in a pill, such as a verdict. Its class gives the colour; the word says the same.
export function pill(word, kind = word) {
  return h("span", { class: `pill ${kind.replaceAll(" ", "-")}` }, word);
}

export function count(number, noun, plural = `${noun}s`) {
  return `${number.toLocaleString("en")} ${number === 1 ? noun : plural}`;
}

// Terms and what they mean, without those that mean nothing.
export function terms(...pairs) {
  const shown = pairs.filter(([, value]) => value !== null && value !== undefined && value !== "" && value !== false);
  return h(
    "dl",
    {},
    shown.map(([term, value]) => [h("dt", {}, term), h("dd", {}, value)]),
  );
}

// A table that scrolls sideways on narrow screens; the keyboard can scroll it, too.
export function table(label, heads, rows) {
  return h(
    "div",
    { class: "scroll", tabindex: "0", role: "region", "aria-label": label },
    h(
      "table",
      {},
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          heads.map((head) => h("th", { scope: "col" }, head)),
        ),
      ),
      h("tbody", {}, rows),
    ),
  );
}

// Says something to screen readers and shows it for a moment.
export function announce(text) {
  const place = document.getElementById("announced");
  if (place) place.textContent = clean(text);
}
