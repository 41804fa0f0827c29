import { Failure } from "@/lib/platform/base/failure";
import { latinText } from "./latin-text.model";

/**
 * Formats a number right-aligned, padded with zeros. Throws INVALID_INPUT if it is too long, because a sum must never
 * be cut.
 */
export function digits(value: number | string, width: number): string {
  const text = String(value);
  if (text.length > width)
    throw new Failure("INVALID_INPUT", "The sums are more than one file of the clearing house can hold.");
  return text.padStart(width, "0");
}

/** Formats a text left-aligned, padded with spaces; a text that is too long is cut. */
export function words(value: string, width: number): string {
  return latinText(value).slice(0, width).padEnd(width);
}

/** Returns an empty field. */
export function blank(width: number): string {
  return " ".repeat(width);
}

/** Joins the fields of one record, which has 94 characters. */
export function record(...fields: readonly string[]): string {
  const line = fields.join("");
  if (line.length !== RECORD) throw new Error(`A record has ${RECORD} signs, not ${line.length}.`);
  return line;
}

const RECORD = 94;

/** Fills the last block with records of nines, because the file is read in blocks of ten records. */
export function inBlocks(records: readonly string[]): { readonly blocks: number; readonly text: string } {
  const blocks = Math.ceil(records.length / BLOCK);
  const filler = Array.from({ length: blocks * BLOCK - records.length }, () => "9".repeat(RECORD));
  return { blocks, text: [...records, ...filler].map((line) => `${line}\r\n`).join("") };
}

const BLOCK = 10;
