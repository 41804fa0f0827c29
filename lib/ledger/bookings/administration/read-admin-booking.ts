import "server-only";
import { ownerOf } from "@/lib/accounts/users/administration/owner-of";
import { recordLook } from "@/lib/platform/audit/record-look";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant, type Tx } from "@/lib/platform/context/transaction";
import type { BookingDetails } from "../booking-details.model";
import { readBookingDetails } from "../read-booking";

/** A booking of any agent, for administrators; NOT_FOUND without it. Whoever knows whose it is says so, and nobody has to look for that. The audit keeps that they looked. */
export function readAdminBooking(ctx: Context, id: string, agent?: string): Promise<BookingDetails> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => look(tx, agent ?? (await ownerOf(tx, "booking", id)).id, id));
}

/** The same with whose it is. */
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
    await recordLook(tenant, "booking", id);
    return details;
  });
}
