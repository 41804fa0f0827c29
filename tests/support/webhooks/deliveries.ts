import { randomUUID } from "node:crypto";
import postgres from "postgres";
import type { Setting } from "../screens/screen";

/** Creates a webhook endpoint with deliveries in every state; returns its page's address. */
export async function withDeliveries({ app, person }: Pick<Setting, "app" | "person">): Promise<string> {
  const db = postgres(app.superuserUrl, { max: 1 });
  const id = randomUUID();
  const at = "2026-03-01T12:00:00.000Z";
  const bad = { at, ms: 10_000, status: null, noAnswer: "timeout", body: "" };
  const good = { at, ms: 84, status: 200, noAnswer: null, body: '{"ok":true}' };
  await db`insert into webhook_endpoints (user_id, id, url, events, secret, created_at, failing_since, previous_until)
    values (${person.id}, ${id}, 'https://hooks.agency.example/tallyport/a-rather-long-path-of-a-webhook',
      ${["booking.created", "payment.received"]}, 's', now(), now(), now() + interval '1 day')`;
  for (const [event, state, tries] of [
    ["booking.created", "waiting", [bad]],
    ["payment.received", "delivered", [bad, good]],
    ["webhook.test", "failed", [bad, { ...good, status: 500, body: "x".repeat(300) }]],
  ] as const) {
    await db`insert into webhook_deliveries (user_id, id, endpoint_id, event, state, tries, created_at, next_at)
      values (${person.id}, ${randomUUID()}, ${id}, ${event}, ${state}, ${db.json([...tries])}, now(),
        ${state === "waiting" ? new Date(Date.now() + 600_000) : null})`;
  }
  await db.end();
  return `/settings/webhooks/${id}`;
}
