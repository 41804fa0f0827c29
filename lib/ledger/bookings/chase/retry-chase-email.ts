import "server-only";
import { findOutboundEmail } from "@/lib/accounts/outbound-emails/find-outbound-email";
import { checkSending } from "@/lib/accounts/outbound-emails/queue-email";
import { retryEmail } from "@/lib/accounts/outbound-emails/retry-email";
import { Failure } from "@/lib/platform/base/failure";
import { agentId, type Context } from "@/lib/platform/context/context";
import { inTransaction } from "@/lib/platform/context/transaction";
import { changed, contactOf } from "./send-chase-email";

/** Sends a mail that failed once more, as it was written; CONFLICT when the supplier's contact is another one by now. */
export async function retryChaseEmail(ctx: Context, id: string): Promise<void> {
  await checkSending(ctx, agentId(ctx));
  await inTransaction(ctx, async (tx) => {
    const email = await findOutboundEmail(tx, id);
    if (!email) throw new Failure("NOT_FOUND");
    if ((await contactOf(tx, email.supplierId)) !== email.to) throw changed();
    await retryEmail(tx, id);
  });
}
