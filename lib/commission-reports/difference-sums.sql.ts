import "server-only";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { allocations, reportEntries } from "@/db/schema";
import { currency } from "@/lib/base/money";
import type { DifferenceReason } from "@/lib/bookings/payments/difference-reason.model";
import type { Tx } from "@/lib/context/transaction";
import type { DifferenceSum } from "./report-detail.model";

/** What a report's lines paid beyond what was owed, by the reason that was given, in the bookings' currencies. */
export async function selectDifferenceSums(tx: Tx, reportId: string): Promise<DifferenceSum[]> {
  const reason = sql<DifferenceReason>`coalesce(${allocations.differenceReason}, 'overpayment')`;
  const rows = await tx.db
    .select({ reason, currency: allocations.currency, minor: sql<string>`sum(${allocations.overMinor})` })
    .from(reportEntries)
    .innerJoin(
      allocations,
      and(
        eq(allocations.userId, reportEntries.bookingUserId),
        eq(allocations.entryId, reportEntries.id),
        isNull(allocations.reversedAt),
        gt(allocations.overMinor, 0),
      ),
    )
    .where(eq(reportEntries.reportId, reportId))
    .groupBy(sql`1`, allocations.currency)
    .orderBy(sql`1`, allocations.currency);
  return rows.map((row) => ({
    reason: row.reason,
    amount: { minor: Number(row.minor), currency: currency.parse(row.currency) },
  }));
}
