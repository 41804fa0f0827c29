import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { NOTIFICATION_TOPICS, NOTIFICATION_TYPES } from "@/lib/accounts/notifications/notification.model";
import { REFUSALS } from "@/lib/platform/mail/delivery.model";
import { instant, oneOf } from "../columns";
import { owner } from "../owner";
import { agentClaim, tenantPolicies } from "../tenant";

/**
 * A notification for one agent; `dedupeKey` identifies its fact, so that it is reported once. `mailTopic` determines
 * whether it goes by email, until that is decided; `mailId` is the one email that contains it.
 */
export const notifications = pgTable(
  "notifications",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    type: text("type", { enum: NOTIFICATION_TYPES }).notNull(),
    title: text("title").notNull(),
    message: text("message").notNull(),
    bookingId: uuid("booking_id"),
    emailTransformedId: uuid("email_transformed_id"),
    payoutId: uuid("payout_id"),
    /** A path in the product with more details, where none of the ids determines the link. */
    detailsPath: text("details_path"),
    mailTopic: text("mail_topic", { enum: NOTIFICATION_TOPICS }),
    mailId: uuid("mail_id"),
    dedupeKey: text("dedupe_key").notNull(),
    readAt: instant("read_at"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex("notifications_dedupe").on(t.userId, t.dedupeKey),
    index("notifications_unread")
      .on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`read_at is null`),
    index("notifications_by_time").on(t.createdAt),
    index("notifications_to_mail").on(t.userId).where(sql`mail_topic is not null`),
    index("notifications_of_mail").on(t.userId, t.mailId).where(sql`mail_id is not null`),
    check("notifications_type_known", oneOf("type", NOTIFICATION_TYPES)),
    check("notifications_mail_topic_known", oneOf("mail_topic", NOTIFICATION_TOPICS)),
    ...tenantPolicies("notifications", agentClaim(sql`mail_id is null`)),
  ],
).enableRLS();

/**
 * An email with an agent's notifications. At most one per agent waits for its time (`leavesAt`). Once its contents are
 * gathered they stay the same, so that each try sends the same email. `unsubscribeHash` is the hash of the token in its
 * link.
 */
export const notificationMails = pgTable(
  "notification_mails",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    createdAt: instant("created_at").notNull(),
    leavesAt: instant("leaves_at").notNull(),
    gatheredAt: instant("gathered_at"),
    sentAt: instant("sent_at"),
    failure: text("failure", { enum: REFUSALS }),
    unsubscribeHash: text("unsubscribe_hash"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex("notification_mails_waiting").on(t.userId).where(sql`gathered_at is null`),
    index("notification_mails_gathered").on(t.userId, t.gatheredAt),
    index("notification_mails_unsubscribe").on(t.unsubscribeHash),
    index("notification_mails_by_time").on(t.createdAt),
    check("notification_mails_failure_known", oneOf("failure", REFUSALS)),
    ...tenantPolicies("notification_mails"),
  ],
).enableRLS();
