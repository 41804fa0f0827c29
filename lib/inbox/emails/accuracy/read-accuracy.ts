import "server-only";
import { adminOnly, type Context, timeZoneOf } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { cacheFigures } from "@/lib/platform/figures/cache-figures";
import type { CachedFigures } from "@/lib/platform/figures/cached-figures.model";
import type { FieldAccuracy } from "./accuracy.model";
import { selectAccuracy, selectAccuracyOf } from "./accuracy.sql";
import { type AccuracyFigures, type AccuracyPeriod, figuresOf } from "./accuracy-figures.model";

/**
 * Returns how accurately the emails of a period were read, judged by agents and administrators; for administrators.
 * Weeks and months are those of the caller's time zone.
 */
export function readAccuracy(ctx: Context, days: AccuracyPeriod): Promise<CachedFigures<AccuracyFigures>> {
  adminOnly(ctx);
  const zone = timeZoneOf(ctx);
  return cacheFigures(ctx, `ai-review accuracy ${days} ${zone}`, async (tx) =>
    figuresOf(await selectAccuracyOf(tx, days, zone)),
  );
}

/**
 * Reports how accurately each field is read, over the readings of all agents that somebody has judged: one that created
 * or changed a booking, or in which something was corrected. Values left unchanged count as correct. For administrators
 * and the system.
 */
export function reportAccuracy(ctx: Context): Promise<FieldAccuracy[]> {
  return inSystemTransaction(ctx, selectAccuracy);
}
