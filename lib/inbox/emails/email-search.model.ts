import { folded } from "@/lib/platform/base/text";

/** Separates the parts of a search text, so that a match never spans two of them; folding never produces it. */
export const PART_END = "\u001f";

/**
 * The largest sizes in bytes of UTF-8. An index entry holds at most 2,704 bytes, and the texts that lists search are in
 * the index.
 */
const MOST_BYTES = { subject: 1_000, sender: 600, client: 400, booking: 800 } as const;

type Named = {
  readonly subject: string | null;
  readonly fromName: string | null;
  readonly fromAddress: string | null;
};

/** The folded texts that the filters of a list search. */
export type EmailSearch = {
  readonly searchSubject: string;
  /** The sender's name and address, each followed by `PART_END`. */
  readonly searchSender: string;
  /**
   * The client of the first booking, then the other extracted words that the other texts don't contain; each followed
   * by `PART_END`.
   */
  readonly searchBooking: string;
};

/** Returns the search texts of an email. `words` are the numbers, clients and suppliers of all its bookings. */
export function searchOf(
  { subject, fromName, fromAddress }: Named,
  clientName: string | null = null,
  words: readonly (string | null | undefined)[] = [],
): EmailSearch {
  const searchSubject = cut(needleOf(subject ?? ""), MOST_BYTES.subject);
  const searchSender = parts([fromName, fromAddress], MOST_BYTES.sender);
  const client = cut(needleOf(clientName ?? ""), MOST_BYTES.client) + PART_END;
  const others = words.reduce<string>((known, word) => {
    const next = needleOf(word ?? "");
    return [searchSubject, searchSender, known].some((one) => one.includes(next))
      ? known
      : known + next + PART_END;
  }, client);
  return { searchSubject, searchSender, searchBooking: cut(others, MOST_BYTES.booking) };
}

/** Returns a typed text, or a part of a stored one, in the form in which they are compared. */
export function needleOf(typed: string): string {
  return folded(typed.replaceAll(PART_END, " "));
}

function parts(values: readonly (string | null)[], bytes: number): string {
  return cut(values.map((value) => needleOf(value ?? "") + PART_END).join(""), bytes);
}

function cut(value: string, bytes: number): string {
  return value.length * 3 <= bytes
    ? value
    : value.slice(0, new TextEncoder().encodeInto(value, new Uint8Array(bytes)).read);
}
