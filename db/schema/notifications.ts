import { check, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, oneOf } from "./columns";
import { tenantPolicies } from "./tenant";
import { users } from "./users";

export const NOTIFICATION_TYPES = ["BOOKING_REVIEWED", "ADVISOR_PAYOUT", "EMAIL_PARSED", "SYSTEM"] as const;

/** A message to one agent; `dedupeKey` names the fact it tells, so that it is told once. */
export const notifications = pgTable(
  "notifications",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
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
    check("notifications_type_known", oneOf("type", NOTIFICATION_TYPES)),
    ...tenantPolicies("notifications"),
  ],
).enableRLS();
