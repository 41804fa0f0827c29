import type { Sql } from "postgres";
import { storeRates } from "@/lib/ledger/exchange-rates/import-rates";
import type { RateSource } from "@/lib/ledger/exchange-rates/rate.model";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";
import { systemContext } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";

type Quoted = readonly [base: string, quote: string, day: string, rate: number];

/** Replaces all rates with these, as the product stores them: units of the second currency per unit of the first. */
export async function knownRates(db: Sql, ...quoted: readonly Quoted[]): Promise<void> {
  await db`delete from currency_rates`;
  await bring("ecb", ...quoted);
}

/** Stores additional rates of one source. */
export function bring(source: RateSource, ...quoted: readonly Quoted[]) {
  return inSystemTransaction(systemContext("test"), (tx) =>
    storeRates(tx, {
      source,
      fileName: "rates.csv",
      rates: quoted.map(([base, quote, day, rate]) => ({
        base: currency.parse(base),
        quote: currency.parse(quote),
        day: calendarDate.parse(day),
        rate,
      })),
    }),
  );
}
