import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { SETTLED_AS } from "@/lib/inbox/emails/intake/unowned.model";
import { MAIL_PROVIDERS } from "@/lib/platform/mail/mail-provider.model";
import { bytea, instant } from "./columns";
import { adminOnlyPolicies, agentClaim, sharedPolicies } from "./tenant";

/** A row for every message ever accepted: this claim makes a second delivery have no effect. */
export const inboundDeliveries = pgTable(
  "inbound_deliveries",
  {
    provider: text("provider").notNull(),
    messageKey: text("message_key").notNull(),
    userId: uuid("user_id"),
    emailId: uuid("email_id").notNull(),
    /**
     * A hash of the message's content, whoever delivered it: an agent has the same content only once. Null for emails
     * from before this column existed.
     */
    contentHash: text("content_hash"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.messageKey] }),
    uniqueIndex("inbound_deliveries_content").on(t.userId, t.contentHash),
    index("inbound_deliveries_by_time").on(t.createdAt),
    // Keys are shared by all agents: an agent who could write any key could block somebody else's emails.
    ...sharedPolicies("inbound_deliveries", agentClaim(sql`starts_with(message_key, user_id || '|')`)),
  ],
).enableRLS();

/** Emails whose agent is unknown; administrators see them. */
export const unownedEmails = pgTable(
  "unowned_emails",
  {
    id: uuid("id").primaryKey(),
    provider: text("provider", { enum: MAIL_PROVIDERS }).notNull(),
    recipients: jsonb("recipients").$type<string[]>().notNull(),
    fromAddress: text("from_address"),
    subject: text("subject"),
    raw: bytea("raw").notNull(),
    reason: text("reason").notNull(),
    settledAt: instant("settled_at"),
    settledAs: text("settled_as", { enum: SETTLED_AS }),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    index("unowned_emails_open").on(t.createdAt).where(sql`settled_at is null`),
    index("unowned_emails_settled_by_time").on(t.settledAt).where(sql`settled_at is not null`),
    check("unowned_emails_settled", sql`(settled_at is null) = (settled_as is null)`),
    ...adminOnlyPolicies("unowned_emails"),
  ],
).enableRLS();
