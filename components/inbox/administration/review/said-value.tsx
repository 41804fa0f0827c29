import { moneyText } from "@/components/inbox/emails/reading/panel-row";
import { DayText } from "@/components/shared/text/date-text";
import { isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Line, ReviewedValues } from "./review-words.model";

/** A value of one version, in the user's format; a dash if empty. */
export function SaidValue({
  line,
  said,
}: {
  readonly line: Line;
  readonly said: Partial<ReviewedValues> | null;
}) {
  if (!saysAny(line, said)) return <span className="text-muted-foreground">–</span>;
  const value = said?.[line.name] ?? "";
  if (line.kind === "day" && isCalendarDate(value)) return <DayText value={value} />;
  if (line.currency) return <Amount value={value} currency={said?.[line.currency] ?? ""} />;
  return <span className="break-words">{value}</span>;
}

/** An amount with its currency. Text that isn't an amount is shown as typed. */
function Amount({ value, currency }: { readonly value: string; readonly currency: string }) {
  const isAmount = value === "" || Number.isFinite(Number(value));
  if (!isAmount) return [value, currency].join(" ");
  return <span className="tabular-nums">{moneyText(value === "" ? null : Number(value), currency)}</span>;
}

/** Returns whether two versions agree on a row. */
export function saysSame(line: Line, one: Partial<ReviewedValues>, other: Partial<ReviewedValues>): boolean {
  return [line.name, ...(line.currency ? [line.currency] : [])].every(
    (name) => (one[name] ?? "") === (other[name] ?? ""),
  );
}

/** Returns whether a version has a value for a row. */
export function saysAny(line: Line, said: Partial<ReviewedValues> | null): boolean {
  return Boolean(said?.[line.name] || (line.currency && said?.[line.currency]));
}
