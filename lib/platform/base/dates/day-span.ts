import { type CalendarDate, isCalendarDate } from "./calendar-date";

/** Days from one to another, both counted; either end may be open. Written "2026-01-01..2026-01-31". */
export type DaySpan = { readonly from: CalendarDate | null; readonly to: CalendarDate | null };

export function writtenSpan({ from, to }: DaySpan): string {
  return `${from ?? ""}..${to ?? ""}`;
}

/** Null for what isn't written so, and for ".." alone, which is every day. */
export function daySpanOf(text: string): DaySpan | null {
  const [from, to, ...more] = text
    .split("..")
    .map((end) => (isCalendarDate(end) ? end : end === "" ? null : undefined));
  if (from === undefined || to === undefined || more.length > 0) return null;
  return (from ?? to) ? { from, to } : null;
}
