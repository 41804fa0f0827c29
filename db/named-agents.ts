import { type SQL, sql } from "drizzle-orm";
import { userSearch, users } from "./schema";

/** So many of one name are looked through. */
const MOST = 20;
/** So many signs are in the index of words; the pattern has two more. */
const SHORTEST = 3 + 2;

/** An array of the ids of people whose name, address or company fits a LIKE pattern of a search; null where that is too short to look for. */
export function namedAgents(pattern: string): SQL | null {
  if (pattern.length < SHORTEST) return null;
  return sql`array(select ${users}.id from ${users} where ${userSearch(users)} like ${pattern} limit ${MOST}::int)`;
}
