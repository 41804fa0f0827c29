import { formatMoney, type Money } from "@/lib/base/money";
import type { HistoryEntry } from "@/lib/bookings/booking-details.model";

const TITLES: Readonly<Record<string, string>> = {
  BOOKING_CREATED: "Booking created",
  BOOKING_UPDATED: "Booking changed",
  BOOKING_STATUS_CHANGED: "Status changed",
  BOOKING_ARCHIVED: "Booking archived",
  BOOKING_UNARCHIVED: "Booking unarchived",
  COMMISSION_CALCULATED: "Commission expected",
  COMMISSION_RECEIVED: "Commission received",
  EMAIL_PROCESSED: "E-mail read",
  EMAIL_FORWARDED: "E-mail received",
};

const FIELDS: Readonly<Record<string, string>> = {
  clientName: "Client",
  destination: "Destination",
  total: "Total",
  commission: "Commission",
  travelStartDate: "Travel start",
  travelEndDate: "Travel end",
  dueDate: "Expected by",
  dueOn: "Expected by",
  status: "Status",
  supplier: "Supplier",
  confirmationNumber: "Confirmation number",
};

/** A line of a booking's history in words; amounts are in the commission's currency where the line names none. */
export function historyWords(entry: HistoryEntry): {
  readonly title: string;
  readonly lines: readonly string[];
} {
  const lines = Object.entries(entry.changes).flatMap(([field, change]) => {
    if (field === "amount") return isMoney(change) ? [formatMoney(change)] : [];
    const label = FIELDS[field];
    return label && isChange(change) ? [`${label}: ${wordsOf(change.from)} → ${wordsOf(change.to)}`] : [];
  });
  const isRecall = isMoney(entry.changes.amount) && entry.changes.amount.minor < 0;
  const title = entry.changes.reversed
    ? "Payment reversed"
    : isRecall
      ? "Commission recalled"
      : (TITLES[entry.type] ?? entry.type);
  return { title, lines };
}

function isChange(value: unknown): value is { readonly from: unknown; readonly to: unknown } {
  return typeof value === "object" && value !== null && "to" in value;
}

function isMoney(value: unknown): value is Money {
  return typeof value === "object" && value !== null && "minor" in value && "currency" in value;
}

function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return "none";
  return isMoney(value) ? formatMoney(value) : String(value);
}
