import "server-only";
import { sql } from "drizzle-orm";
import { bookings, emails, users } from "@/db/schema";
import type { Tx } from "@/lib/context/transaction";

const RECORDS = { booking: bookings, email: emails };
export type OwnedKind = keyof typeof RECORDS;

/** Each agent's own rows are asked: there is no index of ids alone, which every record would have to pay for. */
export async function selectOwner(tx: Tx, kind: OwnedKind, id: string): Promise<string | undefined> {
  const records = RECORDS[kind];
  const rows = await tx.db.execute<{ owner: string }>(sql`
    select one.user_id as owner from ${users} u cross join lateral (
      select ${records.userId} from ${records} where ${records.userId} = u.id and ${records.id} = ${id}::uuid offset 0
    ) one limit 1`);
  return rows[0]?.owner;
}
