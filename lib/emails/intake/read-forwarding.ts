import "server-only";
import type { Context } from "@/lib/context/context";
import { ownerOf, reading } from "@/lib/context/transaction";
import { listForwardingAddresses } from "@/lib/forwarding/list-forwarding-addresses";
import type { Forwarding } from "./intake.model";
import { selectLastArrival } from "./intake.sql";

/** Where the agent forwards from, and what tells that something has come since: who waits for a mail asks for it again and again. */
export function readForwarding(ctx: Context): Promise<Forwarding> {
  return reading(ctx, async (tx) => {
    const [settings, lastArrival] = await Promise.all([
      listForwardingAddresses(tx),
      selectLastArrival(tx, ownerOf(tx)),
    ]);
    return { settings, lastArrivalAt: lastArrival?.toISOString() ?? null };
  });
}
