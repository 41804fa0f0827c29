import "server-only";
import { sql } from "drizzle-orm";
import { DIFFERENCES_OF_PAYMENT } from "@/db/payment-differences";
import { currency } from "@/lib/platform/base/money";
import type { Tx } from "@/lib/platform/context/transaction";
import type { DifferenceSum } from "./report-detail.model";

/**
 * Sums the differences between a report's payments and what its bookings were owed, by reason: excess amounts in the
 * bookings' currencies, conversion differences (negative for a loss; counted only once if they were given as the reason
 * for an excess), amounts without a booking or with an unknown one, and the amount by which the deposit exceeds the
 * report's net.
 */
export async function selectDifferenceSums(tx: Tx, reportId: string): Promise<DifferenceSum[]> {
  const rows = await tx.db.execute<{ reason: DifferenceSum["reason"]; currency: string; minor: string }>(sql`
    with lines as (select * from commission_report_entries where report_id = ${reportId}),
    paid as (select a.* from lines e join allocations a
      on a.user_id = e.booking_user_id and a.entry_id = e.id and a.reversed_at is null)
    select reason, currency, sum(minor) as minor from (
      select part.reason, a.currency, part.minor from paid a cross join ${DIFFERENCES_OF_PAYMENT} where part.reason not in ('fee', 'accepted')
      union all select coalesce(e.difference_reason, 'unclaimed'), r.currency, e.gross_minor
        from lines e join commission_reports r on r.id = e.report_id
        where r.source = 'split' and e.booking_id is null and e.ignored_at is null
      union all select r.deposit_over_reason, r.currency, r.deposit_over_minor
        from commission_reports r where r.id = ${reportId} and r.deposit_over_reason is not null
          and exists (select from match_links l where l.report_id = r.id and l.closed_at is null)) difference
    group by 1, 2 having sum(minor) <> 0 order by 1, 2`);
  return [...rows].map((row) => ({
    reason: row.reason,
    amount: { minor: Number(row.minor), currency: currency.parse(row.currency) },
  }));
}
