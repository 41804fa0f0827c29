import "server-only";
import { sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { payoutAgreements, suppliers, users } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";

/** Reads agents by their email addresses in lower case. */
export async function selectAgentsByEmail(tx: Tx, emails: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.db.execute<{ id: string; email: string }>(
    sql`select id, lower(email) as email from ${users} where lower(email) = any (${arrayText(emails)}::text[])`,
  );
  return new Map([...rows].map(({ id, email }) => [email, id]));
}

/**
 * Reads suppliers by their names in lower case, whether shared or owned by any agent, without merged and withdrawn
 * ones.
 */
export async function selectSuppliersByName(tx: Tx, names: readonly string[]) {
  const rows = await tx.db.execute<{ id: string; name: string; ownerId: string | null }>(
    sql`select id, lower(name) as name, owner_id as "ownerId" from ${suppliers}
      where lower(name) = any (${arrayText(names)}::text[]) and merged_into is null and withdrawn_at is null`,
  );
  return [...rows];
}

/** Reads the agreements in force with these agents, without those for single bookings. */
export async function selectCurrentAgreements(tx: Tx, agents: readonly string[]) {
  const rows = await tx.db.execute<{
    userId: string;
    id: string;
    supplierId: string | null;
    percentBp: number;
    validFrom: string;
    basis: string;
    note: string | null;
  }>(sql`select user_id as "userId", id, supplier_id as "supplierId", percent_bp as "percentBp", valid_from::text as "validFrom", basis, note
    from ${payoutAgreements} where user_id = any (${arrayText(agents)}::uuid[]) and ended_at is null and booking_id is null`);
  return [...rows];
}
