import "server-only";
import { sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { suppliers, supplierTotals } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import { NEW_DAYS } from "../supplier-list.model";
import { isListed } from "../supplier-visibility.sql";
import type { FigureGroup } from "./supplier-figures.model";

const DAY_MS = 86_400_000;

type Row = {
  readonly supplier_id: string;
  readonly total_currency: string;
  readonly commission_currency: string;
  readonly count: number;
  readonly total_minor: string;
  readonly commission_minor: string;
  readonly awaited_minor: string;
};

const SUMS =
  sql.raw(`total_currency, commission_currency, sum(count)::int as count, sum(total_minor) as total_minor,
  sum(commission_minor) as commission_minor, sum(awaited_minor) as awaited_minor`);

/** Reads the figures of all agents' bookings at these suppliers, by supplier. */
export async function selectFigures(
  tx: Tx,
  supplierIds: readonly string[],
): Promise<ReadonlyMap<string, readonly FigureGroup[]>> {
  if (supplierIds.length === 0) return new Map();
  const rows = await tx.db.execute<Row>(sql`
    select supplier_id, ${SUMS} from ${supplierTotals}
    where supplier_id = any(${arrayText(supplierIds)}::uuid[])
    group by supplier_id, total_currency, commission_currency having sum(count) > 0`);
  const found = new Map<string, FigureGroup[]>();
  for (const row of rows) found.set(row.supplier_id, [...(found.get(row.supplier_id) ?? []), groupOf(row)]);
  return found;
}

/** Reads the figures of all bookings at suppliers. */
export async function selectAllFigures(tx: Tx): Promise<readonly FigureGroup[]> {
  const rows = await tx.db.execute<Row>(sql`
    select null as supplier_id, ${SUMS} from ${supplierTotals}
    group by total_currency, commission_currency having sum(count) > 0`);
  return [...rows].map(groupOf);
}

/** Counts the suppliers, whoever created them. */
export async function countSuppliersOfAll(tx: Tx) {
  const since = new Date(tx.now.getTime() - NEW_DAYS * DAY_MS).toISOString();
  const [row] = await tx.db
    .select({
      suppliers: sql<number>`count(*)::int`,
      verified: sql<number>`(count(*) filter (where ${suppliers.isVerified}))::int`,
      recent: sql<number>`(count(*) filter (where ${suppliers.createdAt} > ${since}::timestamptz))::int`,
    })
    .from(suppliers)
    .where(isListed());
  return row ?? { suppliers: 0, verified: 0, recent: 0 };
}

function groupOf(row: Row): FigureGroup {
  return {
    totalCurrency: row.total_currency,
    commissionCurrency: row.commission_currency,
    count: row.count,
    totalMinor: Number(row.total_minor),
    commissionMinor: Number(row.commission_minor),
    awaitedMinor: Number(row.awaited_minor),
  };
}
