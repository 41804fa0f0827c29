import "server-only";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import { counted } from "@/lib/platform/base/text";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction, inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { selectRatesFor } from "./rate.sql";
import { type RatePlan, type RateUpload, unusualOf } from "./rate-plan.model";
import { type RateFile, readRateFile } from "./read-rate-file";
import { storeRates } from "./store-rates";

/** Returns what importing a file of rates would do, without storing anything. For administrators. */
export function previewRates(ctx: Context, { text }: RateUpload): Promise<RatePlan> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, (tx) => planOf(tx, readRateFile(text, dayIn(tx.now, "UTC"))));
}

/**
 * Stores the rates of a file. Throws INVALID_INPUT if no line is usable; CONFLICT with the fact `unusual` if some rates
 * are far from the last known ones, unless they are confirmed. For administrators.
 */
export function importRates(ctx: Context, { text, fileName, isUnusualMeant }: RateUpload) {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const file = readRateFile(text, dayIn(tx.now, "UTC"));
    const { rates, unusual } = await planOf(tx, file);
    if (rates === 0) {
      const message = file.refused[0]?.reason ?? "There are no rates in this file.";
      throw invalidField("file", message);
    }
    if (unusual.length > 0 && !isUnusualMeant) {
      const message = `${counted(unusual.length, "rate")} are far from the last one known. Look at them again, and confirm them.`;
      throw new Failure("CONFLICT", message, { facts: { unusual: unusual.length } });
    }
    return storeRates(tx, { source: "upload", fileName, rates: file.rates });
  });
}

async function planOf(tx: Tx, { rates, refused }: RateFile): Promise<RatePlan> {
  const known = await selectRatesFor(
    tx,
    rates.map(({ base, quote, day }) => ({ from: base, to: quote, day })),
  );
  const days = rates.map(({ day }) => day).sort();
  return {
    rates: rates.length,
    pairs: [...new Set(rates.map(({ base, quote }) => `${base}/${quote}`))].sort(),
    firstDay: days[0] ?? null,
    lastDay: days.at(-1) ?? null,
    refused,
    unusual: unusualOf(rates, known),
  };
}
