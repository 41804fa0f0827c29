import { sql } from "drizzle-orm";
import { boolean, check, date, integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import type { BookEntry } from "@/lib/books/journal/entry.model";
import { instant } from "../columns";
import { adminOnlyPolicies } from "../tenant";

/** The platform's books: one row, or none while nobody has said anything. */
export const books = pgTable(
  "books",
  {
    isOnly: boolean("is_only").primaryKey().default(true),
    /** The last day of the last month that is locked; null while none is. Triggers of the migrations hold all rows to it. */
    lockedTo: date("locked_to", { mode: "string" }),
    /** What the accounting software calls an account, by its key (lib/books/journal/account.model.ts). */
    accounts: jsonb("accounts").$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** From which sum on an agent is reported by Form 1099-NEC, in cents, by tax year. */
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

/** A month that is locked, with what is booked in it: that stays when the account of one of its agents is erased. */
export const bookMonths = pgTable(
  "book_months",
  {
    /** Its first day. */
    month: date("month", { mode: "string" }).primaryKey(),
    entries: jsonb("entries").$type<readonly BookEntry[]>().notNull(),
    lockedBy: uuid("locked_by"),
    lockedAt: instant("locked_at").notNull(),
  },
  () => [
    check("book_months_first_day", sql`extract(day from month) = 1`),
    ...adminOnlyPolicies("book_months"),
  ],
).enableRLS();
