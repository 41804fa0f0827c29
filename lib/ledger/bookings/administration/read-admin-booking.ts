import "server-only";
import { ownerOf } from "@/lib/accounts/users/administration/owner-of";
import { recordView } from "@/lib/platform/audit/record-view";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant, type Tx } from "@/lib/platform/context/transaction";
import type { BookingDetails } from "../booking-details.model";
import { readBookingDetails } from "../read-booking";

/**
 * Reads a booking of any agent, for administrators. Throws NOT_FOUND if there is none. A caller that knows the
 * booking's agent passes `agent`, which saves looking it up. The audit records the access.
 */
export function readAdminBooking(ctx: Context, id: string, agent?: string): Promise<BookingDetails> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => look(tx, agent ?? (await ownerOf(tx, "booking", id)).id, id));
}

/** Reads a booking of any agent together with its agent. */
export function readAdminBookingAndOwner(ctx: Context, id: string) {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const agent = await ownerOf(tx, "booking", id);
    return { agent, details: await look(tx, agent.id, id) };
  });
}

function look(tx: Tx, owner: string, id: string): Promise<BookingDetails> {
  return inTenant(tx, owner, async (tenant) => {
    const details = await readBookingDetails(tenant, id);
    await recordView(tenant, "booking", id);
    return details;
  });
}
