import { sql } from "drizzle-orm";
import { check, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../columns";
import { tenantPolicies } from "../tenant";

/**
 * How an agent is reported by Form 1099-NEC: name, number and address as JSON, sealed for the agent. The details of
 * agents who were paid are kept when their account is erased, until their last payout is long enough ago
 * (lib/platform/retention).
 */
export const payoutTaxDetails = pgTable(
  "payout_tax_details",
  {
    userId: uuid("user_id").primaryKey(),
    sealed: text("sealed").notNull(),
    lastFour: text("last_four").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  () => [
    check("payout_tax_details_four", sql`last_four ~ '^[0-9]{4}$'`),
    ...tenantPolicies("payout_tax_details"),
  ],
).enableRLS();
