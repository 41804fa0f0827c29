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
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { BeforeDecision } from "@/lib/inbox/ai-review/review.model";
import { SENDER_STANDINGS } from "@/lib/inbox/emails/email.model";
import { REVIEW_PRIORITIES } from "@/lib/platform/base/addresses/addresses.model";
import { instant, oneOf } from "./columns";
import { emails } from "./emails";
import { owner } from "./owner";
import { agentClaim, sharedPolicies, tenantPolicies } from "./tenant";

const REVIEW_ITEM_STATUSES = ["pending", "approved", "rejected", "withdrawn"] as const;

/** An email that an agent has sent for review, until an administrator decides or the agent withdraws it. */
export const aiReviewItems = pgTable(
  "ai_review_items",
  {
    id: uuid("id").notNull(),
    userId: uuid("user_id").notNull(),
    emailId: uuid("email_id").notNull(),
    status: text("status", { enum: REVIEW_ITEM_STATUSES }).notNull().default("pending"),
    priority: text("priority", { enum: REVIEW_PRIORITIES }).notNull(),
    /** Which of the email's readings it is about. */
    position: integer("position").notNull().default(0),
    parsed: jsonb("parsed").$type<Record<string, unknown>>().notNull(),
    feedback: jsonb("feedback").$type<Record<string, unknown>>().notNull(),
    correctedData: jsonb("corrected_data").$type<Record<string, unknown>>(),
    /** The corrections to the email's other readings, each with what had been read. */
    others: jsonb("others").$type<unknown[]>(),
    adminNotes: text("admin_notes"),
    decidedBy: uuid("decided_by"),
    /** What is needed to undo the decision. */
    undo: jsonb("undo").$type<BeforeDecision>(),
    decidedAt: instant("decided_at"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.emailId], foreignColumns: [emails.userId, emails.id] }).onDelete(
      "cascade",
    ),
    uniqueIndex("ai_review_items_open").on(t.userId, t.emailId).where(sql`status = 'pending'`),
    index("ai_review_items_by_id").on(t.id),
    index("ai_review_items_list").on(t.status, t.createdAt, t.id),
    index("ai_review_items_by_priority").on(t.status, t.priority, t.createdAt, t.id),
    index("ai_review_items_by_agent").on(t.status, t.userId, t.createdAt, t.id),
    check("ai_review_items_status_known", oneOf("status", REVIEW_ITEM_STATUSES)),
    check("ai_review_items_priority_known", oneOf("priority", REVIEW_PRIORITIES)),
    // An administrator decides; an agent asks and withdraws.
    ...sharedPolicies(
      "ai_review_items",
      agentClaim(
        sql`status in ('pending', 'withdrawn') and num_nonnulls(corrected_data, others, admin_notes, decided_by, undo) = 0`,
        "insert",
        "update",
      ),
    ),
  ],
).enableRLS();

/**
 * An agent's correction of what was read in an email, kept for later emails of the same sender and for the accuracy
 * report. Null means that there was no value.
 */
export const emailCorrections = pgTable(
  "email_corrections",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    emailId: uuid("email_id").notNull(),
    position: integer("position").notNull(),
    field: text("field").notNull(),
    wrong: text("wrong"),
    right: text("right"),
    /** The address of the original email's author, in lower case. */
    sender: text("sender"),
    /** The label of the correct value in the email, normalised; null when the email doesn't contain it. */
    label: text("label"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index("email_corrections_sender").on(t.userId, t.sender, t.createdAt),
    index("email_corrections_email").on(t.userId, t.emailId),
    ...tenantPolicies("email_corrections"),
  ],
).enableRLS();

/** Senders whom an agent has trusted, or from whom they want no emails. */
export const senderRules = pgTable(
  "sender_rules",
  {
    userId: owner(),
    address: text("address").notNull(),
    standing: text("standing", { enum: SENDER_STANDINGS }).notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.address] }),
    check("sender_rules_standing_known", oneOf("standing", SENDER_STANDINGS)),
    ...tenantPolicies("sender_rules"),
  ],
).enableRLS();
