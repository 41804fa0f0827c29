import { parentPort } from "node:worker_threads";

const held: Buffer[] = [];

/** Stands for a reader that a file holds up: it does what the file's name says, and answers any other name by a row of it. */
parentPort?.on("message", ({ name }: { readonly name: string }) => {
  if (name === "busy") for (;;);
  if (name === "allocating") setInterval(() => held.push(Buffer.alloc(20_000_000, 1)), 1);
  else parentPort?.postMessage({ rows: [{ cells: [{ x: 0, lines: [name] }] }] });
});
parentPort?.postMessage("ready");
