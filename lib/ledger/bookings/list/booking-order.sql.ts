import "server-only";
import { and, asc, desc, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { bookings } from "@/db/schema";
import type { BookingSort } from "@/lib/platform/base/addresses/addresses.model";
import type { Tx } from "@/lib/platform/context/transaction";
import type { BookingListQuery } from "./booking-list.model";

/**
 * The columns that each sort key orders by. Amounts of different currencies can't be compared, so they are grouped by
 * currency.
 */
const ORDERS: Readonly<Record<BookingSort, readonly SQL[]>> = {
  created: [],
  confirmation: [sql`${bookings.numberKey}`],
  client: [sql`lower(${bookings.clientName})`],
  supplier: [sql`${bookings.supplierKey}`],
  travel: [sql`${bookings.travelStart}`, sql`${bookings.travelEnd}`],
  total: [sql`${bookings.totalCurrency}`, sql`${bookings.totalMinor}`],
  commission: [sql`${bookings.commissionCurrency}`, sql`${bookings.commissionMinor}`],
  due: [sql`${bookings.dueOn}`],
  status: [sql`${bookings.status}`],
};

const NULLABLE: ReadonlySet<BookingSort> = new Set(["client", "supplier"]);

type Sort = BookingListQuery["sort"];
type Stretch = { readonly limit: number; readonly offset: number; readonly isFromEnd: boolean };

/** Returns the order of a list; without a sort, the newest come first. */
export function ordered(sort: Sort): SQL[] {
  const [columns, ties] = parts(sort, false);
  // Rows without a value come last in either direction.
  const placed = NULLABLE.has(sort?.key ?? "created")
    ? columns.map((column) => sql`${column} nulls last`)
    : columns;
  return [...placed, ...ties];
}

/**
 * Selects the ids of a stretch of that order, counted from the end if `isFromEnd`. Indexes hold nulls after all other
 * values, so a descending list reads the rows with a value and those without as two parts.
 */
export function idsInOrder(
  tx: Tx,
  listed: SQL | undefined,
  sort: Sort,
  { limit, offset, isFromEnd }: Stretch,
) {
  const [columns, ties] = parts(sort, isFromEnd);
  const [column] = columns;
  const ids = (where: SQL | undefined) =>
    tx.db
      .select({ id: bookings.id })
      .from(bookings)
      .where(where)
      .orderBy(...columns, ...ties)
      .$dynamic();
  if (!sort?.descending || !column || !NULLABLE.has(sort.key)) return ids(listed).limit(limit).offset(offset);
  const [key] = ORDERS[sort.key];
  const filled = ids(and(listed, sql`${key} is not null`)).limit(limit + offset);
  const empty = ids(and(listed, sql`${key} is null`)).limit(limit + offset);
  const [first, last] = isFromEnd ? [empty, filled] : [filled, empty];
  return unionAll(first, last).limit(limit).offset(offset);
}

function parts(sort: Sort, isFromEnd: boolean): readonly [columns: SQL[], ties: SQL[]] {
  const { key, descending } = sort ?? ({ key: "created", descending: true } as const);
  const turn = descending !== isFromEnd ? desc : asc;
  const newest = (key === "created" ? descending : true) !== isFromEnd ? desc : asc;
  return [ORDERS[key].map((column) => turn(column)), [newest(bookings.createdAt), newest(bookings.id)]];
}
