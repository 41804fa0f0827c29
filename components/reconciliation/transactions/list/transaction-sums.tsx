import { currency, formatMoney } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";
import type { TransactionSum } from "@/lib/reconciliation/bank-transactions/transaction-list.model";

/** The totals of everything the filter matches, one line per currency, since currencies are never added up. */
export function TransactionSums({ sums }: { readonly sums: readonly TransactionSum[] }) {
  return (
    <ul aria-label="Totals by currency" className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {sums.map((sum) => {
        const code = currency.parse(sum.currency);
        const inWords = (minor: number) => formatMoney({ minor: Math.abs(minor), currency: code });
        return (
          <li key={sum.currency} className="whitespace-nowrap max-md:whitespace-normal">
            <span className="font-medium">{inWords(sum.inMinor)}</span>
            <span className="text-muted-foreground">
              {" "}
              in{sum.outMinor === 0 ? "" : ` · ${inWords(sum.outMinor)} out`} ·{" "}
              {counted(sum.count, "transaction")}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
