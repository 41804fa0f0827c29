import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import { selectHits } from "./hits.sql";
import type { PatternPreview } from "./pattern.model";

/** How many open and past transactions each pattern would hit, and of how many suppliers. */
export function previewPatterns(ctx: Context, patterns: readonly string[]): Promise<PatternPreview[]> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, (tx) => selectHits(tx, patterns));
}
