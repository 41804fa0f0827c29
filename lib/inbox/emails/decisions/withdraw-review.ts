import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { changeEmail } from "../change-email";
import { lockEmail } from "../email.sql";
import { withdrawReviewItems } from "./review-item.sql";

/** Withdraws an email that waits for an administrator: it is new again. */
export function withdrawReview(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const email = await lockEmail(tx, owner, id);
    if (!email) throw new Failure("NOT_FOUND");
    if (email.status !== "pending_review") return;
    await Promise.all([
      withdrawReviewItems(tx, owner, [email.id]),
      changeEmail(
        tx,
        email,
        { status: "new", reviewStatus: "pending_agent_review" },
        { action: "email.withdraw-review" },
      ),
    ]);
  });
}
