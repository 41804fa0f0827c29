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

/** The bookings of a row's supplier or agent; none where they went with an account that was erased. */
export function bookingsOf(row: ReportRow): string | null {
  return filtered(row, {});
}

export function dueInMonth(row: ReportRow): string | null {
  return filtered(row, { due: monthOfRow(row) });
}

export function owedInMonth(row: ReportRow): string | null {
  return filtered(row, { due: monthOfRow(row), owed: "yes" });
}

/** Bookings paid in the row's month: by any payment, by one with this difference, or by one with the difference that the row tells of. */
export function paidInMonth(difference?: PaymentDifference | "of the row"): Leads {
  return (row) => {
    const asked = difference === "of the row" ? row.difference : difference;
    const said = PAYMENT_DIFFERENCES.find((one) => one === asked) ?? null;
    return filtered(row, { paid: monthOfRow(row), difference: said });
  };
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

function filtered({ supplier, agent, currency }: ReportRow, filter: Filter): string | null {
  if (!(supplier || agent)) return null;
  const whose = supplier ? { supplier: String(supplier) } : { agent: String(agent) };
  return ANY_BOOKINGS_URL.href("/admin/bookings", { ...whose, currency, ...filter });
}

/** Sums over months are of none. */
function monthOfRow({ month }: ReportRow): string {
  if (!month) return "";
  const { first: from, last: to } = monthOf(calendarDate.parse(month));
  return writtenSpan({ from, to });
}
