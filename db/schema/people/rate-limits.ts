import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { adminOnlyPolicies } from "../tenant";

/** Counters of requests: `key` identifies who and what, `windowStart` is in milliseconds since 1970. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    windowStart: bigint("window_start", { mode: "number" }).notNull(),
  },
  (t) => [index("rate_limits_by_time").on(t.windowStart), ...adminOnlyPolicies("rate_limits")],
).enableRLS();
