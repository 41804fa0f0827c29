import { z } from "zod";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { type Money, major } from "@/lib/platform/base/money";
import { pageQuery } from "@/lib/platform/base/paging";
import type { LineQuestion } from "../questions/question.model";

/** `APPROVED` is on its way: of a run that is approved, and neither paid nor back. */
export const PAYOUT_STATES = ["DRAFT", "APPROVED", "PAID", "CAME_BACK"] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** What one agent is paid by one run; instants are ISO texts. */
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
  /** When its run was approved; an agent isn't told, and asks only for what is paid or came back. */
  readonly approvedAt?: Date | null;
};

export function payoutStateOf({ paidAt, cameBackAt, approvedAt }: PayoutFacts): PayoutState {
  if (cameBackAt) return "CAME_BACK";
  if (paidAt) return "PAID";
  return approvedAt ? "APPROVED" : "DRAFT";
}

/** A line of a payout, or of what is to come: a share of a booking's commission, or an adjustment. */
export type PayoutLine = {
  readonly id: string;
  readonly kind: "share" | "adjustment";
  readonly bookingId: string | null;
  /** What an adjustment is for; of a booking nothing. */
  readonly description: string;
  readonly supplier: string;
  readonly client: string;
  readonly confirmationNumber: string;
  readonly travelStart: CalendarDate | null;
  readonly travelEnd: CalendarDate | null;
  /** When the commission came, or the adjustment is due. */
  readonly day: CalendarDate;
  /** Of which the agent has their part; null for an adjustment. */
  readonly received: Money | null;
  /** What payers kept of the commission before it came: off `received` already. Null for an adjustment. */
  readonly fee: Money | null;
  /** What of the commission owed an administrator has given up; null for an adjustment. */
  readonly shortPaid: Money | null;
  /** Hundredths of a percent. */
  readonly percentBp: number | null;
  readonly amount: Money;
  /** Why it is kept back; null where it isn't. */
  readonly heldWhy: string | null;
  /** What the agent has asked about it, the oldest first. */
  readonly questions: readonly LineQuestion[];
};

export type LinePage = {
  readonly lines: readonly PayoutLine[];
  /** Of all pages. */
  readonly lineCount: number;
};

/** What an agent has to come in one currency, in minor units; `ready` is below zero while they owe. */
export type Coming = {
  readonly currency: Money["currency"];
  readonly readyMinor: number;
  readonly heldMinor: number;
  readonly inRunMinor: number;
};

/** All that is to come, whatever it waits for. */
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
