import { z } from "zod";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { optionalText } from "@/lib/platform/base/input";
import { calendarDateSchema } from "@/lib/platform/base/schemas";
import { AGREEMENT_BASES, type AgreementBasis } from "../shares/share.model";

const PERCENT = "Percent must be a number from 0 to 100 with at most two decimals";

/** A percentage as people write it, stored in hundredths of a percent. */
export const percentSchema = z
  .number({ error: PERCENT })
  .min(0, PERCENT)
  .max(100, PERCENT)
  .transform((percent, issues) => {
    const bp = Math.round(percent * 100);
    if (Math.abs(bp - percent * 100) > 1e-6) issues.addIssue({ code: "custom", message: PERCENT });
    return bp;
  });

/**
 * An agreement with an agent from a day on: for all commission, for that of a supplier, or for a single booking, which
 * has no day. `replacesId` is the row that it ends.
 */
export const agreementChange = z
  .object({
    userId: z.uuid("Choose an agent"),
    replacesId: z.uuid().nullable().default(null),
    supplierId: z.uuid().nullable().default(null),
    bookingId: z.uuid().nullable().default(null),
    percent: percentSchema,
    validFrom: calendarDateSchema.nullable().default(null),
    basis: z.enum(AGREEMENT_BASES).default("RECEIVED"),
    note: optionalText(500),
  })
  .superRefine(({ bookingId, supplierId, validFrom }, issues) => {
    const refuse = (path: string, message: string) =>
      issues.addIssue({ code: "custom", path: [path], message });
    if (bookingId && supplierId) refuse("supplierId", "A booking's own percent is for no supplier");
    if (!bookingId && !validFrom) refuse("validFrom", "The day from which it counts is required");
    if (bookingId && validFrom) refuse("validFrom", "A booking's own percent has no day");
  });
export type AgreementChange = z.output<typeof agreementChange>;

export const agreementRef = z.object({ userId: z.uuid(), id: z.uuid() });
export type AgreementRef = z.output<typeof agreementRef>;

/** An agreement as administrators see it; instants are ISO strings. */
export type AgreementRow = {
  readonly userId: string;
  readonly id: string;
  readonly agentName: string;
  readonly agentEmail: string;
  readonly supplier: { readonly id: string; readonly name: string } | null;
  readonly booking: { readonly id: string; readonly number: string } | null;
  readonly percentBp: number;
  readonly validFrom: CalendarDate | null;
  readonly basis: AgreementBasis;
  readonly note: string | null;
  readonly createdAt: string;
  readonly createdBy: string | null;
  readonly endedAt: string | null;
  readonly endedBy: string | null;
};

export const BASIS_WORDS: Readonly<Record<AgreementBasis, string>> = {
  RECEIVED: "commission received from then on",
  BOOKED: "bookings made from then on",
};

/** Formats a percentage given in hundredths of a percent, such as "62.5%". */
export function percentWords(bp: number): string {
  return `${bp / 100}%`;
}
