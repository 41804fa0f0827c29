import { folded } from "@/lib/platform/base/text";

/** Between the parts of a text, where a search must not run from one into the next; folding never makes one. */
export const PART_END = "\u001f";

/** Bytes of UTF-8: an index entry holds at most 2,704, and what lists look through is in the index. */
const MOST_BYTES = { subject: 1_000, sender: 600, client: 400, booking: 800 } as const;

type Named = {
  readonly subject: string | null;
  readonly fromName: string | null;
  readonly fromAddress: string | null;
};

/** What the filters of a list look through, folded. */
export type EmailSearch = {
  readonly searchSubject: string;
  /** Name and address, each ended by `PART_END`. */
  readonly searchSender: string;
  /** The client of the first booking, then whatever else was read that the other parts don't hold; each ended by `PART_END`. */
  readonly searchBooking: string;
};

/** `words` are the numbers, clients and suppliers of all bookings a mail speaks of. */
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

/** What somebody typed, or a part, in the form in which they are compared. */
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
