import "server-only";
import { Failure } from "@/lib/base/failure";
import { amountProblem, formatMoney, type Money, money } from "@/lib/base/money";
import { createReport } from "@/lib/commission-reports/create-report";
import type { EntryDraft } from "@/lib/commission-reports/report.model";
import { adminOnly, type Context } from "@/lib/context/context";
import { inSystemTransaction, type Tx } from "@/lib/context/transaction";
import { selectSplitBookings } from "./linking/link.sql";
import { type LinkedBy, linkTransaction } from "./linking/link-transaction";
import { lockDecidable, type TransactionRef } from "./linking/lock-decidable";
import { readTransaction } from "./read-transaction";
import type { TransactionDetail } from "./transaction.model";
import type { LockedTransaction } from "./transaction-write.sql";

/** One booking's part of a deposit, in the deposit's currency. */
export type SplitPart = { readonly userId: string; readonly bookingId: string; readonly amount: number };
type Part = {
  readonly userId: string;
  readonly bookingId: string;
  readonly minor: number;
  /** What was taken of it on the way, and is counted as received. */
  readonly feeMinor?: number;
};

type SplitAnswers = Pick<LinkedBy, "reason" | "overReason"> & {
  readonly acceptDifference?: "accept" | undefined;
};

/**
 * Pays several bookings, of several agents too, by one transaction: it becomes a report of these parts, which must add up
 * to it to the minor unit, each booking once. INVALID_INPUT where they don't, else as `matchTransaction`.
 */
export function splitTransaction(
  ctx: Context | Tx,
  ref: TransactionRef,
  parts: readonly SplitPart[],
  { acceptDifference: choice, ...answers }: SplitAnswers = {},
): Promise<TransactionDetail> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const { locked, link } = await lockDecidable(tx, ref);
    if (link) throw new Failure("CONFLICT", "This transaction is linked already. Unlink it first.");
    const { currency } = locked.amount;
    const minors = parts.map(({ userId, bookingId, amount }) => ({
      userId,
      bookingId,
      minor: minorOf(amount, currency),
    }));
    await linkParts(tx, locked, minors, {
      source: "MANUAL",
      score: null,
      reasons: [],
      choice,
      ...answers,
      ...(locked.decision === null ? {} : { wouldLink: locked.wouldLink ? -1 : 0 }),
    });
    return readTransaction(tx, ref.id);
  });
}

/** Makes a report of a locked transaction's parts and links it to that. */
export async function linkParts(
  tx: Tx,
  locked: LockedTransaction,
  parts: readonly Part[],
  by: LinkedBy,
): Promise<void> {
  refuseUneven(locked.amount, parts);
  const bookings = await selectSplitBookings(tx, parts);
  const { amount } = locked;
  const fees = parts.reduce((sum, { feeMinor = 0 }) => sum + feeMinor, 0);
  const entries = parts.map(({ userId, bookingId, minor, feeMinor = 0 }, index): EntryDraft => {
    const booking = bookings.get(bookingId);
    if (!booking || booking.userId !== userId) throw new Failure("NOT_FOUND", "Booking not found.");
    return {
      line: index + 1,
      raw: {},
      confirmationNumber: booking.confirmationNumber,
      clientName: booking.clientName,
      travelStart: booking.travelStart,
      travelEnd: booking.travelEnd,
      saleMinor: null,
      grossMinor: minor + feeMinor,
      feeMinor,
      taxMinor: 0,
      outcome: "paid",
      property: null,
      agency: null,
      booking: { userId, bookingId },
    };
  });
  const report = await createReport(
    tx,
    {
      source: "split",
      mail: null,
      file: null,
      supplierId: locked.supplierId,
      supplierName: locked.payer ?? locked.memo,
      referenceNumber: `Split of ${locked.bookedOn}`,
      receivedOn: locked.bookedOn,
      currency: amount.currency,
      grossMinor: amount.minor + fees,
      feeMinor: fees,
      taxMinor: 0,
      adjustmentMinor: 0,
      netMinor: amount.minor,
      entries,
    },
    tx.actor.kind === "agent" ? tx.actor.id : null,
  );
  await linkTransaction(tx, locked, { reportId: report.id }, by);
}

function minorOf(amount: number, currency: Money["currency"]): number {
  const problem = amountProblem(amount, currency);
  if (problem) throw new Failure("INVALID_INPUT", problem, { fields: { parts: [problem] } });
  return money(amount, currency).minor;
}

function refuseUneven(deposit: Money, parts: readonly Part[]): void {
  const sum = parts.reduce((all, { minor }) => all + minor, 0);
  if (parts.length < 2) refuse("A deposit is split into at least two parts.");
  if (new Set(parts.map(({ bookingId }) => bookingId)).size < parts.length)
    refuse("Each booking can have one part of the deposit.");
  if (parts.some(({ minor }) => minor === 0 || Math.sign(minor) !== Math.sign(deposit.minor)))
    refuse("Each part has to be an amount as the deposit is.");
  if (sum !== deposit.minor) {
    const off = formatMoney({ ...deposit, minor: Math.abs(deposit.minor - sum) });
    refuse(
      `The parts are ${off} ${Math.abs(sum) < Math.abs(deposit.minor) ? "less" : "more"} than the deposit.`,
    );
  }
}

function refuse(message: string): never {
  throw new Failure("INVALID_INPUT", message, { fields: { parts: [message] } });
}
