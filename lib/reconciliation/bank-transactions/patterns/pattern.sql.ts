import "server-only";
import { sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { containing } from "@/lib/platform/base/text";
import type { Tx } from "@/lib/platform/context/transaction";
import { UNDECIDED } from "../transaction-status.model";
import type { PatternPreview } from "./pattern.model";

/** Counts the transactions that contain each of these patterns. */
export async function selectHits(tx: Tx, patterns: readonly string[]): Promise<PatternPreview[]> {
  if (patterns.length === 0) return [];
  const rows = await tx.db.execute<PatternPreview>(sql`
    select p.pattern, h.open as "openCount", h.past as "pastCount", h.suppliers as "supplierCount"
    from unnest(${arrayText(patterns)}::text[], ${arrayText(patterns.map(containing))}::text[])
      with ordinality as p (pattern, likeness, n)
    cross join lateral (
      select count(*) filter (where is_open)::int as open, count(*) filter (where not is_open)::int as past,
        count(distinct supplier_id)::int as suppliers
      from (select t.supplier_id, t.status in ('NEW', ${sql.raw(UNDECIDED.map((one) => `'${one}'`).join(", "))}) as is_open
        from bank_transactions t where t.withdrawn_at is null and t.search like p.likeness) found) h
    order by p.n`);
  return [...rows];
}
