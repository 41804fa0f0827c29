import "server-only";
import { storable } from "@/lib/platform/base/text";

const LONGEST_BLOCK = 512 * 1024;
const LETTERHEAD =
  /^(?:from|to|cc|subject|date|received|message-id|return-path|delivered-to|mime-version|content-type)$/;

/** The header fields of a raw message: names in lower case, values unfolded, in their original order. */
export type MessageHeaders = readonly (readonly [name: string, value: string])[];

/** Reads only the header block, so a message of 30 MB costs no more than a short one. */
export function messageHeaders(raw: Uint8Array): MessageHeaders {
  const start = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, LONGEST_BLOCK)).toString(
    "utf8",
  );
  const block = start.slice(0, endOfBlock(start));
  const lines = storable(block)
    .replace(/\r?\n[ \t]+/g, " ")
    .split(/\r?\n/);
  return lines.flatMap((line) => {
    const field = /^([\x21-\x39\x3b-\x7e]+)[ \t]*:(.*)$/.exec(line);
    return field ? [[(field[1] ?? "").toLowerCase(), (field[2] ?? "").trim()] as const] : [];
  });
}

/** Whether bytes are an email message: it has at least one of the headers that mail servers write. */
export function isMessage(headers: MessageHeaders): boolean {
  return headers.some(([name]) => LETTERHEAD.test(name));
}

/** Returns all values of one header. */
export function valuesOf(headers: MessageHeaders, name: string): string[] {
  return headers.flatMap(([key, value]) => (key === name ? [value] : []));
}

function endOfBlock(text: string): number {
  const ends = [text.indexOf("\r\n\r\n"), text.indexOf("\n\n")].filter((end) => end >= 0);
  return ends.length === 0 ? text.length : Math.min(...ends);
}

/** Returns a header's text on one logical line: characters that could start another header become blanks. */
export function headerText(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ").trim();
}
