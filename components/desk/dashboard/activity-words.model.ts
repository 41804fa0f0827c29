import { statusWords } from "@/components/shared/text/status-words.model";
import type { Activity, ActivityType } from "@/lib/accounts/activity/activity.model";
import { type Currency, formatMoney, money } from "@/lib/platform/base/money";

const WORDS: Readonly<Record<ActivityType, string>> = {
  BOOKING_CREATED: "Booking created",
  BOOKING_UPDATED: "Booking updated",
  BOOKING_STATUS_CHANGED: "Status changed",
  BOOKING_ARCHIVED: "Booking archived",
  BOOKING_UNARCHIVED: "Booking unarchived",
  EMAIL_PROCESSED: "Email read",
  EMAIL_FORWARDED: "Email received",
  EMAIL_SENT: "Email sent",
  COMMISSION_CALCULATED: "Commission calculated",
  COMMISSION_RECEIVED: "Commission received",
  SUPPLIER_ADDED: "Supplier added",
  SUPPLIER_UPDATED: "Supplier updated",
};

/** The labels of fields in the API's change sets. */
const FIELDS: Readonly<Record<string, string>> = {
  clientName: "client",
  destination: "destination",
  totalBookingAmount: "total",
  totalBookingCurrency: "total",
  expectedCommissionAmount: "commission",
  expectedCommissionCurrency: "commission",
  travelStartDate: "travel dates",
  travelEndDate: "travel dates",
  dueDate: "expected by",
  supplier: "supplier",
  confirmationNumber: "confirmation number",
};

/** Returns the text of an activity: the status change, the amount received, or the changed fields. */
export function activityWords({
  type,
  count,
  changeSet,
}: Pick<Activity, "type" | "count" | "changeSet">): string {
  const { status, amount, currency, reversed } = changeSet;
  if (reversed) return "Payment reversed";
  if (isChange(status)) {
    return `Status changed from ${statusWords(String(status.from))} to ${statusWords(String(status.to))}`;
  }
  if (typeof amount === "number" && typeof currency === "string") {
    const came = formatMoney(money(Math.abs(amount), currency as Currency));
    return amount < 0 ? `Commission recalled, ${came}` : `${WORDS[type]}, ${came}`;
  }
  const fields = changedFields(changeSet);
  const about = count > 1 ? count.toLocaleString("en-US") : fields.join(", ");
  return about ? `${WORDS[type]} (${about})` : WORDS[type];
}

function changedFields(changeSet: Activity["changeSet"]): readonly string[] {
  const named = Object.entries(changeSet).flatMap(([field, change]) =>
    isChange(change) && change.from !== null ? (FIELDS[field] ?? []) : [],
  );
  return [...new Set(named)];
}

function isChange(value: unknown): value is { readonly from: unknown; readonly to: unknown } {
  return typeof value === "object" && value !== null && "from" in value && "to" in value;
}
