import "server-only";
import { loadRates } from "@/lib/ledger/exchange-rates/look-up-rates";
import type { Rates } from "@/lib/ledger/exchange-rates/rate.model";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { digitsOf } from "@/lib/platform/base/money";
import type { Tx } from "@/lib/platform/context/transaction";
import type { LinkFacts } from "./lesson.model";
import { type LinkRow, selectLinks } from "./lesson.sql";

/** Returns what open links teach, at the exchange rates of their days. Requires a system transaction. */
export async function readLinkFacts(tx: Tx, linkIds: readonly string[]): Promise<LinkFacts[]> {
  const rows = await selectLinks(tx, linkIds);
  const wanted = rows.map((row) => ({
    from: row.expectedCurrency,
    to: row.currency,
    day: calendarDate.parse(row.bookedOn),
  }));
  const rates = await loadRates(tx, wanted);
  return rows.map((row) => toFacts(row, rates));
}

function toFacts(row: LinkRow, rates: Rates): LinkFacts {
  const scale = 10 ** (digitsOf(row.currency) - digitsOf(row.expectedCurrency));
  const bookedOn = calendarDate.parse(row.bookedOn);
  const rate = rates.between(row.expectedCurrency, row.currency, bookedOn);
  return {
    ...row,
    bookedOn,
    travelEnd: row.travelEnd === null ? null : calendarDate.parse(row.travelEnd),
    amountMinor: Number(row.amountMinor),
    expectedMinor: Number(row.expectedMinor),
    rate: rate === null ? null : rate * scale,
  };
}
