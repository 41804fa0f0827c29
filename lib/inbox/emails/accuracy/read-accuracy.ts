import "server-only";
import { adminOnly, type Context, timeZoneOf } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { keepFigures } from "@/lib/platform/figures/keep-figures";
import type { Kept } from "@/lib/platform/figures/kept.model";
import type { FieldAccuracy } from "./accuracy.model";
import { selectAccuracy } from "./accuracy.sql";
import { type AccuracyFigures, type AccuracyPeriod, figuresOf } from "./accuracy-figures.model";
import { selectAccuracyOf } from "./accuracy-figures.sql";

/** How well the mails of a period were read, as agents and administrators judged, for administrators. Weeks and months are those of whoever asks. */
export function readAccuracy(ctx: Context, days: AccuracyPeriod): Promise<Kept<AccuracyFigures>> {
  adminOnly(ctx);
  const zone = timeZoneOf(ctx);
  return keepFigures(ctx, `ai-review accuracy ${days} ${zone}`, async (tx) =>
    figuresOf(await selectAccuracyOf(tx, days, zone)),
  );
}

/**
 * How well each field is read, over the readings of all agents that somebody has judged: a booking was made or changed
 * by it, or something in it was put right. What they left alone counts as correct. For administrators and the system.
 */
export function reportAccuracy(ctx: Context): Promise<FieldAccuracy[]> {
  return inSystemTransaction(ctx, selectAccuracy);
}
