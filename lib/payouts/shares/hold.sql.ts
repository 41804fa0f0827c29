import "server-only";
import { and, eq, isNull } from "drizzle-orm";
import { payoutShares } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";

/** Reads a share without a lock, because a transaction on one agent's rows can't lock a frozen share. */
export async function selectShare(tx: Tx, userId: string, id: string) {
  const [row] = await tx.db
    .select({
      bookingId: payoutShares.bookingId,
      payoutId: payoutShares.payoutId,
      heldAt: payoutShares.heldAt,
    })
    .from(payoutShares)
    .where(and(eq(payoutShares.userId, userId), eq(payoutShares.id, id)));
  return row;
}

/** Holds a share and removes it from its draft, or releases it if `hold` is null; returns false if it is frozen. */
export async function updateHold(
  tx: Tx,
  userId: string,
  id: string,
  hold: { readonly by: string; readonly reason: string } | null,
): Promise<boolean> {
  const rows = await tx.db
    .update(payoutShares)
    .set(
      hold
        ? { heldAt: tx.now, heldBy: hold.by, heldReason: hold.reason, payoutId: null }
        : { heldAt: null, heldBy: null, heldReason: null },
    )
    .where(and(eq(payoutShares.userId, userId), eq(payoutShares.id, id), isNull(payoutShares.frozenAt)))
    .returning({ id: payoutShares.id });
  return rows.length > 0;
}
