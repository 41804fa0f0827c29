import type { BookingState } from "../payload.model";

type Spoken = Readonly<Partial<Record<BookingState, readonly string[]>>>;

/** How one language says how far a booking has come: patterns over folded text, which know nothing of where they stand. */
export type StateWords = {
  /** Labels that ask for the state, whole. */
  readonly status: readonly string[];
  /** How a state begins behind such a label. */
  readonly values: Spoken;
  /** What a subject or a line of its own calls the mail or what it is about. */
  readonly names: Spoken;
  /** Something that was open has become a booking. */
  readonly turned: readonly string[];
  /** Sentences that leave no doubt. */
  readonly firm: Spoken;
  /** Sentences that are also found around what is booked. */
  readonly plain: Spoken;
  /** What tells in a subject or at the beginning that it was cancelled, where `classify` doesn't know the language. */
  readonly cancelled?: readonly string[];
  /** Standing before it, these make a confirmation something else: denied, awaited, a condition. */
  readonly denied: readonly string[];
  /** Standing before it, these make a refusal or a request a mere possibility. */
  readonly conditional: readonly string[];
  /** "As per your request": what came before, which says nothing of how things stand. */
  readonly references: readonly string[];
  /** What is wished for beside a booking, and may be open while the booking is not. */
  readonly asides: readonly string[];
  /** What points at this one booking: "your booking", "the room", "still", not "rooms". */
  readonly own: readonly string[];
};
