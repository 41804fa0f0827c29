import "server-only";
import type { DifferenceChoice } from "@/lib/ledger/bookings/payments/deposit-share.model";
import type { DifferenceReason } from "@/lib/ledger/bookings/payments/difference-reason.model";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { readTransaction } from "../read-transaction";
import type { TransactionDetail } from "../transaction.model";
import type { LockedTransaction } from "../transaction-write.sql";
import {
  type ProposedPart,
  selectBookingOwners,
  selectProposed,
  selectReportSource,
  type Target,
} from "./link.sql";
import { type LinkedBy, linkTransaction } from "./link-transaction";
import { lockDecidable, type TransactionRef } from "./lock-decidable";
import type { MatchTarget } from "./match-body.model";
import { unlinkTransaction } from "./unlink-transaction";

type MatchOptions = {
  readonly acceptDifference?: DifferenceChoice | undefined;
  readonly reason?: string | undefined;
  /** That a fee is meant although it is much for one; refused without. */
  readonly isLargeFee?: boolean | undefined;
  /** Units of the transaction's currency for one of the booking's; asked where they differ. */
  readonly exchangeRate?: number | undefined;
  /** That the rate is meant although it is far from the last known; refused without. */
  readonly isUnusualRate?: boolean | undefined;
  /** That the known rate is taken without asking. */
  readonly takesKnownRate?: boolean | undefined;
  /** Why more comes than is owed; refused without. */
  readonly overReason?: DifferenceReason | undefined;
  /** That another recall of the booking is no second notice of the one before; refused without. */
  readonly isSecondRecall?: boolean | undefined;
  /** With null: the link is undone as a slip of the hand, which doesn't rule the pair out. */
  readonly isUndone?: boolean | undefined;
};

/**
 * Links a transaction to a booking or a report, or with null takes its link back. CONFLICT where it is linked already (or
 * isn't), STALE where it changed since `version`, NOT_FOUND without transaction, booking or report.
 */
export function matchTransaction(
  ctx: Context | Tx,
  ref: TransactionRef,
  target: MatchTarget | null,
  options: MatchOptions = {},
): Promise<TransactionDetail> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const { locked, link } = await lockDecidable(tx, ref);
    if (target === null) {
      if (!link) throw new Failure("CONFLICT", "This transaction isn't linked.");
      await unlinkTransaction(tx, locked, link, { isUndone: options.isUndone ?? false });
    } else {
      if (link) throw new Failure("CONFLICT", "This transaction is linked already. Unlink it first.");
      const found = await resolved(tx, target);
      const grounds = groundsOf(locked, found, await selectProposed(tx, locked.id));
      await linkTransaction(tx, locked, found, { ...grounds, ...answersIn(options) });
    }
    return readTransaction(tx, ref.id);
  });
}

function answersIn({ acceptDifference: choice, exchangeRate, isUnusualRate, ...rest }: MatchOptions) {
  const { takesKnownRate, isUndone: _, ...answers } = rest;
  return { ...answers, choice, rateAnswers: takesKnownRate ? undefined : { exchangeRate, isUnusualRate } };
}

async function resolved(tx: Tx, target: MatchTarget): Promise<Target> {
  if ("commissionReportId" in target) {
    const reportId = target.commissionReportId;
    if (!(await selectReportSource(tx, reportId)))
      throw new Failure("NOT_FOUND", "Commission report not found.");
    return { reportId };
  }
  const userId = target.userId ?? (await selectBookingOwners(tx, [target.bookingId])).get(target.bookingId);
  if (!userId) throw new Failure("NOT_FOUND", "Booking not found.");
  return { userId, bookingId: target.bookingId };
}

/** A person who takes the matcher's favourite confirms it; anything else is their own choice. */
export function groundsOf(
  locked: LockedTransaction,
  target: Target,
  proposed: readonly ProposedPart[],
): LinkedBy {
  const part = proposed.find((one) => isSame(one, target));
  const favourite = proposed.filter(({ rank }) => rank === proposed[0]?.rank);
  const isProposal = locked.decision === "PROPOSED" || locked.decision === "AUTO";
  const isFavourite = part !== undefined && favourite.length === 1 && favourite[0] === part;
  return {
    source: isFavourite && isProposal ? "CONFIRMED" : "MANUAL",
    score: part ? part.score / 1_000_000 : null,
    reasons: part?.reasons ?? [],
    ...(part && isAlone(proposed, part) ? { creditMinor: part.creditMinor, feeMinor: part.feeMinor } : {}),
    ...(locked.decision === null ? {} : { wouldLink: wouldLinkOf(locked, isFavourite) }),
  };
}

function isSame(part: ProposedPart, target: Target): boolean {
  if ("reportId" in target) return part.reportId === target.reportId;
  return part.bookingId === target.bookingId && part.bookingUserId === target.userId;
}

/** What is one of several that add up to the deposit says nothing of the deposit as a whole. */
function isAlone(proposed: readonly ProposedPart[], part: ProposedPart): boolean {
  return proposed.every((other) => other === part || other.rank !== part.rank);
}

function wouldLinkOf({ wouldLink }: LockedTransaction, isFavourite: boolean): number {
  if (!wouldLink) return 0;
  return isFavourite ? 1 : -1;
}
