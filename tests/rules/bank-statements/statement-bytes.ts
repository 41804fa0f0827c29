import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";
import { readStatement } from "@/lib/reconciliation/bank-statements/read-statement";
import type { StatementOptions, StatementRead } from "@/lib/reconciliation/bank-statements/statement.model";

export const EUR = currency.parse("EUR");
export const USD = currency.parse("USD");

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Reads a text; throws if it can't be read. */
export function readText(text: string, options: StatementOptions = {}): StatementRead {
  const result = readStatement(bytesOf(text), options);
  if ("lines" in result) return result;
  throw new Error(JSON.stringify(result));
}

/** Returns the reason why a text can't be read. */
export function damageOf(text: string, options: StatementOptions = {}): string | undefined {
  const result = readStatement(bytesOf(text), options);
  return "damaged" in result ? result.damaged.reason : undefined;
}

/** Returns the day, minor units, currency and memo of each line. */
export function shortly({ lines }: StatementRead) {
  return lines.map(({ bookedOn, amountMinor, currency: code, memo }) => [bookedOn, amountMinor, code, memo]);
}

/** The day on which the tests import. */
export const TODAY = calendarDate.parse("2027-03-31");
