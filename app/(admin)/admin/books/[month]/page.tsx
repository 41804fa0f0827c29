import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { JournalTables } from "@/components/books/administration/journal/journal-tables";
import { MonthActions } from "@/components/books/administration/months/month-actions";
import { MonthBadge } from "@/components/books/administration/months/month-list";
import { OpenItems, openItemsOf } from "@/components/books/administration/months/open-items";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { CardTable } from "@/components/shared/table/card-table";
import type { Column } from "@/components/shared/table/columns";
import { DayText } from "@/components/shared/text/date-text";
import { MoneyText } from "@/components/shared/text/money-text";
import { PageLink } from "@/components/ui/links/page-link";
import { readJournals } from "@/lib/books/journal/read-journal";
import { firstDayOf, hasEnded, type LateItem } from "@/lib/books/months/month.model";
import { readMonth } from "@/lib/books/months/read-months";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { payoutsAreOn } from "@/lib/payouts/statements/read-own-payouts";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { monthInWords } from "@/lib/platform/base/dates/day-in-words";

type Props = PageProps<"/admin/books/[month]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const first = firstDayOf((await params).month);
  return { title: `${first ? monthInWords(first) : "Month"} - Books` };
}

/** One month of the books: its open items, what is booked, and what came after it was locked. */
export default async function MonthPage({ params }: Props) {
  const [{ month }, { ctx }] = await Promise.all([params, adminPageContext()]);
  const first = firstDayOf(month);
  if (!first) notFound();
  const [found, booked, isOn] = await Promise.all([
    section(readMonth(ctx, month)),
    section(readJournals(ctx, month)),
    payoutsAreOn(ctx),
  ]);
  if (!found.ok) return <LoadFailed message="Failed to load the month" />;
  const { month: one, differing, late } = found.value;
  const open = openItemsOf(one).map(({ words }) => words);
  const canChange = isOn && (one.isLocked || hasEnded(first, dayIn(ctx.now, "UTC")));
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={monthInWords(month)}
        description={<MonthBadge isLocked={one.isLocked} />}
        actions={
          canChange ? (
            <MonthActions month={month} isLocked={one.isLocked} open={open.join(", ") || null} />
          ) : null
        }
      />
      <section aria-labelledby="open" className="flex flex-col gap-3">
        <h2 id="open" className="font-medium text-lg">
          Still open
        </h2>
        <OpenItems month={one} />
        {differing.length > 0 ? (
          <p className="wrap-anywhere text-muted-foreground">
            Figures don't agree:{" "}
            {differing.map(({ id, reference }, index) => (
              <span key={id}>
                {index > 0 ? ", " : ""}
                <PageLink href={`/admin/commission-reports/${id}`} className="underline underline-offset-4">
                  {reference || "Report"}
                </PageLink>
              </span>
            ))}
          </p>
        ) : null}
      </section>
      <section aria-labelledby="booked" className="flex flex-col gap-3">
        <h2 id="booked" className="font-medium text-lg">
          What is booked
        </h2>
        {booked.ok ? (
          <JournalTables month={month} journals={booked.value.journals} />
        ) : (
          <LoadFailed message="Failed to load the journal" />
        )}
      </section>
      {late.length > 0 ? (
        <section aria-labelledby="late" className="flex flex-col gap-3">
          <h2 id="late" className="font-medium text-lg">
            What came after
          </h2>
          <LateList late={late} />
        </section>
      ) : null}
    </div>
  );
}

const KINDS: Readonly<Record<LateItem["kind"], { readonly words: string; readonly path: string }>> = {
  transaction: { words: "Bank transaction", path: "/admin/bank-transactions" },
  commission: { words: "Commission", path: "/admin/bookings" },
  share: { words: "Share", path: "/admin/bookings" },
};

/** Items about a month that came after it was locked; they count for a later day. */
function LateList({ late }: { readonly late: readonly LateItem[] }) {
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
