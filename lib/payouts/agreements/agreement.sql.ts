import "server-only";
import { sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { bookings, payoutAgreements, suppliers, users } from "@/db/schema";
import { newId } from "@/lib/platform/base/id";
import type { Tx } from "@/lib/platform/context/transaction";
import type { AgreementChange } from "./agreement-change.model";

/** Inserts an agreement and returns its id. */
export async function insertAgreement(tx: Tx, by: string, change: AgreementChange): Promise<string> {
  const { percent, replacesId: _, ...row } = change;
  const id = newId();
  await tx.db
    .insert(payoutAgreements)
    .values({ ...row, id, percentBp: percent, createdBy: by, createdAt: tx.now });
  return id;
}

/** Ends an agreement in force and returns it; undefined if there is none. */
export async function endRow(tx: Tx, userId: string, id: string, by: string) {
  const [row] = await tx.db
    .update(payoutAgreements)
    .set({ endedAt: tx.now, endedBy: by })
    .where(
      sql`${payoutAgreements.userId} = ${userId} and ${payoutAgreements.id} = ${id} and ${payoutAgreements.endedAt} is null`,
    )
    .returning();
  return row;
}

/** Tells whether the agent can see a supplier with this id. */
export async function hasSupplier(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.db.execute(sql`select from ${suppliers} where id = ${id}`);
  return rows.length > 0;
}

/** The filter of the agreements, and the stretch of the list, the newest first. */
type AgreementFilter = {
  readonly search: string;
  readonly withEnded: boolean;
  readonly bookingId: string | null;
  readonly skip: number;
  readonly limit: number;
};

type Listed = typeof payoutAgreements.$inferSelect & {
  readonly agentName: string;
  readonly agentEmail: string;
  readonly supplierName: string | null;
  readonly number: string | null;
  readonly createdByName: string | null;
  readonly endedByName: string | null;
  readonly total: number;
};

export async function selectAgreements(
  tx: Tx,
  { search, withEnded, bookingId, skip, limit }: AgreementFilter,
) {
  const like = `%${search.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  const rows = await tx.db.execute<Listed>(sql`
    select g.user_id as "userId", g.id, g.percent_bp as "percentBp", g.valid_from::text as "validFrom", g.basis, g.note,
      g.supplier_id as "supplierId", g.booking_id as "bookingId", to_json(g.created_at) #>> '{}' as "createdAt",
      to_json(g.ended_at) #>> '{}' as "endedAt", ${nameOf("u")} as "agentName", u.email as "agentEmail", s.name as "supplierName",
      b.confirmation_number as number, ${nameOf("c")} as "createdByName", ${nameOf("e")} as "endedByName", count(*) over ()::int as total
    from ${payoutAgreements} g join ${users} u on u.id = g.user_id left join ${suppliers} s on s.id = g.supplier_id
      left join ${bookings} b on b.user_id = g.user_id and b.id = g.booking_id
      left join ${users} c on c.id = g.created_by left join ${users} e on e.id = g.ended_by
    where (${withEnded} or g.ended_at is null) and (${bookingId}::uuid is null or g.booking_id = ${bookingId}::uuid)
      and (${search} = '' or lower(concat_ws(' ', u.name, u.email, s.name, b.confirmation_number)) like ${like})
    order by g.ended_at is not null, g.created_at desc, g.id desc offset ${skip} limit ${limit}`);
  return {
    count: rows[0]?.total ?? 0,
    rows: [...rows].map((row) => ({
      ...{ userId: row.userId, id: row.id, agentName: row.agentName, agentEmail: row.agentEmail },
      supplier: row.supplierId ? { id: row.supplierId, name: row.supplierName ?? "" } : null,
      booking: row.bookingId ? { id: row.bookingId, number: row.number ?? "" } : null,
      ...{ percentBp: row.percentBp, basis: row.basis, note: row.note },
      validFrom: row.validFrom,
      createdAt: String(row.createdAt),
      createdBy: row.createdByName,
      endedAt: row.endedAt ? String(row.endedAt) : null,
      endedBy: row.endedByName,
    })),
  };
}

const nameOf = (table: string) => sql.raw(`coalesce(nullif(${table}.name, ''), ${table}.email)`);

/** Reads agents by their email addresses in lower case. */
export async function selectAgentsByEmail(tx: Tx, emails: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.db.execute<{ id: string; email: string }>(
    sql`select id, lower(email) as email from ${users} where lower(email) = any (${arrayText(emails)}::text[])`,
  );
  return new Map([...rows].map(({ id, email }) => [email, id]));
}

/**
 * Reads suppliers by their names in lower case, whether shared or owned by any agent, without merged and withdrawn
 * ones.
 */
export async function selectSuppliersByName(tx: Tx, names: readonly string[]) {
  const rows = await tx.db.execute<{ id: string; name: string; ownerId: string | null }>(
    sql`select id, lower(name) as name, owner_id as "ownerId" from ${suppliers}
      where lower(name) = any (${arrayText(names)}::text[]) and merged_into is null and withdrawn_at is null`,
  );
  return [...rows];
}

/** Reads the agreements in force with these agents, without those for single bookings. */
export async function selectCurrentAgreements(tx: Tx, agents: readonly string[]) {
  const rows = await tx.db.execute<{
    userId: string;
    id: string;
    supplierId: string | null;
    percentBp: number;
    validFrom: string;
    basis: string;
    note: string | null;
  }>(sql`select user_id as "userId", id, supplier_id as "supplierId", percent_bp as "percentBp", valid_from::text as "validFrom", basis, note
    from ${payoutAgreements} where user_id = any (${arrayText(agents)}::uuid[]) and ended_at is null and booking_id is null`);
  return [...rows];
}
