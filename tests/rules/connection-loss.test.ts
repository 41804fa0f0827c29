import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DatabaseError } from "@/db/database-error";
import { retriedRead } from "@/lib/platform/context/connection-loss";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Reads from a database that is down for this many milliseconds; returns the outcome and the elapsed time. */
async function readWhileAway(ms: number) {
  const begun = Date.now();
  const read = retriedRead(async () => {
    if (Date.now() - begun < ms) throw new DatabaseError("ECONNREFUSED");
    return "rows";
  }).then(
    (rows) => ({ rows, after: Date.now() - begun }),
    (error: unknown) => ({ error, after: Date.now() - begun }),
  );
  await vi.advanceTimersByTimeAsync(20_000);
  return await read;
}

it.each([100, 1_000, 2_000, 3_000, 3_900])(
  "a read whose database is away for %i ms is answered soon after it is back",
  async (ms) => {
    const { after, ...read } = await readWhileAway(ms);
    expect(read).toEqual({ rows: "rows" });
    expect(after).toBeLessThanOrEqual(ms + 250);
  },
);

it("a read whose database stays away fails in time for the gate and the answer behind it to fail within ten seconds", async () => {
  const { after, ...read } = await readWhileAway(60_000);
  expect(read).toEqual({ error: new DatabaseError("ECONNREFUSED") });
  expect(after).toBeLessThan(5_000);
});

it("a read that fails for another reason isn't done again", async () => {
  const work = vi.fn(() => Promise.reject(new DatabaseError("42P01")));
  await expect(retriedRead(work)).rejects.toMatchObject({ code: "42P01" });
  expect(work).toHaveBeenCalledTimes(1);
});
