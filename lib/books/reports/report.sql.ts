import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { inUtcDays } from "@/db/utc-days";
import {
  CATEGORIES,
  type Category,
  LISTED_STATUSES,
  type ListedStatus,
  TRANSACTIONS_URL,
} from "@/lib/platform/base/addresses/admin-addresses.model";
import { plusDays } from "@/lib/platform/base/dates/calendar-date";
import type { Tx } from "@/lib/platform/context/transaction";
import { CATEGORY_WORDS } from "@/lib/reconciliation/bank-transactions/categories/category.model";
import { ageingOf, BY_AGENT, BY_SUPPLIER, commissionBy, differencesBy, recoveredBy } from "./commission.sql";
import { REPORTS, type ReportData, type ReportKey } from "./report.model";
import type { ReportDays, ReportScope } from "./report-leads.model";

/** The input of a report's query; an agent is reported from `thresholdMinor` on, in cents. */
type ReportInput = ReportDays & { readonly thresholdMinor: number };

// Two rows may have the same name; pages need an unambiguous order.
const BY_NAME = sql`lower(name), key, currency`;
const BY_NAME_AND_MONTH = sql`lower(name), key, currency, month`;

/**
 * The rows of each report and their order. Each query names its columns as REPORTS does, plus `currency` and the
 * columns by which bookings are found (`supplier`, `agent`, `href`).
 */
const QUERIES: Readonly<Record<ReportKey, { readonly rows: (of: ReportInput) => SQL; readonly order: SQL }>> =
  {
    reconciliation: { rows: reconciliationOf, order: sql`currency, place` },
    "commission-by-supplier": { rows: (of) => commissionBy(BY_SUPPLIER, of), order: BY_NAME_AND_MONTH },
    "commission-by-agent": { rows: (of) => commissionBy(BY_AGENT, of), order: BY_NAME_AND_MONTH },
    ageing: { rows: ({ today }) => ageingOf(BY_SUPPLIER, today), order: BY_NAME },
    payouts: { rows: payoutsBy, order: BY_NAME },
    recovered: { rows: (of) => recoveredBy(BY_SUPPLIER, of), order: BY_NAME_AND_MONTH },
    differences: {
      rows: (of) => differencesBy(BY_SUPPLIER, of),
      order: sql`${BY_NAME_AND_MONTH}, difference`,
    },
  };

function payoutsBy({ first, last, thresholdMinor }: ReportInput): SQL {
  return sql`with paid as (
      select user_id, agent_name, currency::text, 1 as n, amount_minor from payouts where ${inUtcDays("paid_at", first, last)}
      union all select user_id, agent_name, currency::text, -1, -amount_minor from payouts where ${inUtcDays("came_back_at", first, last)} and paid_at is not null),
    summed as (select user_id, max(agent_name) as agent_name, currency, sum(n) as payouts, sum(amount_minor) as paid from paid group by user_id, currency)
    select coalesce(s.agent_name, nullif(u.name, ''), u.email) as name, u.email, s.currency, s.payouts, s.paid, s.user_id as key, s.user_id as agent,
      case when s.currency <> 'USD' then null when s.paid >= ${thresholdMinor} then 'Yes' else 'No' end as form,
      case when s.currency <> 'USD' then null when t.last_four is not null then 'Ends in ' || t.last_four
        when s.paid >= ${thresholdMinor} then 'Missing' end as tax_number
    from summed s left join users u on u.id = s.user_id left join payout_tax_details t on t.user_id = s.user_id`;
}

/** Reads a page of a report's rows with the totals, in one statement. */
export async function selectReport(
  tx: Tx,
  key: ReportKey,
  of: ReportInput,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Omit<ReportData, "of">> {
  const { columns, trend, hasTotals } = REPORTS[key];
  const { rows, order } = QUERIES[key];
  const sums = columns
    .filter(({ kind }) => kind === "money" || kind === "count")
    .map(({ id }) => sql`sum(${sql.identifier(id)}) as ${sql.identifier(id)}`);
  const all = (query: SQL) => sql`(select coalesce(json_agg(one), '[]') from (${query}) one)`;
  const totals = sql`select currency, ${sql.join(sums, sql`, `)} from report where ${hasTotals} group by currency order by currency`;
  const byMonth = trend
    ? sql`select month, currency, sum(${sql.identifier(trend)}) as value from report group by 1, 2 order by 2, 1`
    : sql`select 1 where false`;
  const [row] = await tx.db.execute<Omit<ReportData, "of">>(sql`with report as materialized (${rows(of)})
    select (select count(*)::int from report) as count, ${all(sql`select * from report order by ${order} limit ${limit} offset ${offset}`)} as rows,
      ${all(totals)} as totals, ${all(byMonth)} as trend`);
  if (!row) throw new Error("a select without a group answers one row");
  return row;
}

/**
 * Reads the agents who are to be reported for the days, with what they were paid in cents, in the order of the report.
 */
export async function selectPaidInYear(tx: Tx, of: ReportInput) {
  const rows = await tx.db.execute<{
    agent: string;
    name: string | null;
    email: string | null;
    paid: string;
  }>(
    sql`select agent, name, email, paid from (${payoutsBy(of)}) report where form = 'Yes' order by ${BY_NAME}`,
  );
  return rows.map(({ paid, name, ...row }) => ({ ...row, name: name ?? "", paidMinor: Number(paid) }));
}

/**
 * Returns the platform's own threshold of a tax year in cents, from which an agent is reported; null if none was set.
 */
export async function selectThreshold(tx: Tx, year: string): Promise<number | null> {
  const [row] = await tx.db.execute<{ minor: string | null }>(
    sql`select thresholds->>${year} as minor from books`,
  );
  return row?.minor ? Number(row.minor) : null;
}

const OPEN: readonly ListedStatus[] = [
  "NEW",
  "METADATA_EXTRACTED",
  "PENDING_REVIEW",
  "MATCHED_NEEDS_CONFIRMATION",
  "EXCEPTION",
];
const IGNORED: readonly ListedStatus[] = ["IGNORED"];
const MATCHED: readonly ListedStatus[] = ["AUTO_MATCHED", "MANUAL_MATCHED", "CLOSED"];

/** The matches that a transaction of the month may have by the month's end, in the order of the report. */
type Kind = {
  readonly kind: string;
  readonly words: string;
  readonly status: readonly ListedStatus[];
  /** A line with a category appears only if it has transactions. */
  readonly category?: Category;
};
const KINDS: readonly Kind[] = [
  { kind: "booking", words: "Matched to bookings", status: MATCHED },
  { kind: "report", words: "Matched to commission reports", status: MATCHED },
  { kind: "split", words: "Split among bookings", status: MATCHED },
  ...CATEGORIES.map((kind) => ({ kind, words: CATEGORY_WORDS[kind], status: IGNORED, category: kind })),
  { kind: "ignored", words: "Ignored", status: IGNORED },
  { kind: "open", words: "Open", status: OPEN },
];

/**
 * Returns the query of an account's bank reconciliation by currency: the opening balance of the month, what came and
 * left in it by what it was matched to by the month's end, and the closing balance; then how many statement files with
 * transactions of the month have a stated closing balance that agrees with the transactions read, and how many don't.
 */
function reconciliationOf({ account, first, last }: ReportScope): SQL {
  const mine = sql`account_id = ${account}::uuid and withdrawn_at is null`;
  const listed = (filter: Parameters<typeof TRANSACTIONS_URL.href>[1]) =>
    TRANSACTIONS_URL.href("/admin/transactions", {
      status: LISTED_STATUSES,
      to: last,
      account: account ?? "",
      ...filter,
    });
  const href = ({ status, category }: Kind) =>
    listed({ from: first, status, ...(category ? { category } : {}) });
  const kinds = sql.join(
    KINDS.map(
      (one, place) =>
        sql`(${one.kind}, ${one.words}, ${href(one)}, ${place + 2}::int, ${one.category !== undefined})`,
    ),
    sql`, `,
  );
  return sql`with before as (
      select currency::text, count(*) as transactions, coalesce(sum(amount_minor), 0) as amount
      from bank_transactions where ${mine} and book_day < ${first}::date group by 1),
    of_month as (
      select t.currency::text, t.amount_minor, case when r.source = 'split' then 'split' when l.report_id is not null then 'report'
        when l.id is not null then 'booking' when t.category is not null then t.category when t.ignored_at is not null then 'ignored' else 'open' end as kind
      from bank_transactions t
      left join match_links l on l.transaction_id = t.id and l.closed_at is null and l.book_day <= ${last}::date
      left join commission_reports r on r.id = l.report_id
      where ${mine} and t.book_day between ${first}::date and ${last}::date),
    currencies as (select currency from before union select currency from of_month
      union select currency from bank_accounts where id = ${account}::uuid),
    stated as (
      select (select bool_and(one->>'stated' = one->>'read') from jsonb_array_elements(i.totals) one where one->>'of' = 'closing') as agrees
      from statement_imports i where i.account_id = ${account}::uuid and i.imported_at is not null and i.undone_at is null
        and exists (select from bank_transactions t where t.import_id = i.id and ${mine} and t.booked_on between ${first}::date and ${last}::date))
    select c.currency, 1 as place, 'Opening balance' as what, case when b.transactions > 0 then ${listed({ to: plusDays(first, -1) })} end as href, coalesce(b.transactions, 0) as transactions, coalesce(b.amount, 0) as amount
      from currencies c left join before b using (currency)
    union all
    select c.currency, k.place, k.words, case when count(m.kind) > 0 then k.href end, count(m.kind), coalesce(sum(m.amount_minor), 0)
      from currencies c cross join (values ${kinds}) k (kind, words, href, place, is_category)
      left join of_month m on m.currency = c.currency and m.kind = k.kind group by 1, 2, 3, k.href, k.is_category
      having count(m.kind) > 0 or not k.is_category
    union all
    select c.currency, 100, 'Closing balance', ${listed({})}, coalesce(b.transactions, 0) + (select count(*) from of_month m where m.currency = c.currency),
      coalesce(b.amount, 0) + (select coalesce(sum(m.amount_minor), 0) from of_month m where m.currency = c.currency)
      from currencies c left join before b using (currency)
    union all
    select a.currency, case when s.agrees then 101 else 102 end, case when s.agrees then 'Statement files whose closing balance agrees'
        else 'Statement files whose closing balance differs' end, null, count(*), null
      from stated s, bank_accounts a where a.id = ${account}::uuid and s.agrees is not null group by 1, 2, 3`;
}
