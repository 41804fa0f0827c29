import { type SQL, sql } from "drizzle-orm";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";

/**
 * Whether an instant, given by the name of its column, lies within a range of UTC days; can use an index on the column.
 */
export function inUtcDays(column: string, first: CalendarDate, last: CalendarDate): SQL {
  const at = sql.raw(column);
  return sql`${at} >= (${first}::date)::timestamp at time zone 'UTC' and ${at} < (${last}::date + 1)::timestamp at time zone 'UTC'`;
}
