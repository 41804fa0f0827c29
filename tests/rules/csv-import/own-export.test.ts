import fc from "fast-check";
import { expect, it } from "vitest";
import { csvLine } from "@/lib/delivery/downloads/spreadsheet";
import { openCsvFile } from "@/lib/imports/csv-file.model";
import { suggestedMapping } from "@/lib/imports/csv-mapping.model";
import { type CsvBooking, isShortenedNumber, rowReader } from "@/lib/imports/csv-row.model";
import { bookingColumns } from "@/lib/ledger/bookings/list/booking-export.model";
import { calendarDate, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { currency, major } from "@/lib/platform/base/money";

/** Texts that a spreadsheet would run as formulas, quotes and separators among letters. */
const letters = fc.string({
  unit: fc.constantFrom(..."ab1 '\"=+-@,;\n\t\uff1d\uff0bé"),
  minLength: 1,
  maxLength: 8,
});
const name = letters.map((text) => text.trim()).filter((text) => text !== "");
const someMoney = fc.record({
  minor: fc.integer({ min: 0, max: 9_999_999 }),
  currency: fc.constantFrom("USD", "EUR", "JPY", "KWD").map((code) => currency.parse(code)),
});
const start = calendarDate.parse("2027-01-01");
const booking: fc.Arbitrary<CsvBooking> = fc.record({
  confirmationNumber: name.filter((number) => !isShortenedNumber(number)),
  clientName: fc.option(name),
  supplierName: fc.option(name),
  total: someMoney,
  commission: someMoney,
  travelStart: fc.nat(300).map((days) => plusDays(start, days)),
  travelEnd: fc.nat(300).map((days) => plusDays(start, 300 + days)),
});

const HEADER = bookingColumns(start).map(([heading]) => heading);

function exported(bookings: readonly CsvBooking[]): Uint8Array {
  const lines = bookings.map(({ total, commission, ...one }) => [
    one.confirmationNumber,
    one.clientName ?? "",
    one.supplierName ?? "",
    "",
    one.travelStart,
    one.travelEnd,
    major(total),
    total.currency,
    major(commission),
    commission.currency,
    major({ ...commission, minor: 0 }),
    major(commission),
    one.travelEnd,
    "OPEN",
    "Expected",
  ]);
  return new TextEncoder().encode([HEADER, ...lines].map(csvLine).join(""));
}

it("bookings that were exported come back as they were", () => {
  fc.assert(
    fc.property(fc.array(booking, { minLength: 1, maxLength: 20 }), (bookings) => {
      const file = openCsvFile(exported(bookings));
      const format = { decimalMark: ".", dateOrder: "MDY" } as const;
      const read = rowReader(file.headers, suggestedMapping(file.headers), format);
      const rows = [...file.rows()].map(({ cells }) => read(cells));
      expect(rows.map((row) => (row.ok ? row.booking : row.errors))).toEqual(bookings);
    }),
    { numRuns: 300 },
  );
});
