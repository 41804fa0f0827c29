import { z } from "zod";
import { type CalendarDate, calendarDate } from "./dates/calendar-date";
import { missing, unlessBlank } from "./input";
import { type Currency, currency } from "./money";
import { isBlank } from "./text";

/** A real day written YYYY-MM-DD, in external data. */
export const calendarDateSchema = z
  .string("Must be a day written YYYY-MM-DD")
  .refine((text) => calendarDate.safeParse(text).success, "Must be a day written YYYY-MM-DD")
  .transform((text) => text as CalendarDate);

/** A filter that takes a day; blank means no filter. */
export const optionalDay = unlessBlank(calendarDateSchema.optional());

/** A required day; its error messages begin with `name`. */
export function requiredDate(name: string) {
  return z
    .unknown()
    .meta({ type: "string", format: "date" })
    .transform((value, issues): CalendarDate => {
      const day = calendarDate.safeParse(value);
      if (day.success) return day.data;
      const message = isBlank(value) ? `${name} is required` : `${name} must be a day written YYYY-MM-DD`;
      issues.addIssue({ code: "custom", message });
      return z.NEVER;
    });
}

/** Any ISO 4217 code, in external data. */
export const currencySchema = z
  .string({ error: missing("Currency is required") })
  .regex(/^[A-Z]{3}$/, "Currency must be a three-letter ISO 4217 code")
  .refine((code) => currency.safeParse(code).success, "Currency is not a known ISO 4217 code")
  .transform((code) => code as Currency);
