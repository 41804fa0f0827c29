import { sql } from "drizzle-orm";
import { check, index, jsonb, pgPolicy, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, oneOf } from "./columns";
import { agentClaimPolicy, appAdmin, ME, TENANT_ROLES } from "./tenant";

const ACTOR_KINDS = ["agent", "admin", "system", "api"] as const;
const SOURCES = ["user", "rule", "job", "api"] as const;

/**
 * Every state or money change. Append-only: a trigger refuses update, delete and truncate to everybody. Holds ids,
 * states, amounts and dates, never names, addresses or free text, so it can outlive the account it speaks of.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: uuid("id").primaryKey(),
    at: instant("at").notNull(),
    actorKind: text("actor_kind", { enum: ACTOR_KINDS }).notNull(),
    actorId: text("actor_id").notNull(),
    source: text("source", { enum: SOURCES }).notNull(),
    userId: uuid("user_id"),
    action: text("action").notNull(),
    entity: text("entity").notNull(),
    entityId: uuid("entity_id"),
    before: jsonb("before").$type<Record<string, unknown>>(),
    after: jsonb("after").$type<Record<string, unknown>>(),
    reason: text("reason"),
    requestId: text("request_id").notNull(),
  },
  (t) => [
    index("audit_log_entity").on(t.userId, t.entityId),
    check("audit_log_actor_kind_known", oneOf("actor_kind", ACTOR_KINDS)),
    check("audit_log_source_known", oneOf("source", SOURCES)),
    pgPolicy("audit_log_own", { to: TENANT_ROLES, for: "select", using: sql`user_id = ${ME}` }),
    pgPolicy("audit_log_append", { to: TENANT_ROLES, for: "insert", withCheck: sql`user_id = ${ME}` }),
    agentClaimPolicy("audit_log", sql`actor_kind = 'agent' and source = 'user' and actor_id = user_id::text`),
    pgPolicy("audit_log_admin_read", { to: appAdmin, for: "select", using: sql`true` }),
    pgPolicy("audit_log_admin_append", { to: appAdmin, for: "insert", withCheck: sql`true` }),
  ],
).enableRLS();
