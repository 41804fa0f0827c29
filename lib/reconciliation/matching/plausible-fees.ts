import "server-only";
import type { DifferenceChoice } from "@/lib/ledger/bookings/payments/deposit-share.model";
import type { FeeGrounds } from "@/lib/ledger/bookings/payments/fee-limit.model";
import { knownRate } from "@/lib/ledger/exchange-rates/read-rates";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { type Currency, digitsOf } from "@/lib/platform/base/money";
import type { Tx } from "@/lib/platform/context/transaction";
import { selectFees } from "./knowledge/lesson.sql";

const MOST_DOLLARS = 50;

type Said = {
  readonly choice?: DifferenceChoice | undefined;
  readonly isLargeFee?: boolean | undefined;
  readonly reason?: string | undefined;
};
type Owed = { readonly supplierId: string | null; readonly code: Currency };

/**
 * Determines which fees are plausible for a deposit in `paidIn` toward what a supplier owes. Requires a system
 * transaction.
 */
export async function plausibleFees(
  tx: Tx,
  { supplierId, code }: Owed,
  { paidIn, day }: { readonly paidIn: Currency; readonly day: CalendarDate },
  { choice, isLargeFee = false, reason }: Said,
): Promise<FeeGrounds> {
  const isAsked = choice === "fee";
  const known = isAsked && supplierId && paidIn === code ? await selectFees(tx, supplierId, code) : null;
  const rate = isAsked && code !== "USD" ? await knownRate(tx, "USD", code, day) : null;
  return {
    isKnown: (feeMinor) => known?.has(feeMinor) ?? false,
    mostMinor: Math.floor(MOST_DOLLARS * (rate?.rate ?? 1) * 10 ** digitsOf(code)),
    isLargeFee,
    reason: reason || undefined,
  };
}
