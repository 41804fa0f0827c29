import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { ACTIVITY_TYPES } from "@/lib/accounts/activity/activity.model";
import { instant, oneOf } from "./columns";
import { owner } from "./owner";
import { tenantPolicies } from "./tenant";

/** The activities in the agents' feeds. Partitioned by month, which Drizzle can't express: docs/operations.md. */
export const activities = pgTable(
  "activities",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    type: text("type", { enum: ACTIVITY_TYPES }).notNull(),
    bookingId: uuid("booking_id"),
    supplierId: uuid("supplier_id"),
    emailId: uuid("email_id"),
    count: integer("count").notNull().default(1),
    changeSet: jsonb("change_set").$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.createdAt, t.id] }),
    index("activities_booking").on(t.userId, t.bookingId),
    index("activities_by_time").on(t.createdAt),
    check("activities_type_known", oneOf("type", ACTIVITY_TYPES)),
    ...tenantPolicies("activities"),
  ],
).enableRLS();
