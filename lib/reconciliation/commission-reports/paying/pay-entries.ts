import "server-only";
import type { Answers } from "@/lib/ledger/bookings/payments/difference-reason.model";
import type { Exchange } from "@/lib/ledger/bookings/payments/exchange.model";
import { overpaymentQuestion } from "@/lib/ledger/bookings/payments/payment-questions.model";
import { reverseAllocations } from "@/lib/ledger/bookings/payments/reverse-allocations";
import { Failure } from "@/lib/platform/base/failure";
import type { Money } from "@/lib/platform/base/money";
import { inTenant, type Tx } from "@/lib/platform/context/transaction";
import { refreshReport } from "../refresh-report";
import type { ReportEntry } from "../report.model";
import { type LockedReport, lockEntries, lockReport } from "../report.sql";
import { depositOver, depositOverWords } from "./entry-payment.model";
import { payEach } from "./pay-each";
import { type ReportLink, selectPaid, selectReportLink, updateDeposit } from "./pay-entries.sql";
import { type DecidedEntry, partsOf } from "./payment-parts";

/** A link that was just made. `feeMinor`, in the deposit's currency, was deducted on the way and counts as received. */
export type OpenedLink = {
  readonly id: string;
  readonly feeMinor: number;
  /** An administrator's answers about excess amounts and recalls; null if nobody was asked. */
  readonly answers: Answers | null;
  /** Whether entries with open questions stay unpaid while the others are paid, because there is nobody to ask. */
  readonly leavesOpen?: boolean;
  /** Whether to ask a person to confirm the exchange rate of a deposit in another currency. */
  readonly rate?: Rate;
};
type Rate = Pick<Exchange, "isAsking" | "isUnusualRate">;
type Options = Pick<OpenedLink, "leavesOpen" | "rate"> & {
  readonly depositOver?: Money | null;
  /** The report's link, if it has already been loaded. */
  readonly paying?: ReportLink | undefined;
};

/**
 * Pays every matched entry of a report to which a transaction was just linked. The transaction is already locked; the
 * report, its entries and bookings are locked here, in this order. Throws CONFLICT if the deposit can't pay the report,
 * or if there is a question.
 */
export async function payEntries(tx: Tx, reportId: string, link: OpenedLink): Promise<void> {
  const report = await lockReport(tx, reportId);
  if (!report) throw new Failure("NOT_FOUND");
  if (report.paidOutsideAt) {
    throw new Failure("CONFLICT", "This report was paid to the agent's own bank. Take that back first.");
  }
  const found = await selectReportLink(tx, report.id);
  const paying = found && { ...found, feeMinor: link.feeMinor };
  const over = await keepDeposit(tx, report, link, paying);
  const options = { ...link, depositOver: over, paying };
  await payLocked(tx, report, await lockEntries(tx, reportId), link.answers, options);
}

/**
 * Stores the fee deducted from the deposit, and the amount by which it exceeds the net, with its reason. Returns the
 * excess if nobody has given a reason.
 */
async function keepDeposit(
  tx: Tx,
  report: LockedReport,
  { answers, leavesOpen, feeMinor }: OpenedLink,
  paying: ReportLink | undefined,
): Promise<Money | null> {
  const over = paying ? depositOver(report, paying) : null;
  if (over && leavesOpen) throw overpaymentQuestion(depositOverWords(over), over.minor);
  const reason = (over && answers?.overReason) ?? null;
  await updateDeposit(tx, report.id, {
    depositFeeMinor: feeMinor,
    depositOverMinor: reason ? (over?.minor ?? 0) : 0,
    depositOverReason: reason,
  });
  return reason ? null : over;
}

/**
 * Reverses the payments of a report's entries by a link, which `close` then closes. The entries wait for their money
 * again.
 */
export async function unpayEntries(
  tx: Tx,
  reportId: string,
  linkId: string,
  close: () => Promise<void>,
): Promise<void> {
  await lockReport(tx, reportId);
  await lockEntries(tx, reportId);
  const paid = await selectPaid(tx, reportId);
  for (const userId of [...new Set(paid.map((one) => one.userId))].sort()) {
    await inTenant(tx, userId, (tenant) => reverseAllocations(tenant, { linkId }));
  }
  // Entries of zero count as paid while the link is open.
  await close();
  await refreshReport(tx, reportId);
}

/**
 * Pays locked entries that can be paid and aren't yet: by the report's transaction, or as paid to the agent's own bank.
 */
export async function payLocked(
  tx: Tx,
  report: LockedReport,
  entries: readonly ReportEntry[],
  answers: Answers | null,
  { leavesOpen = false, depositOver: over = null, rate = NOT_ASKED, paying }: Options = {},
): Promise<void> {
  const link = paying ?? (await selectReportLink(tx, report.id));
  if (link || report.paidOutsideAt) {
    const paid = await selectPaid(tx, report.id);
    const isPaid = new Set(paid.map(({ entryId }) => entryId));
    const due = entries.filter(isPayable).filter(({ id }) => !isPaid.has(id));
    const already = paid.reduce((sum, one) => sum + one.depositMinor, 0);
    const parts = await partsOf(tx, { report, link, already, rate }, due);
    await payEach(tx, { report, link, answers, leavesOpen, depositOver: over }, parts);
  }
  await refreshReport(tx, report.id);
}

const NOT_ASKED: Rate = { isAsking: false, isUnusualRate: false };

/** Reverses the payments of locked entries, by whatever they were paid. */
export async function unpayLocked(tx: Tx, reportId: string, ids: ReadonlySet<string>): Promise<void> {
  const paid = (await selectPaid(tx, reportId)).filter(({ entryId }) => ids.has(entryId));
  paid.sort((one, other) => (one.userId < other.userId ? -1 : 1));
  for (const { entryId, userId } of paid) {
    await inTenant(tx, userId, (tenant) => reverseAllocations(tenant, { entryId }));
  }
}

function isPayable(entry: ReportEntry): entry is DecidedEntry {
  return (
    entry.booking !== null && entry.matchSource !== null && entry.ignoredAt === null && entry.grossMinor !== 0
  );
}
