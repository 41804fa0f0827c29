import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { inUtcDays } from "@/db/utc-days";
import type { Tx } from "@/lib/platform/context/transaction";
import { ageingOf, BY_AGENT, BY_SUPPLIER, commissionBy, differencesBy, recoveredBy } from "./commission.sql";
import { reconciliationOf } from "./reconciliation.sql";
import { REPORTS, type ReportData, type ReportKey } from "./report.model";
import type { ReportDays } from "./report-leads.model";

/** The input of a report's query; an agent is reported from `thresholdMinor` on, in cents. */
export type ReportInput = ReportDays & { readonly thresholdMinor: number };

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
