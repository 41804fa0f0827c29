import { describe, expect, it } from "vitest";
import { readForAccount } from "@/lib/bank-transactions/import/reading/read-for-account";
import { bytesOf, EUR, readText } from "./statement-bytes";

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

const doubtOf = (text: string) => {
  const { doubt } = readText(text);
  return doubt ? `${doubt.of} ${doubt.stated} ${doubt.read}` : null;
};

describe("a file's own totals", () => {
  it.each([
    ["MT940, closing", mt940("C270301EUR110,00")],
    ["MT940, overdrawn", mt940("D270301EUR90,00", "D270228EUR100,00")],
    ["MT942", mt942(":90D:1EUR2,50", ":90C:1EUR12,50")],
    ["MT942 with what is only expected", mt942(":61:2703020302EC5,00NTRFZ", ":90C:2EUR17,50")],
    ["CAMT, sums", camt(sums("12.50", "2.50", "15"))],
    ["CAMT, balances", camt(balance("OPBD", "100") + balance("CLBD", "110"))],
    ["CAMT, below nothing", camt(balance("PRCD", "15", "DBIT") + balance("CLBD", "5", "DBIT"))],
    ["CAMT with what is pending", camt(sums("17.50", "2.50", "20"), ntry("5", "CRDT", "PDNG"))],
    ["CAMT, a page", camt(`<StmtPgntn><PgNb>2</PgNb></StmtPgntn>${sums("99", "99", "99")}`)],
    ["BAI2", bai2("010,10000,,,015,11000,,,100,1250,1,,400,250,1,", "24000")],
    ["BAI2 without any", bai2(",,,", "")],
  ])("are those of what was read: %s", (_, text) => expect(doubtOf(text)).toBeNull());

  it.each([
    ["MT940", mt940("C270301EUR200,00"), "closing 200.00 110.00"],
    ["MT942", mt942(":90D:1EUR3,50", ":90C:1EUR12,50"), "out 3.50 2.50"],
    ["CAMT, credits", camt(sums("13.50", "2.50", "16")), "in 13.50 12.50"],
    ["CAMT, debits", camt(sums("12.50", "3.50", "16")), "out 3.50 2.50"],
    ["CAMT, all", camt("<TxsSummry><TtlNtries><Sum>16</Sum></TtlNtries></TxsSummry>"), "all 16.00 15.00"],
    ["CAMT, balances", camt(balance("OPBD", "100") + balance("CLBD", "111")), "closing 111.00 110.00"],
    ["BAI2, credits", bai2("100,1260,1,", ""), "in 12.60 12.50"],
    ["BAI2, balances", bai2("010,10000,,,015,11001,,", ""), "closing 110.01 110.00"],
    ["BAI2, its control", bai2("010,10000,,", "11600"), "control 116.00 115.00"],
  ])("that are others are told: %s", (_, text, doubt) => expect(doubtOf(text)).toBe(doubt));

  it("are asked about in every format, and what was read is taken only when somebody says so", () => {
    const account = { id: "a", name: "A", currency: EUR, lastDigits: null, version: 1 };
    const csv = "Date;Text;Amount\n2027-03-01;X;12,50\n2027-03-01;Y;-2,50\n2027-03-02;Total credits;13,50\n";
    for (const text of [mt940("C270301EUR200,00"), csv]) {
      const task = { bytes: bytesOf(text), accounts: [account], accountId: "a", mapping: null };
      const read = (acceptTotals?: boolean) =>
        readForAccount({ ...task, remembered: new Map(), guesses: true, acceptTotals });
      expect(read()).toMatchObject({ answer: { kind: "asks", questions: [{ about: "totals" }] }, lines: [] });
      expect(read(true).answer.kind).toBe("found");
    }
  });
});
