import "server-only";
import { env } from "@/lib/platform/base/env";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { selectInboundToken } from "./forwarding.sql";

/** The agent's private address for booking mails. */
export function readInboundAddress(ctx: Context): Promise<string> {
  return inReadTransaction(ctx, async (tx) => {
    const token = await selectInboundToken(tx, ownerOf(tx));
    if (!token) throw new Failure("NOT_FOUND");
    return `${token}@${env.INBOUND_DOMAIN}`;
  });
}
