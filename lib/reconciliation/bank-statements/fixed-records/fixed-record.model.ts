import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Currency } from "@/lib/platform/base/money";
import { dayOf, fullYear, statedMinor } from "../statement-values.model";
import { type TextLine, textLines } from "../text-lines.model";
import { quoted, unreadableAt } from "../unreadable.model";

/** A record with fields in fixed columns. */
export type FixedRecord = TextLine & {
  /** Returns the text from one column to another, both counted from 1 and inclusive, as in the standards. */
  readonly at: (from: number, to: number) => string;
};

/**
 * Yields the records of a file: lines, or sections of a fixed width without line breaks. Trailing blanks may have been
 * removed.
 */
export function* fixedRecords(bytes: Uint8Array, width: number): Generator<FixedRecord> {
  for (const { line, text: whole } of textLines(bytes))
    for (let start = 0; start < whole.length; start += width) {
      const text = whole.slice(start, start + width).replace("\u001a", "");
      if (text.trim() === "") continue;
      const padded = text.padEnd(width);
      yield { line, text, at: (from, to) => padded.slice(from - 1, to) };
    }
}

/** Converts digits with implied decimals to the smallest unit. */
export function digitsMinor(digits: string, decimals: number, currency: Currency, line: number) {
  if (!/^\d+$/.test(digits)) throw unreadableAt(line, `the amount ${quoted(digits)} can't be read`);
  const whole = digits.length - decimals;
  return statedMinor(`${digits.slice(0, whole)}.${digits.slice(whole)}`, currency, line);
}

/** Parses a day of six digits in the given order. */
export function sixDigitDay(digits: string, order: "YMD" | "DMY", line: number): CalendarDate {
  const parts = /^(\d{2})(\d{2})(\d{2})$/.exec(digits);
  if (!parts) throw unreadableAt(line, `the date ${quoted(digits)} can't be read`);
  const [, first = "", month = "", last = ""] = parts;
  return order === "YMD"
    ? dayOf(fullYear(first), month, last, line)
    : dayOf(fullYear(last), month, first, line);
}

/** Joins the texts of consecutive fields. A word may continue in the next field. */
export function runningText(fields: readonly string[]): string {
  return fields.join("").replace(/\s+/g, " ").trim();
}
