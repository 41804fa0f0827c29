import "server-only";
import { and, eq, isNull } from "drizzle-orm";
import { payoutShares } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";

export async function lockShare(tx: Tx, userId: string, id: string) {
  const [row] = await tx.db
    .select({
      bookingId: payoutShares.bookingId,
      payoutId: payoutShares.payoutId,
      heldAt: payoutShares.heldAt,
      frozenAt: payoutShares.frozenAt,
    })
    .from(payoutShares)
    .where(and(eq(payoutShares.userId, userId), eq(payoutShares.id, id)))
    .for("update");
  return row;
}

/** Keeps a share back, out of the draft that it is in, or no more where nothing is said. */
export async function updateHold(
  tx: Tx,
  userId: string,
  id: string,
  hold: { readonly by: string; readonly reason: string } | null,
): Promise<void> {
  await tx.db
    .update(payoutShares)
    .set(
      hold
        ? { heldAt: tx.now, heldBy: hold.by, heldReason: hold.reason, payoutId: null }
        : { heldAt: null, heldBy: null, heldReason: null },
    )
    .where(and(eq(payoutShares.userId, userId), eq(payoutShares.id, id), isNull(payoutShares.frozenAt)));
}
