import "server-only";
import { env } from "@/lib/platform/base/env";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { selectInboundToken, selectRetiredTokens } from "./forwarding.sql";
import type { InboundAddresses } from "./inbound-address.model";

const SHOWN_RETIRED = 5;

/** The agent's private address and the earlier ones that no longer deliver. */
export function listInboundAddresses(ctx: Context): Promise<InboundAddresses> {
  return inReadTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const [token, retired] = await Promise.all([
      selectInboundToken(tx, owner),
      selectRetiredTokens(tx, owner, SHOWN_RETIRED),
    ]);
    return {
      address: token ? addressOf(token) : null,
      retired: retired.map((one) => ({
        token: one.token,
        address: addressOf(one.token),
        retiredAt: one.retiredAt?.toISOString() ?? "",
      })),
    };
  });
}

function addressOf(token: string): string {
  return `${token}@${env.INBOUND_DOMAIN}`;
}
