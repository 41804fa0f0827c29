import type { BookingCandidate } from "./transaction.model";

/** Explains why a transaction is an exception, by its candidates. Never returns an empty text. */
export function exceptionWords(candidates: readonly BookingCandidate[]): string {
  const parts = candidates.flatMap((one) => one.parts);
  const paid = parts.find(({ outstanding, recordedMinor }) => outstanding.minor + recordedMinor <= 0);
  if (paid) {
    return `Booking ${paid.booking.confirmationNumber} is settled: this is a second payment, or one that belongs elsewhere.`;
  }
  const claimed = candidates[0]?.parts.find(({ rivalCount }) => rivalCount > 0);
  if (claimed) {
    return `An earlier payment that isn't decided on may be for booking ${claimed.booking.confirmationNumber} as well.`;
  }
  return "What the matcher warned of isn't so any more. Have it look again.";
}
