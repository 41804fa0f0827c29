import "server-only";
import { randomBytes } from "node:crypto";
import { requireOwner } from "@/lib/accounts/users/require-proof";
import { tellOwner } from "@/lib/accounts/users/tell-owner";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { takeAdvisoryLock } from "@/lib/platform/context/advisory-lock";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { insertFeed, revokeFeeds } from "./calendar-feed.sql";
import { hashOfFeedToken } from "./read-calendar-feed";

const TOKEN_BYTES = 32;

/** Makes the agent a secret calendar address; an earlier one stops working. Only the token's hash is kept, so it is shown this once. */
export async function openCalendarFeed(ctx: Context): Promise<{ readonly path: string }> {
  await requireOwner(ctx);
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const token = randomBytes(TOKEN_BYTES).toString("base64url");
    await takeAdvisoryLock(tx, "calendar-feed");
    await revokeFeeds(tx, owner);
    await insertFeed(tx, owner, hashOfFeedToken(token));
    await recordAudit(tx, { action: "calendar-feed.open", entity: "calendar-feed", entityId: null });
    await tellOwner(tx, "calendar-feed");
    return { path: `/api/calendar/${token}.ics` };
  });
}
