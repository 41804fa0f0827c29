import { type SQL, sql } from "drizzle-orm";

/**
 * Returns the day of an instant in UTC. Payouts and adjustments count for UTC days, whatever the viewer's time zone.
 */
export const utcDayOf = (at: string): SQL => sql.raw(`(${at} at time zone 'UTC')::date`);

const NOT_COUNTED = sql`null::uuid as booking_id, null::bigint as counted, null::text as counted_currency`;

/**
 * The book entries of an agent's rows: `user_id`, `link_id` of the link if a deposit's link made the entry, `day`,
 * `kind` (lib/books/journal/entry.model.ts), `currency`, and `amount` in minor units. Entries of commission also have
 * the `booking_id`, and the amount in the booking's currency (`counted`, `counted_currency`). Applies to existing rows,
 * and to the rows that the erasure of an account deletes.
 */
export const ENTRIES_OF = {
  /** Entries of allocations. Leaves out what the agency never had and what was taken back. */
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
  /** Entries of adjustments for the day on which they were created or, with the opposite sign, removed. */
  adjustments: (
    rows: SQL,
    at: "created_at" | "removed_at",
  ): SQL => sql`select a.user_id, null::uuid as link_id, ${utcDayOf(`a.${at}`)} as day,
      'ADJUSTMENT' as kind, a.currency::text, ${at === "removed_at" ? sql`-` : sql``} a.amount_minor as amount, ${NOT_COUNTED}
    from ${rows} a where a.${sql.raw(at)} is not null`,
};
