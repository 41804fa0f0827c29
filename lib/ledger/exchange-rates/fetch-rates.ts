import "server-only";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { env } from "@/lib/platform/base/env";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import { fetchEurofxref, readEurofxref } from "@/lib/platform/vendors/ecb/eurofxref";
import { readRateFile, readRates } from "./read-rate-file";
import { storeRates } from "./store-rates";

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
