import "server-only";
import type { Answers } from "@/lib/ledger/bookings/payments/difference-reason.model";
import type { Exchange } from "@/lib/ledger/bookings/payments/exchange.model";
import { tooMuch } from "@/lib/ledger/bookings/payments/payment-questions.model";
import { releaseAllocations } from "@/lib/ledger/bookings/payments/release-allocations";
import { Failure } from "@/lib/platform/base/failure";
import type { Money } from "@/lib/platform/base/money";
import { inTenant, type Tx } from "@/lib/platform/context/transaction";
import { refreshReport } from "../refresh-report";
import type { ReportEntry } from "../report.model";
import { type LockedReport, lockEntries, lockReport } from "../report.sql";
import { depositOver, depositOverWords } from "./deposit-over.model";
import { payEach } from "./pay-each";
import { type ReportLink, selectPaid, selectReportLink, updateDeposit } from "./pay-entries.sql";
import { type DecidedEntry, partsOf } from "./payment-parts";

/** The link that was just opened. `feeMinor`, in the deposit's currency, was lost on its way and counts as received. */
export type OpenedLink = {
  readonly id: string;
  readonly feeMinor: number;
  /** What an administrator said of what comes to more than is owed, and of recalls; null: nobody was asked. */
  readonly answers: Answers | null;
  /** Whether a line that has to be asked about stays open for a person, and the others are paid: where nobody is there to be asked. */
  readonly leavesOpen?: boolean;
  /** Whether a person is to say that the rate of a deposit of another currency is meant. */
  readonly rate?: Rate;
};
type Rate = Pick<Exchange, "isAsking" | "isUnusualRate">;
type Options = Pick<OpenedLink, "leavesOpen" | "rate"> & {
  readonly depositOver?: Money | null;
  /** The report's link, where it was looked up already. */
  readonly paying?: ReportLink | undefined;
};

/**
 * Pays every decided line of a report that a transaction was just linked to, each booking its part. The transaction is
 * locked already; report, lines and bookings are locked here, in this order. CONFLICT where the deposit can't pay it, or
 * something has to be asked.
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

/** Keeps what the deposit lost on the way, and what it holds beyond the net with the reason for that; answers what nobody has said why. */
async function keepDeposit(
  tx: Tx,
  report: LockedReport,
  { answers, leavesOpen, feeMinor }: OpenedLink,
  paying: ReportLink | undefined,
): Promise<Money | null> {
  const over = paying ? depositOver(report, paying) : null;
  if (over && leavesOpen) throw tooMuch(depositOverWords(over), over.minor);
  const reason = (over && answers?.overReason) ?? null;
  await updateDeposit(tx, report.id, {
    depositFeeMinor: feeMinor,
    depositOverMinor: reason ? (over?.minor ?? 0) : 0,
    depositOverReason: reason,
  });
  return reason ? null : over;
}

/** Takes back what a report's lines were paid by a link, which `close` then closes; they wait for their money again. */
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
    await inTenant(tx, userId, (tenant) => releaseAllocations(tenant, { linkId }));
  }
  // Lines over nothing count as paid while the link is open.
  await close();
  await refreshReport(tx, reportId);
}

/** Pays what can be paid of locked lines and isn't yet: by the report's transaction, or as paid to the agent's own bank. */
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

/** Takes back what locked lines were paid, whoever paid it. */
export async function unpayLocked(tx: Tx, reportId: string, ids: ReadonlySet<string>): Promise<void> {
  const paid = (await selectPaid(tx, reportId)).filter(({ entryId }) => ids.has(entryId));
  paid.sort((one, other) => (one.userId < other.userId ? -1 : 1));
  for (const { entryId, userId } of paid) {
    await inTenant(tx, userId, (tenant) => releaseAllocations(tenant, { entryId }));
  }
}

function isPayable(entry: ReportEntry): entry is DecidedEntry {
  return (
    entry.booking !== null && entry.matchSource !== null && entry.ignoredAt === null && entry.grossMinor !== 0
  );
}
