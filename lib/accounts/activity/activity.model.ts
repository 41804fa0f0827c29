import { z } from "zod";
import { wholeNumber } from "@/lib/platform/base/input";
import { type Money, major } from "@/lib/platform/base/money";
import { pageQuery } from "@/lib/platform/base/paging";

/** The types of activities in an agent's feed, with the groups in which the feed shows them. */
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
export const ACTIVITY_TYPES = Object.keys(ACTIVITY_GROUPS) as [ActivityType, ...ActivityType[]];

/** A new entry of the feed; `changeSet` contains what changed, as `{field: {from, to}}`. */
export type NewActivity = {
  readonly type: ActivityType;
  readonly bookingId?: string;
  readonly supplierId?: string;
  readonly emailId?: string;
  readonly count?: number;
  readonly changeSet?: Readonly<Record<string, unknown>>;
};

/** An entry as the feed shows it. */
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

/** An entry of any agent, with its agent, as administrators see it. */
export type PlatformActivity = Activity & {
  readonly agent: { readonly id: string; readonly name: string };
};

const NAMES: Readonly<Record<string, string>> = { dueOn: "dueDate" };
const AMOUNTS: Readonly<Record<string, string>> = {
  total: "totalBooking",
  commission: "expectedCommission",
  received: "received",
};

/**
 * Returns the changes in the format of the API: its own field names, `{from, to}`, amounts as decimal numbers with
 * their currency beside them. `currency` is that of amounts that were stored without one.
 */
export function changeSetJson(
  stored: Readonly<Record<string, unknown>>,
  currency: string | null,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, value]): [string, unknown][] => {
      if (key === "amount") return amountEntries(key, value, currency);
      const prefix = AMOUNTS[key];
      return prefix && isChange(value)
        ? changeEntries(prefix, value, currency)
        : [[NAMES[key] ?? key, value]];
    }),
  );
}

type Change = { readonly from: unknown; readonly to: unknown };

function changeEntries(prefix: string, { from, to }: Change, currency: string | null): [string, unknown][] {
  const [before, after] = [moneyOf(from, currency), moneyOf(to, currency)];
  const code = { from: before?.currency ?? null, to: after?.currency ?? null };
  return [
    [`${prefix}Amount`, { from: before ? major(before) : null, to: after ? major(after) : null }],
    ...(code.from === code.to ? [] : [[`${prefix}Currency`, code] as [string, unknown]]),
  ];
}

function amountEntries(key: string, value: unknown, currency: string | null): [string, unknown][] {
  const amount = moneyOf(value, currency);
  return amount
    ? [
        [key, major(amount)],
        ["currency", amount.currency],
      ]
    : [];
}

function moneyOf(value: unknown, currency: string | null): Money | null {
  if (typeof value === "number" && currency) return { minor: value, currency: currency as Money["currency"] };
  return typeof value === "object" && value !== null && "minor" in value ? (value as Money) : null;
}

function isChange(value: unknown): value is Change {
  return typeof value === "object" && value !== null && "from" in value && "to" in value;
}

/** The number of entries in the feed; `last7Days` counts back from now. */
export type ActivityStats = {
  readonly total: number;
  readonly last7Days: number;
  readonly byType: Readonly<Record<string, number>>;
  readonly byGroup: Readonly<Record<string, number>>;
};

const TYPES: ReadonlySet<string> = new Set(ACTIVITY_TYPES);
const MOST_SKIPPED = 10_000_000;

/** The query of `GET /activity/recent`: `eventTypes` is a list separated by commas; blank means all. */
export const activityQuery = z.object({
  limit: pageQuery(20).limit,
  offset: wholeNumber(0, MOST_SKIPPED, "offset").default(0),
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
