import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  currencyBeside,
  decimalEvidence,
  minorOf,
  roundedMinorOf,
  typedAmount,
} from "@/lib/imports/csv-amount.model";
import { currency, digitsOf } from "@/lib/platform/base/money";

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

const some = fc.record({
  code: fc.constantFrom(...Object.keys(SIGNS)),
  minor: fc.integer({ min: -999_999_999, max: 999_999_999 }),
  mark: fc.constantFrom("." as const, "," as const),
  group: fc.constantFrom("", "other", "'", ...BLANKS),
  minus: fc.constantFrom(
    (amount: string) => `-${amount}`,
    (amount: string) => `\u2212${amount}`,
    (amount: string) => `${amount}-`,
    (amount: string) => `(${amount})`,
  ),
  sign: fc.nat(3),
  isBefore: fc.boolean(),
  blank: fc.constantFrom("", ...BLANKS),
});
type Some = typeof some extends fc.Arbitrary<infer Value> ? Value : never;

function numberOf({ code, minor, mark, group }: Some): string {
  const digits = digitsOf(code);
  const plain = String(Math.abs(minor)).padStart(digits + 1, "0");
  const between = group === "other" ? (mark === "." ? "," : ".") : group;
  const whole = plain.slice(0, plain.length - digits).replace(/\B(?=(\d{3})+$)/g, between);
  return digits === 0 ? whole : `${whole}${mark}${plain.slice(-digits)}`;
}

function written(one: Some): string {
  const signs = SIGNS[one.code] ?? [];
  const beside = signs[one.sign % signs.length] ?? "";
  const number = numberOf(one);
  const amount = one.isBefore ? `${beside}${one.blank}${number}` : `${number}${one.blank}${beside}`;
  return one.minor < 0 ? one.minus(amount) : amount;
}

it("any amount, however it is written, reads back exactly", () => {
  fc.assert(
    fc.property(some, (one) => {
      const typed = typedAmount(written(one), one.mark);
      const own = currency.parse(one.code);
      const read = typed && [currencyBeside(typed, own), minorOf(typed, own)];
      expect([written(one), read]).toEqual([written(one), [one.code, one.minor]]);
    }),
    { numRuns: 5_000 },
  );
});

function fail(): never {
  throw new Error("was not read");
}
