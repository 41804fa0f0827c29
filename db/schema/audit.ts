import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { BlobLocation } from "@/lib/platform/blobs/blob-location.model";
import { instant, oneOf } from "./columns";
import { adminOnlyPolicies, agentClaim, appAdmin, changePolicies, ME, TENANT_ROLES } from "./tenant";

const ACTOR_KINDS = ["agent", "admin", "system", "api"] as const;
const SOURCES = ["user", "rule", "job", "api"] as const;
const NOBODY = "00000000-0000-0000-0000-000000000000";

/**
 * Every change of a state or of money. Append-only: triggers refuse updates and truncation to everybody, and deletes
 * except of what an archive contains. Contains ids, states, amounts and dates, never names, addresses or free text, so
 * it can outlive the account that it is about. Partitioned by month, which Drizzle can't express: docs/operations.md.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: uuid("id").notNull(),
    at: instant("at").notNull(),
    actorKind: text("actor_kind", { enum: ACTOR_KINDS }).notNull(),
    actorId: text("actor_id").notNull(),
    source: text("source", { enum: SOURCES }).notNull(),
    /**
     * NOBODY where no agent is concerned. The column can't be null, because it is part of the key, by which a cluster
     * distributes rows.
     */
    userId: uuid("user_id").notNull().default(NOBODY),
    action: text("action").notNull(),
    entity: text("entity").notNull(),
    entityId: uuid("entity_id"),
    before: jsonb("before").$type<Record<string, unknown>>(),
    after: jsonb("after").$type<Record<string, unknown>>(),
    reason: text("reason"),
    requestId: text("request_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.at, t.id] }),
    index("audit_log_entity").on(t.userId, t.entityId),
    index("audit_log_by_time").on(t.at, t.id),
    index("audit_log_by_actor").on(t.actorId, t.at, t.id),
    index("audit_log_by_kind").on(t.entity, t.at, t.id),
    index("audit_log_by_record").on(t.entityId, t.at, t.id),
    check("audit_log_actor_kind_known", oneOf("actor_kind", ACTOR_KINDS)),
    check("audit_log_source_known", oneOf("source", SOURCES)),
    pgPolicy("audit_log_own", { to: TENANT_ROLES, for: "select", using: sql`user_id = ${ME}` }),
    ...changePolicies(
      "audit_log",
      "user_id",
      [
        agentClaim(
          sql`(actor_kind, source) in (('agent', 'user'), ('api', 'api')) and actor_id = user_id::text`,
        ),
      ],
      ["insert"],
    ),
    pgPolicy("audit_log_admin_read", { to: appAdmin, for: "select", using: sql`true` }),
    pgPolicy("audit_log_admin_append", { to: appAdmin, for: "insert", withCheck: sql`true` }),
    pgPolicy("audit_log_archived", { to: appAdmin, for: "delete", using: sql`true` }),
  ],
).enableRLS();

/**
 * Archives of the audit log of all agents that are, or are about to be, in the blob store: gzipped lines of JSON, one
 * per row. An archive's rows are deleted from `audit_log` in the transaction that records that it is stored.
 */
export const auditArchives = pgTable(
  "audit_archives",
  {
    id: uuid("id").primaryKey(),
    place: text("place").$type<BlobLocation>().notNull(),
    /** The SHA-256 of the stored bytes, in hexadecimal digits. */
    hash: text("hash").notNull(),
    /** In bytes. */
    size: integer("size").notNull(),
    rows: integer("rows").notNull(),
    firstAt: instant("first_at").notNull(),
    firstId: uuid("first_id").notNull(),
    lastAt: instant("last_at").notNull(),
    lastId: uuid("last_id").notNull(),
    createdAt: instant("created_at").notNull(),
    storedAt: instant("stored_at"),
  },
  (t) => [
    index("audit_archives_by_end").on(t.lastAt, t.lastId),
    uniqueIndex("audit_archives_one_open").on(sql`(stored_at is null)`).where(sql`stored_at is null`),
    ...adminOnlyPolicies("audit_archives"),
  ],
).enableRLS();
