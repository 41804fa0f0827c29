import { randomUUID } from "node:crypto";
import { approveRun } from "@/lib/payouts/runs/approve-and-pay";
import { draftRun } from "@/lib/payouts/runs/draft-run";
import type { Run } from "@/lib/payouts/runs/run.model";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";
import type { TestAgent } from "../people/agent";

/** Drafts a run in US dollars up to the end of March. */
export function draftedRun(by: TestAgent, requestKey: string = randomUUID()): Promise<Run> {
  const upTo = calendarDate.parse("2026-03-31");
  return draftRun(by.ctx, { currency: currency.parse("USD"), upTo, requestKey });
}

/** Approves a draft at its known version. */
export function approvedRun(by: TestAgent, run: Run): Promise<Run> {
  return approveRun(by.ctx, refOf(run), seenOf(run));
}

export function refOf({ id, version }: Run) {
  return { id, version };
}

export function seenOf({ total, payoutCount }: Run) {
  return { totalMinor: total.minor, payoutCount };
}

/** Returns how many of the concurrent calls succeeded, and how many were refused by code. */
export async function outcomes(calls: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const settled = await Promise.allSettled(calls);
  const codes = settled.map((one) => (one.status === "fulfilled" ? "done" : String(one.reason.code)));
  return Object.fromEntries(
    [...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]),
  );
}
