import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { DELIVERY_STATES, type Try } from "@/lib/accounts/webhooks/delivery.model";
import { DELIVERY_EVENTS, EVENT_NAMES, STOP_REASONS } from "@/lib/accounts/webhooks/webhook.model";
import { instant, oneOf } from "./columns";
import { owner } from "./owner";
import { tenantPolicies } from "./tenant";

/**
 * The addresses to which events are sent for an agent's own programs. Secrets are sealed; the previous secret also
 * signs messages until `previousUntil`.
 */
export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    url: text("url").notNull(),
    events: text("events", { enum: EVENT_NAMES }).array().notNull(),
    secret: text("secret").notNull(),
    previousSecret: text("previous_secret"),
    previousUntil: instant("previous_until"),
    createdAt: instant("created_at").notNull(),
    failingSince: instant("failing_since"),
    stoppedAt: instant("stopped_at"),
    stoppedBecause: text("stopped_because", { enum: STOP_REASONS }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    check(
      "webhook_endpoints_events_known",
      sql.raw(
        `events <@ array[${EVENT_NAMES.map((name) => `'${name}'`).join(", ")}] and cardinality(events) > 0`,
      ),
    ),
    check("webhook_endpoints_reason_known", oneOf("stopped_because", STOP_REASONS)),
    check("webhook_endpoints_stopped_somehow", sql`(stopped_at is null) = (stopped_because is null)`),
    ...tenantPolicies("webhook_endpoints"),
  ],
).enableRLS();

/**
 * A message to one endpoint with its tries. It is recorded together with its fact, and its payload is written when it
 * is first sent. `attempt` counts the tries since it was last requested.
 */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    endpointId: uuid("endpoint_id").notNull(),
    event: text("event", { enum: DELIVERY_EVENTS }).notNull(),
    bookingId: uuid("booking_id"),
    emailId: uuid("email_id"),
    payoutId: uuid("payout_id"),
    changes: jsonb("changes").$type<Record<string, unknown>>().notNull().default({}),
    payload: text("payload"),
    state: text("state", { enum: DELIVERY_STATES }).notNull().default("waiting"),
    attempt: integer("attempt").notNull().default(0),
    tries: jsonb("tries").$type<readonly Try[]>().notNull().default([]),
    createdAt: instant("created_at").notNull(),
    nextAt: instant("next_at"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({
      columns: [t.userId, t.endpointId],
      foreignColumns: [webhookEndpoints.userId, webhookEndpoints.id],
    }).onDelete("cascade"),
    index("webhook_deliveries_log").on(t.userId, t.endpointId, t.createdAt.desc(), t.id.desc()),
    index("webhook_deliveries_due").on(t.userId, t.endpointId, t.nextAt).where(sql`state = 'waiting'`),
    index("webhook_deliveries_by_time").on(t.createdAt),
    check("webhook_deliveries_event_known", oneOf("event", DELIVERY_EVENTS)),
    check("webhook_deliveries_state_known", oneOf("state", DELIVERY_STATES)),
    check("webhook_deliveries_waits_for_a_time", sql`(state = 'waiting') = (next_at is not null)`),
    ...tenantPolicies("webhook_deliveries"),
  ],
).enableRLS();
