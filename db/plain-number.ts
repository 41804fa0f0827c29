import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Returns a number's capital letters and digits, the same expression as in the indexes on them. */
export function plainNumber(column: SQLWrapper): SQL {
  return sql`(regexp_replace(${column}, '[^A-Z0-9]', '', 'g') collate "C")`;
}
