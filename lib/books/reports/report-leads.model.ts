import { RUNS_URL } from "@/lib/payouts/statements/payout-addresses.model";
import {
  ANY_BOOKINGS_URL,
  PAYMENT_DIFFERENCES,
  type PaymentDifference,
} from "@/lib/platform/base/addresses/admin-bookings-address.model";
import type { UrlPatch } from "@/lib/platform/base/addresses/url-state.model";
import { type CalendarDate, calendarDate, monthOf, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { writtenSpan } from "@/lib/platform/base/dates/day-span";

/** A row of a report: what its columns hold, and by what its rows are found. */
export type ReportRow = Readonly<Record<string, string | number | null>> & { readonly currency: string };

/** Of what a report is: its days, and the account where it is of one. */
export type ReportScope = {
  readonly account: string | null;
  readonly first: CalendarDate;
  readonly last: CalendarDate;
};

/** The same with the day on which it was asked for. */
export type ReportDays = ReportScope & { readonly today: CalendarDate };

/** Where the rows are that a figure adds up; null where no list has them. */
export type Leads = (row: ReportRow, of: ReportDays) => string | null;
type Filter = UrlPatch<ReturnType<typeof ANY_BOOKINGS_URL.read>>;

/** The bookings of a row's supplier or agent. */
export function bookingsOf(row: ReportRow): string | null {
  return isTotal(row) ? null : filtered(row, {});
}

/** As a row leads, where no list has all that a total adds up. */
export function ofRow(leads: Leads): Leads {
  return (row, of) => (isTotal(row) ? null : leads(row, of));
}

export function dueInMonth(row: ReportRow, of: ReportDays): string | null {
  return filtered(row, { due: daysOf(row, of) });
}

export function owedInMonth(row: ReportRow, of: ReportDays): string | null {
  return filtered(row, { due: daysOf(row, of), owed: "yes" });
}

/** Bookings paid in the row's month, or in all of a total's: by any payment, or by one with this difference. */
export function paidInMonth(difference: PaymentDifference | null = null): Leads {
  return (row, of) => filtered(row, { paid: daysOf(row, of), difference });
}

/** Bookings paid with the difference that the row tells of; a total is of several. */
export function paidWithDifference(row: ReportRow, of: ReportDays): string | null {
  const said = PAYMENT_DIFFERENCES.find((one) => one === row.difference);
  return said ? paidInMonth(said)(row, of) : null;
}

/** What is still owed, overdue by so many days; 0 is not overdue, null has no end. */
export function overdueBy(least: number | null, most: number | null): Leads {
  return (row, { today }) => {
    const from = most === null ? null : plusDays(today, -most);
    const to = least === null ? null : plusDays(today, -least);
    return filtered(row, { due: (from ?? to) ? writtenSpan({ from, to }) : "", owed: "yes" });
  };
}

/** The runs by which an agent was paid in the year. */
export function runsOf({ agent }: ReportRow, { first }: ReportDays): string | null {
  return agent ? RUNS_URL.href("/admin/payouts", { agent: String(agent), year: first.slice(0, 4) }) : null;
}

/** What the row's query says itself. */
export function placeOf({ href }: ReportRow): string | null {
  return href ? String(href) : null;
}

/** None where the bookings went with an account that was erased. */
function filtered(row: ReportRow, filter: Filter): string | null {
  const { supplier, agent, currency } = row;
  if (!(supplier || agent || isTotal(row))) return null;
  const whose = supplier ? { supplier: String(supplier) } : { agent: agent ? String(agent) : "" };
  return ANY_BOOKINGS_URL.href("/admin/bookings", { ...whose, currency, ...filter });
}

/** Only rows have a name. */
function isTotal(row: ReportRow): boolean {
  return !("name" in row);
}

/** Those of the row's month; of a total those of the report. */
function daysOf({ month }: ReportRow, of: ReportDays): string {
  const { first: from, last: to } = month ? monthOf(calendarDate.parse(month)) : of;
  return writtenSpan({ from, to });
}
