import { describe, expect, it } from "vitest";
import { readForAccount } from "@/lib/reconciliation/bank-transactions/import/reading/read-for-account";
import { bytesOf, TODAY, USD } from "./statement-bytes";

const read = (text: string, lastDigits: string | null = null, fileAccount?: string) => {
  const account = { id: "account", name: "The account", currency: USD, lastDigits, version: 1 };
  const { answer, lines } = readForAccount({
    bytes: bytesOf(text),
    accounts: [account],
    accountId: account.id,
    mapping: null,
    fileAccount,
    dateOrder: "MDY",
    remembered: new Map(),
    guesses: true,
    today: TODAY,
  });
  return {
    asks: answer.kind === "asks" ? answer.questions : [],
    amounts: lines.map(({ amountMinor }) => amountMinor),
    others: answer.kind === "found" ? answer.skipped.map(({ reason }) => reason) : [],
  };
};

const qif = (...accounts: readonly (readonly [name: string, amount: string])[]) =>
  accounts
    .map(([name, amount]) => `!Account\nN${name}\nTBank\n^\n!Type:Bank\nD5/4'26\nT${amount}\nPX\n^\n`)
    .join("");
const CSV =
  "Account Number,Post Date,Description,Debit,Credit,Balance\n0417720-S75,5/21/2026,Fee Refund,,27.00,1550.69\n0417720-S75,5/20/2026,Fee,27.00,,1523.69\n0417720-S01,5/11/2026,Transfer,,500.00,5111.08\n";

/** Two accounts in one file, one after the other and day by day; each has its own balance. */
const UNNAMED =
  "Caisse,0338812,EOP,2026/05/21,Fee Refund,,27.14,1550.69\nCaisse,0338812,EOP,2026/05/20,Fee,27.14,,1523.55\nCaisse,0338812,ET1,2026/05/19,Transfer,,511.83,5111.08\nCaisse,0338812,ET1,2026/05/11,Interest,,0.37,4599.25\n";
const BY_WORDS =
  "Account,Date,Text,Amount\nChecking,5/21/2026,Fee Refund,27.00\nSavings,5/20/2026,Fee,-3.00\nChecking,5/19/2026,Hotel,100.00\n";
const CATEGORIES =
  "Account,Date,Text,Amount,Balance\nTravel,5/21/2026,Hotel,27.14,127.14\nFees,5/22/2026,Fee,-7.21,119.93\nTravel,5/23/2026,Ship,310.55,430.48\n";

describe("a file of several accounts", () => {
  it.each([
    ["QIF", qif(["Checking 8832", "9.00"], ["Visa 4471", "-5.00"]), ["Checking 8832", "Visa 4471"], [900]],
    ["QIF by words", qif(["Checking", "9.00"], ["Savings", "-5.00"]), ["Checking", "Savings"], [900]],
    ["CSV", CSV, ["0417720-S75", "0417720-S01"], [2700, -2700]],
    ["CSV without headings", UNNAMED, ["EOP", "ET1"], [2714, -2714]],
    ["CSV by words", BY_WORDS, ["Checking", "Savings"], [2700, 10000]],
  ])("asks which one it is: %s", (_, text, choices, amounts) => {
    expect(read(text)).toMatchObject({ asks: [{ about: "account", choices }], amounts: [] });
    const chosen = read(text, null, choices[0]);
    expect(chosen.amounts).toEqual(amounts);
    expect(new Set(chosen.others)).toEqual(new Set(["It is of another account."]));
  });

  it("is one account where one balance runs through all of its rows", () => {
    expect(read(CATEGORIES)).toMatchObject({ asks: [], amounts: [2714, -721, 31055] });
  });

  it("is that of the account's last digits, where it names them", () => {
    const text = qif(["Checking 8832", "9.00"], ["Savings", "-5.00"]);
    expect(read(text, "8832")).toMatchObject({
      asks: [],
      amounts: [900],
      others: ["It is of another account."],
    });
    expect(read(qif(["Checking", "9.00"], ["Savings", "-5.00"]), "8832").asks).toHaveLength(1);
  });

  it("is one where it has one name, whatever that is", () => {
    expect(read(qif(["Checking", "9.00"]), "8832").amounts).toEqual([900]);
    expect(read(qif(["Checking", "9.00"])).amounts).toEqual([900]);
  });
});
