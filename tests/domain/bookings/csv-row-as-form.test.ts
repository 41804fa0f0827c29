import { randomUUID } from "node:crypto";
import fc from "fast-check";
import Papa from "papaparse";
import { expect, it } from "vitest";
import { draftInputOf, EMPTY_FIELDS } from "@/components/ledger/bookings/form/booking-fields.model";
import { CSV_FIELDS, type CsvField } from "@/lib/imports/csv-mapping.model";
import { importCsv } from "@/lib/imports/import-csv";
import { bookingDraft } from "@/lib/ledger/bookings/booking.model";
import { createBooking } from "@/lib/ledger/bookings/create-booking";
import { addSupplier } from "@/lib/ledger/suppliers/add-supplier";
import { supplierDraft } from "@/lib/ledger/suppliers/supplier-draft.model";
import { readDay } from "@/lib/platform/base/dates/typed-day";
import { digitsOf } from "@/lib/platform/base/money";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

/** The texts that somebody enters into a row's cells or into the form's fields. */
type Written = Readonly<Record<CsvField, string>>;

const MAPPING = Object.fromEntries(CSV_FIELDS.map((field) => [field, field]));
/** Suppliers whose own payment policies set the due dates. */
const KNOWN = [
  { name: "Hotel Altamar", paymentLagDays: 60 },
  { name: "Fjordline", paymentLagDays: 5, paymentBasis: "TRAVEL_START" },
];
const DAY_MS = 86_400_000;

/** A word without control characters such as line breaks, which a form field can't hold. */
const word = fc.string({ unit: "grapheme", maxLength: 12 }).map((text) => text.replace(/\p{Cc}/gu, ""));
const name = fc.oneof(
  { weight: 4, arbitrary: word },
  fc.constantFrom("Ines, Ruiz", '"Jo" Park', "=1+1", " Marta  Lind ", "x".repeat(200), "x".repeat(201)),
);
const number = fc.oneof(
  { weight: 8, arbitrary: word },
  fc.constantFrom("", " ", "A".repeat(95), "A".repeat(101), "-", "BK–77"),
);
const figure = fc
  .tuple(fc.integer({ min: -200_000, max: 20_000_000 }), fc.constantFrom(0, 2), fc.boolean())
  .map(([minor, digits, grouped]) =>
    (minor / 10 ** digits).toLocaleString("en-US", {
      minimumFractionDigits: digits,
      useGrouping: grouped,
    }),
  );
const amount = fc.oneof(
  { weight: 8, arbitrary: figure },
  fc.constantFrom(
    "",
    "free",
    "12.345",
    "1,234.5",
    "(50.00)",
    "1 250.00",
    "0",
    "9999999999999",
    "1000000000000",
  ),
);
/** Only valid codes, since the form offers a list of currencies. */
const currency = fc.constantFrom("USD", "USD", "EUR", "JPY", "KWD");
const day = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .integer({ min: -200, max: 900 })
      .map((days) => new Date(Date.UTC(2026, 10, 23) + days * DAY_MS).toISOString().slice(0, 10)),
  },
  fc.constantFrom("2027-02-30", "soon", "12/31/2027", "1/5/2028", "2028-02-29"),
);
const supplier = fc.constantFrom("Hotel Altamar", "fjordline", "Nordic Rail", "Casa Ñandú", "S".repeat(201));

const row: fc.Arbitrary<Written> = fc.record({
  confirmationNumber: number,
  clientName: name,
  totalBookingAmount: amount,
  totalBookingCurrency: currency,
  expectedCommissionAmount: amount,
  expectedCommissionCurrency: currency,
  travelStartDate: day,
  travelEndDate: day,
  supplierName: supplier,
});

const KEPT: Written = {
  confirmationNumber: "GT-1",
  clientName: "Marta Lind",
  totalBookingAmount: "1,200.00",
  totalBookingCurrency: "USD",
  expectedCommissionAmount: "120",
  expectedCommissionCurrency: "USD",
  travelStartDate: "2027-01-05",
  travelEndDate: "2027-01-09",
  supplierName: "Hotel Altamar",
};
const REFUSED: Written = { ...KEPT, clientName: "x".repeat(201), travelEndDate: "2027-02-30" };

/**
 * Adjusts a row for the comparison: confirmation numbers get a unique suffix, and excess decimals are cut off because
 * an import rounds them and the form rejects them.
 */
function told(written: Written, place: number): Written {
  const { confirmationNumber } = written;
  const blank = confirmationNumber.trim() === "";
  return {
    ...written,
    confirmationNumber: blank ? "" : `${place}/${confirmationNumber}`,
    totalBookingAmount: held(written.totalBookingAmount, written.totalBookingCurrency),
    expectedCommissionAmount: held(written.expectedCommissionAmount, written.expectedCommissionCurrency),
  };
}

/** Removes the decimals that the amount's currency doesn't have. */
function held(text: string, code: string): string {
  const [whole = "", fraction] = text.split(".");
  const digits = digitsOf(code);
  return fraction === undefined || fraction.length <= digits
    ? text
    : [whole, fraction.slice(0, digits)].filter(Boolean).join(".");
}

async function agentWithSuppliers(now: Date): Promise<TestAgent> {
  const agent = await newAgent(db, { now });
  for (const known of KNOWN) await addSupplier(agent.ctx, supplierDraft.parse(known), randomUUID());
  return agent;
}

/** Uploads the rows as a file; returns the rejected fields per row. */
async function imported(agent: TestAgent, rows: readonly Written[]): Promise<string[][]> {
  const bytes = new TextEncoder().encode(Papa.unparse([...rows], { columns: [...CSV_FIELDS] }));
  const result = await importCsv(agent.ctx, {
    fileName: "rows.csv",
    bytes,
    mapping: MAPPING,
    options: { duplicates: "refuse", keep: [], dateOrder: "MDY", decimalMark: "." },
  });
  return rows.map((_, place) =>
    named(result.errors.filter(({ row: line }) => line === place + 2).map(({ field }) => field)),
  );
}

/** Fills in and saves the form for each row; returns the rejected fields per row. */
async function saved(agent: TestAgent, rows: readonly Written[]): Promise<string[][]> {
  const refused: string[][] = [];
  for (const { travelStartDate, travelEndDate, supplierName, ...texts } of rows) {
    const input = draftInputOf({
      ...EMPTY_FIELDS,
      ...texts,
      supplier: { id: null, name: supplierName },
      travelStartDate: readDay(travelStartDate, "mm/dd/yyyy"),
      travelEndDate: readDay(travelEndDate, "mm/dd/yyyy"),
    });
    const draft = bookingDraft.safeParse(input);
    if (draft.success) await createBooking(agent.ctx, draft.data, { source: "form" });
    refused.push(named((draft.error?.issues ?? []).map(({ path }) => String(path[0]))));
  }
  return refused;
}

/** Maps the form's single supplier field to the file's supplier name column. */
function named(fields: readonly string[]): string[] {
  return [...new Set(fields.map((field) => (field === "supplier" ? "supplierName" : field)))].sort();
}

function bookingsOf(agent: TestAgent) {
  return db`select confirmation_number, client_name, total_minor, total_currency, commission_minor, commission_currency,
      travel_start::text, travel_end::text, due_on::text, bookings.status, bookings.search, suppliers.name as supplier
    from bookings left join suppliers on suppliers.id = supplier_id
    where bookings.user_id = ${agent.id} order by confirmation_number collate "C"`;
}

it("a row of a file and the form filled with the same words make the same booking, or are refused for the same fields", async () => {
  const seen = { kept: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 8, maxLength: 16, size: "max" }), async (written) => {
      const rows = written.map(told);
      const now = new Date("2026-11-23T12:00:00Z");
      const [byFile, byForm] = await Promise.all([agentWithSuppliers(now), agentWithSuppliers(now)]);
      const refusedOfFile = await imported(byFile, rows);
      expect(refusedOfFile).toEqual(await saved(byForm, rows));
      const bookings = await bookingsOf(byFile);
      expect(bookings).toEqual(await bookingsOf(byForm));
      seen.kept += bookings.length;
      seen.refused += refusedOfFile.filter((fields) => fields.length > 0).length;
    }),
    // Random rows may all be accepted or all be rejected, so an example of each kind is always included.
    { numRuns: 6, endOnFailure: true, examples: [[[KEPT, REFUSED]]] },
  );
  expect(seen.kept).toBeGreaterThan(0);
  expect(seen.refused).toBeGreaterThan(0);
}, 180_000);
