import "server-only";
import { and, asc, eq, isNull } from "drizzle-orm";
import { payoutAccounts } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import type { AccountKind } from "../bank-files/transfer.model";
import { type PayoutAccount, paysFrom } from "./payout-account.model";

export async function selectAccounts(tx: Tx, userId: string): Promise<PayoutAccount[]> {
  const { id, kind, lastFour, createdAt } = payoutAccounts;
  const rows = await tx.db
    .select({ id, kind, lastFour, createdAt })
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.userId, userId), isNull(payoutAccounts.endedAt)))
    .orderBy(asc(payoutAccounts.kind));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    paysFrom: paysFrom(row.createdAt).toISOString(),
  }));
}

export async function insertAccount(
  tx: Tx,
  userId: string,
  account: {
    readonly id: string;
    readonly kind: AccountKind;
    readonly sealed: string;
    readonly lastFour: string;
  },
): Promise<void> {
  await tx.db.insert(payoutAccounts).values({ ...account, userId, createdAt: tx.now });
}

/** Ends the agent's account of a kind and returns its last four digits; null if there is none. */
export async function endAccount(tx: Tx, userId: string, kind: AccountKind): Promise<string | null> {
  const [row] = await tx.db
    .update(payoutAccounts)
    .set({ endedAt: tx.now })
    .where(
      and(eq(payoutAccounts.userId, userId), eq(payoutAccounts.kind, kind), isNull(payoutAccounts.endedAt)),
    )
    .returning({ lastFour: payoutAccounts.lastFour });
  return row?.lastFour ?? null;
}
