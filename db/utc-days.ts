import { type SQL, sql } from "drizzle-orm";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";

/** Whether an instant, named as a statement names its column, lies in the days from one to another by UTC; an index of the column serves it. */
export function inUtcDays(column: string, first: CalendarDate, last: CalendarDate): SQL {
  const at = sql.raw(column);
  return sql`${at} >= (${first}::date)::timestamp at time zone 'UTC' and ${at} < (${last}::date + 1)::timestamp at time zone 'UTC'`;
}
