import { type SQL, sql } from "drizzle-orm";
import { userSearch, users } from "./schema";

/** The most people to consider. */
const MOST = 20;
/** The word index needs three characters; the pattern has two more. */
const SHORTEST = 3 + 2;

/**
 * Returns an SQL array of the ids of people whose name, address or company matches a search's LIKE pattern; null where
 * the pattern is too short to search.
 */
export function namedAgents(pattern: string): SQL | null {
  if (pattern.length < SHORTEST) return null;
  return sql`array(select ${users}.id from ${users} where ${userSearch(users)} like ${pattern} limit ${MOST}::int)`;
}
