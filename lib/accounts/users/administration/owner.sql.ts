import "server-only";
import { sql } from "drizzle-orm";
import { bookings, emails, personName, users } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";

const RECORDS = { booking: bookings, email: emails };
export type OwnedKind = keyof typeof RECORDS;
export type Owner = { readonly id: string; readonly name: string };

/**
 * Finds the owner of a record by a look-up among each agent's own rows. There is no index on ids alone, because every
 * insert would have to maintain it.
 */
export async function selectOwner(tx: Tx, kind: OwnedKind, id: string): Promise<Owner | undefined> {
  const records = RECORDS[kind];
  const rows = await tx.db.execute<Owner>(sql`
    select ${users.id}, ${personName} as name from ${users} cross join lateral (
      select from ${records} where ${records.userId} = ${users.id} and ${records.id} = ${id}::uuid offset 0
    ) one limit 1`);
  return rows[0];
}
