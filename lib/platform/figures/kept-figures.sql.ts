import "server-only";
import { eq, sql } from "drizzle-orm";
import { keptFigures } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";

/** Reads the cached figures of a name, and when they were computed. */
export async function selectKept(tx: Tx, name: string): Promise<{ at: Date; value: unknown } | undefined> {
  const [row] = await tx.db
    .select({ at: keptFigures.at, value: keptFigures.value })
    .from(keptFigures)
    .where(eq(keptFigures.name, name));
  return row;
}

/** Locks a name until the transaction ends, so that other callers that want to compute the same figures wait. */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`kept-figures ${name}`}, 0))`);
}

export async function upsertKept(tx: Tx, name: string, value: unknown): Promise<void> {
  const row = { value, at: tx.now };
  await tx.db
    .insert(keptFigures)
    .values({ name, ...row })
    .onConflictDoUpdate({ target: keptFigures.name, set: row });
}
