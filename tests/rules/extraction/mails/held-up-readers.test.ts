import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { ThreadPool } from "@/lib/reader/documents/thread-pool";

const LIMIT_MS = 700;
/** On a shared machine, starting a thread can take seconds. */
const LONG_MS = 4_000;
const threads = new ThreadPool(
  () => new Worker(new URL("../../../support/mails/busy-reader.ts", import.meta.url)),
);

it("a reader that never answers is ended, and the next file is read", async () => {
  const { ended, spentMs } = await run("busy", LIMIT_MS);
  expect(ended).toBe("late");
  expect(spentMs).toBeGreaterThan(LIMIT_MS);
  await expectRead();
});

it("a reader that takes too much memory is ended before its time is over, and the next file is read", async () => {
  expect(await run("allocating", LONG_MS)).toMatchObject({ ended: "greedy" });
  await expectRead();
});

it("healthy files don't wait for one that holds its reader up", async () => {
  let isGivenUp = false;
  const last = run("busy", LONG_MS).then(() => {
    isGivenUp = true;
  });
  await Promise.all(Array.from({ length: 6 }, expectRead));
  expect(isGivenUp).toBe(false);
  await last;
});

it("where such files hold all readers, the files behind them are still read", async () => {
  const all = Array.from({ length: 6 }, () => run("busy", LIMIT_MS));
  await expectRead();
  expect(await Promise.all(all)).toMatchObject(all.map(() => ({ ended: "late" })));
  await expectRead();
});

function run(name: string, limitMs: number) {
  return threads.run({ kind: "text", name, bytes: new Uint8Array() }, limitMs);
}

async function expectRead(): Promise<void> {
  expect(await run("healthy", 20_000)).toMatchObject({
    answer: { rows: [{ cells: [{ x: 0, lines: ["healthy"] }] }] },
  });
}
