import "server-only";
import { eq, sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import {
  bookings,
  chases,
  commissionOffers,
  outboundEmails,
  personName,
  supplierMerges,
  supplierPreferences,
  suppliers,
  supplierTotals,
  users,
} from "@/db/schema";
import { Failure } from "@/lib/platform/base/failure";
import { sqlStateOf } from "@/lib/platform/context/connection-loss";
import type { Tx } from "@/lib/platform/context/transaction";
import { supplierKey } from "../supplier.model";

/** Locks and reads any supplier, whichever agent created it; in a transaction across agents. */
export async function lockAdminSupplier(tx: Tx, id: string) {
  const [row] = await tx.db.select().from(suppliers).where(eq(suppliers.id, id)).for("update");
  if (!row) throw new Failure("NOT_FOUND");
  return row;
}
export type LockedSupplier = Awaited<ReturnType<typeof lockAdminSupplier>>;

/**
 * Updates a supplier. Throws CONFLICT if its agent, or for a shared one the platform, already has a supplier of that
 * name.
 */
export async function updateAdminSupplier(
  tx: Tx,
  id: string,
  change: Partial<Omit<typeof suppliers.$inferInsert, "id">>,
): Promise<void> {
  await tx.db
    .update(suppliers)
    .set({ ...change, ...(change.name ? { nameKey: supplierKey(change.name) } : {}), updatedAt: tx.now })
    .where(eq(suppliers.id, id))
    .catch((error: unknown) => {
      if (sqlStateOf(error) !== "23505") throw error;
      const message = "There is a supplier of that name already.";
      throw new Failure("CONFLICT", message, { fields: { name: [message] } });
    });
}

/** Reads the agent who owns a supplier, its other names, and the number of agents with bookings there. */
export async function selectSupplierState(tx: Tx, id: string) {
  const [row] = await tx.db
    .select({
      aliases: suppliers.aliases,
      ownerId: suppliers.ownerId,
      mergedInto: suppliers.mergedInto,
      ownerName: sql<string | null>`${personName}`,
      agents: sql<number>`(select count(*)::int from (select from ${supplierTotals} t
        where t.supplier_id = ${suppliers.id} group by t.user_id having sum(t.count) > 0) held)`,
    })
    .from(suppliers)
    .leftJoin(users, eq(users.id, suppliers.ownerId))
    .where(eq(suppliers.id, id));
  return row;
}

/**
 * Returns the names of shared suppliers that have one of these keys as their own name; a supplier's own name takes
 * precedence over another's alias.
 */
export async function selectNamesakes(tx: Tx, keys: readonly string[]): Promise<readonly string[]> {
  if (keys.length === 0) return [];
  const rows = await tx.db.execute<{ name: string }>(sql`
    select name from ${suppliers} where owner_id is null and merged_into is null and name_key = any(${arrayText(keys)}::text[]) order by name`);
  return [...rows].map(({ name }) => name);
}

/** Tells whether any record of another agent refers to the supplier. */
export async function isUsedByOthers(tx: Tx, id: string, agent: string): Promise<boolean> {
  const [row] = await tx.db.execute<{ is_used: boolean }>(sql`
    select exists (select from ${bookings} where supplier_id = ${id} and user_id <> ${agent})
      or exists (select from ${supplierPreferences} where (supplier_id = ${id} or merged_into = ${id}) and user_id <> ${agent})
      or exists (select from ${supplierMerges} where (from_id = ${id} or into_id = ${id}) and user_id <> ${agent})
      or exists (select from ${chases} where supplier_id = ${id} and user_id <> ${agent})
      or exists (select from ${outboundEmails} where supplier_id = ${id} and user_id <> ${agent})
      or exists (select from ${commissionOffers} where supplier_id = ${id} and user_id <> ${agent}) as is_used`);
  return row?.is_used ?? true;
}

/** Tells whether an agent owns a supplier of that name. */
export async function hasOwnOfName(tx: Tx, agent: string, nameKey: string): Promise<boolean> {
  const [row] = await tx.db.execute<{ has: boolean }>(sql`
    select exists (select from ${suppliers} where owner_id = ${agent} and name_key = ${nameKey}) as has`);
  return row?.has ?? true;
}
