// Places in the page, as the fragment of its address: #VIEW/SUBJECT?name=value&…

export function parse(fragment) {
  const [path, query = ""] = fragment.replace(/^#/, "").split("?", 2);
  const [view = "", ...subject] = path.split("/").map(decoded);
  const values = {};
  for (const part of query.split("&")) {
    const [name, ...value] = part.split("=");
    if (name) values[decoded(name)] = decoded(value.join("="));
  }
  return { view, subject: subject.join("/"), values };
}

export function address(view, subject = "", values = {}) {
  const query = Object.entries(values)
    .filter(([, value]) => value !== null && value !== undefined && value !== "")
    .map(([name, value]) => `${encoded(name)}=${encoded(String(value))}`)
    .join("&");
  return `#${encoded(view)}${subject ? `/${encoded(subject)}` : ""}${query ? `?${query}` : ""}`;
}

// Commas, tildes and the like stay readable. Half a character, as JSON may have it, is replaced.
function encoded(text) {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd")).replaceAll("%2C", ",").replaceAll("%3A", ":").replaceAll("%2F", "/");
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
