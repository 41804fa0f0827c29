import "server-only";
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, like, or, type SQL, sql } from "drizzle-orm";
import { bookings, supplierPreferences, suppliers } from "@/db/schema";
import { averagePaymentDays, countAtSupplier } from "@/db/totals";
import { containing } from "@/lib/platform/base/text";
import type { Tx } from "@/lib/platform/context/transaction";
import { type Supplier, supplierKey } from "./supplier.model";
import {
  ACTIVE_DAYS,
  type AdminSupplierQuery,
  NEW_DAYS,
  type SupplierFilters,
  type SupplierListQuery,
  scopeOf,
  searched,
} from "./supplier-list.model";
import {
  EFFECTIVE,
  inNetworkOf,
  isListed,
  isNotWithdrawn,
  learnedLagDays,
  preferencesOf,
  visibleTo,
} from "./supplier-visibility.sql";

const DAY_MS = 86_400_000;

export async function selectSuppliers(tx: Tx, userId: string, query: SupplierListQuery): Promise<Supplier[]> {
  const rows = await supplierRows(tx, userId)
    .where(listed(tx, userId, query))
    .orderBy(...orderOf(userId, query))
    .limit(query.limit)
    .offset(query.skip);
  return rows.map(toSupplier);
}

export async function countSuppliers(tx: Tx, userId: string, query: SupplierListQuery): Promise<number> {
  const [row] = await tx.db
    .select({ count: count() })
    .from(suppliers)
    .leftJoin(supplierPreferences, preferencesOf(userId))
    .where(listed(tx, userId, query));
  return row?.count ?? 0;
}

/** Reads a supplier, even if it is deactivated, merged or withdrawn, so that a link to it keeps working. */
export async function selectSupplier(tx: Tx, userId: string, id: string): Promise<Supplier | undefined> {
  const [row] = await supplierRows(tx, userId).where(and(eq(suppliers.id, id), visibleTo(userId)));
  return row && toSupplier(row);
}

/** Reads any supplier, whoever created it, for administrators; without any agent's counts and settings. */
export async function selectAdminSupplier(tx: Tx, id: string): Promise<Supplier | undefined> {
  const [row] = await supplierRows(tx, NOBODY).where(eq(suppliers.id, id));
  return row && toSupplier(row);
}

/** Reads a page of all suppliers by name, whoever created them. Merges that an agent made for themself don't count. */
export async function selectAdminSuppliers(tx: Tx, query: AdminSupplierQuery): Promise<Supplier[]> {
  const order = orderOf(NOBODY, { ...query, sort: "name" });
  // Selects the ids of the page first, so that bookings aren't counted for the suppliers that the offset skips.
  const page = tx.db
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(foundByAnybody(query.filters))
    .orderBy(...order)
    .limit(query.limit)
    .offset(query.skip);
  const rows = await supplierRows(tx, NOBODY)
    .where(inArray(suppliers.id, page))
    .orderBy(...order);
  return rows.map(toSupplier);
}

export async function countAdminSuppliers(tx: Tx, query: AdminSupplierQuery): Promise<number> {
  const [row] = await tx.db.select({ count: count() }).from(suppliers).where(foundByAnybody(query.filters));
  return row?.count ?? 0;
}

/** Reads the next suppliers by name after `last`. */
export async function selectAdminSuppliersAfter(
  tx: Tx,
  filters: AdminSupplierQuery["filters"],
  last: Supplier | undefined,
  limit: number,
): Promise<Supplier[]> {
  const place =
    last && sql`(${suppliers.nameKey}, ${suppliers.id}) > (${supplierKey(last.name)}, ${last.id}::uuid)`;
  const rows = await supplierRows(tx, NOBODY)
    .where(and(foundByAnybody(filters), place))
    .orderBy(asc(suppliers.nameKey), asc(suppliers.id))
    .limit(limit);
  return rows.map(toSupplier);
}

function foundByAnybody(filters: AdminSupplierQuery["filters"]): SQL | undefined {
  const { isVerified } = filters;
  return and(
    isListed(),
    named(filters),
    isVerified === undefined ? undefined : eq(suppliers.isVerified, isVerified),
  );
}

/** Reads the countries of the agent's network, for the filter. */
export async function selectCountries(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.db
    .selectDistinct({ country: suppliers.country })
    .from(suppliers)
    .where(and(visibleTo(userId), inNetworkOf(userId), isNotNull(suppliers.country)))
    .orderBy(asc(suppliers.country));
  return rows.flatMap(({ country }) => country ?? []);
}

export async function selectSupplierCounts(tx: Tx, userId: string) {
  const since = (days: number) => new Date(tx.now.getTime() - days * DAY_MS).toISOString();
  const [row] = await tx.db
    .select({
      total: count(),
      newThisMonth: sql<number>`count(*) filter (where ${suppliers.createdAt} > ${since(NEW_DAYS)}::timestamptz)::int`,
      active: sql<number>`count(*) filter (where exists (select from ${bookings} where user_id = ${userId}
        and supplier_id = ${suppliers.id} and deleted_at is null and created_at > ${since(ACTIVE_DAYS)}::timestamptz))::int`,
      paymentDays: averagePaymentDays(userId),
    })
    .from(suppliers)
    .leftJoin(supplierPreferences, preferencesOf(userId))
    .where(listed(tx, userId, { filters: {}, scope: "network" }));
  return row;
}

function supplierRows(tx: Tx, userId: string) {
  return tx.db
    .select({
      supplier: suppliers,
      ...EFFECTIVE,
      chaseName: sql<string | null>`coalesce(${supplierPreferences.chaseName}, ${suppliers.chaseName})`,
      chaseEmail: sql<string | null>`coalesce(${supplierPreferences.chaseEmail}, ${suppliers.chaseEmail})`,
      chaseLanguage: supplierPreferences.chaseLanguage,
      chaseDays: supplierPreferences.chaseDays,
      commissionBp: sql<
        number | null
      >`coalesce(${supplierPreferences.commissionBp}, ${suppliers.commissionBp})`,
      deactivatedAt: supplierPreferences.deactivatedAt,
      learned: learnedLagDays(userId),
      bookingCount: countAtSupplier(userId),
    })
    .from(suppliers)
    .leftJoin(supplierPreferences, preferencesOf(userId));
}

type Listing = Pick<SupplierListQuery, "filters" | "scope">;

function listed(tx: Tx, userId: string, query: Listing): SQL | undefined {
  const { filters } = query;
  return and(
    visibleTo(userId),
    scopeOf(query) === "network" ? inNetworkOf(userId) : undefined,
    filters.ids
      ? inArray(suppliers.id, filters.ids.length > 0 ? filters.ids : [NOBODY])
      : shown(userId, filters),
    named(filters),
    narrowed(tx, userId, filters),
  );
}

const NOBODY = "00000000-0000-0000-0000-000000000000";

/**
 * Leaves out merged suppliers, which appear as the one they were merged into, and deactivated ones unless the filter
 * asks for them.
 */
function shown(userId: string, { deactivated }: SupplierFilters): SQL | undefined {
  const put = deactivated ? isNotNull : isNull;
  const standing = deactivated === "any" ? undefined : put(supplierPreferences.deactivatedAt);
  return and(isNull(EFFECTIVE.mergedInto), standing, isNotWithdrawn(userId));
}

function named({ name }: SupplierFilters): SQL | undefined {
  const texts = searched(name);
  const called = texts.flatMap((one) => [
    like(suppliers.nameKey, containing(one)),
    and(HAS_ALIASES, like(sql`array_to_string(${suppliers.aliasKeys}, ' ')`, containing(one))),
  ]);
  return called.length > 0 ? or(...called) : undefined;
}

/** Repeats the condition of the partial index on aliases, so that Postgres uses the index. */
const HAS_ALIASES = sql`${suppliers.aliasCount} > 0`;

function narrowed(tx: Tx, userId: string, filters: SupplierFilters): SQL | undefined {
  const newSince = new Date(tx.now.getTime() - NEW_DAYS * DAY_MS);
  const booked = sql`${countAtSupplier(userId)} > 0`;
  return and(
    filters.isVerified === undefined ? undefined : eq(suppliers.isVerified, filters.isVerified),
    filters.hasBookings === undefined ? undefined : filters.hasBookings ? booked : sql`not ${booked}`,
    filters.country ? eq(suppliers.country, filters.country) : undefined,
    filters.isNew ? sql`${suppliers.createdAt} > ${newSince.toISOString()}::timestamptz` : undefined,
  );
}

/**
 * Returns the order of a list. By name, a supplier whose name equals the typed text comes first, then those whose names
 * begin with it.
 */
function orderOf(
  userId: string,
  { filters, sort, direction }: Pick<SupplierListQuery, "filters" | "sort" | "direction">,
): SQL[] {
  const [typed] = searched(filters.name);
  const way = direction === "asc" ? asc : desc;
  if (sort === "bookings") return [way(countAtSupplier(userId)), asc(suppliers.nameKey), asc(suppliers.id)];
  if (sort === "created") return [way(suppliers.createdAt), way(suppliers.id)];
  const byName = [way(suppliers.nameKey), asc(suppliers.id)];
  if (typed === undefined) return byName;
  const key = supplierKey(typed);
  return [
    desc(sql`${suppliers.nameKey} = ${key}`),
    desc(sql`starts_with(${suppliers.nameKey}, ${key})`),
    ...byName,
  ];
}

type Row = Awaited<ReturnType<typeof supplierRows>>[number];

function toSupplier({ supplier: row, basis, lagDays, ...settled }: Row): Supplier {
  const { street, city, state, postalCode, country } = row;
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phoneNumber: row.phoneNumber,
    address: { street, city, state, postalCode, country },
    isVerified: row.isVerified,
    isUserCreated: row.ownerId !== null,
    metadata: row.metadata,
    policy: lagDays === null ? null : { basis: basis ?? "TRAVEL_END", lagDays },
    learnedLagDays: settled.learned,
    contact: { name: settled.chaseName, email: settled.chaseEmail },
    letters: { language: settled.chaseLanguage, days: settled.chaseDays },
    commissionPercent: settled.commissionBp === null ? null : settled.commissionBp / 100,
    bookingCount: settled.bookingCount,
    deactivatedAt: settled.deactivatedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
