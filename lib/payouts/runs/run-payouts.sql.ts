import "server-only";
import { and, count, desc, eq, isNotNull, isNull, lte, max, sql } from "drizzle-orm";
import { payoutAccounts, payoutRuns, payouts, personName, users } from "@/db/schema";
import type { Page } from "@/lib/platform/base/paging";
import type { Tx } from "@/lib/platform/context/transaction";
import type { JobData } from "@/lib/platform/jobs/job.model";
import type { AccountKind } from "../bank-files/transfer.model";
import { payoutStateOf } from "../statements/payout.model";
import type { RunPayout } from "./run.model";

/**
 * Reads a page of a run's payouts, the largest first, or a single one, with their agents. The subquery selects the page
 * before the agents are joined.
 */
export async function selectRunPayouts(
  tx: Tx,
  runId: string,
  { page, limit }: Page,
  payoutId?: string,
): Promise<RunPayout[]> {
  const one = tx.db
    .select()
    .from(payouts)
    .where(and(eq(payouts.runId, runId), payoutId === undefined ? undefined : eq(payouts.id, payoutId)))
    .orderBy(desc(payouts.amountMinor), desc(payouts.id))
    .limit(limit)
    .offset((page - 1) * limit)
    .as("one");
  const { id, userId, amountMinor, paidAt, cameBackAt, cameBackReason } = one;
  const rows = await tx.db
    .select({
      payout: { id, userId, paidAt, cameBackAt, cameBackReason },
      amount: { minor: amountMinor, currency: one.currency },
      agent: sql<string>`coalesce(${one.agentName}, ${personName})`,
      approvedAt: payoutRuns.approvedAt,
    })
    .from(one)
    .innerJoin(payoutRuns, eq(payoutRuns.id, one.runId))
    .leftJoin(users, eq(users.id, userId))
    .orderBy(desc(amountMinor), desc(id));
  return rows.map(({ payout, amount, agent, approvedAt }) => ({
    ...payout,
    agent,
    amount: { minor: amount.minor, currency: amount.currency },
    state: payoutStateOf({ ...payout, approvedAt }),
    paidAt: payout.paidAt?.toISOString() ?? null,
    cameBackAt: payout.cameBackAt?.toISOString() ?? null,
  }));
}

export type OpenPayout = {
  readonly payoutId: string;
  readonly userId: string;
  readonly amount: number;
  readonly account: { readonly id: string; readonly kind: AccountKind; readonly sealed: string } | null;
};

/** Reads the open payouts of a run, each with those accounts of its agent that were entered by `enteredBy`. */
export async function selectOpenPayouts(tx: Tx, runId: string, enteredBy: Date): Promise<OpenPayout[]> {
  const { id, kind, sealed } = payoutAccounts;
  return tx.db
    .select({
      payoutId: payouts.id,
      userId: payouts.userId,
      amount: payouts.amountMinor,
      account: { id, kind, sealed },
    })
    .from(payouts)
    .leftJoin(
      payoutAccounts,
      and(
        eq(payoutAccounts.userId, payouts.userId),
        isNull(payoutAccounts.endedAt),
        lte(payoutAccounts.createdAt, enteredBy),
      ),
    )
    .where(and(eq(payouts.runId, runId), isNull(payouts.paidAt), isNull(payouts.cameBackAt)))
    .orderBy(payouts.userId);
}

/** Returns how many of a run's payouts are marked as paid so far, and when the last of them was. */
export async function selectPaidSoFar(
  tx: Tx,
  runId: string,
): Promise<{ count: number; lastAt: Date | null }> {
  const [row] = await tx.db
    .select({ count: count(payouts.paidAt), lastAt: max(payouts.paidAt) })
    .from(payouts)
    .where(eq(payouts.runId, runId));
  return row ?? { count: 0, lastAt: null };
}

/**
 * Reads the payouts of a run whose agents are to be notified that they were paid, or the one that came back; only for
 * agents who still have an account.
 */
export function selectTold(tx: Tx, { runId, cameBackId }: JobData["tell-payouts"]) {
  const { id, userId, amountMinor, currency: code, cameBackReason } = payouts;
  const isTold = cameBackId
    ? and(eq(id, cameBackId), isNotNull(payouts.cameBackAt))
    : and(isNotNull(payouts.paidAt), isNull(payouts.cameBackAt));
  return tx.db
    .select({ id, userId, amountMinor, currency: code, cameBackReason })
    .from(payouts)
    .innerJoin(users, eq(users.id, payouts.userId))
    .where(and(eq(payouts.runId, runId), isTold));
}
