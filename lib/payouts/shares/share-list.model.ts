import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { formatMoney, type Money } from "@/lib/platform/base/money";
import type { PercentSource, ShareState } from "./share.model";

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

export const SHARE_STATE_WORDS: Readonly<Record<ShareState, string>> = {
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
