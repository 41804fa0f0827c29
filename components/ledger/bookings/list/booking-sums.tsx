import { PageLink } from "@/components/ui/links/page-link";
import type { CurrencySum } from "@/lib/ledger/bookings/list/booking-list.model";
import { currency, formatMoney } from "@/lib/platform/base/money";

/**
 * The totals of everything the filter matches, one line per currency, since currencies are never added up. The
 * overdue amount links to the overdue bookings.
 */
export function BookingSums({
  sums,
  overdue,
}: {
  readonly sums: readonly CurrencySum[];
  readonly overdue: string;
}) {
  return (
    <ul aria-label="Totals by currency" className="grid gap-y-1 text-sm leading-6">
      {sums.map((sum) => {
        const code = currency.parse(sum.currency);
        // Keep the currency and the amount on one line.
        const inWords = (minor: number) => (
          <span className="whitespace-nowrap">{formatMoney({ minor, currency: code })}</span>
        );
        return (
          <li key={sum.currency} className="md:whitespace-nowrap">
            <span className="font-medium">{inWords(sum.totalMinor)}</span>
            <span className="text-muted-foreground">
              {" "}
              · commission {inWords(sum.commissionMinor)} · received {inWords(sum.receivedMinor)}
            </span>
            {sum.overdueCount > 0 ? (
              <>
                <span className="text-muted-foreground"> · </span>
                <PageLink
                  href={overdue}
                  className="inline-block text-danger-foreground underline underline-offset-4"
                >
                  {sum.overdueCount.toLocaleString("en-US")} overdue, {inWords(sum.overdueMinor)}
                </PageLink>
              </>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
