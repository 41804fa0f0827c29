import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { bookings } from "@/db/schema";
import type { MovedOfAgent } from "@/lib/ledger/suppliers/administration/moved-rows.model";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { updatingTotals } from "../totals/write-totals.sql";

/**
 * Moves all bookings of an agent to another supplier. A booking whose number is taken there gets the next free
 * `duplicate_no`.
 */
export async function moveAll(tx: Tx, from: string, into: string): Promise<MovedOfAgent["bookings"]> {
  const owner = ownerOf(tx);
  const found = await tx.db.execute<{ id: string; no: number }>(sql`
    select id, duplicate_no as no from ${bookings} where user_id = ${owner} and supplier_id = ${from} order by id for update`);
  const rows = [...found].map(({ id, no }) => [id, no] as const);
  if (rows.length === 0) return rows;
  await updatingTotals(tx, owner, among(rows), () =>
    tx.db.execute(sql`
      update ${bookings} b set supplier_id = ${into}, version = b.version + 1,
        duplicate_no = b.duplicate_no + coalesce((
          select max(o.duplicate_no) + 1 from ${bookings} o
          where o.user_id = ${owner} and o.supplier_id = ${into} and o.number_key = b.number_key), 0)
      where b.user_id = ${owner} and b.supplier_id = ${from}`),
  );
  return rows;
}

/** Moves bookings back, except those that were moved to yet another supplier since. */
export async function moveAllBack(tx: Tx, from: string, moved: MovedOfAgent): Promise<void> {
  const owner = ownerOf(tx);
  if (moved.bookings.length === 0) return;
  await updatingTotals(tx, owner, among(moved.bookings), () =>
    tx.db.execute(sql`
      update ${bookings} b set supplier_id = ${from}, duplicate_no = m.no, version = b.version + 1
      from unnest(${arrayText(moved.bookings.map(([id]) => id))}::uuid[],
        ${arrayText(moved.bookings.map(([, no]) => no))}::int[]) as m (id, no)
      where b.user_id = ${owner} and b.id = m.id and b.supplier_id = ${moved.intoId}`),
  );
}

function among(rows: MovedOfAgent["bookings"]): SQL {
  return sql`${bookings.id} = any(${arrayText(rows.map(([id]) => id))}::uuid[])`;
}
