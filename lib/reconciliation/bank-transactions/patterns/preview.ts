import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import { selectHits } from "./hits.sql";
import type { PatternPreview } from "./pattern.model";

/** Counts the open and past transactions that each pattern would match, and their suppliers. */
export function previewPatterns(ctx: Context, patterns: readonly string[]): Promise<PatternPreview[]> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, (tx) => selectHits(tx, patterns));
}
