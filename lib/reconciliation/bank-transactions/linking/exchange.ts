import "server-only";
import type { Exchange } from "@/lib/ledger/bookings/payments/exchange.model";
import { knownRate } from "@/lib/ledger/exchange-rates/look-up-rates";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Currency } from "@/lib/platform/base/money";
import type { Tx } from "@/lib/platform/context/transaction";

/** What a person says of the rate by which a payment of another currency counts. */
export type RateAnswers = {
  /** Units of the deposit's currency for one of the booking's; absent where it is still to be asked. */
  readonly exchangeRate?: number | undefined;
  readonly isUnusualRate?: boolean | undefined;
};

/** What is known of a deposit's rate, and what was said of it. In a system transaction. */
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
