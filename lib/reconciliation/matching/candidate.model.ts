import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";

/** A payment as the matcher sees it. */
export type Payment = {
  readonly id: string;
  readonly accountId: string;
  readonly on: CalendarDate;
  readonly amountMinor: number;
  readonly currency: string;
  readonly memo: string;
  readonly payer: string | null;
  /** The family of the supplier that a person assigned; null if nobody did. */
  readonly assignedFamily: string | null;
};

/** A booking that a payment may be for. */
export type OwedBooking = {
  readonly userId: string;
  readonly id: string;
  readonly confirmationNumber: string;
  /** The confirmation number reduced to letters and digits. */
  readonly key: string;
  readonly supplierId: string | null;
  readonly supplierName: string | null;
  readonly clientName: string | null;
  readonly agency: string | null;
  readonly commissionMinor: number;
  readonly currency: string;
  readonly outstandingMinor: number;
  readonly receivedMinor: number;
  readonly totalMinor: number;
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  readonly bookedOn: CalendarDate;
  readonly isClosed: boolean;
  readonly isCancelled: boolean;
  /** Whether the agent reported it as paid although no deposit confirms it. */
  readonly isSelfReported: boolean;
  /** Whether an unpaid report lists it. */
  readonly isInReport: boolean;
};

/** Returns what a payment may settle: what is owed, or all of it if only its agent says that it was paid. */
export function owedOf({ isSelfReported, commissionMinor, outstandingMinor }: OwedBooking): number {
  return isSelfReported ? commissionMinor : outstandingMinor;
}

/** A report whose deposit hasn't arrived. */
export type OpenReport = {
  readonly id: string;
  readonly ownerAgency: string | null;
  readonly isForwarded: boolean;
  readonly supplierId: string | null;
  readonly supplierName: string;
  readonly referenceNumber: string;
  readonly referenceKey: string;
  readonly receivedOn: CalendarDate;
  readonly currency: string;
  readonly netMinor: number;
};

/** The identifier of a memo that identifies a booking, and how it matches. */
export type NumberFit = {
  readonly how: "exact" | "alias" | "altered" | "begun" | "slip";
  readonly key: string;
};
