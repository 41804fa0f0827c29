import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { type BookEntry, ENTRY_KINDS } from "@/lib/books/journal/entry.model";
import { currencyCode, day, instant } from "../columns";
import { adminOnlyPolicies, appAdmin, appJob, ME } from "../tenant";

/** The settings of the platform's books: a single row, or none before anything was set. */
export const books = pgTable(
  "books",
  {
    isOnly: boolean("is_only").primaryKey().default(true),
    /**
     * The last day of the last locked month; null while none is locked. Triggers in the migrations enforce it for all
     * rows.
     */
    lockedTo: day("locked_to"),
    /** The names of accounts in the accounting software, by their keys (lib/books/journal/account.model.ts). */
    accounts: jsonb("accounts").$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** The amount in cents from which an agent is reported by Form 1099-NEC, by tax year. */
    thresholds: jsonb("thresholds").$type<Readonly<Record<string, number>>>().notNull().default({}),
    version: integer("version").notNull().default(1),
    updatedBy: uuid("updated_by"),
    updatedAt: instant("updated_at").notNull(),
  },
  () => [
    check("books_one_row", sql`is_only`),
    check(
      "books_locked_to_end_of_month",
      sql`locked_to = (date_trunc('month', locked_to::timestamp) + interval '1 month - 1 day')::date`,
    ),
    ...adminOnlyPolicies("books"),
  ],
).enableRLS();

/** A locked month with its entries, which stay when the account of one of its agents is erased. */
export const bookMonths = pgTable(
  "book_months",
  {
    /** The first day of the month. */
    month: day("month").primaryKey(),
    entries: jsonb("entries").$type<readonly BookEntry[]>().notNull(),
    lockedBy: uuid("locked_by"),
    lockedAt: instant("locked_at").notNull(),
  },
  () => [
    check("book_months_first_day", sql`extract(day from month) = 1`),
    ...adminOnlyPolicies("book_months"),
  ],
).enableRLS();

/**
 * The book entries of an erased account's allocations, shares and adjustments, written in the transaction that erased
 * them. They are sums by day, kind, currency, supplier and, for a matched deposit, its link; if the link is taken back,
 * they no longer count.
 */
export const erasedEntries = pgTable(
  "erased_entries",
  {
    /** An id that was an agent's and now belongs to nobody. */
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull().default(sql`gen_random_uuid()`),
    linkId: uuid("link_id"),
    day: day("day").notNull(),
    kind: text("kind", { enum: ENTRY_KINDS }).notNull(),
    currency: currencyCode("currency").notNull(),
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    /**
     * For commission: the supplier that paid it, unless only the agent knew that supplier, and the amount in the
     * booking's currency.
     */
    supplierId: uuid("supplier_id"),
    countedMinor: bigint("counted_minor", { mode: "number" }),
    countedCurrency: currencyCode("counted_currency"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index("erased_entries_by_day").on(t.day),
    pgPolicy("erased_entries_added", { to: appJob, for: "insert", withCheck: sql`${t.userId} = ${ME}` }),
    pgPolicy("erased_entries_supplier_found", { to: appAdmin, for: "update", using: sql`true` }),
    pgPolicy("erased_entries_read", { to: appAdmin, for: "select", using: sql`true` }),
  ],
).enableRLS();
