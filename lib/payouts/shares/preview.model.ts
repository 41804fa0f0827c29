import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { AgreementBasis } from "./share.model";

/** A hypothetical agreement, for a preview; the percentage is in hundredths of a percent. */
export type HypotheticalAgreement = {
  readonly userId: string;
  readonly replacesId: string | null;
  readonly supplierId: string | null;
  readonly bookingId: string | null;
  readonly percent: number;
  readonly validFrom: CalendarDate | null;
  readonly basis: AgreementBasis;
};

/**
 * The changes that an agreement would make if it were saved, to bookings still expecting commission whose next shares
 * would have another percentage.
 */
export type PercentPreview = {
  readonly changes: readonly { readonly fromBp: number; readonly toBp: number; readonly bookings: number }[];
  /** The number of bookings whose percentage stays the same. */
  readonly unchanged: number;
  /** The number of existing shares, none of which changes. */
  readonly madeShares: number;
};
