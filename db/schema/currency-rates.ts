import { sql } from "drizzle-orm";
import { check, index, integer, numeric, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { RATE_SOURCES } from "@/lib/ledger/exchange-rates/rate.model";
import { currencyCode, day, instant, oneOf } from "./columns";
import { adminOnlyPolicies } from "./tenant";

/** A set of exchange rates from one source: published by the bank, or uploaded by an administrator as a file. */
export const currencyRateImports = pgTable(
  "currency_rate_imports",
  {
    id: uuid("id").primaryKey(),
    source: text("source", { enum: RATE_SOURCES }).notNull(),
    fileName: text("file_name").notNull(),
    rateCount: integer("rate_count").notNull(),
    createdBy: uuid("created_by"),
    createdAt: instant("created_at").notNull(),
    /** When its rates were removed; the rates that they superseded apply again. */
    undoneAt: instant("undone_at"),
  },
  (t) => [
    index("currency_rate_imports_by_time").on(t.createdAt.desc().nullsFirst()),
    check("currency_rate_imports_source_known", oneOf("source", RATE_SOURCES)),
    ...adminOnlyPolicies("currency_rate_imports"),
  ],
).enableRLS();

/** Units of `quote` for one of `base` on a day. For the same day and pair, the latest import applies. */
export const currencyRates = pgTable(
  "currency_rates",
  {
    base: currencyCode("base").notNull(),
    quote: currencyCode("quote").notNull(),
    day: day("day").notNull(),
    rate: numeric("rate").notNull(),
    importId: uuid("import_id")
      .notNull()
      .references(() => currencyRateImports.id),
  },
  (t) => [
    primaryKey({ columns: [t.base, t.quote, t.day, t.importId] }),
    index("currency_rates_by_day").on(t.day.desc().nullsFirst(), t.base, t.quote),
    index("currency_rates_import").on(t.importId),
    check("currency_rates_positive", sql`rate > 0`),
    check("currency_rates_currencies", sql`base ~ '^[A-Z]{3}$' and quote ~ '^[A-Z]{3}$' and base <> quote`),
    ...adminOnlyPolicies("currency_rates"),
  ],
).enableRLS();
