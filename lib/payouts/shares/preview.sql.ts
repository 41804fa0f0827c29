import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { isAwaited } from "@/db/outstanding";
import { bookings, payoutAgreements, payoutSettings, payoutShares } from "@/db/schema";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Tx } from "@/lib/platform/context/transaction";
import { percentOf } from "./percent.sql";
import type { HypotheticalAgreement, PercentPreview } from "./preview.model";

export async function selectPreview(
  tx: Tx,
  change: HypotheticalAgreement,
  day: CalendarDate,
): Promise<PercentPreview> {
  const [changes, [made]] = await Promise.all([
    tx.db.execute<{ fromBp: number; toBp: number; count: number }>(sql`
      select was.percent_bp as "fromBp", will.percent_bp as "toBp", count(*)::int as count
      from (select * from ${bookings} where user_id = ${change.userId} and deleted_at is null and ${isAwaited}
          and coalesce(id = ${change.bookingId}::uuid, true)) b,
        (select coalesce((select default_percent_bp from ${payoutSettings}), 10000) as default_percent_bp) o,
        lateral (${percentOf(sql`${day}::date`)}) was, lateral (${percentOf(sql`${day}::date`, agreedWith(change, tx.now))}) will
      group by 1, 2 order by 3 desc, 1, 2`),
    tx.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${payoutShares} where user_id = ${change.userId}
        and coalesce(booking_id = ${change.bookingId}::uuid, true)`,
    ),
  ]);
  const isChanged = ({ fromBp, toBp }: { fromBp: number; toBp: number }) => fromBp !== toBp;
  return {
    changes: [...changes]
      .filter(isChanged)
      .map(({ fromBp, toBp, count }) => ({ fromBp, toBp, bookings: count })),
    unchanged: [...changes].filter((row) => !isChanged(row)).reduce((sum, { count }) => sum + count, 0),
    madeShares: made?.count ?? 0,
  };
}

/** Returns a query of the agreements as they would be. */
function agreedWith(
  { userId, replacesId, bookingId, supplierId, percent, validFrom, basis }: HypotheticalAgreement,
  now: Date,
): SQL {
  const columns = sql.raw(
    "user_id, id, booking_id, supplier_id, percent_bp, valid_from, basis, created_at, ended_at",
  );
  return sql`(select ${columns} from ${payoutAgreements} where user_id = ${userId} and id is distinct from ${replacesId}::uuid
    union all select ${userId}::uuid, gen_random_uuid(), ${bookingId}::uuid, ${supplierId}::uuid, ${percent}::int, ${validFrom}::date,
      ${basis}, ${now.toISOString()}::timestamptz, null)`;
}
