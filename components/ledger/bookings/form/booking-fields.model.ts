import type { ChosenSupplier } from "@/components/ledger/suppliers/choose/chosen-supplier.model";
import { minorOf, typedAmount } from "@/lib/imports/csv-amount.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { amountProblem, digitsOf } from "@/lib/platform/base/money";

/** What the booking form holds; amounts as typed. */
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

/** The fields with what was typed understood: "USD 1,234.50" gives figure and currency, "10%" the commission it comes to. */
export function understood(fields: BookingFields): BookingFields {
  const total = withAmount(fields, "totalBookingAmount", totalIn);
  return withPercent(withAmount(total, "expectedCommissionAmount", commissionIn));
}

/** The currencies, once the total is in another one. While no commission is typed its own goes along: left behind it would have the commission in money that nobody meant. */
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

/** An amount as a form shows it, with the decimals of its currency; no digit is rounded away. */
export function figure(value: number, currency: string): string {
  return amountProblem(value, currency) ? String(value) : value.toFixed(digitsOf(currency));
}

/** "10.0% of total", or what a typed percentage comes to; null where nothing can be said. */
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

/** What a supplier's usual percentage comes to, where no commission has been typed: words, and once the total is known the amount to take over. */
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

/** What would be lost of them: finding the typed supplier changes nothing a person did. */
export function meaningOf(fields: BookingFields) {
  return { ...understood(fields), supplier: fields.supplier.name };
}

/** The fields as `POST /bookings` takes them, in the order of the form; what isn't filled in stays empty, so that its message appears. */
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

/** The supplier as the server takes it; undefined where none is named. */
export function choiceOf({ id, name }: ChosenSupplier) {
  if (id) return { id };
  return name.trim() ? { name: name.trim() } : undefined;
}
