import type { Sql } from "postgres";

/**
 * Compares the stored entries of every locked month with entries recomputed independently from its rows, in one
 * snapshot. Returns the number of months compared and those that differ.
 */
export async function keptAndLive(
  db: Sql,
): Promise<{ readonly kept: number; readonly differing: readonly string[] }> {
  return db.begin("isolation level repeatable read", async (tx) => {
    const months = await tx<{ month: string; entries: unknown }[]>`
      select month::text, entries from book_months order by month`;
    const differing: string[] = [];
    for (const { month, entries } of months) {
      const live = await tx`
        with day as (select ${month}::date as first, (${month}::date + interval '1 month - 1 day')::date as last),
        rows as (
          select account_id::text as account, currency, case sign(amount_minor) when -1 then 'MONEY_OUT' else 'MONEY_IN' end as kind, amount_minor as minor
            from bank_transactions, day where withdrawn_at is null and book_day between first and last
          union all select null, deposit_currency, 'COMMISSION', deposit_minor from allocations, day
            where link_id is not null and reversed_at is null and book_day between first and last
          union all select null, deposit_currency, 'FEE', fee_minor from allocations, day
            where link_id is not null and reversed_at is null and book_day between first and last
          union all select null, currency, 'SHORT_PAY', short_pay_minor from allocations, day
            where link_id is not null and reversed_at is null and book_day between first and last
          union all select null, currency, category, amount_minor from bank_transactions, day
            where withdrawn_at is null and category is not null and book_day between first and last
          union all select null, r.currency, case e.difference_reason when 'override' then 'OVERRIDE' else e.difference_reason end, e.net_minor
            from day, match_links l join commission_reports r on r.id = l.report_id join commission_report_entries e on e.report_id = r.id
            where l.closed_at is null and l.book_day between first and last and e.difference_reason is not null
          union all select null, currency, 'SHARE', amount_minor from payout_shares, day where book_day between first and last
          union all select null, currency, kind, amount_minor from day, erased_entries left join match_links l on l.id = link_id
            where erased_entries.day between first and last and l.closed_at is null)
        select kind, currency, account as "accountId", sum(minor)::int as "amountMinor" from rows
        group by 1, 2, 3 having sum(minor) <> 0`;
      const sorted = (of: unknown) =>
        (of as object[]).map((one) => JSON.stringify(one, Object.keys(one).sort())).sort();
      const [was, is] = [sorted(entries), sorted([...live])];
      if (JSON.stringify(was) !== JSON.stringify(is))
        differing.push(`${month}: kept ${was.join()}, now ${is.join()}`);
    }
    return { kept: months.length, differing };
  });
}
