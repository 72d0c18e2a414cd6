// Reads a file of cycles that `leverframe vectors` wrote, and judges what a subject shows (docs/vectors.md).
const OUTCOMES = { accepted: ["accepted"], refused: ["refused"], raised: ["accepted", "refused"] };
const SHOWN = { path: ["state"], effects: ["effect"], signals: ["signal"], records: ["record"],
                order: ["record", "effect", "signal"] };

/** The values in the slots after a value was told; null if it may not be told. */
function told(expected, value, held) {
  if (expected?.free) return held;
  if (expected == null || value == null) return value == null && (expected == null || expected.optional) ? held : null;
  if (expected.slot === undefined) return value === expected.value ? held : null;
  const id = JSON.stringify([expected.kind, value]), known = held[expected.slot];
  return (known ? known === id : !Object.values(held).includes(id)) ? { ...held, [expected.slot]: id } : null;
}

/** The values in the slots after an entry of a trace; null if it is not what an edge expects. */
function fits(edge, entry, held, fields) {
  const kind = ["state", "record", "signal", "effect"].find((one) => one in edge);
  if (kind !== "record") return edge[kind] === entry[kind] ? told(edge.value, entry.value, held) : null;
  if (!entry.record) return null;
  if (Object.entries(edge.record).some(([name, value]) => (entry.record[name] ?? value) !== value)) return null;
  return fields.reduce((now, name) => now && told(edge.fields?.[name], entry.record[name], now), held);
}

/** Follows a subject in one dimension. `now` is everything that it may be doing; it is empty after a failure. */
export class Follower {
  constructor(file, name) {
    Object.assign(this, { file, name, nodes: file.dimensions[name].nodes, here: file.initial, now: [[0, {}]] });
  }
  go(next) {
    const found = this.now.flatMap(([at, held]) => next(this.nodes[at], held)).filter(([at, held]) => at >= 0 && held);
    const kept = found.map(([at, held]) => [at, (this.nodes[at].holds ?? []).map((slot) => [slot, held[slot]])]);
    const every = new Map(kept.map((one) => [JSON.stringify(one), one]));
    this.now = [...every.values()].map(([at, held]) => [at, Object.fromEntries(held)]);
  }
  cycle(number, outcome, trace, state) {
    this.go((node, held) => OUTCOMES[outcome].map((one) => [node.cycles?.[number]?.[one], held]));
    for (const entry of trace) {
      const again = "state" in entry && entry.state === this.here;
      this.here = entry.state ?? this.here;
      if (again || this.file.free?.includes(entry.effect) || !SHOWN[this.name]?.some((kind) => kind in entry)) continue;
      this.go((node, held) => (node.sees ?? []).map((edge) => [edge.to, fits(edge, entry, held, this.file.fields)]));
    }
    const isEnd = ([name]) => name === "*" || state == null || name === state;
    this.go((node, held) => Object.entries(node.ends ?? {}).filter(isEnd).map(([, at]) => [at, held]));
    return this.now.length > 0;
  }
}
