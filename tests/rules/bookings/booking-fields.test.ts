import { describe, expect, it } from "vitest";
import {
  type BookingFields,
  commissionHint,
  draftInputOf,
  EMPTY_FIELDS,
  figure,
  understood,
  usualCommission,
} from "@/components/ledger/bookings/form/booking-fields.model";
import { changeInputOf } from "@/components/ledger/bookings/form/edit-fields.model";
import { refusedFieldsOf } from "@/components/shared/form/refused-fields.model";
import { bookingDraft } from "@/lib/ledger/bookings/booking.model";
import { bookingChange } from "@/lib/ledger/bookings/booking-change.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";

const FILLED = {
  ...EMPTY_FIELDS,
  confirmationNumber: "HB-1",
  totalBookingAmount: "1000",
  expectedCommissionAmount: "100",
  travelStartDate: "2031-01-01" as CalendarDate,
  travelEndDate: "2031-01-02" as CalendarDate,
  supplier: { id: null, name: " Harbour Hotels " },
};

const errorsOf = (fields: BookingFields) => refusedFieldsOf(bookingDraft, draftInputOf(fields));

describe("the booking form", () => {
  it("lists every message of the catalogue at once, in the order of its fields", () => {
    const empty = { ...EMPTY_FIELDS, totalBookingCurrency: "", expectedCommissionCurrency: "" };
    expect(errorsOf(empty).map(({ message }) => message)).toEqual([
      "Confirmation number is required",
      "Supplier is required (either select or enter a name)",
      "Total booking amount is required",
      "Total booking currency is required",
      "Expected commission amount is required",
      "Expected commission currency is required",
      "Travel start date is required",
      "Travel end date is required",
    ]);
  });

  it("says what is no number, and which day comes first", () => {
    const wrong = {
      ...FILLED,
      totalBookingAmount: "1.2.3",
      expectedCommissionAmount: "abc",
    };
    expect(errorsOf(wrong).map(({ message }) => message)).toEqual([
      "Total booking amount must be a valid number",
      "Expected commission amount must be a valid number",
    ]);
    const late = { ...FILLED, travelStartDate: "2031-01-03" as CalendarDate };
    expect(errorsOf(late)).toEqual([
      { field: "travelEndDate", message: "Travel end date must be after start date" },
    ]);
    expect(errorsOf(FILLED)).toEqual([]);
  });

  it("says what two fields contradict beside what is missing elsewhere", () => {
    const wrong = {
      ...FILLED,
      confirmationNumber: "",
      totalBookingAmount: "10.5",
      totalBookingCurrency: "JPY",
      travelStartDate: "2031-01-03" as CalendarDate,
    };
    expect(errorsOf(wrong).map(({ message }) => message)).toEqual([
      "Confirmation number is required",
      "JPY has no decimals: enter a whole number",
      "Travel end date must be after start date",
    ]);
  });

  it("lets an edit be saved by what can be edited, and nothing of it be emptied", () => {
    const emptied = { ...FILLED, expectedCommissionAmount: "", travelStartDate: null };
    expect(refusedFieldsOf(bookingChange, changeInputOf({ ...emptied, confirmationNumber: "" }))).toEqual([
      { field: "expectedCommissionAmount", message: "Expected commission amount is required" },
      { field: "travelStartDate", message: "Travel start date is required" },
    ]);
  });

  it("understands a pasted amount with its currency", () => {
    const pasted = understood({ ...FILLED, totalBookingAmount: "EUR 1.234,50" });
    expect(pasted).toMatchObject({ totalBookingAmount: "1234.50", totalBookingCurrency: "EUR" });
    expect(understood({ ...FILLED, totalBookingAmount: "USD 1,234.50" }).totalBookingAmount).toBe("1234.50");
  });

  it.each([
    ["USD", "1000", "10%", "100.00"],
    ["USD", "33.33", "12,5 %", "4.17"],
    ["JPY", "12345", "10%", "1235"],
    ["KWD", "684.5", "10%", "68.450"],
  ])("computes a commission typed as a share, in %s", (currency, total, share, commission) => {
    const fields = {
      ...FILLED,
      totalBookingAmount: total,
      totalBookingCurrency: currency,
      expectedCommissionAmount: share,
    };
    expect(understood(fields)).toMatchObject({
      expectedCommissionAmount: commission,
      expectedCommissionCurrency: currency,
    });
  });

  it("says what share a commission is, but not across currencies", () => {
    expect(commissionHint(FILLED)).toBe("10.0% of total");
    expect(commissionHint({ ...FILLED, expectedCommissionAmount: "12%" })).toBe("= USD 120.00");
    expect(commissionHint({ ...FILLED, expectedCommissionCurrency: "EUR" })).toBeNull();
    expect(commissionHint({ ...FILLED, totalBookingAmount: "" })).toBeNull();
  });

  it("proposes what the supplier usually pays while nothing is typed, and never over what is", () => {
    const blank = { ...FILLED, expectedCommissionAmount: " " };
    expect(usualCommission(blank, 12.5)).toEqual({
      words: "Use the usual 12.5%: USD 125.00",
      taken: { expectedCommissionAmount: "125.00", expectedCommissionCurrency: "USD" },
    });
    const words = "Usually 12.5% of the total";
    expect(usualCommission({ ...blank, totalBookingAmount: "" }, 12.5)).toEqual({ words, taken: null });
    expect(usualCommission(blank, null)).toBeNull();
    expect(usualCommission(FILLED, 12.5)).toBeNull();
  });

  it("shows an amount with the decimals of its currency, and loses none that it has besides", () => {
    const shown = [
      [93.6, "USD"],
      [1500, "JPY"],
      [1.5, "KWD"],
      [93.605, "USD"],
      [99.5, "JPY"],
    ] as const;
    expect(shown.map(([value, code]) => figure(value, code))).toEqual([
      "93.60",
      "1500",
      "1.500",
      "93.605",
      "99.5",
    ]);
  });

  it("sends a chosen supplier by id and a typed one by its trimmed name", () => {
    expect(draftInputOf(FILLED).supplier).toEqual({ name: "Harbour Hotels" });
    expect(draftInputOf({ ...FILLED, supplier: { id: "x", name: "Harbour" } }).supplier).toEqual({ id: "x" });
  });
});
