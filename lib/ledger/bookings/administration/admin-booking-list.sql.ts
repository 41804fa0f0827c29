import "server-only";
import {
  and,
  asc,
  desc,
  eq,
  gte,
  isNull,
  like,
  lte,
  ne,
  not,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { namedAgents } from "@/db/named-agents";
import { isAwaited } from "@/db/outstanding";
import { DIFFERENCES_OF_PAYMENT } from "@/db/payment-differences";
import { bookings, personName, supplierFamilies, suppliers, users } from "@/db/schema";
import { NO_SUPPLIER } from "@/lib/platform/base/addresses/admin-bookings-address.model";
import type { RowCursor } from "@/lib/platform/base/addresses/row-cursor.model";
import type { DaySpan } from "@/lib/platform/base/dates/day-span";
import { containing } from "@/lib/platform/base/text";
import type { Tx } from "@/lib/platform/context/transaction";
import { plainNumber } from "./admin-booking.model";
import { beginsWith, PLAIN_NUMBER } from "./admin-booking.sql";
import { type AdminBookingFilter, type AdminBookingLine, STATUSES_OF } from "./admin-booking-list.model";

const CANCELLED = sql`${bookings.closeReason} = 'CANCELLED'`;

/**
 * Reads bookings of all agents after a given row. "newest" puts the newest first; "number" puts those whose
 * confirmation number begins with the search text before all others.
 */
export async function selectAdminBookings(
  tx: Tx,
  filter: AdminBookingFilter,
  after: RowCursor | null,
  { limit, by }: { readonly limit: number; readonly by: "number" | "newest" },
): Promise<AdminBookingLine[]> {
  const agents = namedAgents(containing(filter.search ?? ""));
  const past = after ? behind(after) : undefined;
  if (by === "newest") return linesOf(tx, and(found(filter, agents), past), NEWEST, limit);
  // An index returns one agent's newest bookings, but no index returns all of an agent's bookings in the order of
  // `nearestFirst`. Bookings found by the agent's name are therefore read by a query of their own.
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
    travelStart: row.travelStart,
    travelEnd: row.travelEnd,
    total: { minor: row.totalMinor, currency: row.totalCurrency },
    commission: { minor: row.commissionMinor, currency: row.commissionCurrency },
    received: { minor: row.receivedMinor, currency: row.commissionCurrency },
    dueOn: row.dueOn,
    status: row.status,
    isCancelled: row.closeReason === "CANCELLED" && row.status === "CLOSED",
  }));
}

function found(filter: AdminBookingFilter, agents: SQL | null): SQL | undefined {
  const { search, status, supplier, agent, currency: code, due, owed } = filter;
  return and(
    search === undefined ? undefined : meant(search, agents),
    status && eq(bookings.status, STATUSES_OF[status]),
    status === "cancelled" ? CANCELLED : undefined,
    status === "closed" ? or(isNull(bookings.closeReason), ne(bookings.closeReason, "CANCELLED")) : undefined,
    supplier ? isAt(supplier) : undefined,
    agent ? eq(bookings.userId, agent) : undefined,
    code ? eq(bookings.commissionCurrency, code) : undefined,
    due
      ? and(isNull(bookings.cancelledAt), not(bookings.nonCommissionable), within(bookings.dueOn, due))
      : undefined,
    owed ? isAwaited : undefined,
    isPaidAs(filter),
  );
}

/** Matches bookings at a supplier, or at a supplier of its family, which agents typed for the same company. */
function isAt(supplier: string): SQL {
  if (supplier === NO_SUPPLIER) return isNull(bookings.supplierId);
  return sql`${bookings.supplierId} = any (array(select ${supplier}::uuid
    union select ${supplierFamilies.supplierId} from ${supplierFamilies} where ${supplierFamilies.familyId} = ${supplier}))`;
}

function within(day: SQLWrapper, { from, to }: DaySpan): SQL | undefined {
  return and(from ? gte(day, from) : undefined, to ? lte(day, to) : undefined);
}

/** Matches bookings that an unreversed deposit paid, on the given days of the books and with the given difference. */
function isPaidAs({ paid, difference }: AdminBookingFilter): SQL | undefined {
  if (!(paid || difference)) return undefined;
  const days = paid ? within(sql`a.book_day`, paid) : undefined;
  const parts = difference ? sql` cross join ${DIFFERENCES_OF_PAYMENT}` : sql``;
  return sql`exists (select from allocations a${parts} where ${and(
    sql`a.user_id = ${bookings.userId} and a.booking_id = ${bookings.id} and a.link_id is not null and a.reversed_at is null`,
    days,
    difference ? sql`part.reason = ${difference} and part.minor <> 0` : undefined,
  )})`;
}

/** The length, in characters, of the shortest text that the trigram index can find. */
const SHORTEST_PART = 3;

/**
 * Matches bookings whose number begins with the search text, whose number, client or supplier contains it, or whose
 * agent's name does.
 */
function meant(search: string, agents: SQL | null): SQL | undefined {
  const begins = beginsWith(plainNumber(search));
  return search.trim().length < SHORTEST_PART
    ? begins
    : or(begins, like(bookings.search, containing(search)), agents ? isOf(agents) : undefined);
}

/** Orders bookings whose number begins with the search text before the others. */
function nearest(search: string | undefined): SQL {
  return search === undefined ? sql`0` : sql`case when ${beginsWith(plainNumber(search))} then 0 else 1 end`;
}

function behind({ at, id }: RowCursor): SQL {
  return sql`(${bookings.createdAt}, ${bookings.id}) < (${at}::timestamptz, ${id}::uuid)`;
}

/** Reads the names of the supplier and the agent that the filter selects; null for each that it doesn't. */
export async function selectNames(tx: Tx, { supplier, agent }: AdminBookingFilter) {
  const [row] = await tx.db.execute<{ supplier: string | null; agent: string | null }>(sql`
    select (select name from ${suppliers} where id = ${supplier === NO_SUPPLIER ? null : (supplier ?? null)}) as supplier,
      (select ${personName} from ${users} where id = ${agent ?? null}) as agent`);
  return { supplier: row?.supplier ?? null, agent: row?.agent ?? null };
}
