import "server-only";
import { and, count, eq, inArray, isNull, sql } from "drizzle-orm";
import { bookings, chases, emails, outboundEmails, supplierPreferences, suppliers } from "@/db/schema";
import type { OutboundEmailJson } from "@/lib/accounts/outbound-emails/outbound-email.model";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { newId } from "@/lib/platform/base/id";
import type { Tx } from "@/lib/platform/context/transaction";
import type { Booking } from "../booking.model";
import { bookingRows, toBooking } from "../booking.sql";
import { listed } from "../list/booking-list.sql";
import { idsInOrder, ordered } from "../list/booking-order.sql";
import type { ChaseAnswer, ChaseContact, ChaseDraft, ChaseFilter } from "./chase.model";

const MOST = 1_000;
const LONGEST_OVERDUE = { key: "due", descending: false } as const;

/**
 * Reads the overdue bookings of a filter, the longest overdue first; 1,000 at most. It selects the ids first, because
 * an index holds them in that order.
 */
export async function selectOverdue(
  tx: Tx,
  userId: string,
  { ids: chosen, ...filter }: ChaseFilter,
): Promise<Booking[]> {
  const first = { limit: MOST, offset: 0, isFromEnd: false };
  const overdue = and(
    listed(tx, userId, { ...filter, view: "overdue" }),
    chosen && inArray(bookings.id, [...chosen]),
  );
  const ids = idsInOrder(tx, overdue, LONGEST_OVERDUE, first);
  const rows = await bookingRows(tx)
    .where(and(eq(bookings.userId, userId), inArray(bookings.id, ids)))
    .orderBy(...ordered(LONGEST_OVERDUE));
  return rows.map((row) => toBooking(tx, row));
}

/** Counts the overdue bookings of one supplier. */
export async function countOverdueAt(tx: Tx, userId: string, supplierId: string): Promise<number> {
  const [row] = await tx.db
    .select({ count: count() })
    .from(bookings)
    .where(listed(tx, userId, { view: "overdue", supplierId }));
  return row?.count ?? 0;
}

/**
 * Reads the contact of each of these suppliers (the agent's own contact takes precedence over the supplier's) and its
 * chase history.
 */
export async function selectContacts(
  tx: Tx,
  userId: string,
  supplierIds: readonly string[],
): Promise<ChaseContact[]> {
  if (supplierIds.length === 0) return [];
  const last = lastChases(tx, userId);
  const rows = await tx.db
    .select({
      supplierId: suppliers.id,
      name: sql<string | null>`coalesce(${supplierPreferences.chaseName}, ${suppliers.chaseName})`,
      email: sql<
        string | null
      >`coalesce(${supplierPreferences.chaseEmail}, ${suppliers.chaseEmail}, ${suppliers.email})`,
      askedAt: last.askedAt,
      snoozedUntil: last.snoozedUntil,
      promisedFor: last.promisedFor,
      language: supplierPreferences.chaseLanguage,
      days: supplierPreferences.chaseDays,
    })
    .from(suppliers)
    .leftJoin(last, eq(last.supplierId, suppliers.id))
    .leftJoin(
      supplierPreferences,
      and(eq(supplierPreferences.supplierId, suppliers.id), eq(supplierPreferences.userId, userId)),
    )
    .where(inArray(suppliers.id, [...supplierIds]));
  return rows.map((row) => ({
    ...row,
    lastContactedAt: lastOf(row.askedAt),
    askedAt: row.askedAt ?? [],
    snoozedUntil: row.snoozedUntil === null ? null : calendarDate.parse(row.snoozedUntil),
    promisedFor: row.promisedFor === null ? null : calendarDate.parse(row.promisedFor),
  }));
}

/** Reads the newest email that each supplier's contact has sent since the last email to it. */
export async function selectAnswers(
  tx: Tx,
  userId: string,
  asked: ReadonlyMap<string, OutboundEmailJson>,
): Promise<Map<string, ChaseAnswer>> {
  if (asked.size === 0) return new Map();
  const letters = [...asked].map(([supplierId, { to, at }]) => ({ supplierId, to, at }));
  const rows = await tx.db.execute<ChaseAnswer & { readonly supplierId: string }>(sql`
    select distinct on (l."supplierId") l."supplierId", e.id as "emailId", e.subject, e.created_at as at
    from jsonb_to_recordset(${JSON.stringify(letters)}::jsonb) as l ("supplierId" uuid, "to" text, at timestamptz)
    join ${emails} e on e.user_id = ${userId} and e.from_address = lower(l."to") and e.created_at > l.at
    order by l."supplierId", e.created_at desc`);
  return new Map(
    [...rows].map(({ supplierId, ...answer }) => [
      supplierId,
      { ...answer, at: new Date(answer.at).toISOString() },
    ]),
  );
}

export async function insertChase(tx: Tx, userId: string, draft: ChaseDraft): Promise<string> {
  const id = newId();
  const { channel = null, until = null, ...rest } = draft;
  await tx.db.insert(chases).values({ userId, id, ...rest, channel, until, createdAt: tx.now });
  return id;
}

/** Marks a note as undone and returns it; undefined if it was undone before or isn't the agent's. */
export async function undoChaseRow(tx: Tx, userId: string, id: string) {
  const [row] = await tx.db
    .update(chases)
    .set({ undoneAt: tx.now })
    .where(and(eq(chases.userId, userId), eq(chases.id, id), isNull(chases.undoneAt)))
    .returning({
      supplierId: chases.supplierId,
      kind: chases.kind,
      channel: chases.channel,
      until: chases.until,
    });
  return row;
}

function lastOf(instants: readonly string[] | null): string | null {
  const last = instants?.at(-1);
  return last === undefined ? null : new Date(last).toISOString();
}

/**
 * Returns the chase history of each supplier. The snooze or promise set last counts. Undone notes don't count, nor do
 * contacts by an email that failed.
 */
function lastChases(tx: Tx, userId: string) {
  return tx.db
    .select({
      supplierId: chases.supplierId,
      askedAt: sql<
        string[] | null
      >`array_agg(${chases.createdAt}::text order by ${chases.createdAt}) filter (where kind = 'contacted')`.as(
        "asked_at",
      ),
      snoozedUntil: sql<
        string | null
      >`((array_agg(until order by ${chases.createdAt} desc) filter (where kind in ('snoozed', 'promised')))[1])::text`.as(
        "snoozed_until",
      ),
      promisedFor: sql<string | null>`((array_agg(case kind when 'promised' then until end
        order by ${chases.createdAt} desc) filter (where kind in ('snoozed', 'promised')))[1])::text`.as(
        "promised_for",
      ),
    })
    .from(chases)
    .where(
      and(
        eq(chases.userId, userId),
        isNull(chases.undoneAt),
        sql`not exists (select from ${outboundEmails} m
          where m.user_id = ${userId} and m.chase_id = ${chases.id} and m.failed_at is not null)`,
      ),
    )
    .groupBy(chases.supplierId)
    .as("last");
}
