import { z } from "zod";
import { type CalendarDate, calendarDate, monthOf } from "@/lib/platform/base/dates/calendar-date";
import { currency, major } from "@/lib/platform/base/money";
import type { Columns } from "@/lib/platform/base/sheet";
import { firstDayOf, monthSchema } from "../months/month.model";
import {
  bookingsOf,
  type DrilldownHref,
  dueInMonth,
  ofRow,
  overdueBy,
  owedInMonth,
  paidInMonth,
  paidWithDifference,
  placeOf,
  type ReportDays,
  type ReportRow,
  type ReportScope,
  runsOf,
} from "./report-leads.model";

export const REPORT_KEYS = [
  "reconciliation",
  "commission-by-supplier",
  "commission-by-agent",
  "ageing",
  "payouts",
  "recovered",
  "differences",
] as const;
export type ReportKey = (typeof REPORT_KEYS)[number];

/** A column, identified by the name that the query gives it. Money is in minor units of the row's currency. */
export type ReportColumn = {
  readonly id: string;
  readonly label: string;
  readonly kind: "text" | "month" | "money" | "count";
  /** Returns the address of the list that a figure adds up; null if no list has these rows. */
  readonly leads?: DrilldownHref;
};

/** A page of a report's rows, and their total number. */
export type ReportData = {
  readonly count: number;
  readonly rows: readonly ReportRow[];
  /** The totals by currency; empty if the figures don't add up. */
  readonly totals: readonly ReportRow[];
  readonly of: ReportDays;
  readonly trend: readonly { readonly month: string; readonly currency: string; readonly value: number }[];
};

export type Report = {
  readonly title: string;
  readonly description: string;
  /** The choices that the report needs. */
  readonly asks: "account and month" | "year" | "nothing";
  readonly columns: readonly ReportColumn[];
  /** The column that the chart shows by month. */
  readonly trend?: string;
  /** Whether the figures of a column may be added up. */
  readonly hasTotals: boolean;
};

const column =
  (kind: ReportColumn["kind"]) =>
  (id: string, label: string, leads?: DrilldownHref): ReportColumn => ({
    id,
    label,
    kind,
    ...(leads ? { leads } : {}),
  });
const [text, money, count] = [column("text"), column("money"), column("count")];
const MONTH: ReportColumn = { id: "month", label: "Month", kind: "month" };

const COMMISSION: readonly ReportColumn[] = [
  MONTH,
  money("expected", "Expected", dueInMonth),
  money("received", "Received", paidInMonth()),
  money("kept", "Kept as fees", paidInMonth("fee")),
  money("given_up", "Given up", paidInMonth("accepted")),
  money("outstanding", "Outstanding", owedInMonth),
];
const OF_COMMISSION =
  "Expected and outstanding: bookings whose commission is due in the month. Received, kept as fees and given up: what was booked in the month.";

/** All reports; their queries are in report.sql.ts. */
export const REPORTS: Readonly<Record<ReportKey, Report>> = {
  reconciliation: {
    title: "Bank reconciliation",
    description:
      "The opening balance, the month's transactions by what they were matched to, what is still open, and the closing balance. Counted from the account's first statement.",
    asks: "account and month",
    columns: [
      text("what", "What", placeOf),
      count("transactions", "Transactions", placeOf),
      money("amount", "Amount"),
    ],
    hasTotals: false,
  },
  "commission-by-supplier": {
    title: "Commission by supplier",
    description: OF_COMMISSION,
    asks: "year",
    columns: [text("name", "Supplier", bookingsOf), ...COMMISSION],
    trend: "received",
    hasTotals: true,
  },
  "commission-by-agent": {
    title: "Commission by agent",
    description: OF_COMMISSION,
    asks: "year",
    columns: [text("name", "Agent", bookingsOf), ...COMMISSION],
    trend: "received",
    hasTotals: true,
  },
  ageing: {
    title: "Outstanding by age",
    description: "Commission that all agents' bookings are still owed, by days overdue.",
    asks: "nothing",
    columns: [
      text("name", "Supplier", bookingsOf),
      money("not_due", "Not due", overdueBy(null, 0)),
      money("days_30", "1–30", overdueBy(1, 30)),
      money("days_60", "31–60", overdueBy(31, 60)),
      money("days_90", "61–90", overdueBy(61, 90)),
      money("older", "Over 90", overdueBy(91, null)),
      money("outstanding", "Outstanding", overdueBy(null, null)),
    ],
    hasTotals: true,
  },
  payouts: {
    title: "Payouts by agent",
    description:
      "What each agent was paid in the year, less payouts that came back. Form 1099-NEC (box 1) is for agents who were paid the tax year's threshold or more in US dollars.",
    asks: "year",
    columns: [
      text("name", "Agent", runsOf),
      text("email", "Email"),
      count("payouts", "Payouts", runsOf),
      money("paid", "Paid", runsOf),
      text("form", "1099-NEC"),
      text("tax_number", "TIN"),
    ],
    hasTotals: true,
  },
  recovered: {
    title: "Recovered",
    description: "Commission that came in after its agent had chased the supplier for an overdue booking.",
    asks: "year",
    columns: [
      text("name", "Supplier", bookingsOf),
      MONTH,
      count("payments", "Payments", ofRow(paidInMonth())),
      money("received", "Received", ofRow(paidInMonth())),
    ],
    trend: "received",
    hasTotals: true,
  },
  differences: {
    title: "Payment differences",
    description:
      "By how much payments differed from what was owed, and why. With a minus: short. Commission that is still outstanding is no difference yet.",
    asks: "year",
    columns: [
      text("name", "Supplier", bookingsOf),
      MONTH,
      text("reason", "Reason"),
      count("payments", "Payments", paidWithDifference),
      money("amount", "Amount", paidWithDifference),
    ],
    hasTotals: true,
  },
};

/** A report's choices as the query of its export. */
export const reportQuery = z.object({
  format: z.enum(["csv", "xlsx"], { error: "format must be csv or xlsx" }).default("csv"),
  account: z.uuid({ error: "account must be an id" }).toLowerCase().optional(),
  month: monthSchema.optional(),
  year: z
    .string()
    .regex(/^20\d\d$/, "year must be written YYYY")
    .optional(),
});

/** Returns the days of the chosen month or year; without a choice, those of the current one. */
export function scopeOf(
  { asks }: Report,
  { account, month, year }: { readonly account?: string; readonly month?: string; readonly year?: string },
  today: CalendarDate,
): ReportScope {
  const of = account || null;
  if (asks === "account and month") {
    const first = firstDayOf(month || today.slice(0, 7)) ?? monthOf(today).first;
    return { account: of, first, last: monthOf(first).last };
  }
  const asked = asks === "year" && year ? year : today.slice(0, 4);
  return {
    account: of,
    first: calendarDate.parse(`${asked}-01-01`),
    last: calendarDate.parse(`${asked}-12-31`),
  };
}

/** Returns the report's columns in a spreadsheet, with the currency as the last one; amounts are in major units. */
export function sheetColumnsOf({ columns }: Report): Columns<ReportRow> {
  return [
    ...columns.map(({ id, label, kind }) => [label, (row: ReportRow) => cellOf(kind, row[id], row)] as const),
    ["Currency", (row) => row.currency],
  ];
}

function cellOf(kind: ReportColumn["kind"], value: ReportRow[string] | undefined, row: ReportRow) {
  if (value === null || value === undefined) return null;
  if (kind === "month") return String(value).slice(0, 7);
  return kind === "money" ? major({ minor: Number(value), currency: currency.parse(row.currency) }) : value;
}
