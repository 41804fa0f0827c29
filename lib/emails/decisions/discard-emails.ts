import "server-only";
import { Failure } from "@/lib/base/failure";
import type { Context } from "@/lib/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/context/transaction";
import { changeEmail } from "../change-email";
import { lockEmail } from "../email.sql";
import type { LockedEmail } from "../reading/lock-reading";
import { reopenReviewItem, withdrawReviewItem } from "./review-item.sql";

/** Moves mails to the trash; each remembers what it was. One that lies there already stays. NOT_FOUND, and nothing moved, when any isn't the agent's. */
export function discardEmails(ctx: Context, ids: readonly string[]): Promise<void> {
  return each(ctx, ids, async (tx, owner, email) => {
    if (email.status === "rejected") return;
    await Promise.all([
      changeEmail(tx, email, { status: "rejected", statusBefore: email.status }, { action: "email.discard" }),
      withdrawReviewItem(tx, owner, email.id),
    ]);
  });
}

/** Brings mails back from the trash to what they were before. */
export function restoreEmails(ctx: Context, ids: readonly string[]): Promise<void> {
  return each(ctx, ids, async (tx, owner, email) => {
    if (email.status !== "rejected") return;
    const status = email.statusBefore ?? "new";
    await Promise.all([
      changeEmail(
        tx,
        email,
        { status, statusBefore: null, rejectedByBooking: null },
        { action: "email.restore" },
      ),
      status === "pending_review" ? reopenReviewItem(tx, owner, email.id) : undefined,
    ]);
  });
}

/** Locked in one order, so that two callers never wait for each other. */
function each(
  ctx: Context,
  ids: readonly string[],
  move: (tx: Tx, owner: string, email: LockedEmail) => Promise<void>,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    for (const id of [...new Set(ids)].toSorted()) {
      const email = await lockEmail(tx, owner, id);
      if (!email) throw new Failure("NOT_FOUND");
      await move(tx, owner, email);
    }
  });
}
