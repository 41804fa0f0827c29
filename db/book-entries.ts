import { type SQL, sql } from "drizzle-orm";

/** Payouts and adjustments count for the days of UTC, whoever looks. */
export const utcDayOf = (at: string): SQL => sql.raw(`(${at} at time zone 'UTC')::date`);

const NOT_COUNTED = sql`null::uuid as booking_id, null::bigint as counted, null::text as counted_currency`;

/**
 * What an agent's rows are in the books: `user_id`, `link_id` of the deposit's match where it is by that, `day`, `kind`
 * (lib/books/journal/entry.model.ts), `currency`, and `amount` in minor units; of commission its `booking_id` too, and as what the
 * booking counts it (`counted`, `counted_currency`). Of rows as they stand, and as an erased account gives them up.
 */
export const ENTRIES_OF = {
  /** Of allocations, but for what the agency never had and what was taken back. */
  allocations: (
    rows: SQL,
  ): SQL => sql`select a.user_id, a.link_id, a.book_day as day, part.kind, part.currency, part.amount,
      a.booking_id, part.counted, a.currency::text as counted_currency
    from ${rows} a cross join lateral (values
      ('COMMISSION', a.deposit_currency::text, a.deposit_minor, a.amount_minor - a.kept_minor),
      ('FEE', a.deposit_currency::text, a.fee_minor, a.kept_minor),
      ('SHORT_PAY', a.currency::text, a.short_pay_minor, a.short_pay_minor)) part (kind, currency, amount, counted)
    where a.link_id is not null and a.reversed_at is null and (part.amount <> 0 or part.counted <> 0)`,
  shares: (
    rows: SQL,
  ): SQL => sql`select s.user_id, null::uuid as link_id, s.book_day as day, 'SHARE' as kind, s.currency::text, s.amount_minor as amount,
      ${NOT_COUNTED}
    from ${rows} s`,
  /** Of adjustments, for the day on which they were made, and the other way for that on which they were removed. */
  adjustments: (
    rows: SQL,
    at: "created_at" | "removed_at",
  ): SQL => sql`select a.user_id, null::uuid as link_id, ${utcDayOf(`a.${at}`)} as day,
      'ADJUSTMENT' as kind, a.currency::text, ${at === "removed_at" ? sql`-` : sql``} a.amount_minor as amount, ${NOT_COUNTED}
    from ${rows} a where a.${sql.raw(at)} is not null`,
};
