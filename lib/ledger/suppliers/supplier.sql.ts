import "server-only";
import { and, arrayOverlaps, asc, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { supplierPreferences, suppliers } from "@/db/schema";
import { newId } from "@/lib/platform/base/id";
import type { Tx } from "@/lib/platform/context/transaction";
import { type PaymentPolicy, type SupplierFacts, supplierKey } from "./supplier.model";
import { isThere, learnedLagDays, preferencesOf, SETTLED, visibleTo } from "./supplier-visibility.sql";

const MERGES_FOLLOWED = 8;
const BATCH = 1_000;

/** Of two with the same name the agent's own comes first; a merged one leads to the supplier it was merged into. */
export async function selectSupplierByName(tx: Tx, userId: string, name: string) {
  const key = supplierKey(name);
  return (await selectSuppliersByKeys(tx, userId, [key])).get(key);
}

export async function selectSupplierById(tx: Tx, userId: string, id: string) {
  return (await selectSuppliersByIds(tx, userId, [id])).get(id);
}

/** The visible suppliers of many ids at once. */
export async function selectSuppliersByIds(
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, SupplierFacts>> {
  const rows = await factsOf(tx, userId).where(and(inArray(suppliers.id, [...ids]), visibleTo(userId)));
  return followed(tx, userId, new Map(rows.map((row) => [row.id, row])));
}

/** The visible suppliers of many names at once, by `supplierKey`; a name goes before another supplier's alias. */
export async function selectSuppliersByKeys(
  tx: Tx,
  userId: string,
  keys: readonly string[],
): Promise<Map<string, SupplierFacts>> {
  const found = new Map<string, Row>();
  for (let start = 0; start < keys.length; start += BATCH) {
    const batch = keys.slice(start, start + BATCH);
    const rows = await factsOf(tx, userId)
      .where(and(calledOneOf(tx, batch), visibleTo(userId), isThere(userId)))
      .orderBy(asc(sql`${suppliers.ownerId} is null`));
    const best = rows.toReversed();
    const aliased = best.flatMap((row) => row.aliasKeys.map((key) => [key, row] as const));
    const called = new Map([...aliased, ...best.map((row) => [row.key, row] as const)]);
    for (const key of batch) {
      const row = called.get(key);
      if (row) found.set(key, row);
    }
  }
  return followed(tx, userId, found);
}

/** Asked apart, each by an index of its own: joined by OR they would be looked for in every row. */
function calledOneOf(tx: Tx, keys: readonly string[]): SQL {
  const id = { id: suppliers.id };
  const named = tx.db
    .select(id)
    .from(suppliers)
    .where(inArray(suppliers.nameKey, [...keys]));
  const aliased = tx.db
    .select(id)
    .from(suppliers)
    .where(and(sql`${suppliers.aliasCount} > 0`, arrayOverlaps(suppliers.aliasKeys, [...keys])));
  return inArray(suppliers.id, named.unionAll(aliased));
}

/** Undefined when the agent has a supplier of that name already: somebody was faster. */
export async function insertSupplier(tx: Tx, userId: string, name: string) {
  const [created] = await insertSuppliers(tx, userId, [name]);
  return created;
}

/** Leaves out the names that the agent has by now; one that was withdrawn is there again. */
export async function insertSuppliers(
  tx: Tx,
  userId: string,
  names: readonly string[],
  importId: string | null = null,
): Promise<SupplierFacts[]> {
  const created: SupplierFacts[] = [];
  for (let start = 0; start < names.length; start += BATCH) {
    const rows = await tx.db
      .insert(suppliers)
      .values(
        names.slice(start, start + BATCH).map((name) => ({ ...newSupplier(tx, userId, name), importId })),
      )
      .onConflictDoUpdate({
        target: [suppliers.ownerId, suppliers.nameKey],
        set: { withdrawnAt: null, importId },
        setWhere: isNotNull(suppliers.withdrawnAt),
      })
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
      aliasKeys: suppliers.aliasKeys,
      ...SETTLED,
      learned: learnedLagDays(userId),
    })
    .from(suppliers)
    .leftJoin(supplierPreferences, preferencesOf(userId));
}

/** Where mergings lead from these, asked for all of them at once. */
async function followed(
  tx: Tx,
  userId: string,
  given: ReadonlyMap<string, Row>,
): Promise<Map<string, SupplierFacts>> {
  const rows = new Map(given);
  for (let step = 0; step < MERGES_FOLLOWED; step += 1) {
    const ids = new Set([...rows.values()].flatMap(({ mergedInto }) => mergedInto ?? []));
    if (ids.size === 0) break;
    const found = await factsOf(tx, userId).where(and(inArray(suppliers.id, [...ids]), visibleTo(userId)));
    const next = new Map(found.map((row) => [row.id, row]));
    for (const [key, row] of rows) rows.set(key, next.get(row.mergedInto ?? "") ?? row);
    if (next.size === 0) break;
  }
  return new Map([...rows].map(([key, row]) => [key, { id: row.id, name: row.name, policy: policyOf(row) }]));
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
