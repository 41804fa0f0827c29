import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { revokeFeeds } from "./calendar-feed.sql";

/** Ends the agent's calendar address. */
export function revokeCalendarFeed(ctx: Context): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    if ((await revokeFeeds(tx, ownerOf(tx))) === 0) return;
    await recordAudit(tx, { action: "calendar-feed.revoke", entity: "calendar-feed", entityId: null });
  });
}
