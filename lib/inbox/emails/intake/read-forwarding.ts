import "server-only";
import { listForwardingAddresses } from "@/lib/inbox/forwarding/forwarding-addresses";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { Forwarding } from "./intake.model";
import { selectLastArrival } from "./intake.sql";

/**
 * Reads the addresses from which the agent forwards, and when an email last arrived. A page that waits for an email
 * polls it.
 */
export function readForwarding(ctx: Context): Promise<Forwarding> {
  return inReadTransaction(ctx, async (tx) => {
    const [settings, lastArrival] = await Promise.all([
      listForwardingAddresses(tx),
      selectLastArrival(tx, ownerOf(tx)),
    ]);
    return { settings, lastArrivalAt: lastArrival?.toISOString() ?? null };
  });
}
