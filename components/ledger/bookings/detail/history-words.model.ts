import { statusWords } from "@/components/shared/text/status-words.model";
import type { HistoryEntry } from "@/lib/ledger/bookings/booking-details.model";
import { formatMoney, type Money } from "@/lib/platform/base/money";
import type { ShownChange, ShownValue } from "@/lib/platform/base/shown-value";

const TITLES: Readonly<Record<string, string>> = {
  BOOKING_CREATED: "Booking created",
  BOOKING_UPDATED: "Booking changed",
  BOOKING_STATUS_CHANGED: "Status changed",
  BOOKING_ARCHIVED: "Booking archived",
  BOOKING_UNARCHIVED: "Booking unarchived",
  COMMISSION_CALCULATED: "Commission expected",
  COMMISSION_RECEIVED: "Commission received",
  EMAIL_PROCESSED: "Email read",
  EMAIL_FORWARDED: "Email received",
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
const DAYS = new Set(["travelStartDate", "travelEndDate", "dueDate", "dueOn"]);

/**
 * Returns the text for an entry of a booking's history: its title, with the amount of a payment, and what changed.
 */
export function historyWords(entry: HistoryEntry): {
  readonly title: string;
  readonly changes: readonly ShownChange[];
} {
  const { amount, reversed } = entry.changes;
  const changes = Object.entries(entry.changes).flatMap(([field, change]) => {
    const label = FIELDS[field];
    return label && isChange(change)
      ? [{ label, from: shown(field, change.from), to: shown(field, change.to) }]
      : [];
  });
  const title = titleOf(entry.type, isMoney(amount) && amount.minor < 0, Boolean(reversed));
  return { title: isMoney(amount) ? `${title}: ${formatMoney(amount)}` : title, changes };
}

function titleOf(type: string, isRecall: boolean, isReversed: boolean): string {
  if (isReversed) return "Payment reversed";
  return isRecall ? "Commission recalled" : (TITLES[type] ?? statusWords(type));
}

function shown(field: string, value: unknown): ShownValue {
  if (isMoney(value)) return { kind: "money", money: value };
  if (value === null || value === undefined || value === "") return { kind: "text", text: null };
  if (DAYS.has(field)) return { kind: "day", day: String(value) };
  return { kind: "text", text: field === "status" ? statusWords(String(value)) : String(value) };
}

function isChange(value: unknown): value is { readonly from: unknown; readonly to: unknown } {
  return typeof value === "object" && value !== null && "to" in value;
}

function isMoney(value: unknown): value is Money {
  return typeof value === "object" && value !== null && "minor" in value && "currency" in value;
}
