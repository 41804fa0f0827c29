import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { ownerOf, reading } from "@/lib/platform/context/transaction";
import { selectFeed } from "./calendar-feed.sql";

/** Whether the agent has a calendar address that works. */
export function hasCalendarFeed(ctx: Context): Promise<boolean> {
  return reading(ctx, async (tx) => (await selectFeed(tx, ownerOf(tx))) !== undefined);
}
