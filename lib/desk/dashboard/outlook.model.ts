import { type CalendarDate, daysBetween } from "@/lib/platform/base/dates/calendar-date";

/** Commission of one month of expected payment, in minor units of one currency. `month` is YYYY-MM. */
export type PipelineMonth = {
  readonly month: string;
  readonly receivedMinor: number;
  readonly expectedMinor: number;
  readonly overdueMinor: number;
};

export const AGE_BUCKETS = ["Not due", "1–30", "31–60", "61–90", "90+"] as const;
export type AgeBucket = (typeof AGE_BUCKETS)[number];
/** What is outstanding by how long it has been due, in minor units of one currency. */
export type AgeTotals = Readonly<Record<AgeBucket, number>>;

/** What is still to come and what is late, in the agent's currency; `chaseSuppliers` counts suppliers with something overdue. */
export type Outlook = {
  readonly currency: string;
  readonly today: CalendarDate;
  readonly months: readonly PipelineMonth[];
  readonly ages: AgeTotals;
  readonly chaseSuppliers: number;
  /** Other currencies with something outstanding, which these figures leave out. */
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

/** What a new agent has done already. */
export type FirstSteps = {
  readonly hasEmail: boolean;
  readonly hasConverted: boolean;
  readonly hasBooking: boolean;
  readonly hasPayment: boolean;
};

/** Which bucket a due date falls into today. */
export function ageBucketOf(dueOn: CalendarDate, today: CalendarDate): AgeBucket {
  const days = daysBetween(dueOn, today);
  if (days <= 0) return "Not due";
  if (days <= 30) return "1–30";
  if (days <= 60) return "31–60";
  return days <= 90 ? "61–90" : "90+";
}

/** Twelve months around today: five back, this one, six ahead; each as YYYY-MM. */
export function pipelineMonths(today: CalendarDate): string[] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return Array.from({ length: 12 }, (_, index) => {
    const count = year * 12 + (month - 1) + index - 5;
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
  });
}
