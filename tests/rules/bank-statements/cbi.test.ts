import { describe, expect, it } from "vitest";
import { agrees } from "@/lib/reconciliation/bank-statements/statement-totals.model";
import { damageOf, readText, shortly } from "./statement-bytes";

const amount = (text: string) => text.padStart(15, "0");
const account = (rest = "") =>
  ` 6100000010888893001CONTO ORDINARIO CCK0888803200000000654321EUR300426C${amount("100,00")}${rest}`;
const movement = (days: string, signed: string) =>
  ` 620000001001${days}${signed[0]}${amount(signed.slice(1))}48`.padEnd(61);
const CBI = [
  " RH0888801234310526RENDICONTO",
  account(),
  `${movement("030526040526", "C1234,56")}RIF700                   CRO 55`,
  " 630000001001KKKNUOVA CONTABILITA",
  " 630000001001ZZ2HOTEL ADLON SPA",
  " 630000001001PROVVIGIONI APRILE",
  movement("060526050526", "D9,60"),
  " 630000001001COMMISSIONI",
  ` 640000001EUR310526C${amount("1324,96")}C${amount("1200,00")}`,
  ` 650000001010626C${amount("1324,96")}`,
  ` EF0888801234310526RENDICONTO            0000001${" ".repeat(30)}0000011`,
];

describe("CBI RH", () => {
  it("is read by its columns, with the day of booking, who ordered and what the records below say", () => {
    const read = readText(CBI.map((line) => line.padEnd(120)).join("\n"));
    expect(shortly(read)).toEqual([
      ["2026-05-04", 123_456, "EUR", "HOTEL ADLON SPA NUOVA CONTABILITA PROVVIGIONI APRILE RIF700 CRO 55"],
      ["2026-05-05", -960, "EUR", "COMMISSIONI"],
    ]);
    expect(read.lines[0]).toMatchObject({ account: "08888 03200 000000654321", payer: "HOTEL ADLON SPA" });
    expect(read.totals.map((total) => [total.of, agrees(total)])).toEqual([["closing", true]]);
  });

  it("names the account by its IBAN, and is read without breaks between its records", () => {
    const lines = CBI.map((line, at) => (at === 1 ? account("IT60") : line));
    const read = readText(lines.map((line) => line.padEnd(120)).join(""));
    expect(read.lines[0]?.account).toBe("IT60K0888803200000000654321");
  });

  it.each([
    ["a last record that is missing", CBI.slice(0, -1), "its EF record is missing"],
    ["an account that doesn't end", CBI.filter((line) => !line.startsWith(" 64")), "64 record"],
    ["a record that was lost", CBI.filter((line) => !line.includes("ZZ2")), "has 11 records, it has 10"],
    ["an amount without its side", CBI.map((line) => line.replace("D00", " 00")), "neither credit"],
    [
      "another account",
      CBI.map((line, at) => (at === 6 ? line.replace("0000001", "0000002") : line)),
      "another account",
    ],
  ])("refuses %s", (_, lines, reason) => expect(damageOf(lines.join("\n"))).toContain(reason));
});
