import "server-only";
import type { CalendarDate } from "@/lib/base/calendar-date";
import { type Currency, digitsOf } from "@/lib/base/money";
import type { FeeGrounds } from "@/lib/bookings/payments/fee-limit.model";
import type { Tx } from "@/lib/context/transaction";
import { selectKnownRate } from "@/lib/exchange-rates/rate.sql";
import { selectFees } from "@/lib/matching/knowledge/fee.sql";
import type { LinkedBy } from "./link-transaction";

const MOST_DOLLARS = 50;

type Owed = { readonly supplierId: string | null; readonly code: Currency };

/** What may be a fee of a deposit in `paidIn` for what a supplier owes. In a system transaction. */
export async function feeGroundsOf(
  tx: Tx,
  { supplierId, code }: Owed,
  { paidIn, day }: { readonly paidIn: Currency; readonly day: CalendarDate },
  { choice, isLargeFee = false, reason }: LinkedBy,
): Promise<FeeGrounds> {
  const isAsked = choice === "fee";
  const known = isAsked && supplierId && paidIn === code ? await selectFees(tx, supplierId, code) : null;
  const rate = isAsked && code !== "USD" ? await selectKnownRate(tx, "USD", code, day) : null;
  return {
    isKnown: (feeMinor) => known?.has(feeMinor) ?? false,
    mostMinor: Math.floor(MOST_DOLLARS * (rate?.rate ?? 1) * 10 ** digitsOf(code)),
    isLargeFee,
    reason: reason || undefined,
  };
}
