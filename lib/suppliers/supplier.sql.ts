import "server-only";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { supplierPreferences, suppliers } from "@/db/schema";
import { newId } from "@/lib/base/id";
import type { Tx } from "@/lib/context/transaction";
import { type PaymentPolicy, type SupplierFacts, supplierKey } from "./supplier.model";
import { learnedLagDays, preferencesOf, SETTLED, visibleTo } from "./supplier-visibility.sql";

const MERGES_FOLLOWED = 8;
const BATCH = 1_000;

/** Of two with the same name the agent's own comes first; a merged one leads to the supplier it was merged into. */
export async function selectSupplierByName(tx: Tx, userId: string, name: string) {
  const [row] = await factsOf(tx, userId)
    .where(and(eq(suppliers.nameKey, supplierKey(name)), visibleTo(userId)))
    .orderBy(asc(sql`${suppliers.ownerId} is null`))
    .limit(1);
  return row && followed(tx, userId, row);
}

export async function selectSupplierById(tx: Tx, userId: string, id: string) {
  const [row] = await factsOf(tx, userId).where(and(eq(suppliers.id, id), visibleTo(userId)));
  return row && followed(tx, userId, row);
}

/** The visible suppliers of many names at once, by `supplierKey`. */
export async function selectSuppliersByKeys(
  tx: Tx,
  userId: string,
  keys: readonly string[],
): Promise<Map<string, SupplierFacts>> {
  const found = new Map<string, SupplierFacts>();
  for (let start = 0; start < keys.length; start += BATCH) {
    const rows = await factsOf(tx, userId)
      .where(and(inArray(suppliers.nameKey, keys.slice(start, start + BATCH)), visibleTo(userId)))
      .orderBy(asc(sql`${suppliers.ownerId} is null`));
    for (const row of rows) {
      if (!found.has(row.key)) found.set(row.key, await followed(tx, userId, row));
    }
  }
  return found;
}

/** Undefined when the agent has a supplier of that name already: somebody was faster. */
export async function insertSupplier(tx: Tx, userId: string, name: string) {
  const [created] = await insertSuppliers(tx, userId, [name]);
  return created;
}

/** Leaves out the names that the agent has by now. */
export async function insertSuppliers(
  tx: Tx,
  userId: string,
  names: readonly string[],
): Promise<SupplierFacts[]> {
  const created: SupplierFacts[] = [];
  for (let start = 0; start < names.length; start += BATCH) {
    const rows = await tx.db
      .insert(suppliers)
      .values(names.slice(start, start + BATCH).map((name) => newSupplier(tx, userId, name)))
      .onConflictDoNothing()
      .returning({ id: suppliers.id, name: suppliers.name });
    created.push(...rows.map((row) => ({ ...row, policy: null })));
  }
  return created;
}

function newSupplier(tx: Tx, ownerId: string, name: string) {
  return { id: newId(), ownerId, name, nameKey: supplierKey(name), createdAt: tx.now, updatedAt: tx.now };
}

type Row = {
  readonly id: string;
  readonly name: string;
  readonly basis: PaymentPolicy["basis"] | null;
  readonly lagDays: number | null;
  readonly learned: number | null;
  readonly mergedInto: string | null;
};

function factsOf(tx: Tx, userId: string) {
  return tx.db
    .select({
      id: suppliers.id,
      name: suppliers.name,
      key: suppliers.nameKey,
      ...SETTLED,
      learned: learnedLagDays(userId),
    })
    .from(suppliers)
    .leftJoin(supplierPreferences, preferencesOf(userId));
}

async function followed(tx: Tx, userId: string, first: Row): Promise<SupplierFacts> {
  let row = first;
  for (let step = 0; row.mergedInto !== null && step < MERGES_FOLLOWED; step += 1) {
    const [next] = await factsOf(tx, userId).where(and(eq(suppliers.id, row.mergedInto), visibleTo(userId)));
    if (!next) break;
    row = next;
  }
  return { id: row.id, name: row.name, policy: policyOf(row) };
}

/** What was settled, else what was learned. */
function policyOf({
  basis,
  lagDays,
  learned,
}: Omit<Row, "id" | "name" | "mergedInto">): PaymentPolicy | null {
  if (lagDays !== null) return { basis: basis ?? "TRAVEL_END", lagDays };
  return learned === null ? null : { basis: "TRAVEL_END", lagDays: learned };
}
