import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** The letters and digits of a number in capitals, as the indexes on them have it. */
export function plainNumber(column: SQLWrapper): SQL {
  return sql`(regexp_replace(${column}, '[^A-Z0-9]', '', 'g') collate "C")`;
}
