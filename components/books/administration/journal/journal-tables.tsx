import type { ReactNode } from "react";
import { MenuButton } from "@/components/shared/menu/menu-button";
import { CardTable } from "@/components/shared/table/card-table";
import type { Column } from "@/components/shared/table/columns";
import { MoneyText } from "@/components/shared/text/money-text";
import { PageLink } from "@/components/ui/links/page-link";
import { ENTRIES, type EntryKind } from "@/lib/books/journal/entry.model";
import type { Journal, JournalLine } from "@/lib/books/journal/journal.model";
import { JOURNAL_FORMATS, JOURNAL_WORDS } from "@/lib/books/journal/journal-file.model";
import type { ReportKey } from "@/lib/books/reports/report.model";
import { REPORT_URL } from "@/lib/books/reports/report-address.model";
import { currency, sumsOf } from "@/lib/platform/base/money";

/** The report with the rows behind each kind of entry, where that isn't the account itself. */
const BEHIND: Readonly<Partial<Record<EntryKind, ReportKey>>> = {
  COMMISSION: "commission-by-supplier",
  FEE: "differences",
  SHORT_PAY: "differences",
  SHARE: "commission-by-agent",
  ADJUSTMENT: "payouts",
  PAYOUT: "payouts",
};

/** The journals of a month (written YYYY-MM), one per currency, each with a download for the accounting software. */
export function JournalTables({
  month,
  journals,
}: {
  readonly month: string;
  readonly journals: readonly Journal[];
}) {
  if (journals.length === 0) return <p className="text-muted-foreground">Nothing is booked in this month.</p>;
  return journals.map((journal) => <OneJournal key={journal.currency} month={month} journal={journal} />);
}

type Row = JournalLine & { readonly id: string };

function OneJournal({ month, journal }: { readonly month: string; readonly journal: Journal }) {
  const { currency: code, lines } = journal;
  const query = (format: string) => new URLSearchParams({ month, currency: code, format });
  const [total] = sumsOf(lines.map(({ debitMinor: minor }) => ({ minor, currency: currency.parse(code) })));
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium">
          {code}: debits and credits are <MoneyText value={total ?? null} /> each
        </h3>
        <MenuButton
          variant="outline"
          align="end"
          aria-label={`Export journal in ${code}`}
          items={JOURNAL_FORMATS.map((format) => ({
            label: JOURNAL_WORDS[format],
            href: `/api/admin/books/journal?${query(format)}`,
          }))}
        >
          Export journal
        </MenuButton>
      </div>
      <div className="rounded-lg border bg-card">
        <CardTable
          caption={`Journal in ${code}`}
          columns={columnsOf(month, code)}
          rows={lines.map((line, index): Row => ({ ...line, id: String(index) }))}
          keyOf={({ id }) => id}
        />
      </div>
    </div>
  );
}

function columnsOf(month: string, code: string): readonly Column<Row>[] {
  const toRows = ({ kind, accountId: account }: Row, children: ReactNode) => {
    const asked = { ...(account ? { account } : {}), month, year: month.slice(0, 4) };
    return (
      <PageLink
        href={REPORT_URL.href(`/admin/books/reports/${BEHIND[kind] ?? "reconciliation"}`, asked)}
        className="inline-block leading-6 underline underline-offset-4"
      >
        {children}
      </PageLink>
    );
  };
  const amount = (row: Row, minor: number) =>
    minor === 0 ? (
      <span className="text-muted-foreground">–</span>
    ) : (
      toRows(row, <MoneyText value={{ minor, currency: currency.parse(code) }} />)
    );
  return [
    {
      id: "account",
      label: "Account",
      card: "title",
      cell: ({ account }) => <span className="wrap-anywhere font-medium">{account}</span>,
    },
    { id: "what", label: "What", card: "under", cell: (row) => toRows(row, ENTRIES[row.kind].words) },
    { id: "debit", label: "Debit", align: "end", cell: (row) => amount(row, row.debitMinor) },
    { id: "credit", label: "Credit", align: "end", cell: (row) => amount(row, row.creditMinor) },
  ];
}
