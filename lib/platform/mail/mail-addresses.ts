import "server-only";
import { addressParser } from "postal-mime";
import { storable } from "@/lib/platform/base/text";
import { type MessageHeaders, valuesOf } from "./message-headers";

const LONGEST_LIST = 50_000;
const MOST_RECIPIENTS = 100;
/** First the headers written by servers that passed the message on, then those of its author. */
const RECIPIENT_HEADERS = [
  "x-original-to",
  "delivered-to",
  "envelope-to",
  "x-envelope-to",
  "x-forwarded-to",
  "to",
  "cc",
  "bcc",
];
const ADDRESS = /^[^\s@<>,;:"]{1,200}@[^\s@<>,;:"]{1,255}$/;

/**
 * Returns the addresses in header-like texts ("Anna <a@b.example>, c@d.example"), in lower case, in order, each once.
 */
export function addressesIn(texts: readonly (string | null | undefined)[]): string[] {
  const found = texts.flatMap((text) => addressesOf(storable(text ?? "").slice(0, LONGEST_LIST)));
  return [...new Set(found)].slice(0, MOST_RECIPIENTS);
}

/**
 * Returns the recipients of a message: those of the envelope, then those of `headers` (names in lower case) in the
 * order of RECIPIENT_HEADERS. The order decides whose message it is.
 */
export function recipientsOf(
  envelope: readonly (string | null | undefined)[],
  headers: MessageHeaders,
): string[] {
  return addressesIn([...envelope, ...RECIPIENT_HEADERS.flatMap((name) => valuesOf(headers, name))]);
}

function addressesOf(text: string): string[] {
  return addressParser(text, { flatten: true })
    .flatMap((one) => (one.address === undefined ? [] : [one.address.trim().toLowerCase()]))
    .filter((address) => ADDRESS.test(address));
}
