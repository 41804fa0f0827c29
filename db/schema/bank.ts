import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { CATEGORIES } from "@/lib/platform/base/addresses/admin-addresses.model";
import type { StatedTotal } from "@/lib/reconciliation/bank-statements/statement.model";
import { DIRECTIONS } from "@/lib/reconciliation/bank-transactions/categories/rules/rule.model";
import { TRANSACTION_STATUSES } from "@/lib/reconciliation/bank-transactions/transaction-status.model";
import { MATCH_DECISIONS, MATCH_SOURCES } from "@/lib/reconciliation/matching/decision.model";
import { currencyCode, day, instant, oneOf } from "./columns";
import { suppliers } from "./suppliers";
import { adminOnlyPolicies } from "./tenant";

/** The platform's own accounts, to which suppliers pay. */
export const bankAccounts = pgTable(
  "bank_accounts",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    currency: currencyCode("currency").notNull(),
    lastDigits: text("last_digits"),
    /** How its CSV files were last read, by the key of their header. */
    csvMappings: jsonb("csv_mappings").$type<Record<string, unknown>>().notNull().default({}),
    /** Whether transactions for which the matcher is certain are linked automatically. */
    autoMatch: boolean("auto_match").notNull().default(false),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  () => [
    check("bank_accounts_currency", sql`currency ~ '^[A-Z]{3}$'`),
    ...adminOnlyPolicies("bank_accounts"),
  ],
).enableRLS();

/** A statement file: planned when it was read, imported when a person confirmed it, undone when they took it back. */
export const statementImports = pgTable(
  "statement_imports",
  {
    id: uuid("id").primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => bankAccounts.id),
    fileName: text("file_name").notNull(),
    fileHash: text("file_hash").notNull(),
    format: text("format").notNull(),
    lineCount: integer("line_count").notNull(),
    addedCount: integer("added_count").notNull().default(0),
    /** The number of its lines that are imported so far, while the import is running. */
    processedCount: integer("processed_count").notNull().default(0),
    /** How a CSV file's columns were read, and the key of its header. */
    csv: jsonb("csv").$type<{ readonly headerKey: string; readonly mapping: Record<string, unknown> }>(),
    skippedCount: integer("skipped_count").notNull().default(0),
    /**
     * The first lines that were well formed but are not payments, with the reason; also what there is to know about
     * lines that are imported.
     */
    skipped: jsonb("skipped")
      .$type<readonly { line: number; raw: string; reason: string; isTaken?: boolean }[]>()
      .notNull()
      .default([]),
    /** The totals that the file states, beside those that were read; where they differ, a person has accepted that. */
    totals: jsonb("totals").$type<readonly StatedTotal[]>().notNull().default([]),
    createdBy: uuid("created_by"),
    createdAt: instant("created_at").notNull(),
    importedAt: instant("imported_at"),
    undoneAt: instant("undone_at"),
  },
  (t) => [
    index("statement_imports_account").on(t.accountId, t.createdAt.desc().nullsFirst()),
    index("statement_imports_by_time")
      .on(t.importedAt.desc().nullsFirst())
      .where(sql`imported_at is not null`),
    index("statement_imports_unused").on(t.createdAt).where(sql`imported_at is null`),
    ...adminOnlyPolicies("statement_imports"),
  ],
).enableRLS();

const line = {
  line: integer("line").notNull(),
  raw: text("raw").notNull(),
  importKey: text("import_key").notNull(),
  bookedOn: day("booked_on").notNull(),
  /** Negative for money that left the account. */
  amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
  currency: currencyCode("currency").notNull(),
  memo: text("memo").notNull(),
  payer: text("payer"),
  bankId: text("bank_id"),
};

/** The lines of a file between its preview and its import, which both read the same plan. */
export const statementLines = pgTable(
  "statement_lines",
  {
    importId: uuid("import_id")
      .notNull()
      .references(() => statementImports.id, { onDelete: "cascade" }),
    n: integer("n").notNull(),
    ...line,
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.n] }),
    uniqueIndex("statement_lines_key").on(t.importId, t.importKey),
    ...adminOnlyPolicies("statement_lines"),
  ],
).enableRLS();

/**
 * Statement lines that contain all of these words have this category. A rule is never changed but ended and replaced,
 * because the transactions that it set aside refer to it.
 */
export const categoryRules = pgTable(
  "category_rules",
  {
    id: uuid("id").primaryKey(),
    /** Normalised, each once, in the order in which they were entered. */
    words: text("words").array().notNull(),
    /** Null means any. */
    accountId: uuid("account_id").references(() => bankAccounts.id),
    direction: text("direction", { enum: DIRECTIONS }),
    category: text("category", { enum: CATEGORIES }).notNull(),
    note: text("note"),
    createdBy: uuid("created_by"),
    createdAt: instant("created_at").notNull(),
    endedBy: uuid("ended_by"),
    endedAt: instant("ended_at"),
  },
  () => [
    check("category_rules_has_words", sql`cardinality(words) > 0`),
    check("category_rules_direction_known", oneOf("direction", DIRECTIONS)),
    check("category_rules_category_known", oneOf("category", CATEGORIES)),
    ...adminOnlyPolicies("category_rules"),
  ],
).enableRLS();

/**
 * A payment to or from the platform's account. `status` is a cache that lib/reconciliation/bank-transactions writes.
 */
export const bankTransactions = pgTable(
  "bank_transactions",
  {
    id: uuid("id").primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => bankAccounts.id),
    importId: uuid("import_id")
      .notNull()
      .references(() => statementImports.id),
    ...line,
    /**
     * The day that counts for the books. A trigger sets it, to a day after the locked months
     * (db/schema/payouts/books.ts).
     */
    bookDay: day("book_day").notNull().default(sql`current_date`),
    /** Memo, payer and supplier, normalised for searches. */
    search: text("search").notNull(),
    status: text("status", { enum: TRANSACTION_STATUSES }).notNull(),
    matchSource: text("match_source", { enum: MATCH_SOURCES }),
    supplierId: uuid("supplier_id").references(() => suppliers.id),
    /** Whether a person assigned the supplier. */
    isSupplierAssigned: boolean("is_supplier_assigned").notNull().default(false),
    metadata: jsonb("metadata").$type<{
      possibleSupplierNames: readonly string[];
      possibleBookingIdentifiers: readonly string[];
    }>(),
    exceptionReason: text("exception_reason"),
    decision: text("decision", { enum: MATCH_DECISIONS }),
    decidedAt: instant("decided_at"),
    /**
     * Whether the matcher would link it automatically, whatever the account's policy; the shadow report counts these.
     */
    wouldLink: boolean("would_link").notNull().default(false),
    /** Another line with the same day and amount that may be the same payment. */
    likelyDoubleOf: uuid("likely_double_of"),
    ignoredAt: instant("ignored_at"),
    /** Its category if it was set aside because it pays no commission; null where none was given. */
    category: text("category", { enum: CATEGORIES }),
    categoryNote: text("category_note"),
    /** The rule that gave the category; null where a person did. */
    categoryRuleId: uuid("category_rule_id").references(() => categoryRules.id),
    /** When a person last restored it; no rule sets it aside again. */
    restoredAt: instant("restored_at"),
    /** When its import was undone; from then on it counts as if it had never been imported. */
    withdrawnAt: instant("withdrawn_at"),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("bank_transactions_import_key").on(t.accountId, t.importKey).where(sql`withdrawn_at is null`),
    index("bank_transactions_by_day")
      .on(t.bookedOn.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`withdrawn_at is null`),
    index("bank_transactions_by_status")
      .on(t.status, t.bookedOn.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`withdrawn_at is null`),
    index("bank_transactions_by_book_day")
      .on(t.accountId, t.bookDay, t.currency, t.amountMinor)
      .where(sql`withdrawn_at is null`),
    index("bank_transactions_booked_late")
      .on(t.bookedOn)
      .where(sql`book_day <> booked_on and withdrawn_at is null`),
    index("bank_transactions_by_amount").on(t.accountId, t.amountMinor, t.bookedOn),
    index("bank_transactions_by_sum").on(t.currency, t.amountMinor).where(sql`withdrawn_at is null`),
    index("bank_transactions_would_link").on(t.accountId).where(sql`would_link and withdrawn_at is null`),
    // The sums of a filter are computed from this index alone.
    index("bank_transactions_sums").on(t.status, t.currency, t.amountMinor).where(sql`withdrawn_at is null`),
    index("bank_transactions_search").using("gin", sql`search gin_trgm_ops`).where(sql`withdrawn_at is null`),
    index("bank_transactions_import").on(t.importId),
    index("bank_transactions_supplier").on(t.supplierId),
    index("bank_transactions_category")
      .on(t.category, t.bookedOn.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`category is not null and withdrawn_at is null`),
    index("bank_transactions_rule").on(t.categoryRuleId).where(sql`category_rule_id is not null`),
    check("bank_transactions_status_known", oneOf("status", TRANSACTION_STATUSES)),
    check("bank_transactions_source_known", oneOf("match_source", MATCH_SOURCES)),
    check("bank_transactions_decision_known", oneOf("decision", MATCH_DECISIONS)),
    check("bank_transactions_category_known", oneOf("category", CATEGORIES)),
    check("bank_transactions_category_is_aside", sql`category is null or ignored_at is not null`),
    check(
      "bank_transactions_category_whole",
      sql`category is not null or num_nonnulls(category_note, category_rule_id) = 0`,
    ),
    check("bank_transactions_currency", sql`currency ~ '^[A-Z]{3}$'`),
    ...adminOnlyPolicies("bank_transactions"),
  ],
).enableRLS();
