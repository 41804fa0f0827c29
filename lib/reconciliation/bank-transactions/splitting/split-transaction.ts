import "server-only";
import type { DifferenceChoice } from "@/lib/ledger/bookings/payments/deposit-share.model";
import { refuseLargeFee } from "@/lib/ledger/bookings/payments/fee-limit.model";
import { Failure } from "@/lib/platform/base/failure";
import type { Money } from "@/lib/platform/base/money";
import type { Context } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import { plausibleFees } from "@/lib/reconciliation/matching/plausible-fees";
import { decideTransaction, refuseLinked, type TransactionRef } from "../linking/decide-transaction";
import { selectBookingOwners, selectSplitBookings } from "../linking/link.sql";
import type { LinkedBy } from "../linking/link-transaction";
import type { TransactionDetail } from "../transaction.model";
import type { LockedTransaction } from "../transaction-write.sql";
import { linkParts, onlySupplierOf, refuseParts } from "./link-parts";
import { feeShares, type PartFor, partMinor, type SplitPart, splitProblem } from "./split.model";

type SplitAnswers = Pick<LinkedBy, "reason" | "isLargeFee" | "overReason" | "isSecondRecall"> & {
  readonly acceptDifference?: DifferenceChoice | undefined;
};

/**
 * Splits a transaction among several bookings, even of different agents, and parts without a booking. The parts become
 * a report. Less the fee, they must equal the transaction to the minor unit, and each booking may occur only once.
 * Throws INVALID_INPUT otherwise, CONFLICT for an unusually large fee, and the errors of `matchTransaction`.
 */
export function splitTransaction(
  ctx: Context | Tx,
  ref: TransactionRef,
  parts: readonly SplitPart[],
  { acceptDifference: choice, ...answers }: SplitAnswers = {},
): Promise<TransactionDetail> {
  return decideTransaction(ctx, ref, async (tx, locked, link) => {
    refuseLinked(link);
    await linkParts(tx, locked, await lessFee(tx, locked, parts, answers), {
      source: "MANUAL",
      score: null,
      reasons: [],
      choice,
      ...answers,
      ...(locked.decision === null ? {} : { wouldLink: locked.wouldLink ? -1 : 0 }),
    });
  });
}

/** Returns the parts of the deposit, each with its share of the fee deducted. */
async function lessFee(
  tx: Tx,
  locked: LockedTransaction,
  parts: readonly SplitPart[],
  answers: SplitAnswers,
) {
  const { amount } = locked;
  const minors = parts.map((part) => minorOf(part, amount));
  const gross = minors.filter((_, index) => parts[index]?.kind !== "fee");
  const feeMinor =
    minors.reduce((sum, minor) => sum + minor, 0) - gross.reduce((sum, minor) => sum + minor, 0);
  const hasFee = gross.length < parts.length;
  const problem = splitProblem(amount, gross, hasFee ? feeMinor : null);
  if (problem) refuseParts(problem);
  const meant = await targetsOf(tx, parts);
  if (hasFee) await refuseFee(tx, locked, feeMinor, { ...answers, meant });
  const unclaimed = parts.some(({ kind }) => kind === "unclaimed");
  if (unclaimed && amount.minor < 0) refuseParts("Money that left the account is nobody's commission.");
  const shares = feeShares(gross, feeMinor);
  return meant.map((one, index) => {
    const share = shares[index] ?? 0;
    return { ...one, minor: (gross[index] ?? 0) - share, feeMinor: share };
  });
}

async function refuseFee(
  tx: Tx,
  { amount, bookedOn, supplierId: known }: LockedTransaction,
  feeMinor: number,
  { meant, ...answers }: SplitAnswers & { readonly meant: readonly PartFor[] },
): Promise<void> {
  if (amount.minor < 0) refuseParts("No fee is taken from money that left the account.");
  const named = meant.filter((part) => "bookingId" in part);
  const supplierId = known ?? onlySupplierOf(await selectSplitBookings(tx, named));
  const owed = { supplierId, code: amount.currency };
  const deposit = { paidIn: amount.currency, day: bookedOn };
  const grounds = await plausibleFees(tx, owed, deposit, { ...answers, choice: "fee" });
  refuseLargeFee({ ...amount, minor: feeMinor }, amount.minor + feeMinor, grounds);
}

/** Returns the target of each part except the fee. Throws NOT_FOUND for a booking that doesn't exist. */
async function targetsOf(tx: Tx, parts: readonly SplitPart[]): Promise<PartFor[]> {
  const nameless = parts.flatMap((one) => (one.kind === "booking" && !one.userId ? one.bookingId : []));
  const owners = await selectBookingOwners(tx, nameless);
  return parts.flatMap((part) => (part.kind === "fee" ? [] : targetOf(part, owners)));
}

function targetOf(
  part: Exclude<SplitPart, { readonly kind: "fee" }>,
  owners: ReadonlyMap<string, string>,
): PartFor {
  if (part.kind === "booking") {
    const { bookingId, userId = owners.get(bookingId) } = part;
    if (!userId) throw new Failure("NOT_FOUND", "Booking not found.");
    return { userId, bookingId };
  }
  if (part.kind === "difference") return { reason: part.reason, confirmationNumber: null, clientName: null };
  const { confirmationNumber, clientName } = part;
  return { reason: null, confirmationNumber: confirmationNumber || null, clientName: clientName || null };
}

function minorOf(part: SplitPart, { currency }: Money): number {
  const minor = partMinor(part, currency);
  return typeof minor === "number" ? minor : refuseParts(minor.problem);
}
