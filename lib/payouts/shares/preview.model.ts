import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { AgreementBasis } from "./share.model";

/** An agreement that somebody wonders about; the percent in hundredths. */
export type WouldAgree = {
  readonly userId: string;
  readonly replacesId: string | null;
  readonly supplierId: string | null;
  readonly bookingId: string | null;
  readonly percent: number;
  readonly validFrom: CalendarDate | null;
  readonly basis: AgreementBasis;
};

/** What an agreement would change, before it is saved: bookings that still expect commission, whose next shares would have another percent. */
export type PercentPreview = {
  readonly changes: readonly { readonly fromBp: number; readonly toBp: number; readonly bookings: number }[];
  /** Those that stay as they are. */
  readonly unchanged: number;
  /** Shares that were made already, of which none changes. */
  readonly madeShares: number;
};
