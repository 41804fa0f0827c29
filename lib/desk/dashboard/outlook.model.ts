import { type CalendarDate, daysBetween } from "@/lib/platform/base/dates/calendar-date";

/** Commission by the month in which its payment is expected, in minor units of one currency. `month` is YYYY-MM. */
export type PipelineMonth = {
  readonly month: string;
  readonly receivedMinor: number;
  readonly expectedMinor: number;
  readonly overdueMinor: number;
};

export const AGE_BUCKETS = ["Not due", "1–30", "31–60", "61–90", "90+"] as const;
export type AgeBucket = (typeof AGE_BUCKETS)[number];
/** Outstanding commission by how long it has been due, in minor units of one currency. */
export type AgeTotals = Readonly<Record<AgeBucket, number>>;

/**
 * Expected and overdue commission in the agent's currency; `chaseSuppliers` is the number of suppliers with something
 * overdue.
 */
export type Outlook = {
  readonly currency: string;
  readonly today: CalendarDate;
  readonly months: readonly PipelineMonth[];
  readonly ages: AgeTotals;
  readonly chaseSuppliers: number;
  /** Other currencies with outstanding commission, which these figures leave out. */
  readonly otherCurrencies: readonly string[];
};

export type Trip = {
  readonly id: string;
  readonly confirmationNumber: string;
  readonly clientName: string | null;
  readonly supplierName: string | null;
  readonly travelStart: CalendarDate;
  readonly travelEnd: CalendarDate;
};

/** The first steps that a new agent has already taken. */
export type FirstSteps = {
  readonly hasEmail: boolean;
  readonly hasConverted: boolean;
  readonly hasBooking: boolean;
  readonly hasPayment: boolean;
};

/** Returns the bucket of a due date today. */
export function ageBucketOf(dueOn: CalendarDate, today: CalendarDate): AgeBucket {
  const days = daysBetween(dueOn, today);
  if (days <= 0) return "Not due";
  if (days <= 30) return "1–30";
  if (days <= 60) return "31–60";
  return days <= 90 ? "61–90" : "90+";
}

/** Returns the twelve months around today as YYYY-MM: five past ones, the current one and six future ones. */
export function pipelineMonths(today: CalendarDate): string[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return Array.from({ length: 12 }, (_, index) => {
    const count = year * 12 + (month - 1) + index - 5;
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
  });
}
