import { describe, expect, it } from "vitest";
import { agrees, totalsWords } from "@/lib/reconciliation/bank-statements/statement-totals.model";
import { readForAccount } from "@/lib/reconciliation/bank-transactions/import/reading/read-for-account";
import { by } from "./guessed";
import { bytesOf, EUR, readText, TODAY } from "./statement-bytes";

const mt940 = (closing: string, opening = "C270228EUR100,00") =>
  [":20:S", ":25:1/2", `:60F:${opening}`, ":61:2703010301C12,50NTRFX", ":61:2703010301D2,50NTRFY"]
    .concat([`:62F:${closing}`, "-", ""])
    .join("\r\n");
const mt942 = (...totals: readonly string[]) =>
  [":20:S", ":25:1/2", ":34F:EUR0,00", ":61:2703010301C12,50NTRFX", ":61:2703010301D2,50NTRFY"]
    .concat(totals, ["-", ""])
    .join("\r\n");
const camt = (summary: string, entries = "") => `<Document><BkToCstmrStmt><Stmt><Acct><Ccy>EUR</Ccy></Acct>
${summary}${entries}${ntry("12.50", "CRDT")}${ntry("2.50", "DBIT")}</Stmt></BkToCstmrStmt></Document>`;
const ntry = (amount: string, mark: string, status = "BOOK") =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${mark}</CdtDbtInd><Sts>${status}</Sts><BookgDt><Dt>2027-03-01</Dt></BookgDt></Ntry>`;
const sums = (came: string, went: string, all: string) =>
  `<TxsSummry><TtlNtries><Sum>${all}</Sum></TtlNtries><TtlCdtNtries><Sum>${came}</Sum></TtlCdtNtries><TtlDbtNtries><Sum>${went}</Sum></TtlDbtNtries></TxsSummry>`;
const balance = (type: string, amount: string, mark = "CRDT") =>
  `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${mark}</CdtDbtInd></Bal>`;
const bai2 = (account: string, end: string) =>
  ["01,A,B,270301,1200,1,,,2/", "02,B,A,1,270301,,EUR,2/", `03,4711,,${account}/`]
    .concat(["16,165,1250,Z,,,X/", "16,475,250,S,1,2,3,,,Y/", `49,${end},4/`, "98,1,1,6/", "99,1,1,8/", ""])
    .join("\n");

const totalsIn = (text: string) =>
  readText(text, text.startsWith("Date") ? by(text) : {}).totals.map((total) =>
    agrees(total) ? total.of : `${total.of} ${total.stated} is ${total.read}`,
  );

const csv = (...totals: readonly string[]) =>
  ["Date;Text;Amount", "2027-03-01;X;12,50", "2027-03-01;Y;-2,50", ...totals, ""].join("\n");

describe("a file's own totals", () => {
  it.each([
    ["MT940, closing", mt940("C270301EUR110,00"), "closing"],
    ["MT940, overdrawn", mt940("D270301EUR90,00", "D270228EUR100,00"), "closing"],
    ["MT942", mt942(":90D:1EUR2,50", ":90C:1EUR12,50"), "out, in"],
    ["MT942 with what is only expected", mt942(":61:2703020302EC5,00NTRFZ", ":90C:2EUR17,50"), ""],
    ["CAMT, sums", camt(sums("12.50", "2.50", "15")), "in, out, all"],
    ["CAMT, balances", camt(balance("OPBD", "100") + balance("CLBD", "110")), "closing"],
    ["CAMT, below nothing", camt(balance("PRCD", "15", "DBIT") + balance("CLBD", "5", "DBIT")), "closing"],
    ["CAMT with what is pending", camt(sums("17.50", "2.50", "20"), ntry("5", "CRDT", "PDNG")), ""],
    ["CAMT, a page", camt(`<StmtPgntn><PgNb>2</PgNb></StmtPgntn>${sums("99", "99", "99")}`), ""],
    ["BAI2", bai2("010,10000,,,015,11000,,,100,1250,1,,400,250,1,", "24000"), "in, out, closing, control"],
    ["BAI2 without any", bai2(",,,", ""), ""],
    ["MT940, closing", mt940("C270301EUR200,00"), "closing EUR 200.00 is EUR 110.00"],
    ["MT942", mt942(":90D:1EUR3,50", ":90C:1EUR12,50"), "out EUR 3.50 is EUR 2.50, in"],
    [
      "CAMT, sums",
      camt(sums("13.50", "3.50", "15")),
      "in EUR 13.50 is EUR 12.50, out EUR 3.50 is EUR 2.50, all",
    ],
    [
      "CAMT, all",
      camt("<TxsSummry><TtlNtries><Sum>16</Sum></TtlNtries></TxsSummry>"),
      "all EUR 16.00 is EUR 15.00",
    ],
    [
      "CAMT, balances",
      camt(balance("OPBD", "100") + balance("CLBD", "111")),
      "closing EUR 111.00 is EUR 110.00",
    ],
    ["BAI2, credits", bai2("100,1260,1,", ""), "in EUR 12.60 is EUR 12.50"],
    ["BAI2, balances", bai2("010,10000,,,015,11001,,", ""), "closing EUR 110.01 is EUR 110.00"],
    ["BAI2, its control", bai2("010,10000,,", "11600"), "control EUR 116.00 is EUR 115.00"],
    [
      "CSV",
      csv("2027-03-02;Total credits;12,50", "2027-03-02;Total debits;3,50"),
      "in, out EUR 3.50 is EUR 2.50",
    ],
    [
      "CSV, balances with the newest first",
      csv("2027-03-02;Closing balance;110,00", "2027-03-01;Opening balance;100,00"),
      "closing",
    ],
  ])("are held against what was read: %s", (_, text, totals) =>
    expect(totalsIn(text).join(", ")).toBe(totals),
  );

  it("are asked about in every format, all of them, and what was read is taken only by the words that told of each", () => {
    const account = { id: "a", name: "A", currency: EUR, lastDigits: null, version: 1 };
    const others = [
      camt(sums("13.50", "3.50", "16")),
      csv("2027-03-02;Total credits;13,50", "2027-03-02;Total debits;3,50"),
    ];
    for (const text of others) {
      const task = { bytes: bytesOf(text), accounts: [account], accountId: "a", mapping: null };
      const read = (acceptedTotals?: readonly string[]) =>
        readForAccount({ ...task, remembered: new Map(), guesses: true, today: TODAY, acceptedTotals });
      const told = (acceptedTotals?: readonly string[]) => {
        const { answer } = read(acceptedTotals);
        if (answer.kind !== "asks") return answer.kind;
        return answer.questions.filter((question) => question.about === "totals").map(totalsWords);
      };
      const [first, ...more] = told();
      expect([first, more[0]]).toEqual([
        "By the file: money in EUR 13.50. By what was read: EUR 12.50.",
        "By the file: money out EUR 3.50. By what was read: EUR 2.50.",
      ]);
      expect(told([first ?? ""])).toEqual(more);
      expect(told([first ?? "", ...more])).toBe("found");
    }
  });
});
