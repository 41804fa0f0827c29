import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import type { Signs } from "./signs.model";
import { selectQueueActivity } from "./signs.sql";

/** When worker, mails, webhooks and imports were last seen to work, for administrators. */
export function readSigns(ctx: Context): Promise<Signs> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, selectQueueActivity);
}
