import "server-only";
import type { DifferenceChoice } from "@/lib/ledger/bookings/payments/deposit-share.model";
import type { DifferenceReason } from "@/lib/ledger/bookings/payments/difference-reason.model";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import type { TransactionDetail } from "../transaction.model";
import type { LockedTransaction } from "../transaction-write.sql";
import { decideTransaction, refuseLinked, type TransactionRef } from "./decide-transaction";
import {
  type LinkTarget,
  type ProposedPart,
  selectBookingOwners,
  selectProposed,
  selectReportSource,
} from "./link.sql";
import { type LinkedBy, linkTransaction } from "./link-transaction";
import type { MatchTarget } from "./match-body.model";
import { unlinkTransaction } from "./unlink-transaction";

type MatchOptions = {
  readonly acceptDifference?: DifferenceChoice | undefined;
  readonly reason?: string | undefined;
  /** Confirms an unusually large fee, which is refused otherwise. */
  readonly isLargeFee?: boolean | undefined;
  /** Units of the transaction's currency for one unit of the booking's; required if the currencies differ. */
  readonly exchangeRate?: number | undefined;
  /** Confirms a rate that is far from the last known one, which is refused otherwise. */
  readonly isUnusualRate?: boolean | undefined;
  /** Takes the known rate without asking. */
  readonly takesKnownRate?: boolean | undefined;
  /** Why the deposit exceeds what is owed; an excess is refused otherwise. */
  readonly overReason?: DifferenceReason | undefined;
  /** Confirms that another recall of the booking isn't a repeated notice of the previous one; refused otherwise. */
  readonly isSecondRecall?: boolean | undefined;
  /** If the target is null: the link was a mistake that is undone, so the pair isn't ruled out. */
  readonly isUndone?: boolean | undefined;
};

/**
 * Links a transaction to a booking or a report; a target of null unlinks it. Throws CONFLICT if the transaction is
 * already linked (or isn't linked), STALE if it changed since `version`, NOT_FOUND if the transaction, booking or
 * report doesn't exist.
 */
export function matchTransaction(
  ctx: Context | Tx,
  ref: TransactionRef,
  target: MatchTarget | null,
  options: MatchOptions = {},
): Promise<TransactionDetail> {
  return decideTransaction(ctx, ref, async (tx, locked, link) => {
    if (target === null) {
      if (!link) throw new Failure("CONFLICT", "This transaction isn't linked.");
      await unlinkTransaction(tx, locked, link, { isUndone: options.isUndone ?? false });
    } else {
      refuseLinked(link);
      const found = await resolved(tx, target);
      const grounds = groundsOf(locked, found, await selectProposed(tx, locked.id));
      await linkTransaction(tx, locked, found, { ...grounds, ...answersIn(options) });
    }
  });
}

function answersIn({ acceptDifference: choice, exchangeRate, isUnusualRate, ...rest }: MatchOptions) {
  const { takesKnownRate, isUndone: _, ...answers } = rest;
  return { ...answers, choice, rateAnswers: takesKnownRate ? undefined : { exchangeRate, isUnusualRate } };
}

async function resolved(tx: Tx, target: MatchTarget): Promise<LinkTarget> {
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

/**
 * Returns the grounds of a person's link. Choosing the matcher's favourite confirms it; anything else is the person's
 * own choice.
 */
export function groundsOf(
  locked: LockedTransaction,
  target: LinkTarget,
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

function isSame(part: ProposedPart, target: LinkTarget): boolean {
  if ("reportId" in target) return part.reportId === target.reportId;
  return part.bookingId === target.bookingId && part.bookingUserId === target.userId;
}

/**
 * Whether a part is a candidate by itself. The amount of one of several bookings doesn't apply to the whole deposit.
 */
function isAlone(proposed: readonly ProposedPart[], part: ProposedPart): boolean {
  return proposed.every((other) => other === part || other.rank !== part.rank);
}

function wouldLinkOf({ wouldLink }: LockedTransaction, isFavourite: boolean): number {
  if (!wouldLink) return 0;
  return isFavourite ? 1 : -1;
}
