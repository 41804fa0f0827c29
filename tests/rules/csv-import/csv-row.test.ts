import { describe, expect, it } from "vitest";
import { type CsvField, suggestedMapping } from "@/lib/imports/csv-mapping.model";
import { type RowResult, rowReader } from "@/lib/imports/csv-row.model";
import { bookingDraft } from "@/lib/ledger/bookings/booking.model";
import { major } from "@/lib/platform/base/money";

const HEADERS = [
  "Confirmation",
  "Client",
  "Total amount",
  "Currency",
  "Commission",
  "Commission currency",
  "Start",
  "End",
  "Supplier",
];
const FIELDS: readonly CsvField[] = [
  "confirmationNumber",
  "clientName",
  "totalBookingAmount",
  "totalBookingCurrency",
  "expectedCommissionAmount",
  "expectedCommissionCurrency",
  "travelStartDate",
  "travelEndDate",
  "supplierName",
];
const GOOD = ["AB-1", "Jo Park", "1,000.00", "EUR", "100", "USD", "2027-03-01", "2027-03-08", "Marriott"];
const read = rowReader(HEADERS, suggestedMapping(HEADERS), { decimalMark: ".", dateOrder: "DMY" });

function row(change: Partial<Record<CsvField, string>> = {}): RowResult {
  return read(GOOD.map((cell, index) => change[FIELDS[index] as CsvField] ?? cell));
}

function messages(change: Partial<Record<CsvField, string>>): string[] {
  const result = row(change);
  return result.ok ? [] : result.errors.map(({ field, message }) => `${field}: ${message}`);
}

describe("a row", () => {
  it("becomes a booking", () => {
    expect(row()).toEqual({
      ok: true,
      warnings: [],
      booking: {
        confirmationNumber: "AB-1",
        clientName: "Jo Park",
        total: { minor: 100000, currency: "EUR" },
        commission: { minor: 10000, currency: "USD" },
        travelStart: "2027-03-01",
        travelEnd: "2027-03-08",
        supplierName: "Marriott",
      },
    });
  });

  it.each([
    [{ confirmationNumber: " " }, ["confirmationNumber: Confirmation number is required"]],
    [{ confirmationNumber: "x".repeat(101) }, ["confirmationNumber: Must be at most 100 characters"]],
    [{ clientName: "a\u0000" }, ["clientName: Contains characters that cannot be stored"]],
    [{ supplierName: "x".repeat(201) }, ["supplierName: Must be at most 200 characters"]],
    [{ totalBookingAmount: "" }, ["totalBookingAmount: Total booking amount is required"]],
    [{ totalBookingAmount: "abc" }, ["totalBookingAmount: Total booking amount must be a valid number"]],
    [{ totalBookingAmount: "1.2.3" }, ["totalBookingAmount: Total booking amount must be a valid number"]],
    [{ totalBookingAmount: "(50.00)" }, ["totalBookingAmount: Total booking amount must not be negative"]],
    [{ totalBookingAmount: "-50" }, ["totalBookingAmount: Total booking amount must not be negative"]],
    [
      { totalBookingAmount: "10.505", totalBookingCurrency: "JPY" },
      ["totalBookingAmount: JPY has no decimals: enter a whole number"],
    ],
    [
      { confirmationNumber: "1.23457E+11" },
      [
        "confirmationNumber: 1.23457E+11 is a number that a spreadsheet has shortened: its last digits are lost. Set the column to text and save the file again",
      ],
    ],
    [
      { totalBookingAmount: "kr 100", totalBookingCurrency: "", expectedCommissionCurrency: "" },
      [
        "totalBookingAmount: The sign beside the amount may mean DKK, NOK, SEK, ISK: add a column with the currency",
      ],
    ],
    [{ expectedCommissionAmount: "" }, ["expectedCommissionAmount: Expected commission amount is required"]],
    [
      { totalBookingCurrency: "Euro" },
      ["totalBookingCurrency: Total booking currency must be a three-letter ISO 4217 code"],
    ],
    [{ travelStartDate: "" }, ["travelStartDate: Travel start date is required"]],
    [{ travelStartDate: "31/02/2027" }, ["travelStartDate: Travel start date must be a valid date"]],
    [{ travelEndDate: "today" }, ["travelEndDate: Travel end date must be a valid date"]],
    [{ travelEndDate: "2027-02-28" }, ["travelEndDate: Travel end date must be after start date"]],
  ])("%j is refused with its reason", (change, expected) => expect(messages(change)).toEqual(expected));

  it("is refused with all its reasons together", () => {
    expect(messages({ confirmationNumber: "", totalBookingAmount: "abc", travelStartDate: "" })).toHaveLength(
      3,
    );
  });

  it.each([
    [{ totalBookingAmount: "10.005" }, 1001, true],
    [{ totalBookingAmount: "-0.004" }, 0, true],
    [{ totalBookingAmount: "10.5", totalBookingCurrency: "JPY" }, 11, true],
    [{ totalBookingAmount: "0.30000000000000004" }, 30, false],
    [{ totalBookingAmount: "33.339999999999996" }, 3334, false],
    [{ totalBookingAmount: "111.11666666666667" }, 11112, true],
  ])("%j is rounded to %i, said: %s", (change, minor, isSaid) => {
    const result = row(change);
    expect(result).toMatchObject({ ok: true, booking: { total: { minor } } });
    expect(result.ok && result.warnings.includes("rounded")).toBe(isSaid);
  });

  it.each(["1,23E+11", "1E+12", "5.58199e+12", "5,58199E12"])("has no number %s", (confirmationNumber) => {
    expect(messages({ confirmationNumber })[0]).toContain("has shortened");
  });

  it.each(["12E45", "E+11", "1E11", "ABC1.2E+11", "1.234"])(
    "may have the number %s",
    (confirmationNumber) => {
      expect(row({ confirmationNumber }).ok).toBe(true);
    },
  );

  it("takes off the quote that an export puts before what a spreadsheet would run, and no other", () => {
    const names = { clientName: "'+Ann", supplierName: "'-Sea Inn", confirmationNumber: "'=1+1" };
    expect(row(names)).toMatchObject({
      booking: { clientName: "+Ann", supplierName: "-Sea Inn", confirmationNumber: "=1+1" },
    });
    const own = { clientName: "'t Hart", supplierName: "''Quoted''", confirmationNumber: "''=1" };
    expect(row(own)).toMatchObject({
      booking: { clientName: "'t Hart", supplierName: "''Quoted''", confirmationNumber: "'=1" },
    });
  });

  it("may lack end, supplier, client and currencies, and says what follows", () => {
    const result = row({
      travelEndDate: "",
      supplierName: "",
      clientName: "",
      totalBookingCurrency: "",
      expectedCommissionCurrency: "",
    });
    expect(result).toMatchObject({
      ok: true,
      warnings: ["noCurrency", "noEnd", "noSupplier"],
      booking: {
        travelEnd: "2027-03-01",
        supplierName: null,
        clientName: null,
        total: { currency: "USD" },
        commission: { currency: "USD" },
      },
    });
  });

  it("takes a negative commission as a recall", () => {
    expect(row({ expectedCommissionAmount: "(50.00)" })).toMatchObject({
      booking: { commission: { minor: -5000 } },
      warnings: ["recall"],
    });
  });

  it.each([
    [{ totalBookingAmount: "$1,200.00", totalBookingCurrency: "" }, "USD", "USD"],
    [{ totalBookingAmount: "$1,200.00" }, "EUR", "USD"],
    [{ totalBookingAmount: "€ 99", totalBookingCurrency: "", expectedCommissionCurrency: "" }, "EUR", "EUR"],
    [
      { expectedCommissionAmount: "£9", totalBookingCurrency: "", expectedCommissionCurrency: "" },
      "GBP",
      "GBP",
    ],
    [{ totalBookingCurrency: "CAD", expectedCommissionCurrency: "" }, "CAD", "CAD"],
    [
      { totalBookingCurrency: "CAD", expectedCommissionCurrency: "", expectedCommissionAmount: "$9" },
      "CAD",
      "CAD",
    ],
    [
      { totalBookingAmount: "kr 900", totalBookingCurrency: "", expectedCommissionCurrency: "NOK" },
      "NOK",
      "NOK",
    ],
    [
      {
        totalBookingAmount: "900 kr",
        totalBookingCurrency: "",
        expectedCommissionCurrency: "",
        expectedCommissionAmount: "SEK 90",
      },
      "SEK",
      "SEK",
    ],
  ])("%j is in the column's currency, else in the one beside the amount", (change, total, commission) => {
    expect(row(change)).toMatchObject({
      booking: { total: { currency: total }, commission: { currency: commission } },
    });
  });

  it("has the same limits as the form, whatever is written", () => {
    const amounts = ["1", "1,234.56", "0", "-3", "9999999999999", "1000000000000", "12.34", "x"];
    const dates = ["2027-03-01", "2027-02-30", "1999-01-01"];
    for (const amount of amounts) {
      for (const date of dates) {
        const change = { totalBookingAmount: amount, travelStartDate: date, travelEndDate: "2027-03-08" };
        const result = row(change);
        const draft = bookingDraft.safeParse({
          confirmationNumber: "AB-1",
          totalBookingAmount: Number(amount.replace(",", "")),
          totalBookingCurrency: "EUR",
          expectedCommissionAmount: 100,
          expectedCommissionCurrency: "USD",
          travelStartDate: date,
          travelEndDate: "2027-03-08",
          supplier: { name: "Marriott" },
        });
        expect({ ...change, ok: result.ok }).toEqual({ ...change, ok: draft.success });
        if (result.ok && draft.success) expect(major(result.booking.total)).toBe(major(draft.data.total));
      }
    }
  });
});
