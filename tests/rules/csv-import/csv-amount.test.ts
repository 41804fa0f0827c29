import { describe, expect, it } from "vitest";
import { currencyOf, decimalEvidence, minorOf, typedAmount } from "@/lib/imports/csv-amount.model";
import { OFFERED_CURRENCIES } from "@/lib/platform/base/money";

/** Returns an amount in minor units with the currency written beside it. */
function read(raw: string, mark: "." | "," = ".") {
  const typed = typedAmount(raw, mark);
  return typed && { minor: minorOf(typed, typed.currency ?? "USD"), currency: typed.currency };
}

describe("an amount", () => {
  it.each([
    ["1,234.56", 123456],
    ["1.234,56", 123456],
    ["1 234,56", 123456],
    ["1\u00a0234,56", 123456],
    ["1\u202f234,56", 123456],
    ["1'234.56", 123456],
    ["1’234.56", 123456],
    ["12,345,678.90", 1234567890],
    ["12.345.678,90", 1234567890],
    ["12,34,567.89", 123456789],
    ["1234.56", 123456],
    ["1234,56", 123456],
    ["1234", 123400],
    ["1,234", 123400],
    ["1 234", 123400],
    ["1,234,567", 123456700],
    ["0.5", 50],
    ["0,5", 50],
    [".50", 50],
    ["0.500", 50],
    ["1234.5600", 123456],
    ["  99 ", 9900],
    ["+12.00", 1200],
    ["0", 0],
    ["-0.00", 0],
    ["9007199254740.99", 900719925474099],
  ])("%s is %i cents", (raw, minor) => expect(read(raw)).toEqual({ minor, currency: null }));

  it.each([
    ["$1,200.00", 120000, "USD"],
    ["€ 99", 9900, "EUR"],
    ["99 €", 9900, "EUR"],
    ["£1,000", 100000, "GBP"],
    ["USD 1,234.50", 123450, "USD"],
    ["1.234,50 EUR", 123450, "EUR"],
    ["CA$ 12", 1200, "CAD"],
    ["A$12", 1200, "AUD"],
    ["¥1,200", 1200, "JPY"],
    ["1 200 zł", 120000, "PLN"],
    ["kwd 1.250", 1250, "KWD"],
    ["-$50", -5000, "USD"],
    ["$-50", -5000, "USD"],
    ["($50.00)", -5000, "USD"],
    ["50.00- EUR", -5000, "EUR"],
    ["USD $1,250.00", 125000, "USD"],
    ["-USD $25.00", -2500, "USD"],
    ["$1,250.00 CAD", 125000, "CAD"],
    ["CAD$ 12", 1200, "CAD"],
    ["₦1,500.00", 150000, "NGN"],
    ["R 1 250.00", 125000, "ZAR"],
    ["-R 25.00", -2500, "ZAR"],
    ["Rs.500", 50000, "INR"],
    ["Rs. 12,34,567.50", 123456750, "INR"],
    ["S/. 50.00", 5000, "PEN"],
    ["Fr. 50.-", 5000, "CHF"],
    ["1 250,50 Kč", 125050, "CZK"],
    ["12 500 Ft", 1250000, "HUF"],
    ["Rp 1.250.000", 125000000, "IDR"],
    ["RM1,250.00", 125000, "MYR"],
    ["1.250,00 lei", 125000, "RON"],
    ["₱5", 500, "PHP"],
    ["₪5", 500, "ILS"],
    ["5 ₴", 500, "UAH"],
    ["1.250,00 TL", 125000, "TRY"],
    ["21,000円", 21000, "JPY"],
    ["￥１，２００", 1200, "JPY"],
    ["CHF (50.00)", -5000, "CHF"],
    ["(50.00) EUR", -5000, "EUR"],
    ["$.50", 50, "USD"],
  ])("%s carries its currency", (raw, minor, currency) => expect(read(raw)).toEqual({ minor, currency }));

  it.each([
    ["(50.00)", -5000],
    ["-50", -5000],
    ["\u221250", -5000],
    ["50-", -5000],
    ["( 1,234.56 )", -123456],
    ["▲1,234.56", -123456],
    ["△50", -5000],
    ["\u200e-50.00", -5000],
    ["—50", -5000],
  ])("%s is negative", (raw, minor) => expect(read(raw)?.minor).toBe(minor));

  it.each([
    "abc",
    "1.2.3",
    "",
    " ",
    "-",
    "$",
    "1,23,4",
    "1.234.56",
    "1,234.567,8",
    "12 34",
    "--5",
    "-(5)",
    "5$5",
    "$5€",
    "1e5",
    "NaN",
    "Infinity",
    "0x10",
    "١٢٣",
    "5 XYZ",
    "5%",
    "1'23",
    "12/03",
    "=1+1",
    "5 km",
    "$5 EUR",
    "(50.00",
    "(-50)",
    "1.25E+03",
    "1.2.-",
  ])("%j is none", (raw) => expect(typedAmount(raw, ".")).toBeUndefined());

  it("reads what can be read in two ways as the file writes it", () => {
    expect(read("1,234", ".")?.minor).toBe(123400);
    expect(read("1,234", ",")).toEqual({ minor: undefined, currency: null });
    expect(read("1.234", ",")?.minor).toBe(123400);
    expect(minorOf(typedAmount("1,234", ",") ?? fail(), "KWD")).toBe(1234);
  });

  it("refuses more decimals than the currency has, and what is out of range", () => {
    expect(read("10.005")?.minor).toBeUndefined();
    expect(read("¥10.5")?.minor).toBeUndefined();
    expect(read("99999999999999999")?.minor).toBeUndefined();
  });

  it.each([...OFFERED_CURRENCIES])("keeps every digit in %s", (code) => {
    for (const raw of ["0", "1", "1234567", "-89"]) {
      const typed = typedAmount(`${code} ${raw}`, ".");
      const digits = ["JPY", "KRW", "VND", "CLP"].includes(code) ? 0 : ["KWD", "OMR"].includes(code) ? 3 : 2;
      expect(typed?.currency).toBe(code);
      expect(typed && minorOf(typed, code)).toBe(Number(raw) * 10 ** digits);
    }
  });

  it.each([
    ["1,234.56", "."],
    ["1.234,56", ","],
    ["1 234,56", ","],
    ["1,234,567", "."],
    ["1.234.567", ","],
    ["12.5", "."],
    ["12,5", ","],
    ["1,234", "either"],
    ["1.234", "either"],
    ["$1,234", "either"],
    ["0,123", ","],
    ["1234", "none"],
    ["1 234", "none"],
    ["abc", "none"],
    ["", "none"],
  ])("%s tells of the file's decimals: %s", (raw, evidence) => expect(decimalEvidence(raw)).toBe(evidence));

  it.each([
    ["usd", "USD"],
    [" EUR ", "EUR"],
    ["€", "EUR"],
    ["Dollars", undefined],
    ["XQQ", undefined],
  ])("the currency %j is %s", (raw, code) => expect(currencyOf(raw)).toBe(code));
});

function fail(): never {
  throw new Error("was not read");
}
