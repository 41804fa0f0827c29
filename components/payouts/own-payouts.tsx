import { EmptyState } from "@/components/shared/states/empty-state";
import { CardTable } from "@/components/shared/table/card-table";
import type { Column } from "@/components/shared/table/columns";
import { InstantText } from "@/components/shared/text/date-text";
import { MoneyText } from "@/components/shared/text/money-text";
import { PageLink } from "@/components/ui/links/page-link";
import type { Coming, Payout } from "@/lib/payouts/statements/payout.model";
import { STATE_AND_AMOUNT } from "./payout-state";

/** The agent's upcoming amounts by currency: ready, on hold, and in a payout being prepared. */
export function ComingSums({ coming }: { readonly coming: readonly Coming[] }) {
  if (coming.length === 0) return <p className="text-muted-foreground">Nothing is to come at present.</p>;
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      {coming.flatMap(({ currency, readyMinor, heldMinor, inRunMinor }) =>
        [
          {
            words: readyMinor < 0 ? "You owe, taken off what comes next" : "Ready for the next payout",
            minor: readyMinor,
          },
          { words: "On hold", minor: heldMinor },
          { words: "In a payout being prepared", minor: inRunMinor },
        ].map(({ words, minor }) => (
          <div key={`${currency} ${words}`} className="rounded-lg border bg-card p-4">
            <dt className="text-muted-foreground text-sm">{words}</dt>
            <dd className="font-semibold text-lg">
              <MoneyText value={{ minor, currency }} />
            </dd>
          </div>
        )),
      )}
    </dl>
  );
}

/** The agent's payouts, newest first. */
export function OwnPayoutList({ payouts }: { readonly payouts: readonly Payout[] }) {
  if (payouts.length === 0)
    return (
      <EmptyState illustration="ledger" title="No payouts yet">
        Your payouts are listed here, each with a statement of its bookings.
      </EmptyState>
    );
  return (
    <div className="rounded-lg border bg-card">
      <CardTable caption="Payouts" columns={COLUMNS} rows={payouts} keyOf={({ id }) => id} />
    </div>
  );
}

const COLUMNS: readonly Column<Payout>[] = [
  {
    id: "day",
    label: "Paid",
    card: "title",
    cell: ({ id, paidAt, cameBackAt }) => (
      <PageLink href={`/payouts/${id}`} className="inline-block font-medium leading-6 underline">
        <InstantText value={paidAt ?? cameBackAt ?? ""} />
      </PageLink>
    ),
  },
  ...STATE_AND_AMOUNT,
];
