import { check, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, oneOf } from "./columns";
import { owner } from "./owner";
import { tenantPolicies } from "./tenant";

const LISTS = ["bookings", "transactions", "reports"] as const;

/** A list's filter that an agent saved under a name; `path` is its address. */
export const savedViews = pgTable(
  "saved_views",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    list: text("list", { enum: LISTS }).notNull(),
    name: text("name").notNull(),
    path: text("path").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex("saved_views_name").on(t.userId, t.list, t.name),
    check("saved_views_list_known", oneOf("list", LISTS)),
    ...tenantPolicies("saved_views"),
  ],
).enableRLS();
