import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currency, digitsOf, OFFERED_CURRENCIES } from "@/lib/base/money";
import {
  currencyBeside,
  currencyOf,
  decimalEvidence,
  minorOf,
  roundedMinorOf,
  typedAmount,
} from "@/lib/csv-import/csv-amount.model";

/** In cents, with the currency that stood beside it. */
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

describe("a sign that several currencies share", () => {
  const meant = (raw: string, own?: string) =>
    currencyBeside(typedAmount(raw, ".") ?? fail(), own === undefined ? undefined : currency.parse(own));
  it.each([
    ["$5", "CAD", "CAD"],
    ["$5", "EUR", "USD"],
    ["$5", undefined, "USD"],
    ["kr 5", "NOK", "NOK"],
    ["5 kr.", "DKK", "DKK"],
    ["kr 5", "EUR", undefined],
    ["kr 5", undefined, undefined],
    ["kr 5 SEK", "NOK", "SEK"],
    ["¥5", "CNY", "CNY"],
    ["£5", "EGP", "EGP"],
    ["Rs 5", "LKR", "LKR"],
    ["R 5", "ZAR", "ZAR"],
    ["€5", "USD", "EUR"],
    ["5", "USD", "USD"],
    ["5", undefined, undefined],
  ])("%s in an account in %s is %s", (raw, own, code) => expect(meant(raw, own)).toBe(code));
});

describe("decimals that a currency doesn't have", () => {
  const rounded = (raw: string, code: string) => roundedMinorOf(typedAmount(raw, ".") ?? fail(), code);
  it.each([
    ["33.335", "USD", 3334, true],
    ["-33.335", "USD", -3334, true],
    ["33.334", "USD", 3333, true],
    ["0.30000000000000004", "USD", 30, false],
    ["33.339999999999996", "USD", 3334, false],
    ["-0.001", "USD", 0, true],
    ["1.25", "JPY", 1, true],
    ["1.2345", "KWD", 1235, true],
    ["33.330", "USD", 3333, false],
  ])("%s in %s are rounded half away from zero, and said", (raw, code, minor, isRounded) => {
    expect(rounded(raw, code)).toEqual({ minor, isRounded });
  });

  it("are thousands in a currency without any", () => {
    expect(rounded("1.234", "JPY")).toBeUndefined();
    expect(typedAmount("¥1.234", ".")).toMatchObject({ whole: "1234", fraction: "" });
    expect([
      decimalEvidence("¥1,234"),
      decimalEvidence("1,234", "JPY"),
      decimalEvidence("1.234", "JPY"),
    ]).toEqual([".", ".", ","]);
  });
});

const SIGNS: Readonly<Record<string, readonly string[]>> = {
  USD: ["$", "US$", "USD", "USD $"],
  EUR: ["€", "EUR"],
  NOK: ["kr", "kr.", "NOK"],
  ZAR: ["R", "ZAR"],
  JPY: ["¥", "円", "￥", "JPY"],
  KWD: ["KWD", "KD"],
  INR: ["₹", "Rs.", "Rs", "INR"],
  CHF: ["Fr.", "CHF"],
};
const BLANKS = [" ", "\u00a0", "\u202f", "\u2009"];

it("any amount, however it is written, reads back exactly or is refused", () => {
  const code = fc.constantFrom(...Object.keys(SIGNS));
  const way = fc.record({
    code,
    minor: fc.integer({ min: -999_999_999, max: 999_999_999 }),
    mark: fc.constantFrom("." as const, "," as const),
    group: fc.constantFrom("", "other", "'", ...BLANKS),
    minus: fc.constantFrom("-", "\u2212", "behind", "brackets"),
    sign: fc.nat(3),
    isBefore: fc.boolean(),
    blank: fc.constantFrom("", ...BLANKS),
  });
  fc.assert(
    fc.property(way, ({ code, minor, mark, group, minus, sign, isBefore, blank }) => {
      const digits = digitsOf(code);
      const plain = String(Math.abs(minor)).padStart(digits + 1, "0");
      const between = group === "other" ? (mark === "." ? "," : ".") : group;
      const whole = plain.slice(0, plain.length - digits).replace(/\B(?=(\d{3})+$)/g, between);
      const number = digits === 0 ? whole : `${whole}${mark}${plain.slice(-digits)}`;
      const signs = SIGNS[code] ?? [];
      const beside = signs[sign % signs.length] ?? "";
      const amount = isBefore ? `${beside}${blank}${number}` : `${number}${blank}${beside}`;
      const negative = {
        "-": `-${amount}`,
        "\u2212": `\u2212${amount}`,
        behind: `${amount}-`,
        brackets: `(${amount})`,
      };
      const written = minor < 0 ? (negative[minus as keyof typeof negative] ?? "") : amount;
      const typed = typedAmount(written, mark);
      const read = typed && [currencyBeside(typed, currency.parse(code)), minorOf(typed, code)];
      expect([written, read]).toEqual([written, [code, minor]]);
    }),
    { numRuns: 5_000 },
  );
});

function fail(): never {
  throw new Error("was not read");
}
