import { expect } from "vitest";
import type { Tx } from "@/lib/platform/context/transaction";
import { db } from "./database";

type Open = (work: (tx: Tx) => Promise<void>) => Promise<void>;

/**
 * Runs `first` in a transaction opened by `open` and keeps it open until `second` waits for it; then lets both finish.
 */
export async function meanwhile<T>(
  open: Open,
  first: (tx: Tx) => Promise<unknown>,
  second: () => Promise<T>,
): Promise<T> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: done, resolve: tell } = Promise.withResolvers<void>();
  const opened = open(async (tx) => {
    await first(tx);
    tell();
    await released;
  });
  await Promise.race([done, opened]);
  const other = second();
  other.catch(() => undefined);
  await expect.poll(isWaiting, { timeout: 8_000 }).toBe(true);
  release();
  await opened;
  return other;
}

async function isWaiting(): Promise<boolean> {
  const waiting = await db`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return waiting.length > 0;
}
