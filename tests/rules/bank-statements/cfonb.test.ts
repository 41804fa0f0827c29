import { describe, expect, it } from "vitest";
import { agrees } from "@/lib/reconciliation/bank-statements/statement-totals.model";
import { damageOf, readText, shortly } from "./statement-bytes";

const cfonb = (code: "01" | "04" | "07", day: string, amount: string, words = "", rest = "") => {
  const head = `${code}30004    00828EUR2 00011112222${code === "04" ? `05${day}  ${day}` : `  ${day}`}`;
  return [head.padEnd(48), words.padEnd(42), amount, rest.padEnd(16)].join("");
};
const CFONB = [
  cfonb("01", "300426", "0000000010000{"),
  cfonb("04", "040526", "0000000012345F", "VIR HOTEL ADLON", "REF1"),
  `0530004    00828EUR2 0001111222205040526     NPYHOTEL ADLON SA`.padEnd(120),
  `0530004    00828EUR2 0001111222205040526     LCCCOMMISSION AVRIL`.padEnd(120),
  cfonb("04", "050526", "0000000000096}", "COTISATION"),
  cfonb("07", "310526", "0000000022249F"),
];

describe("CFONB 120", () => {
  it("is read by its columns, with the sign in the last digit of an amount and what the records below say", () => {
    const read = readText(CFONB.join("\n"));
    expect(shortly(read)).toEqual([
      ["2026-05-04", 123_456, "EUR", "HOTEL ADLON SA VIR HOTEL ADLON COMMISSION AVRIL REF1"],
      ["2026-05-05", -960, "EUR", "COTISATION"],
    ]);
    expect(read.lines[0]).toMatchObject({ account: "30004 00828 00011112222", payer: "HOTEL ADLON SA" });
    expect(read.totals.map((total) => [total.of, agrees(total)])).toEqual([["closing", true]]);
  });

  it.each([
    ["a closing record that is missing", CFONB.slice(0, -1), "a 07 record is missing"],
    ["an amount without a sign", CFONB.map((line) => line.replace("12345F", "123456")), "can't be read"],
    [
      "another account",
      CFONB.map((line, at) => (at === 4 ? line.replace("00828", "00829") : line)),
      "another account",
    ],
  ])("refuses %s", (_, lines, reason) => expect(damageOf(lines.join("\n"))).toContain(reason));
});
