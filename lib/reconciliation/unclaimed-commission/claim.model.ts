import { z } from "zod";
import type { BookingStatus } from "@/lib/ledger/bookings/booking-status.model";
import { DIFFERENCE_REASONS } from "@/lib/ledger/bookings/payments/difference-reason.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { optionalText } from "@/lib/platform/base/input";
import type { Money } from "@/lib/platform/base/money";
import type { ClaimDecision } from "./offer-state.model";

/** The booking of a claim, as an administrator compares it. */
export type ClaimedBooking = {
  readonly id: string;
  readonly confirmationNumber: string;
  readonly clientName: string | null;
  readonly supplierName: string | null;
  readonly travelStart: CalendarDate;
  readonly travelEnd: CalendarDate;
  readonly status: BookingStatus;
  readonly expected: Money;
  readonly outstanding: Money;
  /** Whether the agent has deleted it since. */
  readonly isDeleted: boolean;
};

/** An agent's claim. Instants are ISO 8601 texts. */
export type Claim = {
  /** The offer's id. */
  readonly id: string;
  readonly agent: { readonly id: string; readonly name: string; readonly email: string };
  readonly booking: ClaimedBooking;
  /** Whether the booking is among those that were found to fit. */
  readonly isFitting: boolean;
  readonly claimedAt: string;
  readonly decision: ClaimDecision | null;
  readonly note: string | null;
  readonly decidedAt: string | null;
};

type Came = {
  readonly id: string;
  /** Incremented by each change. A decision must name the version that the administrator saw. */
  readonly version: number;
  readonly supplierName: string;
};

export type ClaimedEntry = Came & {
  readonly kind: "entry";
  readonly reportId: string;
  readonly referenceNumber: string;
  readonly line: number;
  readonly receivedOn: CalendarDate;
  readonly confirmationNumber: string | null;
  readonly clientName: string | null;
  readonly property: string | null;
  readonly agency: string | null;
  readonly travelStart: CalendarDate | null;
  readonly travelEnd: CalendarDate | null;
  readonly gross: Money;
  readonly net: Money;
};

export type ClaimedTransaction = Came & {
  readonly kind: "transaction";
  readonly bookedOn: CalendarDate;
  readonly memo: string;
  readonly payer: string | null;
  readonly amount: Money;
};

/** Unclaimed commission with all claims on it, the earliest first. */
export type ClaimGroup = {
  readonly subject: ClaimedEntry | ClaimedTransaction;
  readonly claims: readonly Claim[];
};

/** A page of claimed commission: undecided claims, longest-waiting first, then decided ones, latest first. */
export type Claims = {
  readonly waiting: readonly ClaimGroup[];
  readonly decided: readonly ClaimGroup[];
  readonly counts: ClaimCounts;
};

/** The numbers of entries and transactions with undecided and with decided claims that match the search. */
export type ClaimCounts = { readonly waiting: number; readonly decided: number };

/** The query for a page. Without `show`, it includes both undecided and decided claims. */
export type ClaimQuery = Stretch & { readonly show: "waiting" | "decided" | null };

/** A page of a list, with a search text. */
export type Stretch = { readonly search: string; readonly page: number; readonly pageSize: number };

const id = z.uuid().toLowerCase();
/** The version of the commission that the administrator saw. */
const version = z.int().positive();

export const claimApproval = z.object({ id, version, overReason: z.enum(DIFFERENCE_REASONS).optional() });
export type ClaimApproval = z.output<typeof claimApproval>;

export const claimRefusal = z.object({ id, note: optionalText(500) });
