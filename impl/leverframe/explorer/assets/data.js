// The data of the page, unpacked, and what it consists of by name.

import { Machine } from "./machine.js";

export async function unpack(packed) {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return JSON.parse(await new Response(stream).text());
}

export class Catalogue {
  constructor(data) {
    this.version = data.version;
    this.title = data.title;
    this.books = data.books;
    this.reports = data.reports ?? [];
    this.machines = data.machines;
    this.systems = [...new Set(data.machines.map((one) => one.system))];
    this.byKey = new Map(data.machines.map((one) => [one.key, one]));
    // Several systems may have the same id, so these are lists; for links, it is enough to know whether there is one.
    this.requirements = data.books.flatMap((book) => book.requirements.map((one) => ({ ...one, system: book.system })));
    this.findings = data.books.flatMap((book) => book.findings.map((one) => ({ ...one, system: book.system })));
    this.requirementIds = new Set(this.requirements.map((one) => one.id));
    this.built = new Map();
  }

  profiles(system) {
    return this.machines.filter((one) => one.system === system);
  }

  // The profile that a visitor sees first: the reference, or the only one.
  preferred(system) {
    const found = this.profiles(system);
    return found.find((one) => one.profile === "reference") ?? found[0];
  }

  // The machine with its steps compiled, once.
  machine(key) {
    if (!this.built.has(key)) this.built.set(key, new Machine(this.byKey.get(key)));
    return this.built.get(key);
  }

  // A check of a requirement or finding: [system, profile, name, verdict] → its machine and claim, if they are shown.
  claim([system, profile, name]) {
    const machine = this.byKey.get(`${system}.${profile}`);
    const claim = machine?.claims.find((one) => one.name === name);
    return claim ? { machine, claim } : null;
  }

  // The findings that a machine's claim shows or resolves.
  findingsOf(machine, name) {
    const is = ([system, profile, check]) => system === machine.system && profile === machine.profile && check === name;
    return this.findings.filter((one) => one.shows.some(is) || one.resolves.some(is));
  }
}
