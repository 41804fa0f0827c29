import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { changeEmail } from "../change-email";
import { lockReading } from "../reading/lock-reading";
import { withdrawReviewItems } from "./review-item.sql";

/** Moves an email that becomes no booking, such as a commission statement, to Done. `undoConvert` brings it back. */
export function finishEmail(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { email } = await lockReading(tx, id);
    if (email.status === "processed") return;
    if (email.status === "rejected") throw new Failure("CONFLICT", "This email is in the trash.");
    await Promise.all([
      withdrawReviewItems(tx, ownerOf(tx), [email.id]),
      changeEmail(tx, email, { status: "processed", reviewStatus: "approved" }, { action: "email.finish" }),
    ]);
  });
}
