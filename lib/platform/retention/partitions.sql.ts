import "server-only";
import { sql } from "drizzle-orm";
import type { Tx } from "@/lib/platform/context/transaction";

/** Makes the partitions that are missing for this month and as many to come. */
export async function createPartitions(tx: Tx, monthsAhead: number): Promise<void> {
  const now = sql`${tx.now.toISOString()}::timestamptz`;
  await tx.db.execute(sql`select make_partitions(${now}, ${now} + make_interval(months => ${monthsAhead}))`);
}
