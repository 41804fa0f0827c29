import "server-only";
import { dayInWords } from "@/lib/platform/base/dates/day-in-words";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import type { Tx } from "@/lib/platform/context/transaction";
import { createReport } from "@/lib/reconciliation/commission-reports/create-report";
import { BLANK_ENTRY, type EntryDraft } from "@/lib/reconciliation/commission-reports/report.model";
import { selectSplitBookings } from "../linking/link.sql";
import { type LinkedBy, linkTransaction } from "../linking/link-transaction";
import type { LockedTransaction } from "../transaction-write.sql";
import { type DepositPart, splitProblem } from "./split.model";

type Split = { readonly among: number } & Readonly<Record<string, number>>;
type Bookings = Awaited<ReturnType<typeof selectSplitBookings>>;

/**
 * Creates a report from the parts of a locked transaction and links the transaction to it. Throws INVALID_INPUT if the
 * parts don't add up to the deposit, or a booking occurs twice.
 */
export async function linkParts(
  tx: Tx,
  locked: LockedTransaction,
  parts: readonly DepositPart[],
  by: LinkedBy,
): Promise<void> {
  const { amount } = locked;
  const fees = parts.reduce((sum, { feeMinor = 0 }) => sum + feeMinor, 0);
  refuseUneven(locked, parts, fees);
  const named = parts.filter((part) => "bookingId" in part);
  const bookings = await selectSplitBookings(tx, named);
  const report = await createReport(
    tx,
    {
      source: "split",
      mail: null,
      file: null,
      supplierId: locked.supplierId ?? onlySupplierOf(bookings),
      supplierName: locked.payer ?? locked.memo,
      referenceNumber: `Split of ${dayInWords(locked.bookedOn)}`,
      receivedOn: locked.bookedOn,
      currency: amount.currency,
      grossMinor: amount.minor + fees,
      feeMinor: fees,
      taxMinor: 0,
      adjustmentMinor: 0,
      netMinor: amount.minor,
      entries: parts.map((part, index) => entryOf(part, index + 1, bookings)),
    },
    tx.actor.kind === "agent" ? tx.actor.id : null,
  );
  await linkTransaction(tx, locked, { reportId: report.id }, { ...by, split: factsOf(parts, fees) });
}

function entryOf(part: DepositPart, line: number, bookings: Bookings): EntryDraft {
  const { minor, feeMinor = 0 } = part;
  const plain = { ...BLANK_ENTRY, line, grossMinor: minor + feeMinor, feeMinor };
  if (!("bookingId" in part)) {
    const { reason: differenceReason, confirmationNumber, clientName } = part;
    return { ...plain, confirmationNumber, clientName, differenceReason };
  }
  const { userId, bookingId } = part;
  const booking = bookings.get(bookingId);
  if (!booking || booking.userId !== userId) throw new Failure("NOT_FOUND", "Booking not found.");
  const { confirmationNumber, clientName, travelStart, travelEnd } = booking;
  return { ...plain, confirmationNumber, clientName, travelStart, travelEnd, booking: { userId, bookingId } };
}

/**
 * Returns the supplier of the bookings if they all have the same. Unclaimed commission can only be offered if its
 * supplier is known.
 */
export function onlySupplierOf(bookings: Bookings): string | null {
  const [only, ...others] = new Set([...bookings.values()].map(({ supplierId }) => supplierId));
  return others.length === 0 ? (only ?? null) : null;
}

/** Returns the details for the audit: the number of bookings, and the amounts without a booking. */
function factsOf(parts: readonly DepositPart[], feeMinor: number): Split {
  const others = parts.flatMap((part) => ("bookingId" in part ? [] : part));
  const sums: Record<string, number> = feeMinor === 0 ? {} : { feeMinor };
  for (const { reason, minor, feeMinor: fee = 0 } of others) {
    const key = `${reason ?? "unclaimed"}Minor`;
    sums[key] = (sums[key] ?? 0) + minor + fee;
  }
  return { among: parts.length - others.length, ...sums };
}

function refuseUneven({ amount }: LockedTransaction, parts: readonly DepositPart[], fees: number): void {
  const ids = parts.flatMap((part) => ("bookingId" in part ? part.bookingId : []));
  if (new Set(ids).size < ids.length) refuseParts("Each booking can have one part of the deposit.");
  const problem = splitProblem(
    amount,
    parts.map(({ minor, feeMinor = 0 }) => minor + feeMinor),
    fees === 0 ? null : fees,
  );
  if (problem) refuseParts(problem);
}

/** Throws INVALID_INPUT for `parts`. */
export function refuseParts(message: string): never {
  throw invalidField("parts", message);
}
