import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { formatMoney, type Money } from "@/lib/platform/base/money";

/** The party that bears the loss if an administrator accepted a commission that is short of what was owed. */
export const SHORT_PAY_BEARERS = ["PROPORTION", "AGENCY", "AGENT"] as const;
export type ShortPayBearer = (typeof SHORT_PAY_BEARERS)[number];

/** The sources of a share's percentage, the most specific first. */
export const PERCENT_SOURCES = ["BOOKING", "SUPPLIER", "AGENT", "DEFAULT"] as const;
export type PercentSource = (typeof PERCENT_SOURCES)[number];

/** The state of a share on its way to the agent; computed by `db/share-state.ts`, never stored. */
const SHARE_STATES = ["HELD", "READY", "IN_RUN", "PAID"] as const;
export type ShareState = (typeof SHARE_STATES)[number];

/**
 * The date that must not be before an agreement's start day: that on which the booking was created, or that on which
 * the commission was received.
 */
export const AGREEMENT_BASES = ["BOOKED", "RECEIVED"] as const;
export type AgreementBasis = (typeof AGREEMENT_BASES)[number];

/**
 * The earliest time at which a share may be paid: as soon as the commission was received, or once the travel has ended.
 */
export const PAID_FROM = ["RECEIPT", "TRAVEL_END"] as const;
export type PaidFrom = (typeof PAID_FROM)[number];

/** A share as agents and administrators see it. */
export type ShareRow = {
  readonly id: string;
  readonly amount: Money;
  readonly received: Money;
  readonly percentBp: number;
  readonly percentFrom: PercentSource;
  readonly receivedOn: CalendarDate;
  readonly state: ShareState;
  readonly heldReason: string | null;
  /** Whether it reverses a share that was frozen. */
  readonly isOpposite: boolean;
};

const SHARE_STATE_WORDS: Readonly<Record<ShareState, string>> = {
  HELD: "held",
  READY: "ready to be paid",
  IN_RUN: "in a payout run",
  PAID: "paid",
};

/** The reason shown for a held share that no administrator is holding. */
export const UNTIL_TRAVEL_ENDS = "until the travel has ended";

/** Formats hundredths of a percent, as "60%" or "60% of USD 100.00". */
export function percentWords(percentBp: number, of?: Money): string {
  return `${percentBp / 100}%${of ? ` of ${formatMoney(of)}` : ""}`;
}

/** Describes a share, for example "USD 60.00 (60% of USD 100.00), ready to be paid". */
export function shareWords({ amount, received, percentBp, state, heldReason }: ShareRow): string {
  const why = state === "HELD" ? (heldReason ?? UNTIL_TRAVEL_ENDS) : null;
  return `${formatMoney(amount)} (${percentWords(percentBp, received)}), ${SHARE_STATE_WORDS[state]}${why ? `: ${why}` : ""}`;
}

/** A hypothetical agreement, for a preview; the percentage is in hundredths of a percent. */
export type HypotheticalAgreement = {
  readonly userId: string;
  readonly replacesId: string | null;
  readonly supplierId: string | null;
  readonly bookingId: string | null;
  readonly percent: number;
  readonly validFrom: CalendarDate | null;
  readonly basis: AgreementBasis;
};

/**
 * The changes that an agreement would make if it were saved, to bookings still expecting commission whose next shares
 * would have another percentage.
 */
export type PercentPreview = {
  readonly changes: readonly { readonly fromBp: number; readonly toBp: number; readonly bookings: number }[];
  /** The number of bookings whose percentage stays the same. */
  readonly unchanged: number;
  /** The number of existing shares, none of which changes. */
  readonly madeShares: number;
};
