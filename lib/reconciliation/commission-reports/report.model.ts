import type { SupplierName } from "@/lib/ledger/suppliers/supplier.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Currency } from "@/lib/platform/base/money";
import type { EntryReason } from "@/lib/reconciliation/bank-transactions/categories/category.model";
import type { MatchSource } from "../matching/decision.model";
import type { MailFile } from "./arrival/waiting-file.model";
import type { EntryOutcome, EntryStatus, REPORT_SOURCES, ReportStatus } from "./report-status.model";

export type ReportSource = (typeof REPORT_SOURCES)[number];

/** A booking and its agent. */
export type BookingOfAgent = { readonly userId: string; readonly bookingId: string };

/** The amounts of an entry, in the smallest unit of the report's currency. The net is gross - fee - tax. */
export type EntryAmounts = {
  readonly grossMinor: number;
  readonly feeMinor: number;
  readonly taxMinor: number;
};

export function netOf({ grossMinor, feeMinor, taxMinor }: EntryAmounts): number {
  return grossMinor - feeMinor - taxMinor;
}

/** An entry before it is stored. `line` is the line of the document, counted from 1. */
export type EntryDraft = EntryAmounts & {
  readonly line: number;
  /** The original cells, by column. */
  readonly raw: Readonly<Record<string, string>>;
  readonly confirmationNumber: string | null;
  readonly clientName: string | null;
  readonly travelStart: CalendarDate | null;
  readonly travelEnd: CalendarDate | null;
  readonly saleMinor: number | null;
  readonly outcome: EntryOutcome;
  readonly property: string | null;
  readonly agency: string | null;
  /** The booking if it is already decided, as in a split. */
  readonly booking: BookingOfAgent | null;
  /** The reason for an entry that has no booking at all. */
  readonly differenceReason?: EntryReason | null;
};

/** An entry of which nothing is known but its line and its gross amount. */
export const BLANK_ENTRY = {
  raw: {},
  confirmationNumber: null,
  clientName: null,
  travelStart: null,
  travelEnd: null,
  saleMinor: null,
  feeMinor: 0,
  taxMinor: 0,
  outcome: "paid",
  property: null,
  agency: null,
  booking: null,
} as const satisfies Partial<EntryDraft>;

/** The totals that a report states, in the smallest unit of its currency. */
export type ReportTotals = EntryAmounts & {
  readonly adjustmentMinor: number;
  /** As stated. Whether it agrees with the other amounts is checked separately. */
  readonly netMinor: number;
};

/** A report before it is stored. */
export type ReportDraft = ReportTotals & {
  readonly source: ReportSource;
  /** For a report from an email: the agent who forwarded it. Its entries may only be that agent's bookings. */
  readonly mail: MailFile | null;
  /**
   * For a report from a file: its name, where its bytes are stored in lib/platform/blobs (null if no store is
   * configured, or if its email has them), and their SHA-256 hash.
   */
  readonly file: { readonly name: string; readonly place: string | null; readonly hash: string } | null;
  readonly supplierId: string | null;
  readonly supplierName: string;
  readonly referenceNumber: string;
  readonly receivedOn: CalendarDate;
  readonly currency: Currency;
  readonly entries: readonly EntryDraft[];
};

/** A report as shown to administrators in a list. */
export type ReportRow = ReportTotals & {
  readonly id: string;
  readonly source: ReportSource;
  /** The agent who forwarded it. */
  readonly ownerId: string | null;
  readonly supplier: SupplierName | null;
  readonly supplierName: string;
  readonly referenceNumber: string;
  readonly receivedOn: CalendarDate;
  readonly currency: Currency;
  readonly status: ReportStatus;
  readonly duplicateOf: string | null;
  readonly paidOutsideAt: Date | null;
  readonly fileName: string | null;
  /** The transaction that pays it. */
  readonly transactionId: string | null;
  readonly version: number;
};

/** An entry as stored. */
export type ReportEntry = Omit<EntryDraft, "booking" | "differenceReason"> & {
  readonly id: string;
  readonly reportId: string;
  readonly netMinor: number;
  /** The matched booking or, if `matchSource` is null, the one that the matcher proposes. */
  readonly booking: BookingOfAgent | null;
  readonly matchSource: MatchSource | null;
  readonly differenceReason: EntryReason | null;
  readonly ignoredAt: Date | null;
  readonly status: EntryStatus;
  readonly version: number;
};

/**
 * Returns the key by which the matcher compares confirmation numbers: letters and digits in upper case; null if none
 * are left.
 */
export function matchKeyOf(confirmationNumber: string | null): string | null {
  const key = confirmationNumber
    ?.normalize("NFKC")
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, "");
  return key || null;
}
