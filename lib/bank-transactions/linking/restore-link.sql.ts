import "server-only";
import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import { allocations, commissionReports, matchLinks, reportEntries } from "@/db/schema";
import type { DifferenceReason } from "@/lib/bookings/payments/difference-reason.model";
import type { Tx } from "@/lib/context/transaction";
import type { OpenLink } from "./link.sql";

/** The link that a transaction had last. */
export async function selectLastLink(tx: Tx, transactionId: string): Promise<OpenLink | undefined> {
  const [row] = await tx.db
    .select()
    .from(matchLinks)
    .where(and(eq(matchLinks.transactionId, transactionId), isNotNull(matchLinks.closedAt)))
    .orderBy(desc(matchLinks.closedAt), desc(matchLinks.id))
    .limit(1);
  return row;
}

/** What became of the report of a link, and why its deposit was more than its net. */
export async function selectReportState(tx: Tx, reportId: string) {
  const [row] = await tx.db
    .select({
      isRemovedSplit: sql<boolean>`${commissionReports.source} = 'split' and ${commissionReports.removedAt} is not null`,
      feeMinor: commissionReports.depositFeeMinor,
      overReason: commissionReports.depositOverReason,
    })
    .from(commissionReports)
    .where(eq(commissionReports.id, reportId));
  return row;
}

/** What was said of the payments that a link brought, whether they stand or not; undefined where it brought none. */
export async function selectGiven(tx: Tx, { id, bookingUserId, reportId }: OpenLink) {
  const owners =
    reportId === null
      ? sql`select ${bookingUserId}::uuid`
      : sql`select booking_user_id from ${reportEntries} where report_id = ${reportId}`;
  const [row] = await tx.db
    .select({
      rate: allocations.rate,
      feeMinor: allocations.feeMinor,
      shortPayMinor: allocations.shortPayMinor,
      overReason: sql<DifferenceReason | null>`case when ${allocations.overMinor} > 0 then ${allocations.differenceReason} end`,
    })
    .from(allocations)
    .where(and(sql`${allocations.userId} = any (array(${owners}))`, eq(allocations.linkId, id)))
    .orderBy(desc(allocations.overMinor), asc(allocations.id))
    .limit(1);
  return row;
}
