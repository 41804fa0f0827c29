import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../columns";
import { adminOnlyPolicies } from "../tenant";

/** Events of Clerk's webhook that have been applied, kept as long as Clerk might send them again. */
export const clerkEvents = pgTable(
  "clerk_events",
  { id: text("id").primaryKey(), receivedAt: instant("received_at").notNull() },
  (t) => [index("clerk_events_received").on(t.receivedAt), ...adminOnlyPolicies("clerk_events")],
).enableRLS();

/** People deleted at Clerk, by Clerk's id, which is never reused. */
export const clerkDeletions = pgTable(
  "clerk_deletions",
  { clerkId: text("clerk_id").primaryKey(), deletedAt: instant("deleted_at").notNull() },
  () => [...adminOnlyPolicies("clerk_deletions")],
).enableRLS();
