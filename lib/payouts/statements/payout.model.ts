import { z } from "zod";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { type Money, major } from "@/lib/platform/base/money";
import { pageQuery } from "@/lib/platform/base/paging";
import type { LineQuestion } from "../questions/question.model";

/** `APPROVED` means on its way: in an approved run, and neither paid nor returned. */
export const PAYOUT_STATES = ["DRAFT", "APPROVED", "PAID", "CAME_BACK"] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** The payment of one agent by one run; instants are ISO strings. */
export type Payout = {
  readonly id: string;
  readonly userId: string;
  readonly amount: Money;
  readonly state: PayoutState;
  readonly paidAt: string | null;
  readonly cameBackAt: string | null;
  readonly cameBackReason: string | null;
};

type PayoutFacts = {
  readonly paidAt: Date | null;
  readonly cameBackAt: Date | null;
  /**
   * When its run was approved. Agents' own queries omit it, because they only see payouts that were paid or came back.
   */
  readonly approvedAt?: Date | null;
};

export function payoutStateOf({ paidAt, cameBackAt, approvedAt }: PayoutFacts): PayoutState {
  if (cameBackAt) return "CAME_BACK";
  if (paidAt) return "PAID";
  return approvedAt ? "APPROVED" : "DRAFT";
}

/** A line of a payout, or of what is still to be paid: a share of a booking's commission, or an adjustment. */
export type PayoutLine = {
  readonly id: string;
  readonly kind: "share" | "adjustment";
  readonly bookingId: string | null;
  /** The purpose of an adjustment; empty for a share. */
  readonly description: string;
  readonly supplier: string;
  readonly client: string;
  readonly confirmationNumber: string;
  readonly travelStart: CalendarDate | null;
  readonly travelEnd: CalendarDate | null;
  /** The day on which the commission was received, or the adjustment is due. */
  readonly day: CalendarDate;
  /** The commission of which the agent gets a part; null for an adjustment. */
  readonly received: Money | null;
  /** The fee that payers kept from the commission; it is already deducted from `received`. Null for an adjustment. */
  readonly fee: Money | null;
  /** The part of the commission owed that an administrator has given up; null for an adjustment. */
  readonly shortPaid: Money | null;
  /** In hundredths of a percent. */
  readonly percentBp: number | null;
  readonly amount: Money;
  /** The reason why the share is held; null if it isn't. */
  readonly heldWhy: string | null;
  /** The agent's questions about the line, the oldest first. */
  readonly questions: readonly LineQuestion[];
};

export type LinePage = {
  readonly lines: readonly PayoutLine[];
  /** The number of lines on all pages. */
  readonly lineCount: number;
};

/**
 * The amounts still to be paid to an agent in one currency, in minor units; `readyMinor` is negative while they owe
 * money.
 */
export type Coming = {
  readonly currency: Money["currency"];
  readonly readyMinor: number;
  readonly heldMinor: number;
  readonly inRunMinor: number;
};

/** Returns the sum of everything that is still to be paid, whatever it waits for. */
export function comingMinor({ readyMinor, heldMinor, inRunMinor }: Coming): number {
  return readyMinor + heldMinor + inRunMinor;
}

export const payoutListQuery = z.object(pageQuery(20));
export const statementQuery = z.object({ format: z.enum(["csv", "xlsx", "pdf"]).default("csv") });

export function payoutJson({ userId: _, amount, ...payout }: Payout) {
  return { ...payout, amount: major(amount), currency: amount.currency };
}

export function lineJson({ amount, received, fee, shortPaid, percentBp, heldWhy: _, ...line }: PayoutLine) {
  return {
    ...line,
    received: received && major(received),
    fee: fee && major(fee),
    shortPaid: shortPaid && major(shortPaid),
    percent: percentBp === null ? null : percentBp / 100,
    amount: major(amount),
    currency: amount.currency,
  };
}

export function comingJson({ currency, readyMinor, heldMinor, inRunMinor }: Coming) {
  const inMajor = (minor: number) => major({ minor, currency });
  return { currency, ready: inMajor(readyMinor), held: inMajor(heldMinor), inRun: inMajor(inRunMinor) };
}
