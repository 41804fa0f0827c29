import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { agentId, type Context } from "@/lib/platform/context/context";
import { inTransaction } from "@/lib/platform/context/transaction";
import { postOffice } from "@/lib/platform/mail-kit/post-office";
import { selectForwardingAddress } from "./forwarding-address.sql";
import { sendForwardingLink } from "./send-forwarding-link";

/** Sends the link of a pending address again; NOT_FOUND for one that isn't the agent's, RATE_LIMITED within a minute of the last. */
export async function resendForwardingLink(ctx: Context, address: string): Promise<void> {
  const userId = agentId(ctx);
  const found = await inTransaction(ctx, (tx) => selectForwardingAddress(tx, userId, address));
  if (!found) throw new Failure("NOT_FOUND");
  if (found.verifiedAt) throw new Failure("CONFLICT", "This address is verified already.");
  await sendForwardingLink(ctx, postOffice(), { userId, id: found.id, address });
}
