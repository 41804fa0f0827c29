import { z } from "zod";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { requiredText } from "@/lib/platform/base/input";
import { digitsOf, type Money, major } from "@/lib/platform/base/money";
import { pageQuery } from "@/lib/platform/base/paging";
import { currencySchema, requiredDate } from "@/lib/platform/base/schemas";
import type { Payout } from "../statements/payout.model";

export const RUN_STATES = ["DRAFT", "APPROVED", "PAID", "DISCARDED"] as const;
export type RunState = (typeof RUN_STATES)[number];

/** The facts that determine a run's state. */
type RunFacts = {
  readonly approvedAt: Date | null;
  readonly paidAt: Date | null;
  readonly discardedAt: Date | null;
};

export function runStateOf({ approvedAt, paidAt, discardedAt }: RunFacts): RunState {
  if (discardedAt) return "DISCARDED";
  if (paidAt) return "PAID";
  return approvedAt ? "APPROVED" : "DRAFT";
}

/**
 * Returns the minimum amount of a payout in minor units of its currency, from the setting in hundredths of a unit. It
 * is at least 1, because nobody is paid nothing.
 */
export function minimumPayoutMinor(hundredths: number, code: string): number {
  return Math.max(1, Math.ceil((hundredths * 10 ** digitsOf(code)) / 100));
}

/** A payout of a run, with the name of its agent. */
export type RunPayout = Payout & { readonly agent: string };

/** An agent who isn't in a draft, because what is ready for them is below the minimum or negative. */
export type Waiting = { readonly userId: string; readonly agent: string; readonly amount: Money };

/**
 * A run as lists and screens use it; instants are ISO strings. `total` is the sum of its payouts without those that
 * came back, whose sum is `cameBack`; `payoutCount` counts all of them.
 */
export type Run = {
  readonly id: string;
  readonly runNo: number;
  readonly state: RunState;
  readonly upTo: CalendarDate;
  readonly total: Money;
  readonly cameBack: Money;
  readonly payoutCount: number;
  readonly cameBackCount: number;
  readonly version: number;
  readonly draftedBy: string | null;
  readonly draftedAt: string;
  readonly approvedAt: string | null;
  readonly paidAt: string | null;
};

/** Selects the runs by which an agent was paid in a year, or whose payout to them came back in it. */
export type RunsOf = { readonly agent: string; readonly year: string };

const version = z.int({ error: "version must be a whole number" }).min(1);
const reason = requiredText("Reason is required");

/** The request for a draft. `requestKey` makes a repeated request return the same run. */
export const runDraft = z.object({
  currency: currencySchema,
  upTo: requiredDate("Up to"),
  requestKey: z.uuid({ error: "requestKey must be an id" }).toLowerCase(),
});
export type RunDraft = z.output<typeof runDraft>;

/** The reason for a change of a run. */
export const stepReason = z.object({ reason });
export const runVersion = z.object({ version });
/** The sums that an administrator saw when approving a run; it is approved only if they still apply. */
export const runApproval = z.object({ version, totalMinor: z.int(), payoutCount: z.int() });
/** The removal of one line, or of all lines of an agent's payout. */
export const lineRemoval = z.object({
  version,
  payoutId: z.uuid().toLowerCase(),
  lineId: z.uuid().toLowerCase().nullable().default(null),
  reason,
});
export const cameBack = z.object({ version, payoutId: z.uuid().toLowerCase(), reason });
/** The payout to mark as paid; null for all that aren't yet. */
export const runPayment = z.object({ version, payoutId: z.uuid().toLowerCase().nullable().default(null) });
/** Money for an agent, or from them if negative, in minor units of the run's currency. */
export const runAdjustment = z.object({
  version,
  userId: z.uuid({ error: "Agent is required" }).toLowerCase(),
  amountMinor: z
    .int("Amount must be in the currency's smallest unit")
    .refine((minor) => minor !== 0, "Amount must not be zero"),
  description: requiredText("Say what it is for: the agent reads it", 200),
});
export type RunAdjustment = Omit<z.output<typeof runAdjustment>, "version">;
export const runPayoutsQuery = z.object(pageQuery(50));
export const runListQuery = z.object(pageQuery(20));

export function runJson({ total, cameBack: back, ...run }: Run) {
  return { ...run, total: major(total), cameBack: major(back), currency: total.currency };
}
