import { sql } from "drizzle-orm";
import { customType, timestamp } from "drizzle-orm/pg-core";

/** An instant; the app sets it from its context's clock. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

/** A CHECK that a text column contains one of these words. */
export function oneOf(column: string, words: readonly string[]) {
  return sql.raw(`${column} in (${words.map((word) => `'${word}'`).join(", ")})`);
}

export const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => "bytea",
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => new Uint8Array(value),
});
