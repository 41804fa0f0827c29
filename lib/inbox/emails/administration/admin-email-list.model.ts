import { z } from "zod";
import { numberKey } from "@/lib/ledger/bookings/booking.model";
import {
  ACCURACY_PERIODS,
  ANY_EMAIL_CATEGORIES,
  ANY_EMAIL_STATUSES,
  type ANY_EMAILS_URL,
} from "@/lib/platform/base/addresses/admin-addresses.model";
import { rowPlaceOf } from "@/lib/platform/base/addresses/row-place.model";
import { isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { optionalChoice, optionalId, searchText, sheetFormat } from "@/lib/platform/base/paging";
import { optionalDay } from "@/lib/platform/base/schemas";
import type { Columns } from "@/lib/platform/base/sheet";
import { FIELDS } from "@/lib/reader/payload.model";
import { ACCURACY_VERDICTS } from "../accuracy/accuracy.model";
import { type AdminEmailLine, ANY_EMAIL_STEPS } from "./admin-email.model";

/** How many rows a page shows. */
export const SHOWN = 50;

/** Which mails of all agents somebody asks for; `search` is how a confirmation number or a sender's address begins. */
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

/** The filter and the place behind which a page begins, from its address. */
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

/** What is looked for, as numbers and as addresses begin; a number of no letter or figure is looked for nowhere. */
export function beginningsOf(search: string): { readonly number: string; readonly sender: string } {
  return { number: numberKey(search), sender: search.trim().toLowerCase() };
}

/** Which mail of which agent, and what is to become of it. */
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
