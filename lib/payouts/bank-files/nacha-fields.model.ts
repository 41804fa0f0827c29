import { Failure } from "@/lib/platform/base/failure";
import { latinText } from "./latin-text.model";

/** A number, right in its field, filled with zeros. INVALID_INPUT where it is longer: a sum is never cut. */
export function digits(value: number | string, width: number): string {
  const text = String(value);
  if (text.length > width)
    throw new Failure("INVALID_INPUT", "The sums are more than one file of the clearing house can hold.");
  return text.padStart(width, "0");
}

/** A text, left in its field, filled with blanks; a name that is longer ends where the field does. */
export function words(value: string, width: number): string {
  return latinText(value).slice(0, width).padEnd(width);
}

/** A field that stays empty. */
export function blank(width: number): string {
  return " ".repeat(width);
}

/** One record, as 94 signs. */
export function record(...fields: readonly string[]): string {
  const line = fields.join("");
  if (line.length !== RECORD) throw new Error(`A record has ${RECORD} signs, not ${line.length}.`);
  return line;
}

const RECORD = 94;

/** Records of nines make the last block whole: a file is read ten records at a time. */
export function inBlocks(records: readonly string[]): { readonly blocks: number; readonly text: string } {
  const blocks = Math.ceil(records.length / BLOCK);
  const filler = Array.from({ length: blocks * BLOCK - records.length }, () => "9".repeat(RECORD));
  return { blocks, text: [...records, ...filler].map((line) => `${line}\r\n`).join("") };
}

const BLOCK = 10;
