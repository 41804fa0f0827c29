import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { bookings, users, webhookDeliveries, webhookEndpoints } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
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
