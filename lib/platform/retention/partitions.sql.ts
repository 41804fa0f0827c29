import "server-only";
import { sql } from "drizzle-orm";
import type { Tx } from "@/lib/platform/context/transaction";

/** Creates the missing partitions for this month and for `monthsAhead` more. */
export async function createPartitions(tx: Tx, monthsAhead: number): Promise<void> {
  const now = sql`${tx.now.toISOString()}::timestamptz`;
  await tx.db.execute(sql`select make_partitions(${now}, ${now} + make_interval(months => ${monthsAhead}))`);
}
