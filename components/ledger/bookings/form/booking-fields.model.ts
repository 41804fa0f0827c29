import type { ChosenSupplier } from "@/components/ledger/suppliers/choose/chosen-supplier.model";
import { minorOf, typedAmount } from "@/lib/imports/csv-amount.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { amountProblem, digitsOf } from "@/lib/platform/base/money";

/** The values of the booking form; amounts as typed. */
export type BookingFields = {
  readonly confirmationNumber: string;
  readonly clientName: string;
  readonly destination: string;
  readonly totalBookingAmount: string;
  readonly totalBookingCurrency: string;
  readonly expectedCommissionAmount: string;
  readonly expectedCommissionCurrency: string;
  readonly travelStartDate: CalendarDate | null;
  readonly travelEndDate: CalendarDate | null;
  readonly supplier: ChosenSupplier;
};

export const EMPTY_FIELDS: BookingFields = {
  confirmationNumber: "",
  clientName: "",
  destination: "",
  totalBookingAmount: "",
  totalBookingCurrency: "USD",
  expectedCommissionAmount: "",
  expectedCommissionCurrency: "USD",
  travelStartDate: null,
  travelEndDate: null,
  supplier: { id: null, name: "" },
};

const PERCENT = /^\s*(\d{1,3}(?:[.,]\d{1,4})?)\s*%\s*$/;

/**
 * Returns the fields with typed texts interpreted: "USD 1,234.50" becomes amount and currency, and "10%" the
 * resulting commission.
 */
export function understood(fields: BookingFields): BookingFields {
  const total = withAmount(fields, "totalBookingAmount", totalIn);
  return withPercent(withAmount(total, "expectedCommissionAmount", commissionIn));
}

/**
 * Returns the currencies after a change of the total's currency. While no commission is typed, its currency changes
 * too; otherwise the commission would be in a currency that nobody chose.
 */
export function totalIn(fields: BookingFields, totalBookingCurrency: string): Partial<BookingFields> {
  const goesAlong =
    fields.expectedCommissionAmount.trim() === "" &&
    fields.expectedCommissionCurrency === fields.totalBookingCurrency;
  return {
    totalBookingCurrency,
    ...(goesAlong ? { expectedCommissionCurrency: totalBookingCurrency } : {}),
  };
}

function commissionIn(_fields: BookingFields, expectedCommissionCurrency: string): Partial<BookingFields> {
  return { expectedCommissionCurrency };
}

function withAmount(
  fields: BookingFields,
  amount: "totalBookingAmount" | "expectedCommissionAmount",
  inCurrency: typeof totalIn,
): BookingFields {
  const typed = typedAmount(fields[amount], ".");
  if (!typed) return fields;
  const figure = `${typed.negative ? "-" : ""}${typed.whole}${typed.fraction ? `.${typed.fraction}` : ""}`;
  return { ...fields, [amount]: figure, ...(typed.currency ? inCurrency(fields, typed.currency) : {}) };
}

function withPercent(fields: BookingFields): BookingFields {
  const percent = PERCENT.exec(fields.expectedCommissionAmount)?.[1];
  const total = minorAs(fields.totalBookingAmount, fields.totalBookingCurrency);
  if (percent === undefined || total === undefined) return fields;
  const digits = digitsOf(fields.totalBookingCurrency);
  const share = Math.round((total * Number(percent.replace(",", "."))) / 100);
  return {
    ...fields,
    expectedCommissionAmount: (share / 10 ** digits).toFixed(digits),
    expectedCommissionCurrency: fields.totalBookingCurrency,
  };
}

/** Formats an amount for a form with the decimals of its currency. It never rounds digits away. */
export function figure(value: number, currency: string): string {
  return amountProblem(value, currency) ? String(value) : value.toFixed(digitsOf(currency));
}

/** Returns "10.0% of total", or the amount for a typed percentage; null if neither is known. */
export function commissionHint(fields: BookingFields): string | null {
  const { expectedCommissionAmount, expectedCommissionCurrency } = understood(fields);
  const total = minorAs(fields.totalBookingAmount, fields.totalBookingCurrency);
  const commission = minorAs(expectedCommissionAmount, expectedCommissionCurrency);
  if (!total || commission === undefined || expectedCommissionCurrency !== fields.totalBookingCurrency) {
    return null;
  }
  if (PERCENT.test(fields.expectedCommissionAmount)) {
    return `= ${expectedCommissionCurrency} ${expectedCommissionAmount}`;
  }
  return `${((commission / total) * 100).toFixed(1)}% of total`;
}

/**
 * Returns the commission at the supplier's usual percentage, if no commission has been typed: a text and, once the
 * total is known, the fields to fill in; otherwise null.
 */
export function usualCommission(
  fields: BookingFields,
  percent: number | null,
): { readonly words: string; readonly taken: Partial<BookingFields> | null } | null {
  if (percent === null || fields.expectedCommissionAmount.trim() !== "") return null;
  const { expectedCommissionAmount, expectedCommissionCurrency } = understood({
    ...fields,
    expectedCommissionAmount: `${percent}%`,
  });
  if (PERCENT.test(expectedCommissionAmount)) {
    return { words: `Usually ${percent}% of the total`, taken: null };
  }
  return {
    words: `Use the usual ${percent}%: ${expectedCommissionCurrency} ${expectedCommissionAmount}`,
    taken: { expectedCommissionAmount, expectedCommissionCurrency },
  };
}

function minorAs(text: string, currency: string): number | undefined {
  const typed = typedAmount(text, ".");
  return typed && minorOf(typed, currency);
}

/** Returns the part of the fields whose loss matters. Recognising the typed supplier counts as no change. */
export function meaningOf(fields: BookingFields) {
  return { ...understood(fields), supplier: fields.supplier.name };
}

/**
 * Converts the fields to the body of `POST /bookings`, in the form's order. Missing values stay empty, so that their
 * error messages appear.
 */
export function draftInputOf(fields: BookingFields) {
  const { confirmationNumber, clientName, destination, supplier, ...rest } = understood(fields);
  return {
    confirmationNumber,
    clientName: clientName.trim() || null,
    supplier: choiceOf(supplier),
    ...rest,
    destination: destination.trim() || null,
  };
}

/** Converts the supplier for the server; undefined if none is named. */
export function choiceOf({ id, name }: ChosenSupplier) {
  if (id) return { id };
  return name.trim() ? { name: name.trim() } : undefined;
}
