import "server-only";
import { sql } from "drizzle-orm";
import { bookings, suppliers, supplierTotals } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import { ago } from "./counts.sql";
import type { SupplierFigures } from "./figures.model";

const TOP = 5;

/** Counts the suppliers booked recently, and reads those booked most. */
export async function selectBookedSuppliers(tx: Tx): Promise<Pick<SupplierFigures, "active" | "top">> {
  const [counts] = await tx.db.execute<{ active: number }>(sql`
    select count(distinct supplier_id)::int as active from ${bookings}
    where deleted_at is null and created_at > ${ago(tx, 90)}`);
  const top = await tx.db.execute<SupplierFigures["top"][number]>(sql`
    select s.id, s.name, t.bookings from (
      select supplier_id, sum(count)::int as bookings from ${supplierTotals}
      group by 1 having sum(count) > 0 order by 2 desc, 1 limit ${TOP}
    ) t join ${suppliers} s on s.id = t.supplier_id order by t.bookings desc, s.id`);
  if (!counts) throw new Error("an aggregate answers one row");
  return { ...counts, top: [...top] };
}
