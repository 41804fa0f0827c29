import { parentPort } from "node:worker_threads";

const held: Buffer[] = [];

/**
 * A fake reader thread: it hangs or allocates memory if the file's name says so, and otherwise returns a row with the
 * name.
 */
parentPort?.on("message", ({ name }: { readonly name: string }) => {
  if (name === "busy") for (;;);
  if (name === "allocating") setInterval(() => held.push(Buffer.alloc(20_000_000, 1)), 1);
  else parentPort?.postMessage({ rows: [{ cells: [{ x: 0, lines: [name] }] }] });
});
parentPort?.postMessage("ready");
