import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import type { UnownedSummary } from "./unowned.model";
import { selectUnownedEmails } from "./unowned.sql";

/** Lists the emails that belong to no agent, newest first, for administrators. */
export function listUnownedEmails(ctx: Context): Promise<UnownedSummary[]> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, selectUnownedEmails);
}
