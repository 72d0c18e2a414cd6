// The reader of examples/vectors, asked line by line: a file and answers in, the dimensions that refuse each out.
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const { Follower } = await import(pathToFileURL(process.argv[2]));
let file = null;
for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  file = asked.file ?? file;
  const followers = Object.keys(file.dimensions).map((name) => new Follower(file, name));
  const found = asked.answers.map(({ cycle, outcome, trace, state }) =>
    followers.filter((one) => one.now.length > 0 && !one.cycle(cycle, outcome, trace, state)).map((one) => one.name),
  );
  process.stdout.write(`${JSON.stringify(found)}\n`);
}
