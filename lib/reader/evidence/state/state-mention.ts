import type { BookingState, FindingSource } from "@/lib/reader/payload.model";
import type { Span } from "../layout/pair";

/** A place that says how far a booking has come. */
export type StateMention = {
  readonly state: BookingState;
  /** How surely it speaks of this booking; see `WEIGHT`. */
  readonly weight: number;
  readonly source: FindingSource;
  readonly quote: string;
  /** Absent for what stands in no readable text. */
  readonly span?: Span;
  readonly document?: string;
  readonly label?: string;
};

/** What outweighs what: a labelled status, a plain denial, a plain confirmation, the subject, and words that stand around bookings of all states. */
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
