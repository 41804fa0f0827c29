import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { selectShadow } from "./shadow.sql";
import { isEnough, type ShadowReport } from "./shadow-report.model";

/**
 * Returns, for each account, what automatic matching would have linked, and how often people decided differently. For
 * administrators.
 */
export function readShadowReport(ctx: Context): Promise<readonly ShadowReport[]> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const rows = await selectShadow(tx);
    return rows.map((row) => ({ ...row, isSure: isEnough(row) }));
  });
}
