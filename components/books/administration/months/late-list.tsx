import { CardTable } from "@/components/shared/table/card-table";
import type { Column } from "@/components/shared/table/columns";
import { DayText } from "@/components/shared/text/date-text";
import { MoneyText } from "@/components/shared/text/money-text";
import { PageLink } from "@/components/ui/links/page-link";
import type { LateItem } from "@/lib/books/months/month.model";

const KINDS: Readonly<Record<LateItem["kind"], { readonly words: string; readonly path: string }>> = {
  transaction: { words: "Bank transaction", path: "/admin/bank-transactions" },
  commission: { words: "Commission", path: "/admin/bookings" },
  share: { words: "Share", path: "/admin/bookings" },
};

/** Items about a month that came after it was locked; they count for a later day. */
export function LateList({ late }: { readonly late: readonly LateItem[] }) {
  return (
    <div className="rounded-lg border bg-card">
      <CardTable
        caption="What came after"
        columns={COLUMNS}
        rows={late}
        keyOf={({ id, kind }) => kind + id}
      />
    </div>
  );
}

const COLUMNS: readonly Column<LateItem>[] = [
  {
    id: "what",
    label: "What",
    card: "title",
    cell: ({ kind, targetId, words }) => (
      <PageLink href={`${KINDS[kind].path}/${targetId}`} className="wrap-anywhere font-medium underline">
        {words || KINDS[kind].words}
      </PageLink>
    ),
  },
  { id: "kind", label: "Kind", card: "under", cell: ({ kind }) => KINDS[kind].words },
  { id: "day", label: "Of", cell: ({ day }) => <DayText value={day} /> },
  { id: "booked", label: "Counts for", cell: ({ bookDay }) => <DayText value={bookDay} /> },
  {
    id: "amount",
    label: "Amount",
    align: "end",
    card: "aside",
    cell: ({ amount }) => <MoneyText value={amount} />,
  },
];
