import { quoted, unreadableAt } from "../../unreadable.model";

const DAY = /^\d{4}-\d\d-(\d\d)$/;
const TEXT = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}$/;
const MONTHS = 12;

/**
 * Detects days and months that a spreadsheet may have swapped. When a spreadsheet that expects months first opens
 * texts, 04/05/2026 becomes 5 April, while 15/05/2026 isn't valid and stays text. A column in which exactly the
 * ambiguous values are dates may have been changed like this, and nothing proves whether it has.
 */
export function swappedDays() {
  let first: { readonly raw: string; readonly line: number } | undefined;
  let text = "";
  let isOther = false;
  return {
    look(raw: string, line: number): void {
      const day = DAY.exec(raw)?.[1];
      const [, one = "", other = ""] = TEXT.exec(raw) ?? [];
      if (day !== undefined && Number(day) <= MONTHS) first ??= { raw, line };
      else if (day === undefined && Math.max(Number(one), Number(other)) > MONTHS) text ||= raw;
      else isOther = true;
    },
    /** Throws Unreadable if days and months may have been swapped. */
    refuse(): void {
      if (!first || !text || isOther) return;
      const why = `other days are texts such as ${quoted(text)}, as a spreadsheet leaves what it can't read`;
      throw unreadableAt(
        first.line,
        `the day ${quoted(first.raw)} may have its day and month exchanged: ${why}. Download the statement again as CSV`,
      );
    },
  };
}
