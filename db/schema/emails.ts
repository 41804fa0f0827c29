import { sql } from "drizzle-orm";
import {
  boolean,
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
import {
  EMAIL_STATUSES,
  INTAKES,
  PROPOSALS,
  REVIEW_STATUSES,
  SENDER_TRUSTS,
} from "@/lib/inbox/emails/email.model";
import type { BlobLocation } from "@/lib/platform/blobs/blob-location.model";
import { MAIL_PROVIDERS } from "@/lib/platform/mail/mail-provider.model";
import { bytea, day, instant, oneOf } from "./columns";
import { owner } from "./owner";
import { agentClaim, tenantPolicies } from "./tenant";

/** What lists need of an email; its text and original are in `email_contents`. */
export const emails = pgTable(
  "emails",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    status: text("status", { enum: EMAIL_STATUSES }).notNull().default("new"),
    statusBefore: text("status_before", { enum: EMAIL_STATUSES }),
    rejectedByBooking: uuid("rejected_by_booking"),
    intake: text("intake", { enum: INTAKES }).notNull(),
    intakeReason: text("intake_reason"),
    reviewStatus: text("review_status", { enum: REVIEW_STATUSES }).notNull().default("pending_agent_review"),
    adminNotes: text("admin_notes"),
    provider: text("provider", { enum: MAIL_PROVIDERS }).notNull(),
    senderTrust: text("sender_trust", { enum: SENDER_TRUSTS }).notNull(),
    type: text("type"),
    subject: text("subject"),
    fromName: text("from_name"),
    fromAddress: text("from_address"),
    /** The address of the original email's author in lower case, once it was read. */
    originAddress: text("origin_address"),
    /** The two-letter code of the language of most of it, once it was read; null where it can't be determined. */
    language: text("language"),
    sentAt: instant("sent_at"),
    confirmationNumber: text("confirmation_number"),
    numberKey: text("number_key"),
    clientName: text("client_name"),
    snippet: text("snippet"),
    attachmentCount: integer("attachment_count").notNull().default(0),
    hasData: boolean("has_data").notNull().default(false),
    isComplete: boolean("is_complete").notNull().default(false),
    /** The day on which the agent wants to be reminded of it, in their time zone. */
    remindOn: day("remind_on"),
    /** The texts that lists search; `lib/inbox/emails/email-search.model.ts` writes them. */
    searchSubject: text("search_subject").notNull(),
    searchSender: text("search_sender").notNull(),
    searchBooking: text("search_booking").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    // The number comes first, so that administrators can search for its beginning among all agents' emails.
    index("emails_number").on(t.numberKey.op("text_pattern_ops"), t.userId),
    index("emails_of_all").on(t.createdAt, t.id),
    index("emails_of_all_put_aside")
      .on(t.createdAt, t.id)
      .where(sql`intake in ('QUARANTINED', 'SYSTEM', 'FAILED')`),
    index("emails_of_all_by_type").on(t.type, t.createdAt, t.id),
    index("emails_of_all_by_sender").on(
      sql`(left(coalesce(origin_address, lower(from_address)), 320) collate "C")`,
      t.createdAt,
      t.id,
    ),
    index("emails_by_time")
      .on(t.userId, t.createdAt, t.id)
      .where(sql`intake not in ('QUARANTINED', 'SYSTEM')`),
    index("emails_reminders").on(t.userId, t.remindOn).where(sql`remind_on is not null`),
    index("emails_put_aside")
      .on(t.userId, t.createdAt)
      .where(sql`intake in ('QUARANTINED', 'SYSTEM', 'FAILED')`),
    check("emails_status_known", oneOf("status", EMAIL_STATUSES)),
    check("emails_intake_known", oneOf("intake", INTAKES)),
    check("emails_review_status_known", oneOf("review_status", REVIEW_STATUSES)),
    check("emails_provider_known", oneOf("provider", MAIL_PROVIDERS)),
    check("emails_sender_trust_known", oneOf("sender_trust", SENDER_TRUSTS)),
    index("emails_search_of_all").using("gin", sql`search_booking gin_trgm_ops`),
    check(
      "emails_search_short",
      sql`octet_length(search_subject) <= 1000 and octet_length(search_sender) <= 600 and octet_length(search_booking) <= 800`,
    ),
    ...tenantPolicies("emails", agentClaim(sql`provider = 'upload' and num_nonnulls(admin_notes) = 0`)),
  ],
).enableRLS();

/**
 * Who sent an email, and who forwarded it, according to its headers when it arrived. There are no rows for an uploaded
 * email.
 */
export const emailSenders = pgTable(
  "email_senders",
  {
    userId: uuid("user_id").notNull(),
    emailId: uuid("email_id").notNull(),
    /** In lower case. */
    address: text("address").notNull(),
    /** Named by the headers that forwarding adds, and not by From. */
    isForwarder: boolean("is_forwarder").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.address, t.emailId] }),
    foreignKey({ columns: [t.userId, t.emailId], foreignColumns: [emails.userId, emails.id] }).onDelete(
      "cascade",
    ),
    index("email_senders_mail").on(t.userId, t.emailId),
    ...tenantPolicies("email_senders"),
  ],
).enableRLS();

/** The original email, and what was read of its parts. */
export const emailContents = pgTable(
  "email_contents",
  {
    userId: uuid("user_id").notNull(),
    emailId: uuid("email_id").notNull(),
    /** The original bytes, until a job has moved them to the place that `email_originals` names. */
    raw: bytea("raw"),
    html: text("html"),
    text: text("text"),
    attachmentsText: text("attachments_text"),
    attachments: jsonb("attachments").$type<unknown[]>().notNull().default([]),
    documents: jsonb("documents").$type<unknown[]>().notNull().default([]),
    extractedInfo: jsonb("extracted_info").$type<Record<string, unknown>>(),
    commissionReport: jsonb("commission_report").$type<Record<string, unknown>>(),
    notices: jsonb("notices").$type<string[]>().notNull().default([]),
    readMs: integer("read_ms"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.emailId] }),
    foreignKey({ columns: [t.userId, t.emailId], foreignColumns: [emails.userId, emails.id] }).onDelete(
      "cascade",
    ),
    index("email_contents_unmoved").on(t.userId, t.emailId).where(sql`raw is not null`),
    ...tenantPolicies("email_contents"),
  ],
).enableRLS();

/**
 * Where the original bytes of an email are stored outside the database. A row is created before the bytes are written
 * and deleted after they are removed, and it outlives its email and its agent: the bytes are removed once nobody has
 * the email any more.
 */
export const emailOriginals = pgTable(
  "email_originals",
  {
    userId: uuid("user_id").notNull(),
    emailId: uuid("email_id").notNull(),
    place: text("place").$type<BlobLocation>().notNull(),
    /** The SHA-256 in hexadecimal digits. */
    hash: text("hash").notNull(),
    /** In bytes. */
    size: integer("size").notNull(),
    /** When a process last began to write the bytes. */
    writtenAt: instant("written_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.emailId] }), ...tenantPolicies("email_originals")],
).enableRLS();

/** What was read from an email, one row for each booking that it mentions; position 0 is the first. */
export const emailItems = pgTable(
  "email_items",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    emailId: uuid("email_id").notNull(),
    position: integer("position").notNull(),
    emailType: text("email_type").notNull(),
    confirmationNumber: text("confirmation_number"),
    numberKey: text("number_key"),
    payload: jsonb("payload").$type<Record<string, unknown>>().notNull(),
    findings: jsonb("findings").$type<unknown[]>().notNull().default([]),
    missing: jsonb("missing").$type<string[]>().notNull().default([]),
    proposal: text("proposal", { enum: PROPOSALS }).notNull().default("CREATE"),
    targetBookingId: uuid("target_booking_id"),
    bookingId: uuid("booking_id"),
    convertedAt: instant("converted_at"),
    /** What the conversion changed, and the earlier values, for undoing it. */
    undo: jsonb("undo").$type<Record<string, unknown>>(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex("email_items_position").on(t.userId, t.emailId, t.position),
    index("email_items_number").on(t.userId, t.numberKey),
    index("email_items_booking").on(t.userId, t.bookingId),
    foreignKey({ columns: [t.userId, t.emailId], foreignColumns: [emails.userId, emails.id] }).onDelete(
      "cascade",
    ),
    check("email_items_proposal_known", oneOf("proposal", PROPOSALS)),
    ...tenantPolicies("email_items"),
  ],
).enableRLS();
