import "server-only";
import { and, asc, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { allocations, commissionReports, matchLinks, reportEntries } from "@/db/schema";
import type { DifferenceReason } from "@/lib/ledger/bookings/payments/difference-reason.model";
import type { Tx } from "@/lib/platform/context/transaction";
import type { OpenLink } from "./link.sql";

/** Returns the transaction's last closed link. */
export async function selectLastLink(tx: Tx, transactionId: string): Promise<OpenLink | undefined> {
  const [row] = await tx.db
    .select()
    .from(matchLinks)
    .where(and(eq(matchLinks.transactionId, transactionId), isNotNull(matchLinks.closedAt)))
    .orderBy(desc(matchLinks.closedAt), desc(matchLinks.id))
    .limit(1);
  return row;
}

/** Returns whether a link's report is a removed split, and the fee and the excess reason of its deposit. */
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

/** Selects the agents whose bookings a link paid. */
function ownersOf({ bookingUserId, reportId }: OpenLink): SQL {
  return reportId === null
    ? sql`select ${bookingUserId}::uuid`
    : sql`select booking_user_id from ${reportEntries} where report_id = ${reportId}`;
}

/** Whether a link pays exactly, to the minor unit, what a closed link paid when it was closed. */
export async function isPaidAlike(tx: Tx, closed: OpenLink, linkId: string): Promise<boolean> {
  const paid = (
    id: string,
    isPaying: SQL,
  ) => sql`select booking_id, entry_id, amount_minor, currency, fee_minor,
      short_pay_minor, over_minor, conversion_minor from ${allocations}
    where user_id = any (array(${ownersOf(closed)})) and link_id = ${id} and ${isPaying}`;
  const before = paid(
    closed.id,
    sql`reversed_at = (select closed_at from ${matchLinks} where id = ${closed.id})`,
  );
  const now = paid(linkId, sql`reversed_at is null`);
  const [row] = await tx.db.execute<{ alike: boolean }>(sql`select not exists (
    (${before} except all ${now}) union all (${now} except all ${before})) as alike`);
  return row?.alike === true;
}

/** Returns the answers given for a link's payments, active or reversed, or undefined if it had no payments. */
export async function selectGiven(tx: Tx, link: OpenLink) {
  const [row] = await tx.db
    .select({
      rate: allocations.rate,
      feeMinor: allocations.feeMinor,
      shortPayMinor: allocations.shortPayMinor,
      overReason: sql<DifferenceReason | null>`case when ${allocations.overMinor} > 0 then ${allocations.differenceReason} end`,
    })
    .from(allocations)
    .where(and(sql`${allocations.userId} = any (array(${ownersOf(link)}))`, eq(allocations.linkId, link.id)))
    .orderBy(desc(allocations.overMinor), asc(allocations.id))
    .limit(1);
  return row;
}
