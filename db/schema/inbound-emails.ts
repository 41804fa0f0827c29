import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { SETTLED_AS } from "@/lib/inbox/emails/intake/unowned.model";
import { MAIL_PROVIDERS } from "@/lib/platform/mail/mail-provider.model";
import { bytea, instant } from "./columns";
import { adminOnlyPolicies, agentClaim, sharedPolicies } from "./tenant";

/** One row for every message ever accepted: the claim that makes a second delivery a no-op. */
export const inboundDeliveries = pgTable(
  "inbound_deliveries",
  {
    provider: text("provider").notNull(),
    messageKey: text("message_key").notNull(),
    userId: uuid("user_id"),
    emailId: uuid("email_id").notNull(),
    /** What the message says, whoever brought it: an agent has the same bytes once. Null for mail from before it was kept. */
    contentHash: text("content_hash"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.messageKey] }),
    uniqueIndex("inbound_deliveries_content").on(t.userId, t.contentHash),
    index("inbound_deliveries_by_time").on(t.createdAt),
    // Keys are one for all agents: whoever could write any would keep somebody else's mail away.
    ...sharedPolicies("inbound_deliveries", agentClaim(sql`starts_with(message_key, user_id || '|')`)),
  ],
).enableRLS();

/** Mails whose agent isn't known; administrators see them. */
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
