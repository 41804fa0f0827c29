import "server-only";
import type { CalendarDate } from "@/lib/base/calendar-date";
import { Failure } from "@/lib/base/failure";
import { newId } from "@/lib/base/id";
import type { Currency, Money } from "@/lib/base/money";
import { allocateDeposit, isTooMuch } from "@/lib/bookings/payments/allocate-deposit";
import { byKnownRate, type PaidRate } from "@/lib/bookings/payments/exchange.model";
import { releaseAllocations } from "@/lib/bookings/payments/release-allocations";
import { inTenant, type Tx } from "@/lib/context/transaction";
import { selectRatesFor } from "@/lib/exchange-rates/rate.sql";
import { canPay, partOf } from "./entry-payment.model";
import {
  type ReportLink,
  selectCurrencies,
  selectPaid,
  selectReportLink,
  sumPayable,
  updateDepositFee,
} from "./pay-entries.sql";
import { refreshReport } from "./refresh-report";
import type { BookingOfAgent, ReportEntry } from "./report.model";
import { type LockedReport, lockEntries, lockReport } from "./report.sql";

/** The link that was just opened. `feeMinor`, in the deposit's currency, was lost on its way and counts as received. */
export type OpenedLink = {
  readonly id: string;
  readonly feeMinor: number;
  /** The administrator who takes what comes beyond a booking's outstanding; null refuses it. */
  readonly acceptedBy: string | null;
  /** Whether a line that comes to more than its booking is owed stays open for a person, and the others are paid: where nobody is there to be asked. */
  readonly leavesOver?: boolean;
};

/**
 * Pays every decided line of a report that a transaction was just linked to, each booking its part. The transaction is
 * locked already; report, lines and bookings are locked here, in this order. CONFLICT where the deposit can't pay it.
 */
export async function payEntries(tx: Tx, reportId: string, link: OpenedLink): Promise<void> {
  const report = await lockReport(tx, reportId);
  if (!report) throw new Failure("NOT_FOUND");
  if (report.paidOutsideAt) {
    throw new Failure("CONFLICT", "This report was paid to the agent's own bank. Take that back first.");
  }
  await updateDepositFee(tx, reportId, link.feeMinor);
  await payLocked(tx, report, await lockEntries(tx, reportId), link.acceptedBy, link.leavesOver);
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
  await updateDepositFee(tx, reportId, 0);
  // Lines over nothing count as paid while the link is open.
  await close();
  await refreshReport(tx, reportId);
}

/** Pays what can be paid of locked lines and isn't yet: by the report's transaction, or as paid to the agent's own bank. */
export async function payLocked(
  tx: Tx,
  report: LockedReport,
  entries: readonly ReportEntry[],
  acceptedBy: string | null,
  leavesOver = false,
): Promise<void> {
  const link = await selectReportLink(tx, report.id);
  if (link || report.paidOutsideAt) {
    const paid = await selectPaid(tx, report.id);
    const isPaid = new Set(paid.map(({ entryId }) => entryId));
    const due = entries.filter(isPayable).filter(({ id }) => !isPaid.has(id));
    const already = paid.reduce((sum, one) => sum + one.depositMinor, 0);
    await payEach(
      tx,
      { report, link, acceptedBy, leavesOver },
      await partsOf(tx, report, link, due, already),
    );
  }
  await refreshReport(tx, report.id);
}

/** Takes back what locked lines were paid, whoever paid it. */
export async function unpayLocked(tx: Tx, reportId: string, ids: ReadonlySet<string>): Promise<void> {
  const paid = (await selectPaid(tx, reportId)).filter(({ entryId }) => ids.has(entryId));
  paid.sort((one, other) => (one.userId < other.userId ? -1 : 1));
  for (const { entryId, userId } of paid) {
    await inTenant(tx, userId, (tenant) => releaseAllocations(tenant, { entryId }));
  }
}

type Decided = ReportEntry & { readonly booking: BookingOfAgent };

function isPayable(entry: ReportEntry): entry is Decided {
  return (
    entry.booking !== null && entry.matchSource !== null && entry.ignoredAt === null && entry.grossMinor !== 0
  );
}

type Part = {
  readonly entry: Decided;
  readonly creditMinor: number;
  readonly paidRate: PaidRate | null;
  readonly deposit: Money | null;
  readonly feeMinor: number;
};

async function partsOf(
  tx: Tx,
  report: LockedReport,
  link: ReportLink | undefined,
  due: readonly Decided[],
  already: number,
): Promise<Part[]> {
  if (due.length === 0) return [];
  if (link && !canPay(report.netMinor, link)) {
    throw new Failure("CONFLICT", "This deposit can't pay a report of that net amount.");
  }
  const payableMinor = link ? await sumPayable(tx, report.id, link.deposit.minor > 0) : 0;
  const day = link?.bookedOn ?? report.receivedOn;
  const credit = await creditIn(
    tx,
    report.currency,
    day,
    due.map(({ booking }) => booking),
  );
  const parts = due.map((entry): Part => {
    const part = link
      ? partOf(entry, { ...report, payableMinor }, link)
      : { depositMinor: 0, feeMinor: entry.feeMinor + entry.taxMinor, creditMinor: entry.grossMinor };
    return {
      entry,
      ...credit(part.creditMinor, entry.booking),
      deposit: link ? { minor: part.depositMinor, currency: link.deposit.currency } : null,
      feeMinor: part.feeMinor,
    };
  });
  if (link) refuseTooMuch(link, already, parts);
  return parts.filter(({ creditMinor }) => creditMinor !== 0);
}

function refuseTooMuch(link: ReportLink, already: number, parts: readonly Part[]): void {
  const sum = parts.reduce((all, { deposit }) => all + (deposit?.minor ?? 0), already);
  if (Math.abs(sum) <= Math.abs(link.deposit.minor)) return;
  throw new Failure(
    "CONFLICT",
    "The report's entries come to more than the deposit. Correct or ignore some.",
  );
}

/** How an amount of the report's currency counts for a booking; CONFLICT where nobody knows the rate. */
async function creditIn(
  tx: Tx,
  code: Currency,
  day: CalendarDate,
  wanted: readonly BookingOfAgent[],
): Promise<(minor: number, booking: BookingOfAgent) => Pick<Part, "creditMinor" | "paidRate">> {
  const currencies = await selectCurrencies(tx, wanted);
  const others = [...new Set(currencies.values())].filter((one) => one !== code);
  const rates = await selectRatesFor(
    tx,
    others.map((from) => ({ from, to: code, day })),
  );
  return (minor, { bookingId }) => {
    const to = currencies.get(bookingId);
    if (!to) throw new Failure("CONFLICT", "A booking of this report is deleted. Unmatch its entry first.");
    if (to === code) return { creditMinor: minor, paidRate: null };
    const known = rates.lookUp(to, code, day);
    if (!known) throw new Failure("CONFLICT", `There is no exchange rate from ${code} to ${to}.`);
    return byKnownRate({ minor, currency: code }, to, known);
  };
}

type Payment = {
  readonly report: LockedReport;
  readonly link: ReportLink | undefined;
  readonly acceptedBy: string | null;
  readonly leavesOver: boolean;
};

/** Agent by agent and booking by booking in the order of their ids, in which everybody locks them. */
async function payEach(tx: Tx, payment: Payment, parts: readonly Part[]): Promise<void> {
  const { report, link, acceptedBy, leavesOver } = payment;
  const ordered = [...parts].sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  for (const { entry, creditMinor, paidRate, deposit, feeMinor } of ordered) {
    await inTenant(tx, entry.booking.userId, (tenant) =>
      allocateDeposit(tenant, {
        bookingId: entry.booking.bookingId,
        id: newId(),
        linkId: link?.id ?? null,
        entryId: entry.id,
        creditMinor,
        paidRate,
        deposit,
        feeMinor,
        receivedOn: link?.bookedOn ?? report.receivedOn,
        source: link ? "deposit" : "statement",
        payer: link?.payer ?? report.supplierName,
        reference: report.referenceNumber,
        payoutId: link?.transactionId ?? null,
        acceptedBy,
      }).catch((error: unknown) => {
        if (!(leavesOver && isTooMuch(error))) throw error;
      }),
    );
  }
}

function placeOf({ entry }: Part): string {
  return `${entry.booking.userId}:${entry.booking.bookingId}:${entry.id}`;
}
