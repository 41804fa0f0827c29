import { type CalendarDate, isCalendarDate } from "./calendar-date";

/** A range of days, both ends included; either end may be open. Written "2026-01-01..2026-01-31". */
export type DaySpan = { readonly from: CalendarDate | null; readonly to: CalendarDate | null };

export function writtenSpan({ from, to }: DaySpan): string {
  return `${from ?? ""}..${to ?? ""}`;
}

/** Reads a range. Returns null for a text in any other form, and for ".." alone, which means every day. */
export function daySpanOf(text: string): DaySpan | null {
  const [from, to, ...more] = text
    .split("..")
    .map((end) => (isCalendarDate(end) ? end : end === "" ? null : undefined));
  if (from === undefined || to === undefined || more.length > 0) return null;
  return (from ?? to) ? { from, to } : null;
}
