import "server-only";
import type { DifferenceChoice } from "@/lib/ledger/bookings/payments/deposit-share.model";
import type { Answers, DifferenceReason } from "@/lib/ledger/bookings/payments/difference-reason.model";
import type { Exchange } from "@/lib/ledger/bookings/payments/exchange.model";
import { payBooking } from "@/lib/ledger/bookings/payments/pay-booking";
import { knownRate } from "@/lib/ledger/exchange-rates/read-rates";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import type { Currency } from "@/lib/platform/base/money";
import { inTenant, type Tx } from "@/lib/platform/context/transaction";
import { payEntries } from "@/lib/reconciliation/commission-reports/paying/pay-entries";
import type { MatchSource } from "@/lib/reconciliation/matching/decision.model";
import { learnFromLink } from "@/lib/reconciliation/matching/learn";
import { plausibleFees } from "@/lib/reconciliation/matching/plausible-fees";
import { type LockedTransaction, NOT_ASIDE, updateTransaction } from "../transaction-write.sql";
import { refreshOthersOf, refreshTransactionStatus } from "../write-transaction-status";
import { recordDecision } from "./decide-transaction";
import { insertLink, type LinkTarget, selectOwing } from "./link.sql";

/** Who makes a link, and on what grounds. */
export type LinkedBy = {
  readonly source: MatchSource;
  /** The probability, from 0 to 1. */
  readonly score: number | null;
  readonly reasons: readonly string[];
  /**
   * The matcher's proposal: the credit in the booking's currency, including the fee, and the fee in the transaction's
   * currency.
   */
  readonly creditMinor?: number | null;
  readonly feeMinor?: number;
  readonly choice?: DifferenceChoice | undefined;
  readonly reason?: string | undefined;
  /** Confirms an unusually large fee. */
  readonly isLargeFee?: boolean | undefined;
  /** A person's answers about the exchange rate; absent if there is nobody to ask. */
  readonly rateAnswers?: RateAnswers | undefined;
  readonly overReason?: DifferenceReason | undefined;
  readonly isSecondRecall?: boolean | undefined;
  /** For a split: the number of bookings, and the amounts without a booking, for the audit. */
  readonly split?: Readonly<Record<string, number>>;
  /** 1 if the matcher would have made the same link by itself, 0 if none, -1 if another one. */
  readonly wouldLink?: number;
};

/**
 * Links a transaction that the caller has locked and that isn't linked. The database transaction spans all agents: each
 * booking is paid and its agent notified at once. If a person decides, the matcher learns from it. Returns the id of
 * the link.
 */
export async function linkTransaction(
  tx: Tx,
  locked: LockedTransaction,
  target: LinkTarget,
  by: LinkedBy,
): Promise<string> {
  refuseUnpayable(locked);
  const linkId = await insertLink(tx, {
    transactionId: locked.id,
    target,
    source: by.source,
    score: by.score === null ? null : Math.round(by.score * 1_000),
    reasons: by.reasons,
    wouldLink: by.wouldLink ?? null,
  });
  await pay(tx, locked, target, linkId, by);
  await updateTransaction(tx, locked.id, { ...NOT_ASIDE, matchSource: by.source });
  await refreshTransactionStatus(tx, [locked.id]);
  if ("bookingId" in target) await refreshOthersOf(tx, target, locked.id);
  await recordDecision(tx, locked.id, by.split ? "split" : "link", {
    before: { status: locked.status },
    after: {
      linkId,
      ...target,
      source: by.source,
      score: by.score,
      amountMinor: locked.amount.minor,
      currency: locked.amount.currency,
      ...by.split,
      ...(by.rateAnswers?.exchangeRate ? { exchangeRate: by.rateAnswers.exchangeRate } : {}),
      ...(by.overReason ? { overReason: by.overReason } : {}),
    },
    ...(by.reason ? { reason: by.reason } : {}),
  });
  if (by.source !== "AUTO") await learnFromLink(tx, linkId);
  return linkId;
}

async function pay(
  tx: Tx,
  locked: LockedTransaction,
  target: LinkTarget,
  linkId: string,
  by: LinkedBy,
): Promise<void> {
  const answers = answersOf(tx, by);
  if ("reportId" in target) {
    await payEntries(tx, target.reportId, {
      id: linkId,
      feeMinor: by.feeMinor ?? 0,
      answers,
      leavesOpen: by.source === "AUTO",
      ...(by.rateAnswers
        ? { rate: { isAsking: true, isUnusualRate: by.rateAnswers.isUnusualRate ?? false } }
        : {}),
    });
    return;
  }
  await payWhole(tx, locked, target, linkId, { ...by, answers });
}

async function payWhole(
  tx: Tx,
  { id, amount, bookedOn, payer, bankId }: LockedTransaction,
  { userId, bookingId }: { readonly userId: string; readonly bookingId: string },
  linkId: string,
  by: LinkedBy & { readonly answers: Answers | null },
): Promise<void> {
  const owing = await selectOwing(tx, userId, bookingId);
  if (!owing) throw new Failure("NOT_FOUND", "Booking not found.");
  const { code } = owing;
  const exchange = await exchangeOf(tx, code, { paidIn: amount.currency, day: bookedOn }, by.rateAnswers);
  const { creditMinor, feeMinor = 0, choice, reason, answers } = by;
  const fees = await plausibleFees(tx, owing, { paidIn: amount.currency, day: bookedOn }, by);
  await inTenant(tx, userId, (tenant) =>
    payBooking(tenant, {
      bookingId,
      linkId,
      amount,
      proposed: creditMinor === undefined ? null : { creditMinor, feeMinor },
      seenIn: code,
      exchange,
      choice,
      reason,
      fees,
      receivedOn: bookedOn,
      payer,
      reference: bankId,
      payoutId: id,
      answers,
    }),
  );
}

/** Returns a person's answers. Whoever accepts a difference without a reason keeps it as an overpayment. */
function answersOf(
  { actor }: Tx,
  { choice, overReason = choice === "accept" ? "overpayment" : undefined, isSecondRecall }: LinkedBy,
): Answers | null {
  return actor.kind === "agent" ? { by: actor.id, overReason, isSecondRecall } : null;
}

function refuseUnpayable({ amount }: LockedTransaction): void {
  if (amount.minor === 0) throw new Failure("CONFLICT", "A transaction of nothing pays nothing.");
}

/** A person's answers about the exchange rate of a payment in another currency. */
type RateAnswers = {
  /** Units of the deposit's currency for one unit of the booking's. Absent if it hasn't been answered yet. */
  readonly exchangeRate?: number | undefined;
  readonly isUnusualRate?: boolean | undefined;
};

/** Returns the known exchange rate of a deposit, together with a person's answers. Requires a system transaction. */
async function exchangeOf(
  tx: Tx,
  owedIn: Currency,
  { paidIn, day }: { readonly paidIn: Currency; readonly day: CalendarDate },
  answers: RateAnswers | undefined,
): Promise<Exchange> {
  return {
    known: owedIn === paidIn ? null : await knownRate(tx, owedIn, paidIn, day),
    day,
    given: answers?.exchangeRate,
    isUnusualRate: answers?.isUnusualRate ?? false,
    isAsking: answers !== undefined,
  };
}
