import { describe, expect, it } from "vitest";
import {
  accountNumberSchema,
  bankName,
  ibanSchema,
  routingNumberSchema,
} from "@/lib/payouts/bank-files/account-fields.model";
import { csvRows } from "@/lib/payouts/bank-files/csv-file.model";
import { isInSepa } from "@/lib/payouts/bank-files/iban.model";
import type { Transfer } from "@/lib/payouts/bank-files/transfer.model";
import { currency } from "@/lib/platform/base/money";

/** Returns the value a schema parses from a text, or its error message. */
function said(schema: { safeParse: (text: string) => unknown }, text: string): unknown {
  const { data, error } = schema.safeParse(text) as {
    data?: unknown;
    error?: { issues: { message: string }[] };
  };
  return data ?? error?.issues.map(({ message }) => message).join("; ");
}

describe("a routing number", () => {
  it.each(["011000015", "021000021", "121042882", "322271627", "0260-0959 3"])("%s is one", (text) => {
    expect(said(routingNumberSchema, text)).toBe(text.replace(/[ -]/g, ""));
  });

  const good = "121042882";
  const places = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const changed = places.flatMap((place) =>
    [..."0123456789"].map((digit) => good.slice(0, place) + digit + good.slice(place + 1)),
  );
  const swapped = places.map(
    (place) => good.slice(0, place) + good.charAt(place + 1) + good.charAt(place) + good.slice(place + 2),
  );

  it("is refused with any digit changed or any two neighbours swapped", () => {
    const wrong = [...changed, ...swapped].filter((text) => text !== good);
    expect(wrong).toHaveLength(9 * 9 + 7);
    for (const text of wrong) expect(said(routingNumberSchema, text)).toMatch(/one of its digits is wrong/);
  });

  it.each([
    ["02100002", "A routing number has nine digits"],
    ["0210000210", "A routing number has nine digits"],
    ["02100002x", "A routing number has nine digits"],
    ["", "A routing number has nine digits"],
    // Numbers that no bank has although their check digit is right.
    ["000000000", "That is no bank's routing number: one of its digits is wrong"],
    ["500000005", "That is no bank's routing number: one of its digits is wrong"],
  ])("%j is refused", (text, why) => {
    expect(said(routingNumberSchema, text)).toBe(why);
  });
});

describe("an account number", () => {
  it.each([
    ["1234", "1234"],
    ["1234 5678 9012 34567", "12345678901234567"],
    ["12-345-A", "12-345-A"],
    ["123", "An account number has 4 to 17 digits"],
    ["123456789012345678", "An account number has 4 to 17 digits"],
    ["12/34", "An account number has 4 to 17 digits"],
  ])("%j comes to %j", (text, due) => {
    expect(said(accountNumberSchema, text)).toBe(due);
  });
});

describe("an IBAN", () => {
  it.each([
    ["de89 3704 0044 0532 0130 00", "DE89370400440532013000"],
    ["GB29 NWBK 6016 1331 9268 19", "GB29NWBK60161331926819"],
    ["MT84MALT011000012345MTLCAST001S", "MT84MALT011000012345MTLCAST001S"],
    ["NO93 8601 1117 947", "NO9386011117947"],
    ["DE88370400440532013000", "One of the IBAN's digits is wrong"],
    ["DE8937040044053201300", "That is too long or too short for an IBAN of this country"],
    ["US64SVBKUS6S3300958879", "An IBAN begins with the two letters of a country that has IBANs"],
    ["GB29 NWBK 6016 1331 9268 1X", "An IBAN of this country is written otherwise"],
    ["", "IBAN is required"],
  ])("%j comes to %j", (text, due) => {
    expect(said(ibanSchema, text)).toBe(due);
  });

  it("is within reach of SEPA in countries that have joined", () => {
    expect(["DE89370400440532013000", "CH9300762011623852957"].map(isInSepa)).toEqual([true, true]);
    expect(isInSepa("AE070331234567890123456")).toBe(false);
  });
});

it("takes names that a bank can read", () => {
  const name = bankName("Name", 12);
  expect(said(name, " Zoë Łukasz ")).toBe("Zoë Łukasz");
  expect(said(name, "Иван Петров")).toBe("Write it in Latin letters, as banks do");
  expect(said(name, "!!!")).toBe("Write it in Latin letters, as banks do");
  expect(said(name, "  ")).toBe("Name is required");
  expect(said(name, "Thirteen sign")).toBe("Must be at most 12 characters");
});

it("lists transfers for banks that read tables, in the currency's own decimals", () => {
  const account = { kind: "IBAN", iban: "DE89370400440532013000" } as const;
  const one: Transfer = {
    payoutId: "0190a1b2-c3d4-7e5f-8a6b-0123456789ab",
    holder: "Ada",
    amount: 1_234,
    account,
  };
  const amounts = ["USD", "JPY", "KWD"].map(
    (code) => csvRows([one], currency.parse(code), "2026-12-01")[0]?.[2],
  );
  expect(amounts).toEqual(["12.34", "1234", "1.234"]);
  expect(csvRows([{ ...one, amount: 5 }], currency.parse("KWD"), "2026-12-01")).toEqual([
    ["0190A1B2C3D47E5F8A6B0123456789AB", "Ada", "0.005", "KWD", "", "", "", "", account.iban, "2026-12-01"],
  ]);
});
