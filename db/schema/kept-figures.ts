import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { adminOnlyPolicies } from "./tenant";

/**
 * Cached figures over all agents that take longer to compute than a screen may wait; only lib/platform/figures writes
 * them.
 */
export const keptFigures = pgTable(
  "kept_figures",
  {
    name: text("name").primaryKey(),
    value: jsonb("value").$type<unknown>().notNull(),
    at: instant("at").notNull(),
  },
  () => [...adminOnlyPolicies("kept_figures")],
).enableRLS();
