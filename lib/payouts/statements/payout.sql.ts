import "server-only";
import { and, count, desc, eq, inArray, isNotNull, or } from "drizzle-orm";
import { payoutSettings, payouts } from "@/db/schema";
import type { Page } from "@/lib/platform/base/paging";
import type { Tx } from "@/lib/platform/context/transaction";
import { type Payout, payoutStateOf } from "./payout.model";

/**
 * Matches the payouts that an agent may see: paid ones and those that came back. A run that isn't paid yet isn't shown
 * to agents.
 */
const told = (userId: string) =>
  and(eq(payouts.userId, userId), or(isNotNull(payouts.paidAt), isNotNull(payouts.cameBackAt)));

export async function selectPayouts(tx: Tx, userId: string, { page, limit }: Page): Promise<Payout[]> {
  const rows = await tx.db
    .select()
    .from(payouts)
    .where(told(userId))
    .orderBy(desc(payouts.createdAt), desc(payouts.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return rows.map(toPayout);
}

export async function countPayouts(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.db.select({ count: count() }).from(payouts).where(told(userId));
  return row?.count ?? 0;
}

/** Reads those of an agent's payouts that they may see. */
export async function selectOwnPayouts(tx: Tx, userId: string, ids: readonly string[]): Promise<Payout[]> {
  const rows = await tx.db
    .select()
    .from(payouts)
    .where(and(told(userId), inArray(payouts.id, ids)));
  return rows.map(toPayout);
}

export async function selectIsOn(tx: Tx): Promise<boolean> {
  const [row] = await tx.db
    .select({ isOn: payoutSettings.isOn })
    .from(payoutSettings)
    .where(eq(payoutSettings.isOnly, true));
  return row?.isOn ?? false;
}

function toPayout({
  id,
  userId,
  paidAt,
  cameBackAt,
  cameBackReason,
  ...row
}: typeof payouts.$inferSelect): Payout {
  return {
    id,
    userId,
    amount: { minor: row.amountMinor, currency: row.currency },
    state: payoutStateOf({ paidAt, cameBackAt }),
    paidAt: paidAt?.toISOString() ?? null,
    cameBackAt: cameBackAt?.toISOString() ?? null,
    cameBackReason,
  };
}
