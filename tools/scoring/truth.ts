import type { Payload } from "../../lib/reader/payload.model";
import type { ReadBooking } from "../../lib/reader/read-booking.model";
import { CORE, isSame, type Scored, type Value, valueAt } from "./compare";

/** The contents of a golden mail's JSON file. */
export type Truth = {
  readonly expected: Partial<Payload>;
  /** The other bookings of the same mail, in the mail's order. */
  readonly others?: readonly Partial<Payload>[];
  /** The numbers of all bookings of the mail, if there are several. */
  readonly items?: readonly string[];
  readonly accept: Partial<Record<Scored, readonly Value[]>>;
  readonly ignore: readonly string[];
  readonly isBooking: boolean;
};

export type Verdict = "right" | "wrong" | "missed" | "spurious" | "none";

/** The fields that must not be wrong if Convert is possible with one click. */
export const REQUIRED_FIELDS: readonly Scored[] = CORE.filter((field) => field !== "emailType");

/** Returns all accepted values of a field. */
export function trueValues(truth: Truth, field: Scored): Value[] {
  const wanted = valueAt(truth.expected, field);
  return wanted === undefined ? [] : [wanted, ...(truth.accept[field] ?? [])];
}

/** Compares a read value with the truth; `none` means that there is nothing to read and nothing was read. */
export function judged(truth: Truth, field: Scored, got: Value): Verdict {
  const wanted = trueValues(truth, field);
  if (wanted.length === 0) return got === undefined ? "none" : "spurious";
  if (got === undefined) return "missed";
  return wanted.some((value) => isSame(field, value, got)) ? "right" : "wrong";
}

/** Returns the wrong fields of bookings that could be converted as they are; all fields if the mail isn't a booking. */
export function wrongButConvertible(truth: Truth, { items, commissionReport }: ReadBooking): Wrong[] {
  if (commissionReport) return [];
  return items
    .slice(0, 1 + (truth.others?.length ?? 0))
    .filter(({ missing }) => missing.length === 0)
    .flatMap(({ payload }) => {
      if (!truth.isBooking) return REQUIRED_FIELDS.map((field) => ({ field, got: valueAt(payload, field) }));
      const bookings = [truth, ...(truth.others ?? []).map((expected) => ({ ...truth, expected }))];
      const wrong = bookings.map((booking) => wrongIn(booking, payload));
      return wrong.reduce((least, one) => (one.length < least.length ? one : least));
    });
}

/** A field that was read wrongly, and the value read. */
export type Wrong = { readonly field: Scored; readonly got: Value };

function wrongIn(truth: Truth, payload: Payload): Wrong[] {
  return countedIn(truth, payload)
    .map((field) => ({ field, got: valueAt(payload, field) }))
    .filter(({ field, got }) => ["wrong", "spurious"].includes(judged(truth, field, got)));
}

/**
 * Returns the fields that count. A cancellation uses only the number. The booking state counts if the truth states it.
 */
function countedIn({ ignore, expected }: Truth, payload: Payload): Scored[] {
  const isCancelled = payload.bookingState === "cancelled" && expected.emailType === "cancellation";
  const filed = isCancelled ? (["confirmationNumber"] as const) : REQUIRED_FIELDS;
  const state = expected.bookingState ? (["bookingState"] as const) : [];
  return [...filed.filter((field) => !ignore.includes(field)), ...state];
}
