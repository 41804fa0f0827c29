import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "../columns";
import { owner } from "../owner";
import { sharedPolicies } from "../tenant";

/**
 * The secret addresses from which calendars fetch an agent's bookings. Only the token's hash is stored; a revoked
 * address no longer works.
 */
export const calendarFeeds = pgTable(
  "calendar_feeds",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: owner(),
    createdAt: instant("created_at").notNull(),
    lastReadAt: instant("last_read_at"),
    revokedAt: instant("revoked_at"),
  },
  (t) => [
    index("calendar_feeds_user").on(t.userId),
    uniqueIndex("calendar_feeds_current").on(t.userId).where(sql`revoked_at is null`),
    ...sharedPolicies("calendar_feeds"),
  ],
).enableRLS();
