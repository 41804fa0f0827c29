import "server-only";
import { and, asc, desc, eq, isNull, like, ne, or, type SQL, sql } from "drizzle-orm";
import { namedAgents } from "@/db/named-agents";
import { bookings, personName, suppliers, users } from "@/db/schema";
import type { RowPlace } from "@/lib/platform/base/addresses/row-place.model";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
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
  const agents = namedAgents(containing(filter.search ?? ""));
  const past = after ? behind(after) : undefined;
  if (by === "newest") return linesOf(tx, and(found(filter, agents), past), NEWEST, limit);
  // Of an agent with many bookings the newest are found by an index, and all of them by none.
  const nearestFirst = [nearest(filter.search), asc(PLAIN_NUMBER), ...NEWEST];
  const named = agents && and(found({ ...filter, search: undefined }, null), isOf(agents));
  const [byWords, byAgent] = await Promise.all([
    linesOf(tx, and(found(filter, null), past), nearestFirst, limit),
    named ? linesOf(tx, named, NEWEST, limit) : [],
  ]);
  const seen = new Set(byWords.map(({ id }) => id));
  return [...byWords, ...byAgent.filter(({ id }) => !seen.has(id))].slice(0, limit);
}

const NEWEST = [desc(bookings.createdAt), desc(bookings.id)];

function isOf(agents: SQL): SQL {
  return sql`${bookings.userId} = any (${agents})`;
}

async function linesOf(
  tx: Tx,
  where: SQL | undefined,
  order: readonly SQL[],
  limit: number,
): Promise<AdminBookingLine[]> {
  const rows = await tx.db
    .select({
      booking: bookings,
      supplierName: suppliers.name,
      agentName: personName,
    })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .leftJoin(suppliers, eq(suppliers.id, bookings.supplierId))
    .where(and(isNull(bookings.deletedAt), where))
    .orderBy(...order)
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

function found({ search, status, supplier, agent }: AdminBookingFilter, agents: SQL | null): SQL | undefined {
  return and(
    search === undefined ? undefined : meant(search, agents),
    status && eq(bookings.status, STATUSES_OF[status]),
    status === "cancelled" ? CANCELLED : undefined,
    status === "closed" ? or(isNull(bookings.closeReason), ne(bookings.closeReason, "CANCELLED")) : undefined,
    supplier ? eq(bookings.supplierId, supplier) : undefined,
    agent ? eq(bookings.userId, agent) : undefined,
  );
}

/** So many signs are in the index of words. */
const SHORTEST_PART = 3;

/** What a number begins with, or stands anywhere in number, client or supplier, or is the agent's name. */
function meant(search: string, agents: SQL | null): SQL | undefined {
  const begins = beginsWith(plainNumber(search));
  return search.trim().length < SHORTEST_PART
    ? begins
    : or(begins, like(bookings.search, containing(search)), agents ? isOf(agents) : undefined);
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
