import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import {
  type InvitationStats,
  type PendingInvitation,
  type PendingStretch,
  stateOf,
} from "./invitation.model";
import { countInvitations, selectPending } from "./invitation.sql";

/**
 * Lists the invitations that were neither accepted nor revoked, newest first. Expired ones are included, because they
 * can be sent again. For administrators.
 */
export function listInvitations(
  ctx: Context,
  stretch: PendingStretch,
): Promise<{ readonly data: readonly PendingInvitation[]; readonly count: number }> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, async (tx) => {
    const [rows, [counted]] = await selectPending(tx, stretch);
    const data = rows.map((row) => ({
      id: row.id,
      email: row.email,
      role: row.role,
      invitedBy: row.inviterName,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      isExpired: stateOf(row, tx.now) !== "valid",
      delivery: deliveryOf(row),
    }));
    return { data, count: counted?.count ?? 0 };
  });
}

/** Returns the number of invitations by state. For administrators. */
export function readInvitationStats(ctx: Context): Promise<InvitationStats> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, countInvitations);
}

type Sending = { readonly sentAt: Date | null; readonly failedAt: Date | null };

function deliveryOf({ sentAt, failedAt }: Sending): PendingInvitation["delivery"] {
  if (sentAt) return "sent";
  return failedAt ? "failed" : "queued";
}
