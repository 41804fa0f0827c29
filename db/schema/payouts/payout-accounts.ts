import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { PAYER_KINDS } from "@/lib/payouts/bank-files/payer.model";
import { ACCOUNT_KINDS } from "@/lib/payouts/bank-files/transfer.model";
import { instant, oneOf } from "../columns";
import { owner } from "../owner";
import { adminOnlyPolicies, tenantPolicies } from "../tenant";

/**
 * The accounts to which an agent is paid, one of each kind at a time. What a bank needs is sealed. A row is never
 * changed but ended and replaced, because the first payout to a new account is delayed.
 */
export const payoutAccounts = pgTable(
  "payout_accounts",
  {
    userId: owner(),
    id: uuid("id").notNull(),
    kind: text("kind", { enum: ACCOUNT_KINDS }).notNull(),
    /** The holder and account as JSON, sealed for this row. */
    sealed: text("sealed").notNull(),
    lastFour: text("last_four").notNull(),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex("payout_accounts_one_of_kind").on(t.userId, t.kind).where(sql`ended_at is null`),
    check("payout_accounts_kind_known", oneOf("kind", ACCOUNT_KINDS)),
    check("payout_accounts_four", sql`last_four ~ '^[A-Za-z0-9-]{4}$'`),
    ...tenantPolicies("payout_accounts"),
  ],
).enableRLS();

/** What the platform's own bank has registered for files of one kind, sealed. */
export const payoutPayers = pgTable(
  "payout_payers",
  {
    kind: text("kind", { enum: PAYER_KINDS }).primaryKey(),
    sealed: text("sealed").notNull(),
    version: integer("version").notNull().default(1),
    updatedBy: uuid("updated_by"),
    updatedAt: instant("updated_at").notNull(),
  },
  () => [
    check("payout_payers_kind_known", oneOf("kind", PAYER_KINDS)),
    ...adminOnlyPolicies("payout_payers"),
  ],
).enableRLS();
