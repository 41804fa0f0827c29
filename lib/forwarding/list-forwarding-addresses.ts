import "server-only";
import type { Context } from "@/lib/context/context";
import { ownerOf, reading } from "@/lib/context/transaction";
import type { ForwardingAddress } from "./forwarding-address.model";
import { selectForwardingAddresses } from "./forwarding-address.sql";

/** The addresses that the agent forwards from, the first added first. */
export function listForwardingAddresses(ctx: Context): Promise<ForwardingAddress[]> {
  return reading(ctx, async (tx) => {
    const rows = await selectForwardingAddresses(tx, ownerOf(tx));
    return rows.map(({ id, address, verifiedAt, lastSentAt }) => ({
      id,
      emailAddress: address,
      verified: verifiedAt !== null,
      lastSentAt: lastSentAt?.toISOString() ?? null,
    }));
  });
}
