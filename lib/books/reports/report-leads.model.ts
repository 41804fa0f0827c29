import { RUNS_URL } from "@/lib/payouts/statements/payout-addresses.model";
import {
  ANY_BOOKINGS_URL,
  PAYMENT_DIFFERENCES,
  type PaymentDifference,
} from "@/lib/platform/base/addresses/admin-bookings-address.model";
import type { UrlPatch } from "@/lib/platform/base/addresses/url-state.model";
import { type CalendarDate, calendarDate, monthOf, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { writtenSpan } from "@/lib/platform/base/dates/day-span";

/** A row of a report: the values of its columns, and those by which its bookings are found. */
export type ReportRow = Readonly<Record<string, string | number | null>> & { readonly currency: string };

/** The scope of a report: its days, and the account if it is about one. */
export type ReportScope = {
  readonly account: string | null;
  readonly first: CalendarDate;
  readonly last: CalendarDate;
};

/** The scope together with the day on which the report was requested. */
export type ReportDays = ReportScope & { readonly today: CalendarDate };

/** Returns the address of the list that a figure adds up; null if no list has these rows. */
export type DrilldownHref = (row: ReportRow, of: ReportDays) => string | null;
type Filter = UrlPatch<ReturnType<typeof ANY_BOOKINGS_URL.read>>;

/** Returns the address of the bookings of a row's supplier or agent. */
export function bookingsOf(row: ReportRow): string | null {
  return isTotal(row) ? null : filtered(row, {});
}

/** Uses `leads` for rows only, because no list contains everything that a total adds up. */
export function ofRow(leads: DrilldownHref): DrilldownHref {
  return (row, of) => (isTotal(row) ? null : leads(row, of));
}

export function dueInMonth(row: ReportRow, of: ReportDays): string | null {
  return filtered(row, { due: daysOf(row, of) });
}

export function owedInMonth(row: ReportRow, of: ReportDays): string | null {
  return filtered(row, { due: daysOf(row, of), owed: "yes" });
}

/**
 * Returns the address of the bookings paid in the row's month, or for a total in all of the report's months: by any
 * payment, or by one with this difference.
 */
export function paidInMonth(difference: PaymentDifference | null = null): DrilldownHref {
  return (row, of) => filtered(row, { paid: daysOf(row, of), difference });
}

/** Returns the address of the bookings paid with the row's difference; null for a total, which covers several. */
export function paidWithDifference(row: ReportRow, of: ReportDays): string | null {
  const said = PAYMENT_DIFFERENCES.find((one) => one === row.difference);
  return said ? paidInMonth(said)(row, of) : null;
}

/** Returns the address of the bookings overdue by this range of days; 0 means not overdue, null means unlimited. */
export function overdueBy(least: number | null, most: number | null): DrilldownHref {
  return (row, { today }) => {
    const from = most === null ? null : plusDays(today, -most);
    const to = least === null ? null : plusDays(today, -least);
    return filtered(row, { due: (from ?? to) ? writtenSpan({ from, to }) : "", owed: "yes" });
  };
}

/** Returns the address of the runs that paid the row's agent in the year. */
export function runsOf({ agent }: ReportRow, { first }: ReportDays): string | null {
  return agent ? RUNS_URL.href("/admin/payouts", { agent: String(agent), year: first.slice(0, 4) }) : null;
}

/** Returns the address that the row's query supplies. */
export function placeOf({ href }: ReportRow): string | null {
  return href ? String(href) : null;
}

/** Returns the address of a filtered list of bookings; null if the bookings were erased with their agent's account. */
function filtered(row: ReportRow, filter: Filter): string | null {
  const { supplier, agent, currency } = row;
  if (!(supplier || agent || isTotal(row))) return null;
  const whose = supplier ? { supplier: String(supplier) } : { agent: agent ? String(agent) : "" };
  return ANY_BOOKINGS_URL.href("/admin/bookings", { ...whose, currency, ...filter });
}

/** Tells whether a row is a total; only other rows have a name. */
function isTotal(row: ReportRow): boolean {
  return !("name" in row);
}

/** Returns the days of the row's month; for a total, those of the report. */
function daysOf({ month }: ReportRow, of: ReportDays): string {
  const { first: from, last: to } = month ? monthOf(calendarDate.parse(month)) : of;
  return writtenSpan({ from, to });
}
