import { expect, it } from "vitest";
import { readForAccount } from "@/lib/reconciliation/bank-transactions/import/reading/read-for-account";
import { by, guessed } from "./guessed";
import { bytesOf, EUR, TODAY } from "./statement-bytes";

const ACCOUNT = { id: "a", name: "A", currency: EUR, lastDigits: null, version: 1 };
const HEAD = "Date,Text,Amount\n";

/**
 * Reads a file for an account that has accepted these columns with `changes` before; `accountId` is the chosen account.
 */
function readAsBefore(rows: string, changes: object, accounts = [ACCOUNT], accountId: string | null = "a") {
  const text = HEAD + rows;
  const { mapping } = by(text, changes);
  const { answer, lines } = readForAccount({
    bytes: bytesOf(text),
    accounts,
    accountId,
    mapping: null,
    remembered: new Map([["a", { [guessed(text).headerKey]: mapping }]]),
    guesses: true,
    today: TODAY,
  });
  const asked = answer.kind === "asks" ? answer.questions.map(({ about }) => about) : null;
  return asked ?? lines.map(({ bookedOn, amountMinor }) => `${bookedOn} ${amountMinor}`);
}

it.each([
  [
    "a remembered order and mark, where the file leaves both open",
    "05/03/2027,HOTEL,1.234",
    ["2027-03-05 123400"],
  ],
  [
    "the order that its days show",
    "05/28/2027,HOTEL,1.00\n05/03/2027,Y,2.00",
    ["2027-05-28 100", "2027-05-03 200"],
  ],
  [
    "the mark that its amounts show",
    "05/03/2027,HOTEL,1.50\n05/03/2027,Y,1.234",
    ["2027-03-05 150", "2027-03-05 123"],
  ],
  [
    "a question, where its days are open and can't be in that order",
    "24.11.26,HOTEL COMMISSION,1.00",
    ["dateOrder"],
  ],
])("a file with columns that are known is read by %s", (_, rows, read) => {
  const dateOrder = read[0] === "dateOrder" ? "MDY" : "DMY";
  expect(readAsBefore(`${rows}\n`, { dateOrder, decimalMark: ",", isSignTurned: false })).toEqual(read);
});

it("a file that only its columns give to an account is asked again what they leave open", () => {
  const changes = { dateOrder: "DMY", decimalMark: ",", isSignTurned: false };
  const others = [ACCOUNT, { ...ACCOUNT, id: "b" }];
  expect(readAsBefore("05/03/2027,HOTEL,1.50\n", changes, others, null)).toEqual(["dateOrder"]);
  expect(readAsBefore("05/03/2027,HOTEL,1.50\n", changes, [ACCOUNT], null)).toEqual(["2027-03-05 150"]);
  expect(readAsBefore("25/03/2027,HOTEL,1.50\n", changes, others, null)).toEqual(["2027-03-25 150"]);
});

it("days that are sorted in one order alone are in that one, whatever is remembered", () => {
  const days = ["01/02", "01/05", "02/01", "02/11", "03/03", "03/09"];
  const rows = days.map((day) => `${day}/2027,HOTEL,1.50\n`).join("");
  const read = readAsBefore(rows, { dateOrder: "DMY", isSignTurned: false });
  expect(read).toEqual(days.map((day) => `2027-${day.replace("/", "-")} 150`));
});
