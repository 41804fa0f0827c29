import { z } from "zod";
import { numberKey } from "@/lib/ledger/bookings/booking.model";
import {
  ACCURACY_PERIODS,
  ANY_EMAIL_CATEGORIES,
  ANY_EMAIL_STATUSES,
  type ANY_EMAILS_URL,
} from "@/lib/platform/base/addresses/admin-addresses.model";
import { rowPlaceOf } from "@/lib/platform/base/addresses/row-cursor.model";
import { isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { optionalChoice, optionalId, searchText, sheetFormat } from "@/lib/platform/base/paging";
import { optionalDay } from "@/lib/platform/base/schemas";
import type { Columns } from "@/lib/platform/base/sheet";
import { FIELDS } from "@/lib/reader/payload.model";
import { ACCURACY_VERDICTS } from "../accuracy/accuracy.model";
import { type AdminEmailLine, ANY_EMAIL_STEPS } from "./admin-email.model";

/** The number of rows on a page. */
export const SHOWN = 50;

/**
 * The filter of the administrators' list of all agents' emails. `search` finds the beginning of a confirmation number
 * or of a sender's address, a part of number, client or supplier, or an agent's name.
 */
export const adminEmailFilter = z.object({
  search: searchText,
  status: optionalChoice("status", ANY_EMAIL_STATUSES),
  category: optionalChoice("category", ANY_EMAIL_CATEGORIES),
  sender: searchText.transform((value) => value?.toLowerCase()),
  agent: optionalId("agent"),
  judged: optionalChoice("judged", ACCURACY_VERDICTS),
  field: optionalChoice("field", FIELDS),
  language: searchText,
  days: optionalChoice("days", ACCURACY_PERIODS),
  from: optionalDay,
  to: optionalDay,
});
export type AdminEmailFilter = z.output<typeof adminEmailFilter>;

/** The query of the export. */
export const adminEmailExport = adminEmailFilter.extend({
  format: sheetFormat,
});

/** Returns the filter and the row after which the page begins, read from the page's address. */
export function adminEmailsPageOf({ page, sort: _, ...values }: ReturnType<typeof ANY_EMAILS_URL.read>) {
  const { field, from, to, ...rest } = values;
  const given = Object.entries(rest).map(([name, value]) => [name, value ?? ""]);
  const known = FIELDS.find((one) => one === field);
  return {
    filter: adminEmailFilter.parse({
      ...Object.fromEntries(given),
      field: known,
      from: isCalendarDate(from) ? from : undefined,
      to: isCalendarDate(to) ? to : undefined,
    }),
    after: rowPlaceOf(page),
  };
}

/**
 * Returns the search text as confirmation numbers and addresses are compared. `number` is empty if the text has no
 * characters that count in a number, and then finds nothing.
 */
export function beginningsOf(search: string): { readonly number: string; readonly sender: string } {
  return { number: numberKey(search), sender: search.trim().toLowerCase() };
}

/** An email of an agent, and the step to take with it. */
export const adminEmailDecision = z.object({
  id: z.uuid().toLowerCase(),
  agent: z.uuid().toLowerCase(),
  step: z.enum(ANY_EMAIL_STEPS),
});
export type AdminEmailDecision = z.output<typeof adminEmailDecision>;

/** The columns of the export. */
export const ADMIN_EMAIL_COLUMNS: Columns<AdminEmailLine> = [
  ["Received", ({ at }) => at],
  ["Agent", ({ agent }) => agent.name],
  ["Agent id", ({ agent }) => agent.id],
  ["Subject", ({ subject }) => subject],
  ["Sender", ({ sender }) => sender.name],
  ["Sender Address", ({ sender }) => sender.address],
  ["Supplier", ({ supplier }) => supplier],
  ["Confirmation Number", ({ confirmationNumber }) => confirmationNumber],
  ["Category", ({ type }) => type],
  ["Status", ({ status }) => status],
  ["Reading", ({ intake }) => intake],
  ["Reason", ({ intakeReason }) => intakeReason],
];
