import "server-only";
import { and, asc, desc, eq, isNull, like, ne, or, type SQL, sql } from "drizzle-orm";
import { bookings, personName, suppliers, users } from "@/db/schema";
import type { RowPlace } from "@/lib/platform/base/addresses/row-place.model";
import { calendarDate } from "@/lib/platform/base/calendar-date";
import { currency } from "@/lib/platform/base/money";
import { containing } from "@/lib/platform/base/text";
import type { Tx } from "@/lib/platform/context/transaction";
import { plainNumber } from "./admin-booking.model";
import { beginsWith, PLAIN_NUMBER } from "./admin-booking.sql";
import { type AdminBookingFilter, type AdminBookingLine, STATUSES_OF } from "./admin-booking-list.model";

const CANCELLED = sql`${bookings.closeReason} = 'CANCELLED'`;

/** Bookings of all agents behind a place, the newest first; of a search those whose number begins so before all others. */
export async function selectAdminBookings(
  tx: Tx,
  filter: AdminBookingFilter,
  after: RowPlace | null,
  { limit, by }: { readonly limit: number; readonly by: "number" | "newest" },
): Promise<AdminBookingLine[]> {
  const newest = [desc(bookings.createdAt), desc(bookings.id)];
  const rows = await tx.db
    .select({
      booking: bookings,
      supplierName: suppliers.name,
      agentName: personName,
    })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .leftJoin(suppliers, eq(suppliers.id, bookings.supplierId))
    .where(and(isNull(bookings.deletedAt), found(filter), after ? behind(after) : undefined))
    .orderBy(...(by === "newest" ? newest : [nearest(filter.search), asc(PLAIN_NUMBER), ...newest]))
    .limit(limit);
  return rows.map(({ booking: row, supplierName, agentName }) => ({
    id: row.id,
    at: row.createdAt.toISOString(),
    agent: { id: row.userId, name: agentName },
    confirmationNumber: row.confirmationNumber,
    clientName: row.clientName,
    supplier: row.supplierId && supplierName ? { id: row.supplierId, name: supplierName } : null,
    travelStart: calendarDate.parse(row.travelStart),
    travelEnd: calendarDate.parse(row.travelEnd),
    total: { minor: row.totalMinor, currency: currency.parse(row.totalCurrency) },
    commission: { minor: row.commissionMinor, currency: currency.parse(row.commissionCurrency) },
    received: { minor: row.receivedMinor, currency: currency.parse(row.commissionCurrency) },
    dueOn: calendarDate.parse(row.dueOn),
    status: row.status,
    isCancelled: row.closeReason === "CANCELLED" && row.status === "CLOSED",
  }));
}

function found({ search, status, supplier, agent }: AdminBookingFilter): SQL | undefined {
  return and(
    search === undefined ? undefined : meant(search),
    status && eq(bookings.status, STATUSES_OF[status]),
    status === "cancelled" ? CANCELLED : undefined,
    status === "closed" ? or(isNull(bookings.closeReason), ne(bookings.closeReason, "CANCELLED")) : undefined,
    supplier ? eq(bookings.supplierId, supplier) : undefined,
    agent ? eq(bookings.userId, agent) : undefined,
  );
}

/** So many signs are in the index of words. */
const SHORTEST_PART = 3;

/** What a number begins with, or stands anywhere in number, client or supplier. */
function meant(search: string): SQL | undefined {
  const begins = beginsWith(plainNumber(search));
  return search.trim().length < SHORTEST_PART
    ? begins
    : or(begins, like(bookings.search, containing(search)));
}

/** Those whose number begins so first. */
function nearest(search: string | undefined): SQL {
  return search === undefined ? sql`0` : sql`case when ${beginsWith(plainNumber(search))} then 0 else 1 end`;
}

function behind({ at, id }: RowPlace): SQL {
  return sql`(${bookings.createdAt}, ${bookings.id}) < (${at}::timestamptz, ${id}::uuid)`;
}

/** What a supplier and an agent that the list is of are called. */
export async function selectNames(tx: Tx, { supplier, agent }: AdminBookingFilter) {
  const [row] = await tx.db.execute<{ supplier: string | null; agent: string | null }>(sql`
    select (select name from ${suppliers} where id = ${supplier ?? null}) as supplier,
      (select ${personName} from ${users} where id = ${agent ?? null}) as agent`);
  return { supplier: row?.supplier ?? null, agent: row?.agent ?? null };
}
