import "server-only";
import type { Exchange } from "@/lib/ledger/bookings/payments/exchange.model";
import { knownRate } from "@/lib/ledger/exchange-rates/look-up-rates";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Currency } from "@/lib/platform/base/money";
import type { Tx } from "@/lib/platform/context/transaction";

/** A person's answers about the exchange rate of a payment in another currency. */
export type RateAnswers = {
  /** Units of the deposit's currency for one unit of the booking's. Absent if it hasn't been answered yet. */
  readonly exchangeRate?: number | undefined;
  readonly isUnusualRate?: boolean | undefined;
};

/** Returns the known exchange rate of a deposit, together with a person's answers. Requires a system transaction. */
export async function exchangeOf(
  tx: Tx,
  owedIn: Currency,
  { paidIn, day }: { readonly paidIn: Currency; readonly day: CalendarDate },
  answers: RateAnswers | undefined,
): Promise<Exchange> {
  return {
    known: owedIn === paidIn ? null : await knownRate(tx, owedIn, paidIn, day),
    day,
    given: answers?.exchangeRate,
    isUnusualRate: answers?.isUnusualRate ?? false,
    isAsking: answers !== undefined,
  };
}
