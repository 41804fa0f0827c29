import { PageLink } from "@/components/ui/links/page-link";
import type { BookMonth } from "@/lib/books/months/month.model";
import {
  REPORT_STATUSES,
  REPORTS_URL,
  TRANSACTIONS_URL,
} from "@/lib/platform/base/addresses/admin-addresses.model";
import { monthOf } from "@/lib/platform/base/dates/calendar-date";
import { counted } from "@/lib/platform/base/text";

const TO_MATCH = [
  "NEW",
  "METADATA_EXTRACTED",
  "PENDING_REVIEW",
  "MATCHED_NEEDS_CONFIRMATION",
  "EXCEPTION",
] as const;

type Check = { readonly words: string; readonly href: string };

/** Returns the open items of a month as text, each with the address of its rows. */
export function openItemsOf({ month, transactions, reports, runs }: BookMonth): readonly Check[] {
  const days = { from: month, to: monthOf(month).last };
  return [
    {
      count: transactions,
      words: `${counted(transactions, "transaction")} to match`,
      href: TRANSACTIONS_URL.href("/admin/transactions", { ...days, status: TO_MATCH }),
    },
    {
      count: reports,
      words: `${counted(reports, "report")} that ${reports === 1 ? "doesn't" : "don't"} add up`,
      href: REPORTS_URL.href("/admin/commission-reports", { ...days, status: REPORT_STATUSES }),
    },
    { count: runs, words: `${counted(runs, "run")} not paid`, href: "/admin/payouts" },
  ].filter(({ count }) => count > 0);
}

/** The same items as links. */
export function OpenItems({ month }: { readonly month: BookMonth }) {
  const checks = openItemsOf(month);
  if (checks.length === 0) return <span className="text-muted-foreground">Nothing</span>;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {checks.map(({ words, href }) => (
        <li key={words}>
          <PageLink href={href} className="underline underline-offset-4">
            {words}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
