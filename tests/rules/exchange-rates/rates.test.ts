import { describe, expect, it } from "vitest";
import { rateWords } from "@/lib/ledger/bookings/payments/rate-words.model";
import { type RateSource, Rates } from "@/lib/ledger/exchange-rates/rate.model";
import { readRateFile } from "@/lib/ledger/exchange-rates/read-rate-file";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";

const TODAY = calendarDate.parse("2026-11-12");
const day = (text: string) => calendarDate.parse(text);
const quoted = (base: string, quote: string, on: string, rate: number, source: RateSource = "ecb") => ({
  base: currency.parse(base),
  quote: currency.parse(quote),
  day: day(on),
  rate,
  source,
});

describe("a rate", () => {
  const rates = new Rates([
    quoted("EUR", "USD", "2026-11-10", 1.08),
    quoted("EUR", "USD", "2026-11-12", 1.1),
    quoted("EUR", "JPY", "2026-11-10", 162),
    quoted("GBP", "USD", "2026-11-09", 1.3),
    quoted("USD", "MXN", "2026-11-10", 20),
  ]);

  it("is the day's, or the last one before it where none is of the day", () => {
    expect(rates.between("EUR", "USD", day("2026-11-10"))).toBe(1.08);
    expect(rates.lookUp("EUR", "USD", day("2026-11-11"))).toEqual({
      rate: 1.08,
      day: "2026-11-10",
      source: "ecb",
    });
    expect(rates.between("EUR", "USD", TODAY)).toBe(1.1);
    expect(rates.between("EUR", "USD", day("2026-11-09"))).toBeNull();
  });

  it("is turned round where the pair is quoted the other way, and 1 of a currency to itself", () => {
    expect(rates.between("USD", "EUR", day("2026-11-10"))).toBeCloseTo(1 / 1.08, 12);
    expect(rates.between("CHF", "CHF", TODAY)).toBe(1);
  });

  it("goes by way of the euro, or the dollar, where nobody quotes the pair, and is of the older day", () => {
    expect(rates.lookUp("USD", "JPY", day("2026-11-12"))).toEqual({
      rate: (1 / 1.1) * 162,
      day: "2026-11-10",
      source: "ecb",
    });
    expect(rates.between("GBP", "MXN", TODAY)).toBe(26);
    expect(rates.between("GBP", "CHF", TODAY)).toBeNull();
  });

  it("is the newer of what is quoted and what is reckoned, and of one day what came last", () => {
    const old = quoted("USD", "JPY", "2026-01-02", 120, "upload");
    const both = new Rates([
      old,
      quoted("EUR", "USD", "2026-11-10", 1),
      quoted("EUR", "JPY", "2026-11-10", 150),
    ]);
    expect(both.between("USD", "JPY", TODAY)).toBe(150);
    expect(both.between("USD", "JPY", day("2026-02-01"))).toBe(120);
    const twice = new Rates([quoted("EUR", "USD", "2026-11-10", 1), quoted("EUR", "USD", "2026-11-10", 2)]);
    expect(twice.between("EUR", "USD", TODAY)).toBe(2);
  });

  it.each([
    [1.08, "1.0800"],
    [0.925926, "0.925926"],
    [160, "160.0000"],
    [0.00625, "0.00625"],
    [0.0000625123, "0.0000625123"],
  ])("%s is told as %s", (rate, words) => {
    expect(rateWords(rate)).toBe(words);
  });
});

describe("a file of rates", () => {
  const read = (...lines: readonly string[]) => readRateFile(lines.join("\n"), TODAY);
  const reasons = (...lines: readonly string[]) => read(...lines).refused.map(({ reason }) => reason);

  it("names day, base, quote and rate, in both directions and in any order", () => {
    const file = read("rate,Quote,base,Date", "1.0790,USD,EUR,2026-11-12", "0.9268,EUR,USD,2026-11-12");
    expect(file).toEqual({
      rates: [
        { line: 2, base: "EUR", quote: "USD", day: "2026-11-12", rate: 1.079 },
        { line: 3, base: "USD", quote: "EUR", day: "2026-11-12", rate: 0.9268 },
      ],
      refused: [],
    });
  });

  it("may be the European Central Bank's table, with a day a line and gaps", () => {
    const file = read(
      "Date,USD,JPY,BGN,",
      "2026-11-12,1.0790,162.10,N/A,",
      "12 November 2026,1.0790,162.10,,",
    );
    expect(file.refused).toEqual([]);
    expect(file.rates).toEqual([
      { line: 2, base: "EUR", quote: "USD", day: "2026-11-12", rate: 1.079 },
      { line: 2, base: "EUR", quote: "JPY", day: "2026-11-12", rate: 162.1 },
    ]);
  });

  it.each([
    ["2026-11-12,EUR,XXQ,1", '"XXQ" is no currency'],
    ["2026-11-12,,USD,1", "A currency is missing"],
    ["2026-11-12,EUR,EUR,1", "Both currencies are the same"],
    ["12/11/2026,EUR,USD,1.07", `"12/11/2026" can't be read as a day: write it as 2026-11-12`],
    ["2026-02-30,EUR,USD,1.07", `"2026-02-30" can't be read as a day: write it as 2026-11-12`],
    ["2026-11-13,EUR,USD,1.07", "The day is in the future"],
    ["2026-11-12,EUR,USD,0", "A rate is more than nothing"],
    ["2026-11-12,EUR,USD,-1.07", '"-1.07" is no rate'],
    ["2026-11-12,EUR,USD,", '"" is no rate'],
    ["2026-11-12,EUR,USD,1e3", '"1e3" is no rate'],
    [
      '2026-11-12,EUR,IDR,"17,100"',
      '"17,100" reads two ways: write the decimals behind a point, and nothing between thousands',
    ],
    [
      '2026-11-12,EUR,IDR,"17,100.50"',
      '"17,100.50" reads two ways: write the decimals behind a point, and nothing between thousands',
    ],
  ])("refuses the line %s", (line, reason) => {
    expect(read("date,base,quote,rate", "2026-11-11,EUR,USD,1.0790", line).refused).toEqual([
      { line: 3, reason },
    ]);
  });

  it("takes commas for decimals where that is the only way to read one of them", () => {
    const file = read(
      "date;base;quote;rate",
      "2026-11-12;EUR;USD;1,0790",
      "2026-11-12;EUR;JPY;162,125",
      "2026-11-12;EUR;GBP;0.85",
    );
    expect(file.rates.map(({ rate }) => rate)).toEqual([1.079, 162.125]);
    expect(file.refused).toEqual([{ line: 4, reason: '"0.85" is no rate' }]);
  });

  it("refuses what another line says otherwise, and takes what is said twice once", () => {
    const head = "date,base,quote,rate";
    const line = "2026-11-12,EUR,USD,1.0790";
    expect(read(head, line, line).rates).toHaveLength(1);
    expect(reasons(head, line, "2026-11-12,EUR,USD,1.1")).toEqual([
      "Line 2 has another rate of this pair and day",
    ]);
    expect(reasons(head, line, "2026-11-12,USD,EUR,1.0790")).toEqual([
      "Line 2 says otherwise the other way round",
    ]);
  });

  it("says which columns it needs", () => {
    expect(reasons("a,b", "1,2")[0]).toMatch(/^The first line must name the columns/);
    expect(reasons("")[0]).toMatch(/^The first line must name the columns/);
  });
});
