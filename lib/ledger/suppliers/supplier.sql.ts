import "server-only";
import { and, arrayOverlaps, asc, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { supplierPreferences, suppliers } from "@/db/schema";
import { newId } from "@/lib/platform/base/id";
import type { Tx } from "@/lib/platform/context/transaction";
import { type PaymentPolicy, type SupplierFacts, supplierKey } from "./supplier.model";
import {
  EFFECTIVE,
  isNotWithdrawn,
  learnedLagDays,
  preferencesOf,
  visibleTo,
} from "./supplier-visibility.sql";

const MERGES_FOLLOWED = 8;
const BATCH = 1_000;

/**
 * Finds a supplier by name. Of two with the same name the agent's own takes precedence; a merged one leads to the
 * supplier into which it was merged.
 */
export async function selectSupplierByName(tx: Tx, userId: string, name: string) {
  const key = supplierKey(name);
  return (await selectSuppliersByKeys(tx, userId, [key])).get(key);
}

export async function selectSupplierById(tx: Tx, userId: string, id: string) {
  return (await selectSuppliersByIds(tx, userId, [id])).get(id);
}

/** Finds the visible suppliers with the given ids. */
export async function selectSuppliersByIds(
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, SupplierFacts>> {
  const rows = await factsOf(tx, userId).where(and(inArray(suppliers.id, [...ids]), visibleTo(userId)));
  return followed(tx, userId, new Map(rows.map((row) => [row.id, row])));
}

/**
 * Finds the visible suppliers with the given names, by `supplierKey`; a supplier's own name takes precedence over
 * another's alias.
 */
export async function selectSuppliersByKeys(
  tx: Tx,
  userId: string,
  keys: readonly string[],
): Promise<Map<string, SupplierFacts>> {
  const found = new Map<string, Row>();
  for (let start = 0; start < keys.length; start += BATCH) {
    const batch = keys.slice(start, start + BATCH);
    const rows = await factsOf(tx, userId)
      .where(and(calledOneOf(tx, batch), visibleTo(userId), isNotWithdrawn(userId)))
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

/**
 * Searches names and aliases in two queries, each with its own index; combined with OR, Postgres would scan every row.
 */
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

/** Inserts a supplier; returns undefined if the agent has one of that name by now. */
export async function insertSupplier(tx: Tx, userId: string, name: string) {
  const [created] = await insertSuppliers(tx, userId, [name]);
  return created;
}

/** Inserts suppliers, except for names that the agent has by now; a withdrawn supplier of the same name is revived. */
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
      ...EFFECTIVE,
      learned: learnedLagDays(userId),
    })
    .from(suppliers)
    .leftJoin(supplierPreferences, preferencesOf(userId));
}

/** Follows the merges from these suppliers to the ones they were merged into, with one query per step. */
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

/** Returns the policy that was set, else the learned one. */
function policyOf({
  basis,
  lagDays,
  learned,
}: Omit<Row, "id" | "name" | "mergedInto">): PaymentPolicy | null {
  if (lagDays !== null) return { basis: basis ?? "TRAVEL_END", lagDays };
  return learned === null ? null : { basis: "TRAVEL_END", lagDays: learned };
}
