import "server-only";
import { eq, sql } from "drizzle-orm";
import { keptFigures } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";

/** What was added up under a name, and when. */
export async function selectKept(tx: Tx, name: string): Promise<{ at: Date; value: unknown } | undefined> {
  const [row] = await tx.db
    .select({ at: keptFigures.at, value: keptFigures.value })
    .from(keptFigures)
    .where(eq(keptFigures.name, name));
  return row;
}

/** Until the transaction ends whoever else wants to add up the same waits. */
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
