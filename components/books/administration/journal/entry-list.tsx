import { CardTable } from "@/components/shared/table/card-table";
import type { Column } from "@/components/shared/table/columns";
import { MoneyText } from "@/components/shared/text/money-text";
import { type BookEntry, ENTRIES } from "@/lib/books/journal/entry.model";
import { currency } from "@/lib/platform/base/money";

/** What is booked in a month. */
export function EntryList({ entries }: { readonly entries: readonly BookEntry[] }) {
  if (entries.length === 0) return <p className="text-muted-foreground">Nothing is booked in this month.</p>;
  return (
    <div className="rounded-lg border bg-card">
      <CardTable
        caption="What is booked"
        columns={COLUMNS}
        rows={entries}
        keyOf={({ kind, currency: code, accountId }) => `${kind} ${code} ${accountId}`}
      />
    </div>
  );
}

const COLUMNS: readonly Column<BookEntry>[] = [
  { id: "kind", label: "What", card: "title", cell: ({ kind }) => ENTRIES[kind].words },
  { id: "currency", label: "Currency", card: "away", cell: ({ currency: code }) => code },
  {
    id: "amount",
    label: "Amount",
    align: "end",
    card: "aside",
    cell: ({ amountMinor: minor, currency: code }) => (
      <MoneyText value={{ minor, currency: currency.parse(code) }} />
    ),
  },
];
