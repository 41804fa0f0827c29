import { describe, expect, it } from "vitest";
import { readStatement } from "@/lib/reconciliation/bank-statements/read-statement";
import { agrees } from "@/lib/reconciliation/bank-statements/statement-totals.model";
import { damageOf, EUR, readText, shortly } from "./statement-bytes";

const disagreeing = (text: string) => readText(text).totals.filter((total) => !agrees(total)).length;

const ABO_OWN = "0000192000145399";
const aboHead = (opening: string, closing: string, out: string, came: string) =>
  `074${ABO_OWN}${"TRAVEL AGENCY".padEnd(20)}300426${opening}${closing}${out}0${came}0005310526`.padEnd(128);
const aboLine = (amount: string, way: string, day: string, more = "0203") =>
  `075${ABO_OWN}00000000866112230000000004711${amount}${way}0000260518000100030800000000000505${"26"}${"HOTEL SUMAVA AS".padEnd(20)}0${more}${day}`;
const ABO = [
  aboHead("00000001000000+", "00000001100000+", "00000000050000", "00000000150000"),
  aboLine("000000150000", "2", "060526"),
  `078${"PROVIZE ZA POBYTY KVETEN".padEnd(35)}REZERVACE 260518`,
  aboLine("000000050000", "1", "070526"),
];

describe("ABO", () => {
  it("is read by its columns, with its symbols and the texts below, on the day of booking", () => {
    const read = readText(ABO.join("\r\n"));
    expect(shortly(read)).toEqual([
      [
        "2026-05-06",
        150_000,
        "CZK",
        "HOTEL SUMAVA AS PROVIZE ZA POBYTY KVETEN REZERVACE 260518 VS 260518 KS 308 86611223/0100",
      ],
      ["2026-05-07", -50_000, "CZK", "HOTEL SUMAVA AS VS 260518 KS 308 86611223/0100"],
    ]);
    expect(read.lines[0]).toMatchObject({
      account: ABO_OWN,
      payer: "HOTEL SUMAVA AS",
      bankId: "0000000004711",
    });
    expect(read.totals.map((total) => [total.of, agrees(total)])).toEqual([
      ["in", true],
      ["out", true],
      ["closing", true],
    ]);
  });

  it("counts what was taken back on either side, and takes the day of the money where no other is given", () => {
    const back = aboLine("000000050000", "4", "000000");
    const [, paid = "", text = "", fee = ""] = ABO;
    for (const [out, came] of [
      ["00000000000000", "00000000150000"],
      ["00000000050000", "00000000200000"],
    ] as const) {
      const head = aboHead("00000001000000+", "00000001150000+", out, came);
      const lines = [head, paid, text, fee, back].join("\n");
      expect(shortly(readText(lines)).at(-1)?.slice(0, 2)).toEqual(["2026-05-05", 50_000]);
      expect(disagreeing(lines)).toBe(0);
    }
  });

  it("reads accounts out of the form that banks keep inside, where check digits hold in that alone", () => {
    const inside = (digits: string) =>
      [15, 13, 14, 11, 6, 7, 8, 9, 10, 12, 0, 1, 2, 3, 4, 5].map((place) => digits[place]).join("");
    const other = "0000000086112213";
    const plain = ABO.map((line) => line.replace("0000000086611223", other));
    const lines = plain.map((line) => line.replace(ABO_OWN, inside(ABO_OWN)).replace(other, inside(other)));
    for (const text of [plain, lines]) {
      const read = readText(text.join("\n"));
      expect(read.lines[0]).toMatchObject({
        account: ABO_OWN,
        memo: expect.stringContaining("86112213/0100"),
      });
      expect(read.accounts).toEqual([{ account: ABO_OWN, currency: "CZK" }]);
    }
  });

  it("disagrees with its own balances where it is cut off", () => {
    expect(disagreeing(ABO.slice(0, 3).join("\n"))).toBe(2);
  });

  it("asks for the currency that no number names", () => {
    const lines = ABO.map((line) => line.replace("00203", "00000")).join("\n");
    expect(readStatement(new TextEncoder().encode(lines))).toMatchObject({ asks: [{ about: "currency" }] });
    expect(shortly(readText(lines, { currency: EUR }))[0]?.[2]).toBe("EUR");
  });

  it.each([
    ["a way that is none", ABO.join("\n").replace("0000001500002", "0000001500003"), '"3" is neither'],
    ["another account", ABO.join("\n").replace("0750000192", "0750000193"), "not of the account above"],
    [
      "another currency",
      [...ABO, aboLine("000000000000", "2", "070526", "0978")].join("\n"),
      "another currency",
    ],
    ["a record of no kind", [...ABO, "088"].join("\n"), "isn't known"],
    ["a text of nothing", [ABO[0], ABO[2]].join("\n"), "belongs to no transaction"],
  ])("with %s is damaged", (_, text, reason) => {
    expect(damageOf(text)).toContain(reason);
  });
});
