import "server-only";
import { eq, inArray, sql } from "drizzle-orm";
import { suppliers, users } from "@/db/schema";
import { Failure } from "@/lib/platform/base/failure";
import type { Tx } from "@/lib/platform/context/transaction";

/**
 * The supplier to which an agent's rows move. `removedOwnMergeInto` is the target of the agent's own merging that must be removed
 * because it would create a cycle.
 */
export type AgentAt = { readonly userId: string; readonly intoId: string; readonly unledFrom: string | null };

/**
 * Returns the agents who have anything at a supplier, each with the supplier that they see instead of `into`, in the
 * order in which their data is processed.
 */
export async function selectAgentsMoving(tx: Tx, from: string, into: string): Promise<readonly AgentAt[]> {
  const rows = await tx.db.execute<{ user_id: string; at: string; first: string | null }>(sql`
    with recursive agents as (
      select user_id from bookings where supplier_id = ${from}
      union select user_id from supplier_preferences where supplier_id = ${from}
      union select user_id from chases where supplier_id = ${from}
      union select user_id from outbound_emails where supplier_id = ${from}
      union select user_id from commission_offers where supplier_id = ${from}
      union select user_id from supplier_preferences where supplier_id = ${into} and merged_into = ${from}
    ), led as (
      select user_id, ${into}::uuid as at, null::uuid as first, 0 as step from agents
      union all
      select l.user_id, coalesce(p.merged_into, s.merged_into), coalesce(l.first, p.merged_into), l.step + 1
      from led l join suppliers s on s.id = l.at
      left join supplier_preferences p on p.user_id = l.user_id and p.supplier_id = l.at
      where coalesce(p.merged_into, s.merged_into) is not null and l.at <> ${from} and l.step < 8
    )
    select distinct on (user_id) user_id, at, first from led order by user_id, step desc`);
  return [...rows].map(({ user_id, at, first }) =>
    at === from
      ? { userId: user_id, intoId: into, unledFrom: first }
      : { userId: user_id, intoId: at, unledFrom: null },
  );
}

/** Returns those of these agents whose account still exists. */
export async function selectThere(tx: Tx, agents: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...agents]));
  return new Set(rows.map(({ id }) => id));
}

export async function selectSupplierName(tx: Tx, id: string): Promise<string> {
  const [row] = await tx.db.select({ name: suppliers.name }).from(suppliers).where(eq(suppliers.id, id));
  if (!row) throw new Failure("NOT_FOUND");
  return row.name;
}
