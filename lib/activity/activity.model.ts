import { z } from "zod";
import { pageQuery } from "@/lib/base/paging";

/** What an agent's feed can tell, grouped as the feed shows it. */
export const ACTIVITY_GROUPS = {
  BOOKING_CREATED: "Booking",
  BOOKING_UPDATED: "Booking",
  BOOKING_STATUS_CHANGED: "Booking",
  BOOKING_ARCHIVED: "Booking",
  BOOKING_UNARCHIVED: "Booking",
  EMAIL_PROCESSED: "Email",
  EMAIL_FORWARDED: "Email",
  EMAIL_SENT: "Email",
  COMMISSION_CALCULATED: "Commission",
  COMMISSION_RECEIVED: "Commission",
  SUPPLIER_ADDED: "Supplier",
  SUPPLIER_UPDATED: "Supplier",
} as const;

export type ActivityType = keyof typeof ACTIVITY_GROUPS;

/** One entry to record; `changeSet` holds what changed, as `{field: {from, to}}`. */
export type NewActivity = {
  readonly type: ActivityType;
  readonly bookingId?: string;
  readonly supplierId?: string;
  readonly emailId?: string;
  readonly count?: number;
  readonly changeSet?: Readonly<Record<string, unknown>>;
};

/** One entry as the feed shows it. */
export type Activity = {
  readonly id: string;
  readonly type: ActivityType;
  readonly createdAt: string;
  readonly count: number;
  readonly booking: {
    readonly id: string;
    readonly confirmationNumber: string;
    readonly clientName: string | null;
  } | null;
  readonly supplier: { readonly id: string; readonly name: string } | null;
  readonly email: { readonly id: string; readonly subject: string | null } | null;
  readonly changeSet: Readonly<Record<string, unknown>>;
};

/** How many entries the feed holds; `last7Days` counts back from now. */
export type ActivityStats = {
  readonly total: number;
  readonly last7Days: number;
  readonly byType: Readonly<Record<string, number>>;
  readonly byGroup: Readonly<Record<string, number>>;
};

const TYPES = new Set(Object.keys(ACTIVITY_GROUPS));
const MOST_SKIPPED = 10_000_000;

/** The query of `GET /activity/recent`: `eventTypes` is a list joined by commas; blank means all. */
export const activityQuery = z.object({
  limit: pageQuery(20).limit,
  offset: z.coerce
    .number({ error: "offset must be a whole number" })
    .int()
    .min(0)
    .max(MOST_SKIPPED)
    .default(0),
  eventTypes: z
    .string()
    .optional()
    .transform((value) =>
      (value ?? "")
        .split(",")
        .map((type) => type.trim())
        .filter(Boolean),
    )
    .refine((types) => types.every((type) => TYPES.has(type)), "eventTypes holds an unknown type")
    .transform((types) => types as ActivityType[]),
});
export type ActivityQuery = z.output<typeof activityQuery>;
