import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { openCsvFile } from "@/lib/imports/csv-file.model";
import { suggestedMapping } from "@/lib/imports/csv-mapping.model";
import { readingOf } from "@/lib/imports/read-csv";
import { type Money, major } from "@/lib/platform/base/money";

/**
 * Lists of bookings with their expected results; `refusedLines` are spreadsheet row numbers, and omitted keys aren't
 * checked.
 */
type Truth = {
  readonly bookings: readonly Readonly<Record<string, string | null>>[];
  readonly refusedLines: readonly number[];
  readonly why: string;
};

const FOLDER = path.join(import.meta.dirname, "../../cases/bookings");
const cases = readdirSync(FOLDER).flatMap((name) => (name.endsWith(".csv") ? [path.parse(name).name] : []));
const decimal = (money: Money) => String(major(money));

describe("a list of bookings", () => {
  it.each(cases)("%s is read as it is", (name) => {
    const truth = JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), "utf8")) as Truth;
    const file = openCsvFile(readFileSync(path.join(FOLDER, `${name}.csv`)));
    const rows = [...file.rows()];
    const mapping = suggestedMapping(file.headers, rows[0]?.cells);
    const { read, questions } = readingOf(file, { mapping, options: { duplicates: "refuse", keep: [] } });
    const results = rows.map(({ row, cells }) => ({ row, result: read(cells) }));
    const bookings = results.flatMap(({ result }) => (result.ok ? [result.booking] : []));
    const shown = bookings.map(({ total, commission, supplierName, travelStart, travelEnd, ...names }) => ({
      ...names,
      supplier: supplierName,
      travelStartDate: travelStart,
      travelEndDate: travelEnd,
      total: decimal(total),
      totalCurrency: total.currency,
      commission: decimal(commission),
      commissionCurrency: commission.currency,
    }));
    const wanted = truth.bookings.map((booking) =>
      Object.fromEntries(
        Object.entries(booking).flatMap(([key, value]) =>
          value === null
            ? []
            : [[key, ["total", "commission"].includes(key) ? String(Number(value)) : value]],
        ),
      ),
    );
    expect(questions, truth.why).toEqual([]);
    expect(shown, truth.why).toMatchObject(wanted);
    expect(results.flatMap(({ row, result }) => (result.ok ? [] : row))).toEqual(truth.refusedLines);
  });
});
