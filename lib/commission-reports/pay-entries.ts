import "server-only";
import type { CalendarDate } from "@/lib/base/calendar-date";
import { Failure } from "@/lib/base/failure";
import { newId } from "@/lib/base/id";
import type { Currency, Money } from "@/lib/base/money";
import { allocateDeposit, overMinorIn, tooMuch } from "@/lib/bookings/payments/allocate-deposit";
import type { Answers } from "@/lib/bookings/payments/difference-reason.model";
import { byKnownRate, type PaidRate } from "@/lib/bookings/payments/exchange.model";
import { releaseAllocations } from "@/lib/bookings/payments/release-allocations";
import { inTenant, type Tx } from "@/lib/context/transaction";
import { ratesFor } from "@/lib/exchange-rates/look-up-rates";
import { canPay, overWords, partOf } from "./entry-payment.model";
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
  /** What an administrator said of lines that come to more than their bookings are owed; null: nobody was asked. */
  readonly answers: Answers | null;
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
  await payLocked(tx, report, await lockEntries(tx, reportId), link.answers, link.leavesOver);
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
  answers: Answers | null,
  leavesOver = false,
): Promise<void> {
  const link = await selectReportLink(tx, report.id);
  if (link || report.paidOutsideAt) {
    const paid = await selectPaid(tx, report.id);
    const isPaid = new Set(paid.map(({ entryId }) => entryId));
    const due = entries.filter(isPayable).filter(({ id }) => !isPaid.has(id));
    const already = paid.reduce((sum, one) => sum + one.depositMinor, 0);
    await payEach(tx, { report, link, answers, leavesOver }, await partsOf(tx, report, link, due, already));
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
  const rates = await ratesFor(
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
  readonly answers: Answers | null;
  readonly leavesOver: boolean;
};

/** Agent by agent and booking by booking in the order of their ids, in which everybody locks them. What goes beyond is asked about once, for all lines. */
async function payEach(tx: Tx, payment: Payment, parts: readonly Part[]): Promise<void> {
  const { report, link, answers, leavesOver } = payment;
  const over: Over[] = [];
  const ordered = [...parts].sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  for (const { entry, creditMinor, paidRate, deposit, feeMinor } of ordered) {
    const deposited = {
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
      answers,
    } as const;
    await inTenant(tx, entry.booking.userId, (tenant) =>
      allocateDeposit(tenant, deposited).catch(async (error: unknown) => {
        const minor = overMinorIn(error);
        if (minor === undefined) throw error;
        if (leavesOver) return;
        over.push({ entry, minor });
        // Further lines of the booking are held beside this one; nothing of it stands once the question is asked.
        const taken = { by: entry.booking.userId, overReason: "overpayment" } as const;
        await allocateDeposit(tenant, { ...deposited, answers: taken });
      }),
    );
  }
  if (over.length > 0) throw await overQuestion(tx, over);
}

type Over = { readonly entry: Decided; readonly minor: number };

async function overQuestion(tx: Tx, over: readonly Over[]): Promise<Failure> {
  const currencies = await selectCurrencies(
    tx,
    over.map(({ entry }) => entry.booking),
  );
  const lines = over.flatMap(({ entry, minor }) => {
    const currency = currencies.get(entry.booking.bookingId);
    if (!currency) return [];
    return [{ name: entry.confirmationNumber ?? `line ${entry.line}`, amount: { minor, currency } }];
  });
  return tooMuch(
    overWords(lines),
    over.reduce((sum, { minor }) => sum + minor, 0),
  );
}

function placeOf({ entry }: Part): string {
  // Of several lines of one booking what comes is there before some of it is taken back.
  const isRecall = entry.grossMinor < 0 ? 1 : 0;
  return `${entry.booking.userId}:${entry.booking.bookingId}:${isRecall}:${entry.id}`;
}
