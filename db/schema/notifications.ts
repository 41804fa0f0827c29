import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { NOTIFICATION_TYPES } from "@/lib/notifications/notification.model";
import { instant, oneOf } from "./columns";
import { owner } from "./owner";
import { tenantPolicies } from "./tenant";

/** A message to one agent; `dedupeKey` names the fact it tells, so that it is told once. */
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
    check("notifications_type_known", oneOf("type", NOTIFICATION_TYPES)),
    ...tenantPolicies("notifications"),
  ],
).enableRLS();
