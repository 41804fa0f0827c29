import "server-only";
import { and, desc, eq, lt, or, type SQL, sql } from "drizzle-orm";
import { bookings, users, webhookDeliveries, webhookEndpoints } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import type { ClaimedDelivery, Delivery, DeliveryState, Try } from "./delivery.model";
import type { Announcement } from "./webhook-event.model";

/**
 * Inserts a message for each endpoint that subscribes to the event, in the same statement that writes the `fact`, so
 * that agents without endpoints need no second one. Returns the endpoints that have a message. Agents whose account
 * will be erased get none. An announcement about an import becomes one message for each of its bookings that this
 * transaction has written.
 */
export async function insertDeliveries(
  tx: Tx,
  userId: string,
  announcements: readonly Announcement[],
  fact: SQL = sql`select 1`,
): Promise<string[]> {
  const told = JSON.stringify(announcements);
  const now = tx.now.toISOString();
  const rows = await tx.db.execute<{ endpointId: string }>(sql`
    with fact as (${fact}), made as (
      insert into ${webhookDeliveries} (user_id, id, endpoint_id, event, booking_id, email_id, payout_id, changes, created_at, next_at)
      select ${userId}::uuid, gen_random_uuid(), w.id, t.event, coalesce(t."bookingId", b.id), t."emailId", t."payoutId", t.changes,
        ${now}::timestamptz, ${now}::timestamptz
      from ${webhookEndpoints} w
      join jsonb_to_recordset(${told}::text::jsonb)
        as t(event text, "bookingId" uuid, "emailId" uuid, "importId" uuid, "payoutId" uuid, changes jsonb) on t.event = any (w.events)
      left join ${bookings} b on b.user_id = ${userId} and b.import_id = t."importId"
        and b.updated_at = ${now}::timestamptz
      where w.user_id = ${userId} and w.stopped_at is null and not exists (select from ${users} u where u.id = w.user_id and u.erase_at is not null)
        and (t."importId" is null or b.id is not null)
      returning endpoint_id)
    select distinct endpoint_id as "endpointId" from made`);
  return [...rows].map(({ endpointId }) => endpointId);
}

/** The result of a message: `try` is null where it was not tried after all. */
export type DeliveryOutcome = {
  readonly id: string;
  readonly state: DeliveryState;
  readonly attempt: number;
  readonly nextAt: string | null;
  readonly try: Try | null;
};

const TRIES_KEPT = 20;
/** How many milliseconds the clock of the process that wakes a job may differ. */
const SLACK = 2_000;

/** Claims up to `most` messages that are due, oldest first; nobody else gets them before `until`. */
export async function claimDeliveries(
  tx: Tx,
  userId: string,
  endpointId: string,
  most: number,
  until: Date,
): Promise<ClaimedDelivery[]> {
  const due = new Date(tx.now.getTime() + SLACK).toISOString();
  const rows = await tx.db.execute<{ id: string }>(sql`
    update ${webhookDeliveries} set next_at = ${until.toISOString()}::timestamptz, attempt = attempt + 1
    where user_id = ${userId} and id = any (array(
      select id from ${webhookDeliveries}
      where user_id = ${userId} and endpoint_id = ${endpointId} and state = 'waiting' and next_at <= ${due}::timestamptz
      order by next_at, created_at, id limit ${most} for update skip locked))
    returning id`);
  const ids = [...rows].map(({ id }) => id);
  if (ids.length === 0) return [];
  return tx.db
    .select({
      id: webhookDeliveries.id,
      event: webhookDeliveries.event,
      bookingId: webhookDeliveries.bookingId,
      emailId: webhookDeliveries.emailId,
      payoutId: webhookDeliveries.payoutId,
      changes: webhookDeliveries.changes,
      payload: webhookDeliveries.payload,
      attempt: webhookDeliveries.attempt,
      createdAt: webhookDeliveries.createdAt,
    })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.userId, userId), sql`id = any (${sql.param(ids)}::uuid[])`))
    .orderBy(webhookDeliveries.createdAt, webhookDeliveries.id);
}

/** Stores the payloads, so that each try sends the same. */
export async function updatePayloads(
  tx: Tx,
  userId: string,
  payloads: readonly { readonly id: string; readonly payload: string }[],
): Promise<void> {
  if (payloads.length === 0) return;
  await tx.db.execute(sql`
    update ${webhookDeliveries} d set payload = p.payload
    from jsonb_to_recordset(${JSON.stringify(payloads)}::text::jsonb) as p(id uuid, payload text)
    where d.user_id = ${userId} and d.id = p.id`);
}

/** Stores the results of messages that are still waiting. */
export async function updateOutcomes(
  tx: Tx,
  userId: string,
  outcomes: readonly DeliveryOutcome[],
): Promise<void> {
  await tx.db.execute(sql`
    update ${webhookDeliveries} d set state = o.state, attempt = o.attempt, next_at = o."nextAt",
      tries = case when o.try is null or o.try = 'null' then d.tries
        when jsonb_array_length(d.tries) >= ${TRIES_KEPT} then d.tries - 0 || o.try else d.tries || o.try end
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::text::jsonb)
      as o(id uuid, state text, attempt int, "nextAt" timestamptz, try jsonb)
    where d.user_id = ${userId} and d.id = o.id and d.state = 'waiting'`);
}

/** Prevents an endpoint's waiting messages from being sent before then. */
export async function postponeDeliveries(
  tx: Tx,
  userId: string,
  endpointId: string,
  until: Date,
): Promise<void> {
  await tx.db
    .update(webhookDeliveries)
    .set({ nextAt: until })
    .where(and(waiting(userId, endpointId), lt(webhookDeliveries.nextAt, until)));
}

/** Gives up an endpoint's waiting messages. */
export async function giveUpDeliveries(tx: Tx, userId: string, endpointId: string): Promise<void> {
  await tx.db
    .update(webhookDeliveries)
    .set({ state: "failed", nextAt: null })
    .where(waiting(userId, endpointId));
}

/** Has a message sent again; returns its endpoint, undefined where there is no such message. */
export async function reviveDelivery(tx: Tx, userId: string, id: string): Promise<string | undefined> {
  const [row] = await tx.db
    .update(webhookDeliveries)
    .set({ state: "waiting", attempt: 0, nextAt: tx.now })
    .where(and(eq(webhookDeliveries.userId, userId), eq(webhookDeliveries.id, id)))
    .returning({ endpointId: webhookDeliveries.endpointId });
  return row?.endpointId;
}

export async function insertTest(
  tx: Tx,
  userId: string,
  delivery: Pick<typeof webhookDeliveries.$inferInsert, "id" | "endpointId" | "event">,
): Promise<void> {
  await tx.db.insert(webhookDeliveries).values({ ...delivery, userId, createdAt: tx.now, nextAt: tx.now });
}

/** Reads the newest messages of an endpoint, starting after a given one. */
export async function selectDeliveries(
  tx: Tx,
  userId: string,
  endpointId: string,
  { limit, after }: { readonly limit: number; readonly after: string | null },
): Promise<Delivery[]> {
  const d = webhookDeliveries;
  const [behind] = after
    ? await tx.db
        .select({ createdAt: d.createdAt, id: d.id })
        .from(d)
        .where(and(eq(d.userId, userId), eq(d.id, after)))
    : [];
  const rows = await tx.db
    .select()
    .from(d)
    .where(
      and(
        eq(d.userId, userId),
        eq(d.endpointId, endpointId),
        behind &&
          or(lt(d.createdAt, behind.createdAt), and(eq(d.createdAt, behind.createdAt), lt(d.id, behind.id))),
      ),
    )
    .orderBy(desc(d.createdAt), desc(d.id))
    .limit(limit);
  return rows.map(({ id, event, bookingId, emailId, state, tries, createdAt, nextAt }) => ({
    id,
    event,
    bookingId,
    emailId,
    state,
    tries,
    createdAt: createdAt.toISOString(),
    nextAt: nextAt?.toISOString() ?? null,
  }));
}

function waiting(userId: string, endpointId: string) {
  return and(
    eq(webhookDeliveries.userId, userId),
    eq(webhookDeliveries.endpointId, endpointId),
    eq(webhookDeliveries.state, "waiting"),
  );
}
