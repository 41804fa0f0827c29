import "server-only";
import { withdrawEmail } from "@/lib/accounts/outbound-emails/withdraw-email";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction } from "@/lib/platform/context/transaction";
import { undoChase } from "./undo-chase";

/** Takes a mail to a supplier back while it hasn't left, and the note that the supplier was asked with it. */
export function withdrawChaseEmail(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { chaseId } = await withdrawEmail(tx, id);
    if (chaseId) await undoChase(tx, chaseId);
  });
}
