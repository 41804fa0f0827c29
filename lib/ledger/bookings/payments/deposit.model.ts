import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Money } from "@/lib/platform/base/money";
import type { Answers } from "./difference-reason.model";
import type { PaidRate } from "./exchange.model";
import type { PaymentSource, Received } from "./payment.model";

/** What a link or a statement brings one booking. */
export type Deposit = {
  readonly bookingId: string;
  readonly id: string;
  /** The open link (match_links) that brings it; null for a statement that was paid to the agent's own bank. */
  readonly linkId: string | null;
  readonly entryId: string | null;
  /** In minor units of the booking's commission; negative for a recall. */
  readonly creditMinor: number;
  /** Its part of the deposit, in the deposit's currency. */
  readonly deposit: Money | null;
  /** What was taken on the way and is counted as received, in the deposit's currency. */
  readonly feeMinor: number;
  /** What of the credit payers have kept, in minor units of the booking's commission: the agency never had it. */
  readonly keptMinor: number;
  /** By which rate it was counted; null where both are of one currency. */
  readonly paidRate: PaidRate | null;
  /** What is given up of the rest, in minor units of the booking's commission. */
  readonly shortPayMinor?: number;
  readonly receivedOn: CalendarDate;
  readonly source: Exclude<PaymentSource, "self_reported">;
  readonly payer: string | null;
  readonly reference: string | null;
  /** The bank transaction of the link. */
  readonly payoutId: string | null;
  /** What an administrator said of what comes beyond the outstanding; null: nobody was asked. */
  readonly answers: Answers | null;
  /** Why it was given up or taken, in an administrator's words. */
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

/** What has to be known of a payment to say whether a deposit takes its place. */
export type Reported = Pick<StandingPayment, "amountMinor" | "receivedOn" | "source">;

/** What payments that stand come to. */
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
 * The self-reported payments that a deposit is the truth about: the one of its very amount, else the newest, as many as
 * the deposit needs to be no more than is owed.
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

/** What of a credit goes beyond the outstanding, in minor units. */
export function overMinorOf(creditMinor: number, outstandingMinor: number): number {
  return creditMinor <= 0 ? 0 : creditMinor - Math.min(creditMinor, Math.max(0, outstandingMinor));
}
