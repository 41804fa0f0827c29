import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { OutboundEmail } from "./outbound-email.model";
import { selectOutboundEmail } from "./outbound-email.sql";

/** One mail of the agent who asks. */
export function findOutboundEmail(ctx: Context, id: string): Promise<OutboundEmail | undefined> {
  return inReadTransaction(ctx, (tx) => selectOutboundEmail(tx, ownerOf(tx), id));
}
