import type { BookingState, FindingSource } from "@/lib/reader/payload.model";
import type { Span } from "../layout/pair";

/** A place in the email that states how far a booking has come. */
export type StateMention = {
  readonly state: BookingState;
  /** How certainly it is about this booking; see `WEIGHT`. */
  readonly weight: number;
  readonly source: FindingSource;
  readonly quote: string;
  /** Absent if it is in no readable text. */
  readonly span?: Span;
  readonly document?: string;
  readonly label?: string;
};

/**
 * The weights of mentions by their place: a labelled status, a plain denial, a plain confirmation, the subject, and
 * words that accompany bookings in any state.
 */
export const WEIGHT = {
  bookingStatus: 5.2,
  status: 5,
  declared: 4.2,
  open: 4,
  turned: 3.8,
  confirmed: 3.5,
  declaredConfirmed: 3.4,
  subjectConfirmed: 3.2,
  subject: 3,
  heading: 2.4,
  hint: 2,
  weak: 1.2,
  least: 1,
  named: 0.8,
} as const;
