import { z } from "zod";

/**
 * An IANA time zone that this server knows. Offsets are refused, because the database interprets their sign the other
 * way round.
 */
export const timeZoneSchema = z
  .string()
  .regex(/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/, "Must be the name of a time zone")
  .refine(isTimeZone, "Must be the name of a time zone");

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
