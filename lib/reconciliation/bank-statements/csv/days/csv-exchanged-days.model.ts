import { damagedAt, quoted } from "../../unreadable.model";

const DAY = /^\d{4}-\d\d-(\d\d)$/;
const TEXT = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}$/;
const MONTHS = 12;

/**
 * A spreadsheet makes days of texts in its own order: where months come first, 04/05/2026 becomes the 5th of April, and
 * 15/05/2026, of which it can make none, stays a text. A column in which just the others are days may have been through that,
 * and nothing tells whether it has.
 */
export function exchangedDays() {
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
    /** Damage where that may be so. */
    refuse(): void {
      if (!first || !text || isOther) return;
      const why = `other days are texts such as ${quoted(text)}, as a spreadsheet leaves what it can't read`;
      throw damagedAt(
        first.line,
        `the day ${quoted(first.raw)} may have its day and month exchanged: ${why}. Download the statement again as CSV`,
      );
    },
  };
}
