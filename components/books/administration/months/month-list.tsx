import { CardTable } from "@/components/shared/table/card-table";
import type { Column } from "@/components/shared/table/columns";
import { InstantText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import { PageLink } from "@/components/ui/links/page-link";
import type { BookMonth } from "@/lib/books/months/month.model";
import { monthInWords } from "@/lib/platform/base/dates/day-in-words";
import { OpenItems } from "./open-items";

/** The months of the books, newest first. */
export function MonthList({ months }: { readonly months: readonly BookMonth[] }) {
  return (
    <div className="rounded-lg border bg-card">
      <CardTable caption="Months" columns={COLUMNS} rows={months} keyOf={({ month }) => month} />
    </div>
  );
}

export function MonthBadge({ isLocked }: { readonly isLocked: boolean }) {
  return <Badge tone={isLocked ? "ok" : "grey"}>{isLocked ? "Locked" : "Open"}</Badge>;
}

const COLUMNS: readonly Column<BookMonth>[] = [
  {
    id: "month",
    label: "Month",
    card: "title",
    cell: ({ month }) => (
      <PageLink href={`/admin/books/${month.slice(0, 7)}`} className="font-medium underline">
        {monthInWords(month)}
      </PageLink>
    ),
  },
  { id: "state", label: "State", card: "aside", cell: ({ isLocked }) => <MonthBadge isLocked={isLocked} /> },
  { id: "open", label: "Still open", cell: (month) => <OpenItems month={month} /> },
  {
    id: "late",
    label: "Came after",
    align: "end",
    cell: ({ late }) => late,
  },
  {
    id: "locked",
    label: "Locked",
    leaves: "first",
    cell: ({ lockedAt }) => (lockedAt ? <InstantText value={lockedAt} /> : "–"),
  },
];
