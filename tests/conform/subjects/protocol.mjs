// A validator of FemtoClaw messages in JavaScript, with an adapter for wire protocol 1. It shares nothing with
// Leverframe. Its shape is another one: it reads the text twice, with the parser of the language and for its names.
// The faults are those that JavaScript invites. Usage: node protocol.mjs [FAULT].

import { createInterface } from "node:readline";

const fault = process.argv[2];
const is = (name) => fault === name;

class Rejected extends Error {
  constructor(step, reason) {
    super(reason);
    this.step = step;
  }
}

const shell = (args) =>
  Object.keys(args).sort().join() === "argv,bin" &&
  ["echo", "printf"].includes(args.bin) &&
  Array.isArray(args.argv) &&
  args.argv.every((word) => typeof word === "string");
const known = is("proto") ? { shell } : new Map([["shell", shell]]);
const command = /^[a-z]/g; // whoever asks it twice gets two answers
let suspicious = false;

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** The names of each object of a text that is JSON: throws if one is there twice. */
function checkNames(text) {
  const open = [];
  const tokens = text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]/g);
  let latest;
  for (const [token] of tokens) {
    if (token === "{") open.push(new Set());
    else if (token === "[") open.push(null);
    else if (token === "}" || token === "]") open.pop();
    else if (token === ":") {
      const names = open.at(-1);
      if (names.has(latest)) throw new Rejected(1, "a duplicate name");
      names.add(latest);
    } else if (token !== ",") latest = JSON.parse(token);
  }
}

function parsed(bytes) {
  const decoder = new TextDecoder("utf-8", { fatal: !is("bytes"), ignoreBOM: !is("mark") });
  try {
    const text = decoder.decode(bytes);
    const value = JSON.parse(text);
    if (!is("duplicates")) checkNames(text);
    return value;
  } catch (error) {
    throw error instanceof Rejected ? error : new Rejected(1, `not JSON: ${error.name}`);
  }
}

function judge(bytes) {
  const value = parsed(bytes);
  if (!isObject(value)) throw new Rejected(2, "no object");
  const names = Object.keys(value);
  if (names.length === 0 || names.some((name) => !["message", "tool_call"].includes(name)))
    throw new Rejected(2, "unknown names");
  if (names.length > 1 && !is("first-form")) throw new Rejected(2, "both forms");
  const form = value[names[0]];
  if (!isObject(form)) throw new Rejected(3, "no form");
  return names[0] === "message" ? message(form) : call(form);
}

function message(form) {
  if (Object.keys(form).join() !== "content") throw new Rejected(3, "no content, or more");
  if (typeof form.content !== "string" && !is("loose")) throw new Rejected(3, "no text");
  if (!is("surrogates") && !String(form.content).isWellFormed()) throw new Rejected(3, "half a character");
  return "message";
}

function call(form) {
  const { tool, args, ...rest } = form;
  if (Object.keys(rest).length > 0 && !is("rest")) throw new Rejected(3, "unknown names");
  if (typeof tool !== "string") throw new Rejected(3, "no name");
  const fits = is("proto") ? known[tool] : known.get(tool);
  if (!fits) throw new Rejected(4, "unknown");
  if (is("regex") && !command.test(tool)) throw new Rejected(4, "no name of a command");
  if (!isObject(args)) throw new Rejected(5, "no arguments"); // a reader may take this for step 5
  if (!fits(args)) throw new Rejected(5, "unfit arguments");
  return "tool_call";
}

function answer(asked) {
  switch (asked.cmd) {
    case "start": {
      const valid = [{ bin: "echo", argv: ["Hello"] }, { bin: "printf", argv: [] }];
      const invalid = [{}, { bin: "rm", argv: [] }, { bin: "echo", argv: "x" }, { bin: "echo", argv: [null] }];
      const implementation = { name: "protocol", version: "1", language: "JavaScript" };
      return { ok: true, protocol: 1, implementation, modes: ["messages"], capabilities: { shell: { valid, invalid } } };
    }
    case "reset":
    case "stop":
      command.lastIndex = 0;
      suspicious = false;
      return { ok: true };
    case "message":
      if (is("hangs") && asked.bytes_base64.length > 1_000_000) for (;;);
      try {
        if (suspicious && is("sticks")) throw new Rejected(1, "an attack goes on");
        return { verdict: judge(Buffer.from(asked.bytes_base64, "base64")), step: 6 };
      } catch (error) {
        if (!(error instanceof Rejected)) return { errored: true, message: String(error) };
        suspicious = !suspicious;
        return { verdict: "rejected", step: error.step, reason: error.message };
      }
    default:
      return { cannot: asked.cmd, reason: "this validator has no such thing" };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  process.stdout.write(`${JSON.stringify({ id: asked.id, ...answer(asked) })}\n`);
  if (asked.cmd === "stop") break;
}
