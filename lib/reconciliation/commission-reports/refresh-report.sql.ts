import "server-only";
import { eq, sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { allocations, commissionReports, matchLinks, reportEntries } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import type { EntryFacts, EntryStatus, ReportStatus } from "./report-status.model";

export type CachedEntry = EntryFacts & { readonly id: string; readonly cached: EntryStatus };

/**
 * Returns the facts that determine the statuses of a report's entries. An entry of zero or without a booking is paid
 * together with its report, because it brings no money to a booking.
 */
export async function selectEntryFacts(tx: Tx, reportId: string): Promise<CachedEntry[]> {
  const isReportPaid = sql`(${commissionReports.paidOutsideAt} is not null or exists (select from ${matchLinks}
    where ${matchLinks.reportId} = ${commissionReports.id} and ${matchLinks.closedAt} is null))`;
  const rows = await tx.db
    .select({
      id: reportEntries.id,
      cached: reportEntries.status,
      ignoredAt: reportEntries.ignoredAt,
      bookingId: reportEntries.bookingId,
      matchSource: reportEntries.matchSource,
      differenceReason: reportEntries.differenceReason,
      isPaid: sql<boolean>`case when ${reportEntries.grossMinor} = 0 or ${reportEntries.differenceReason} is not null then ${isReportPaid}
        else exists (select from ${allocations} where ${allocations.userId} = ${reportEntries.bookingUserId}
          and ${allocations.entryId} = ${reportEntries.id} and ${allocations.reversedAt} is null) end`,
    })
    .from(reportEntries)
    .innerJoin(commissionReports, eq(commissionReports.id, reportEntries.reportId))
    .where(eq(reportEntries.reportId, reportId));
  return rows.map(({ bookingId, matchSource, differenceReason, ...row }) => ({
    ...row,
    hasBooking: bookingId !== null || differenceReason !== null,
    isProposal: matchSource === null && differenceReason === null,
  }));
}

export async function updateStatuses(
  tx: Tx,
  entries: readonly { readonly id: string; readonly status: EntryStatus }[],
): Promise<void> {
  if (entries.length === 0) return;
  await tx.db.execute(sql`update ${reportEntries} set status = fresh.status, version = version + 1,
    updated_at = ${tx.now.toISOString()}::timestamptz
    from unnest(${arrayText(entries.map(({ id }) => id))}::uuid[],
      ${arrayText(entries.map(({ status }) => status))}::text[]) as fresh (id, status)
    where ${reportEntries.id} = fresh.id`);
}

export async function updateReportStatus(
  tx: Tx,
  id: string,
  cache: {
    readonly status: ReportStatus;
    readonly entryCount: number;
    readonly ignoredCount: number;
    readonly closedCount: number;
  },
): Promise<void> {
  await tx.db
    .update(commissionReports)
    .set({ ...cache, version: sql`${commissionReports.version} + 1`, updatedAt: tx.now })
    .where(eq(commissionReports.id, id));
}
