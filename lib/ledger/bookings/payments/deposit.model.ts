import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Money } from "@/lib/platform/base/money";
import type { Answers } from "./difference-reason.model";
import type { PaidRate } from "./exchange.model";
import type { PaymentSource, Received } from "./payment.model";

/** The payment of one booking by a link or a commission report. */
export type Deposit = {
  readonly bookingId: string;
  readonly id: string;
  /**
   * The open link (match_links) behind it; null for a commission report that was paid to the agent's own bank account.
   */
  readonly linkId: string | null;
  readonly entryId: string | null;
  /** In minor units of the booking's commission; negative for a recall. */
  readonly creditMinor: number;
  /** The booking's part of the deposit, in the deposit's currency. */
  readonly deposit: Money | null;
  /** The fee kept on the way, which counts as received; in minor units of the deposit's currency. */
  readonly feeMinor: number;
  /**
   * The part of the credit that payers kept as fees, so that the agency never had it; in minor units of the booking's
   * commission.
   */
  readonly keptMinor: number;
  /** The exchange rate by which the deposit was converted; null if both are in the same currency. */
  readonly paidRate: PaidRate | null;
  /** The part of the outstanding amount that is given up, in minor units of the booking's commission. */
  readonly shortPayMinor?: number;
  readonly receivedOn: CalendarDate;
  readonly source: Exclude<PaymentSource, "self_reported">;
  readonly payer: string | null;
  readonly reference: string | null;
  /** The bank transaction of the link. */
  readonly payoutId: string | null;
  /**
   * The administrator's answers about an amount beyond the outstanding one, or a second recall; null if nobody was
   * asked.
   */
  readonly answers: Answers | null;
  /** The administrator's reason for giving up an amount or taking a fee. */
  readonly reason?: string;
};

/** A payment that isn't reversed. */
export type StandingPayment = {
  readonly id: string;
  readonly amountMinor: number;
  readonly receivedOn: CalendarDate;
  readonly source: PaymentSource;
  readonly paymentNo: number | null;
};

/** The facts of a payment that decide whether a deposit replaces it. */
export type Reported = Pick<StandingPayment, "amountMinor" | "receivedOn" | "source">;

/** Returns the sum of unreversed payments and the day of the latest one. */
export function receivedOf(
  payments: readonly Pick<StandingPayment, "amountMinor" | "receivedOn">[],
): Received {
  const days = payments.filter(({ amountMinor }) => amountMinor > 0).map(({ receivedOn }) => receivedOn);
  return {
    receivedMinor: payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    lastPaidOn: days.reduce<CalendarDate | null>((last, day) => (last && last > day ? last : day), null),
  };
}

/**
 * Returns the self-reported payments that a deposit replaces: the one of exactly its amount, else the newest ones, as
 * many as are needed for the deposit not to exceed what is owed.
 */
export function replacedBy<P extends Reported>(
  creditMinor: number,
  outstandingMinor: number,
  standing: readonly P[],
): P[] {
  if (creditMinor <= 0) return [];
  const reported = standing.filter(
    ({ source, amountMinor }) => source === "self_reported" && amountMinor > 0,
  );
  const same = reported.find(({ amountMinor }) => amountMinor === creditMinor);
  if (same) return [same];
  const replaced: P[] = [];
  let owed = outstandingMinor;
  for (const payment of reported.toSorted((one, other) => (one.receivedOn < other.receivedOn ? 1 : -1))) {
    if (owed >= creditMinor) break;
    replaced.push(payment);
    owed += payment.amountMinor;
  }
  return replaced;
}

/** Returns the part of a credit that exceeds the outstanding amount, in minor units. */
export function overMinorOf(creditMinor: number, outstandingMinor: number): number {
  return creditMinor <= 0 ? 0 : creditMinor - Math.min(creditMinor, Math.max(0, outstandingMinor));
}
