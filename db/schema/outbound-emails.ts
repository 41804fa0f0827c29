import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { EMAIL_FAILURES } from "@/lib/accounts/outbound-emails/outbound-email.model";
import { SENT_VIA } from "@/lib/platform/mail/delivery.model";
import { chases } from "./chases";
import { instant, oneOf } from "./columns";
import { owner } from "./owner";
import { suppliers } from "./suppliers";
import { agentClaim, tenantPolicies, visibleSupplier } from "./tenant";

/**
 * An email that an agent asked the product to send to a supplier, and its result. From `sendingAt` on it may have left.
 * `attempt` counts the agent's own tries; `deliveryKey` is the provider's idempotency key, so that a delivery isn't
 * made twice.
 */
export const outboundEmails = pgTable(
  "outbound_emails",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    supplierId: uuid("supplier_id")
      .notNull()
      .references(() => suppliers.id),
    chaseId: uuid("chase_id"),
    toAddress: text("to_address").notNull(),
    fromName: text("from_name").notNull(),
    replyTo: text("reply_to").notNull(),
    /** The agent's private address, which also receives replies; null where the installation receives no email. */
    answersTo: text("answers_to"),
    subject: text("subject").notNull(),
    body: text("body").notNull(),
    attempt: integer("attempt").notNull().default(1),
    deliveryKey: text("delivery_key").notNull(),
    createdAt: instant("created_at").notNull(),
    queuedAt: instant("queued_at").notNull(),
    sendingAt: instant("sending_at"),
    sentAt: instant("sent_at"),
    sentVia: text("sent_via", { enum: SENT_VIA }),
    providerId: text("provider_id"),
    failedAt: instant("failed_at"),
    failure: text("failure", { enum: EMAIL_FAILURES }),
    withdrawnAt: instant("withdrawn_at"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId, t.chaseId], foreignColumns: [chases.userId, chases.id] }),
    index("outbound_emails_supplier").on(t.userId, t.supplierId, t.createdAt.desc().nullsFirst()),
    index("outbound_emails_by_time").on(t.createdAt),
    index("outbound_emails_supplier_only").on(t.supplierId),
    index("outbound_emails_chase").on(t.userId, t.chaseId),
    // Only one email per supplier may be waiting, so that two windows can't ask the same supplier twice.
    uniqueIndex("outbound_emails_one_waiting")
      .on(t.userId, t.supplierId)
      .where(sql`sent_at is null and failed_at is null and withdrawn_at is null`),
    check(
      "outbound_emails_to_is_one",
      sql`length(to_address) <= 320 and to_address !~ '[[:space:][:cntrl:]<>,]'`,
    ),
    check(
      "outbound_emails_reply_to_is_one",
      sql`length(reply_to) <= 320 and reply_to !~ '[[:space:][:cntrl:]<>,]'`,
    ),
    check(
      "outbound_emails_answers_to_is_one",
      sql`length(answers_to) <= 320 and answers_to !~ '[[:space:][:cntrl:]<>,]'`,
    ),
    check("outbound_emails_from_is_a_line", sql`length(from_name) <= 500 and from_name !~ '[[:cntrl:]]'`),
    check(
      "outbound_emails_subject_is_a_line",
      sql`length(subject) between 1 and 200 and subject !~ '[[:cntrl:]]'`,
    ),
    check("outbound_emails_body_fits", sql`length(body) between 1 and 100000`),
    check("outbound_emails_sent_somehow", sql`(sent_at is null) = (sent_via is null)`),
    check("outbound_emails_via_known", oneOf("sent_via", SENT_VIA)),
    check("outbound_emails_failed_somehow", sql`(failed_at is null) = (failure is null)`),
    check("outbound_emails_failure_known", oneOf("failure", EMAIL_FAILURES)),
    check("outbound_emails_one_end", sql`num_nonnulls(sent_at, failed_at, withdrawn_at) <= 1`),
    check("outbound_emails_withdrawn_never_left", sql`withdrawn_at is null or sending_at is null`),
    ...tenantPolicies(
      "outbound_emails",
      visibleSupplier("outbound_emails", "supplier_id"),
      agentClaim(sql`num_nonnulls(sending_at, sent_at, sent_via, provider_id, failed_at, failure) = 0`),
    ),
  ],
).enableRLS();
