import "server-only";
import { and, asc, count, desc, eq, gte, inArray, isNull, like, lte, type SQL, sql } from "drizzle-orm";
import { bankTransactions, suppliers } from "@/db/schema";
import { containing } from "@/lib/platform/base/text";
import type { Tx } from "@/lib/platform/context/transaction";
import type { TransactionRow } from "./transaction.model";
import { selectTransactions } from "./transaction.sql";
import {
  statusesOf,
  type TransactionFilter,
  type TransactionListQuery,
  type TransactionSum,
} from "./transaction-list.model";
import type { TransactionStatus } from "./transaction-status.model";

type Sort = NonNullable<TransactionListQuery["sort"]>["key"];

/**
 * The SQL order for each sort key. Amounts in different currencies can't be compared, so they are grouped by currency.
 */
const ORDERS: Readonly<Record<Sort, readonly SQL[]>> = {
  date: [],
  description: [sql`lower(${bankTransactions.memo})`],
  amount: [sql`${bankTransactions.currency}`, sql`${bankTransactions.amountMinor}`],
  supplier: [sql`(select name_key from ${suppliers} s where s.id = ${bankTransactions.supplierId})`],
  status: [sql`${bankTransactions.status}`],
};

/** Returns one page of the transactions that match a filter, newest first by default. */
export async function selectTransactionPage(
  tx: Tx,
  { filters, sort, skip, limit }: TransactionListQuery,
): Promise<TransactionRow[]> {
  const ids = await selectIds(tx, listed(filters), ordered(sort), { skip, limit });
  return inOrder(await selectTransactions(tx, ids), ids);
}

/** Returns up to `limit` transactions of a filter after `last`, newest first, to read a long list in blocks. */
export async function selectTransactionsAfter(
  tx: Tx,
  { ids: chosen, ...filter }: TransactionFilter & { readonly ids?: readonly string[] | undefined },
  last: Pick<TransactionRow, "id" | "date"> | undefined,
  limit: number,
): Promise<TransactionRow[]> {
  const older =
    last &&
    sql`(${bankTransactions.bookedOn}, ${bankTransactions.id}) < (${last.date}::date, ${last.id}::uuid)`;
  const where = and(listed(filter), chosen && inArray(bankTransactions.id, [...chosen]), older);
  const ids = await selectIds(tx, where, ordered(undefined), { skip: 0, limit });
  return inOrder(await selectTransactions(tx, ids), ids);
}

export async function countTransactions(tx: Tx, filter: TransactionFilter): Promise<number> {
  const [row] = await tx.db.select({ count: count() }).from(bankTransactions).where(listed(filter));
  return row?.count ?? 0;
}

/** Counts the matches of a filter by status. */
export async function countByStatus(
  tx: Tx,
  filter: TransactionFilter,
): Promise<Partial<Record<TransactionStatus, number>>> {
  const rows = await tx.db
    .select({ status: bankTransactions.status, count: count() })
    .from(bankTransactions)
    .where(listed(filter))
    .groupBy(bankTransactions.status);
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}

/** Sums the matches of a filter by currency, the currency with the most transactions first. */
export async function selectSums(tx: Tx, filter: TransactionFilter): Promise<TransactionSum[]> {
  const { amountMinor } = bankTransactions;
  const sumOf = (where: SQL) => sql<string>`coalesce(sum(${amountMinor}) filter (where ${where}), 0)`;
  const rows = await tx.db
    .select({
      currency: bankTransactions.currency,
      count: count(),
      inMinor: sumOf(sql`${amountMinor} > 0`),
      outMinor: sumOf(sql`${amountMinor} < 0`),
    })
    .from(bankTransactions)
    .where(listed(filter))
    .groupBy(bankTransactions.currency)
    .orderBy(desc(count()), bankTransactions.currency);
  return rows.map((row) => ({
    ...row,
    inMinor: Number(row.inMinor),
    outMinor: Number(row.outMinor),
  }));
}

function selectIds(
  tx: Tx,
  where: SQL | undefined,
  order: readonly SQL[],
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<string[]> {
  return tx.db
    .select({ id: bankTransactions.id })
    .from(bankTransactions)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(skip)
    .then((rows) => rows.map(({ id }) => id));
}

function listed({ search, status, category, account, dateFrom, dateTo }: TransactionFilter): SQL | undefined {
  const statuses = statusesOf(status);
  return and(
    isNull(bankTransactions.withdrawnAt),
    search ? like(bankTransactions.search, containing(search)) : undefined,
    statuses ? anyOf(statuses) : undefined,
    category ? eq(bankTransactions.category, category) : undefined,
    account ? eq(bankTransactions.accountId, account) : undefined,
    dateFrom ? gte(bankTransactions.bookedOn, dateFrom) : undefined,
    dateTo ? lte(bankTransactions.bookedOn, dateTo) : undefined,
  );
}

function anyOf(statuses: readonly (typeof bankTransactions.$inferSelect)["status"][]): SQL | undefined {
  const [only, ...others] = statuses;
  if (only === undefined) return undefined;
  return others.length === 0
    ? eq(bankTransactions.status, only)
    : inArray(bankTransactions.status, [...statuses]);
}

function ordered(sort: TransactionListQuery["sort"]): SQL[] {
  const { key, descending } = sort ?? ({ key: "date", descending: true } as const);
  const turn = descending ? desc : asc;
  const newest = key === "date" ? turn : desc;
  return [
    ...ORDERS[key].map((column) => (key === "supplier" ? sql`${turn(column)} nulls last` : turn(column))),
    newest(bankTransactions.bookedOn),
    newest(bankTransactions.id),
  ];
}

function inOrder(rows: readonly TransactionRow[], ids: readonly string[]): TransactionRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
