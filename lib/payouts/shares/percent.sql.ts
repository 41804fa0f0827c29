import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { payoutAgreements, supplierPreferences, suppliers, users } from "@/db/schema";

/**
 * Returns a lateral query that determines the percentage of an agent's booking `b` for commission received on
 * `received`: `percent_bp`, `percent_from` and `agreement_id`. The most specific agreement in force wins; of equally
 * specific ones, the one with the latest start day. `agreements` is their table, or a query of hypothetical ones for a
 * preview.
 */
export function percentOf(received: SQL, agreements: SQL = sql`${payoutAgreements}`): SQL {
  const made = sql`(b.created_at at time zone (select timezone from ${users} where id = b.user_id))::date`;
  return sql`select percent_bp, percent_from, agreement_id from (
    select g.percent_bp, g.id as agreement_id, g.valid_from, g.created_at,
      case when g.booking_id is not null then 'BOOKING' when g.supplier_id is not null then 'SUPPLIER' else 'AGENT' end as percent_from,
      case when g.booking_id is not null then 0 when g.supplier_id is not null then 1 else 2 end as place
    from ${agreements} g
    where g.user_id = b.user_id and g.ended_at is null and coalesce(g.booking_id = b.id, true)
      and (g.valid_from is null or g.valid_from <= case g.basis when 'BOOKED' then ${made} else ${received} end)
      and (g.supplier_id is null or g.supplier_id = b.supplier_id or exists (${ledTo(sql`g.supplier_id`, sql`b`)}))
    union all select o.default_percent_bp, null, null, null, 'DEFAULT', 3) rows
    order by place, valid_from desc nulls last, created_at desc, agreement_id desc limit 1`;
}

/**
 * Returns a query that finds a row if a supplier was merged into that of booking `b`, by the agent or for all agents,
 * directly or in several steps.
 */
function ledTo(supplierId: SQL, booking: SQL): SQL {
  return sql`with recursive led (at, step) as (
      select ${supplierId}, 0
      union all select coalesce(p.merged_into, t.merged_into), step + 1
      from led join ${suppliers} t on t.id = led.at
      left join ${supplierPreferences} p on p.user_id = ${booking}.user_id and p.supplier_id = t.id
      where coalesce(p.merged_into, t.merged_into) is not null and step < 8)
    select from led where at = ${booking}.supplier_id`;
}
