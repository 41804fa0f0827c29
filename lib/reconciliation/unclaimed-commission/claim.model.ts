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
  /** The agent has deleted it since. */
  readonly isDeleted: boolean;
};

/** One agent's claim; instants are ISO texts. */
export type Claim = {
  /** The offer's. */
  readonly id: string;
  readonly agent: { readonly id: string; readonly name: string; readonly email: string };
  readonly booking: ClaimedBooking;
  /** It is among the bookings that were found to fit. */
  readonly isFitting: boolean;
  readonly claimedAt: string;
  readonly decision: ClaimDecision | null;
  readonly note: string | null;
  readonly decidedAt: string | null;
};

type Came = {
  readonly id: string;
  /** Counts its changes: a decision names the one that was seen. */
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

/** What came, with everybody who says that it is theirs, the first to say so first. */
export type ClaimGroup = {
  readonly subject: ClaimedEntry | ClaimedTransaction;
  readonly claims: readonly Claim[];
};

/** A stretch of what was claimed: what waits for a decision first, whoever waits longest before others, then what was decided, the latest first. */
export type Claims = {
  readonly waiting: readonly ClaimGroup[];
  readonly decided: readonly ClaimGroup[];
  readonly counts: ClaimCounts;
};

/** How many entries and transactions that the search finds wait for a decision, and how many don't any more. */
export type ClaimCounts = { readonly waiting: number; readonly decided: number };

/** Which stretch; without `show` of both kinds. */
export type ClaimQuery = Stretch & { readonly show: "waiting" | "decided" | null };

/** A page of a list, and what is searched for in it. */
export type Stretch = { readonly search: string; readonly page: number; readonly pageSize: number };

const id = z.uuid().toLowerCase();
/** The version of what came, as the administrator saw it. */
const version = z.int().positive();

export const claimApproval = z.object({ id, version, overReason: z.enum(DIFFERENCE_REASONS).optional() });
export type ClaimApproval = z.output<typeof claimApproval>;

export const claimRefusal = z.object({ id, note: optionalText(500) });
