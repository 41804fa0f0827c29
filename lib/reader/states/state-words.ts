import type { BookingState } from "../payload.model";

type Spoken = Readonly<Partial<Record<BookingState, readonly string[]>>>;

/** How one language expresses the states of a booking: patterns over folded text, regardless of where they stand. */
export type StateWords = {
  /** Labels for the state, matched as a whole. */
  readonly status: readonly string[];
  /** The beginnings of a state's name after such a label. */
  readonly values: Spoken;
  /** Names of the email, or of its subject, in the subject line or on a separate line. */
  readonly names: Spoken;
  /** An open request or option has become a booking. */
  readonly turned: readonly string[];
  /** Unambiguous sentences. */
  readonly firm: Spoken;
  /** Sentences that also accompany confirmed bookings. */
  readonly plain: Spoken;
  /** Cancellation phrases in a subject or at the beginning, for languages that `classify` doesn't know. */
  readonly cancelled?: readonly string[];
  /** Words that, before a confirmation, deny it, make it pending or make it conditional. */
  readonly denied: readonly string[];
  /** Words that, before a refusal or a request, make it only a possibility. */
  readonly conditional: readonly string[];
  /** "As per your request": references to the past, which say nothing about the current state. */
  readonly references: readonly string[];
  /** Wishes besides the booking, which may be open while the booking is not. */
  readonly asides: readonly string[];
  /** Words that refer to this particular booking: "your booking", "the room", "still", not "rooms". */
  readonly own: readonly string[];
};
