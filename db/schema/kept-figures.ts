import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { adminOnlyPolicies } from "./tenant";

/** Figures over all agents that take longer to add up than a screen may wait, as they were at a moment; lib/platform/figures alone writes them. */
export const keptFigures = pgTable(
  "kept_figures",
  {
    name: text("name").primaryKey(),
    value: jsonb("value").$type<unknown>().notNull(),
    at: instant("at").notNull(),
  },
  () => [...adminOnlyPolicies("kept_figures")],
).enableRLS();
