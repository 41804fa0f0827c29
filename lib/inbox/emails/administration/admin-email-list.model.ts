import { z } from "zod";
import { numberKey } from "@/lib/ledger/bookings/booking.model";
import {
  ACCURACY_PERIODS,
  ANY_EMAIL_CATEGORIES,
  ANY_EMAIL_STATUSES,
  type ANY_EMAILS_URL,
} from "@/lib/platform/base/addresses/admin-addresses.model";
import { rowPlaceOf } from "@/lib/platform/base/addresses/row-place.model";
import { type CalendarDate, isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { optionalId, searchText } from "@/lib/platform/base/paging";
import { calendarDateSchema } from "@/lib/platform/base/schemas";
import { FIELDS } from "@/lib/reader/payload.model";
import { ACCURACY_VERDICTS } from "../accuracy/accuracy.model";
import { type AdminEmailLine, ANY_EMAIL_STEPS } from "./admin-email.model";

/** How many rows a page shows. */
export const SHOWN = 50;

const choice = <const Value extends string>(name: string, values: readonly Value[]) =>
  z
    .enum([...values, ""], { error: `${name} must be one of ${values.join(", ")}` })
    .optional()
    .transform((value) => (value ? (value as Value) : undefined));

const day = z
  .union([z.literal(""), calendarDateSchema], { error: "Must be a day written YYYY-MM-DD" })
  .optional()
  .transform((value): CalendarDate | undefined => value || undefined);

/** Which mails of all agents somebody asks for; `search` is how a confirmation number or a sender's address begins. */
export const adminEmailFilter = z.object({
  search: searchText,
  status: choice("status", ANY_EMAIL_STATUSES),
  category: choice("category", ANY_EMAIL_CATEGORIES),
  sender: searchText.transform((value) => value?.toLowerCase()),
  agent: optionalId("agent"),
  judged: choice("judged", ACCURACY_VERDICTS),
  field: choice("field", FIELDS),
  language: searchText,
  days: choice("days", ACCURACY_PERIODS),
  from: day,
  to: day,
});
export type AdminEmailFilter = z.output<typeof adminEmailFilter>;

/** The query of the export. */
export const adminEmailExport = adminEmailFilter.extend({
  format: z.enum(["csv", "xlsx"], { error: "format must be csv or xlsx" }).default("csv"),
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

export const ANY_EMAILS_HEADER = [
  "Received",
  "Agent",
  "Agent id",
  "Subject",
  "Sender",
  "Sender Address",
  "Supplier",
  "Confirmation Number",
  "Category",
  "Status",
  "Reading",
  "Reason",
] as const;

export function adminEmailExportLine(line: AdminEmailLine): string[] {
  return [
    line.at,
    line.agent.name,
    line.agent.id,
    line.subject ?? "",
    line.sender.name ?? "",
    line.sender.address ?? "",
    line.supplier ?? "",
    line.confirmationNumber ?? "",
    line.type ?? "",
    line.status,
    line.intake,
    line.intakeReason ?? "",
  ];
}
