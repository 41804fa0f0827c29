import { sql } from "drizzle-orm";
import { char, customType, date, timestamp } from "drizzle-orm/pg-core";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Currency } from "@/lib/platform/base/money";

/** An instant; the app sets it from its context's clock. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

/** A calendar day, which PostgreSQL's type proves to be one. */
export const day = (name: string) => date(name, { mode: "string" }).$type<CalendarDate>();

/** An ISO 4217 code. */
export const currencyCode = (name: string) => char(name, { length: 3 }).$type<Currency>();

/** A CHECK that a text column contains one of these words. */
export function oneOf(column: string, words: readonly string[]) {
  return sql.raw(`${column} in (${words.map((word) => `'${word}'`).join(", ")})`);
}

export const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => "bytea",
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => new Uint8Array(value),
});
