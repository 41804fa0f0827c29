import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { env } from "@/lib/platform/base/env";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { counted } from "@/lib/platform/base/text";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction, inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { fetchEurofxref, readEurofxref } from "@/lib/platform/vendors/ecb/eurofxref";
import type { DayRate, RateSource } from "./rate.model";
import { insertRates, lockImport, selectRatesFor, withdrawRates } from "./rate.sql";
import { type RatePlan, type RateUpload, unusualOf } from "./rate-plan.model";
import { type RateFile, readRateFile, readRates } from "./read-rate-file";

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

type RateImportInput = {
  readonly source: RateSource;
  readonly fileName: string;
  readonly rates: readonly DayRate[];
};

/**
 * Stores the rates that are new or different, each for one pair and day. Returns how many there were and the id of the
 * import, which is null if nothing is new. Needs a system transaction.
 */
export async function storeRates(
  tx: Tx,
  { source, fileName, rates }: RateImportInput,
): Promise<{ readonly importId: string | null; readonly added: number }> {
  const importId = newId();
  const by = tx.actor.kind === "agent" ? tx.actor.id : null;
  const added = await insertRates(tx, { id: importId, source, fileName, by }, rates);
  if (added === 0) return { importId: null, added };
  const days = rates.map(({ day }) => day).sort();
  await recordAudit(tx, {
    action: "exchange-rate.import",
    entity: "exchange-rates",
    entityId: importId,
    after: { source, rates: added, firstDay: days[0] ?? null, lastDay: days.at(-1) ?? null },
  });
  return { importId, added };
}

/**
 * Undoes an import of rates: the rates that it had overridden apply again. Payments keep the rate by which they were
 * converted. Throws CONFLICT if it was undone before. For administrators.
 */
export function undoRates(ctx: Context, { id }: { readonly id: string }): Promise<void> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const brought = await lockImport(tx, id);
    if (!brought) throw new Failure("CONFLICT", "These rates were taken back already.");
    await withdrawRates(tx, id);
    await recordAudit(tx, {
      action: "exchange-rate.undo-import",
      entity: "exchange-rates",
      entityId: id,
      before: { source: brought.source, rates: brought.rateCount },
    });
  });
}

/**
 * Fetches the European Central Bank's rates if their address is configured, and returns a function that stores the new
 * ones; null if it isn't configured. Throws PROVIDER_FAILED if the response contains no rates, so that the job is
 * retried. For the system.
 */
export async function fetchRates(
  { now }: Context,
  url = env.ECB_RATES_URL,
): Promise<((tx: Tx) => Promise<unknown>) | null> {
  if (!url) return null;
  const text = await fetchEurofxref(url);
  const today = dayIn(now, "UTC");
  const { rates } = text.trimStart().startsWith("<")
    ? readRates(
        readEurofxref(text).map(({ day, currency, rate }) => ({
          line: 0,
          day,
          base: "EUR",
          quote: currency,
          rate,
        })),
        today,
      )
    : readRateFile(text, today);
  if (rates.length === 0) throw new Failure("PROVIDER_FAILED", "What came are no exchange rates.");
  const fileName = new URL(url).pathname.split("/").at(-1) || "eurofxref";
  return (tx) => storeRates(tx, { source: "ecb", fileName, rates });
}
