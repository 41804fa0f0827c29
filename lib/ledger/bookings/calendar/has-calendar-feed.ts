import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { selectFeed } from "./calendar-feed.sql";

/** Whether the agent has a calendar address that works. */
export function hasCalendarFeed(ctx: Context): Promise<boolean> {
  return inReadTransaction(ctx, async (tx) => (await selectFeed(tx, ownerOf(tx))) !== undefined);
}
