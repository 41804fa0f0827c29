import type { CurrencySum } from "@/lib/ledger/bookings/list/booking-list.model";
import { currency, formatMoney } from "@/lib/platform/base/money";

/** Totals of everything the filter finds, one line a currency: they are never added up. */
export function BookingSums({ sums }: { readonly sums: readonly CurrencySum[] }) {
  return (
    <ul aria-label="Totals by currency" className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {sums.map((sum) => {
        const code = currency.parse(sum.currency);
        const inWords = (minor: number) => formatMoney({ minor, currency: code });
        return (
          <li key={sum.currency} className="whitespace-nowrap max-md:whitespace-normal">
            <span className="font-medium">{inWords(sum.totalMinor)}</span>
            <span className="text-muted-foreground">
              {" "}
              · commission {inWords(sum.commissionMinor)} · received {inWords(sum.receivedMinor)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
