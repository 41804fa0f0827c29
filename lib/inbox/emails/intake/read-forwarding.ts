import "server-only";
import { listForwardingAddresses } from "@/lib/inbox/forwarding/forwarding-addresses";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { Forwarding } from "./intake.model";
import { selectLastArrival } from "./intake.sql";

/** Where the agent forwards from, and what tells that something has come since: who waits for a mail asks for it again and again. */
export function readForwarding(ctx: Context): Promise<Forwarding> {
  return inReadTransaction(ctx, async (tx) => {
    const [settings, lastArrival] = await Promise.all([
      listForwardingAddresses(tx),
      selectLastArrival(tx, ownerOf(tx)),
    ]);
    return { settings, lastArrivalAt: lastArrival?.toISOString() ?? null };
  });
}
