import "server-only";
import { sql } from "drizzle-orm";
import { allocations, bookings } from "@/db/schema";
import type { Tx } from "@/lib/context/transaction";

const ENOUGH = 3;
const LONGEST = 730;

/** The median of days between travel end and payment for a supplier; null while fewer than three payments are known. */
export async function selectLearnedLag(tx: Tx, userId: string, supplierId: string): Promise<number | null> {
  const rows = await tx.db.execute<{ payments: number; lag: number | null }>(sql`
    select count(*)::int as payments,
      percentile_disc(0.5) within group (order by a.received_on - b.travel_end)::int as lag
    from ${bookings} b join ${allocations} a on a.user_id = b.user_id and a.booking_id = b.id
    where b.user_id = ${userId} and b.supplier_id = ${supplierId} and b.deleted_at is null
      and a.reversed_at is null and a.amount_minor > 0`);
  const [row] = [...rows];
  if (!row || row.lag === null || row.payments < ENOUGH) return null;
  return Math.min(Math.max(row.lag, 0), LONGEST);
}
