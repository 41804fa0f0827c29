import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nachaFile } from "@/lib/payouts/bank-files/nacha-file.model";
import { nachaPayer } from "@/lib/payouts/bank-files/payer.model";
import type { Transfer, UsAccount } from "@/lib/payouts/bank-files/transfer.model";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { nachaProblems, readRecords } from "@/tests/support/bank-files/read-nacha";

const PAYER = nachaPayer.parse({
  bankRouting: "021000021",
  bankName: "Chase",
  companyName: "Harbor Travel",
  companyId: "1123456789",
  entryDescription: "COMMISSION",
  offset: null,
});
const OFFSET = { routingNumber: "021000021", accountNumber: "998877665", use: "checking" } as const;
const ADA = "0190a1b2-c3d4-7e5f-8a6b-0123456789ab";
const BO = "0190a1b2-c3d4-7e5f-8a6b-fedcba987654";

function transfer(
  change: Partial<Transfer<UsAccount>> = {},
  account: Partial<UsAccount> = {},
): Transfer<UsAccount> {
  const us = { kind: "US", routingNumber: "011000015", accountNumber: "12-345678", use: "checking" } as const;
  return {
    payoutId: ADA,
    holder: "Ada Lovelace",
    amount: 123_456,
    account: { ...us, holds: "person", ...account },
    ...change,
  };
}

function fileOf(transfers: readonly Transfer<UsAccount>[], payer = PAYER): string {
  return nachaFile({
    payer,
    transfers,
    madeAt: new Date("2026-11-28T16:05:00Z"),
    modifier: "A",
    day: calendarDate.parse("2026-12-01"),
    about: "Commission up to 2026-11-27",
  });
}

function fieldsOf(file: string, type: string, names: string): string[][] {
  return readRecords(file)
    .filter((record) => record.type === type)
    .map(({ field }) => names.split(" ").map(field));
}

describe("a file of the American clearing house", () => {
  it("names bank, company and time in its header", () => {
    const names =
      "priority destination origin date time modifier size blocking format destinationName originName reference";
    expect(fieldsOf(fileOf([transfer()]), "1", names)).toEqual([
      [
        ...["01", " 021000021", "1123456789", "261128", "1605", "A", "094", "10", "1"],
        ...["Chase".padEnd(23), "Harbor Travel".padEnd(23), " ".repeat(8)],
      ],
    ]);
  });

  it("has a batch for people and one for companies, whose entries carry what the money is for", () => {
    const company = transfer(
      { payoutId: BO, holder: "Bo Ltd", amount: 5 },
      { holds: "company", use: "savings" },
    );
    const file = fileOf([company, transfer()]);
    expect(nachaProblems(file)).toEqual([]);
    const names =
      "service company companyId sec description descriptiveDate effectiveDate settlement status odfi number";
    const common = ["261201", "261201", "   ", "1", "02100002"];
    expect(fieldsOf(file, "5", names)).toEqual([
      ["220", "Harbor Travel   ", "1123456789", "PPD", "COMMISSION", ...common, "0000001"],
      ["220", "Harbor Travel   ", "1123456789", "CCD", "COMMISSION", ...common, "0000002"],
    ]);
    const entry = "code rdfi checkDigit account amount id name hasAddenda traceBank traceNumber";
    expect(fieldsOf(file, "6", entry)).toEqual([
      [
        ...["22", "01100001", "5", "12-345678".padEnd(17), "0000123456", "B0123456789AB".padStart(15, "A6")],
        ...["Ada Lovelace".padEnd(22), "0", "02100002", "0000001"],
      ],
      [
        ...["32", "01100001", "5", "12-345678".padEnd(17), "0000000005", "A6BFEDCBA987654"],
        ...["Bo Ltd".padEnd(22), "1", "02100002", "0000002"],
      ],
    ]);
    expect(fieldsOf(file, "7", "type text place entry")).toEqual([
      ["05", "Commission up to 2026-11-27".padEnd(80), "0001", "0000002"],
    ]);
    expect(fieldsOf(file, "8", "service count hash debit credit")).toEqual([
      ["220", "000001", "0001100001", "000000000000", "000000123456"],
      ["220", "000002", "0001100001", "000000000000", "000000000005"],
    ]);
    expect(fieldsOf(file, "9", "batches blocks count hash debit credit")).toEqual([
      ["000002", "000001", "00000003", "0002200002", "000000000000", "000000123461"],
    ]);
  });

  it("balances each batch by an entry of the payer's where the bank wants that", () => {
    const file = fileOf([transfer(), transfer({ payoutId: BO, amount: 44 })], { ...PAYER, offset: OFFSET });
    expect(nachaProblems(file)).toEqual([]);
    expect(fieldsOf(file, "5", "service")).toEqual([["200"]]);
    expect(fieldsOf(file, "6", "code account amount name").at(-1)).toEqual([
      ...["27", "998877665".padEnd(17), "0000123500", "Harbor Travel".padEnd(22)],
    ]);
    expect(fieldsOf(file, "9", "count debit credit")).toEqual([["00000003", "000000123500", "000000123500"]]);
  });

  it("spells names as the clearing house reads them, and ends them where the field does", () => {
    const named = (holder: string) => fieldsOf(fileOf([transfer({ holder })]), "6", "name")[0]?.[0];
    expect(named("Zoë Łukasiewicz-Großmann der Ältere")).toBe("Zoe Lukasiewicz-Grossm");
    expect(named("O’Brien & Søn")).toBe("O'Brien + Son".padEnd(22));
  });

  it.each([
    ["nobody", []],
    ["a payout twice", [transfer(), transfer()]],
    ["nothing", [transfer({ amount: 0 })]],
    ["less than nothing", [transfer({ amount: -1 })]],
    ["part of a cent", [transfer({ amount: 1.5 })]],
    ["more than a field holds", [transfer({ amount: 10_000_000_000 })]],
  ])("pays %s", (_what, transfers) => {
    expect(() => fileOf(transfers)).toThrow(expect.objectContaining({ code: "INVALID_INPUT" }));
  });

  it("is right for any transfers", () => {
    const account = fc.record({
      routingNumber: fc.constantFrom("011000015", "121042882", "322271627", "026009593"),
      accountNumber: fc.stringMatching(/^[0-9A-Z]{4,17}$/),
      use: fc.constantFrom("checking" as const, "savings" as const),
      holds: fc.constantFrom("person" as const, "company" as const),
    });
    const some = fc.array(
      fc.record({
        holder: fc.string({ minLength: 1, unit: "grapheme" }),
        amount: fc.integer({ min: 1, max: 9_999_999_999 }),
        account,
      }),
      { minLength: 1, maxLength: 25 },
    );
    fc.assert(
      fc.property(some, fc.boolean(), (entries, isBalanced) => {
        const transfers = entries.map((entry, place) =>
          transfer({
            ...entry,
            amount: Math.ceil(entry.amount / 25),
            payoutId: `${ADA.slice(0, -2)}${10 + place}`,
            account: { kind: "US", ...entry.account },
          }),
        );
        const file = fileOf(transfers, { ...PAYER, offset: isBalanced ? OFFSET : null });
        expect(nachaProblems(file)).toEqual([]);
        const paid = fieldsOf(file, "6", "code amount").filter(([code]) => code === "22" || code === "32");
        expect(paid.map(([, amount]) => Number(amount)).sort()).toEqual(
          transfers.map(({ amount }) => amount).sort(),
        );
      }),
    );
  });
});
