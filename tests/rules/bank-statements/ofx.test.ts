import { describe, expect, it } from "vitest";
import { damageOf, readText, shortly, USD } from "./statement-bytes";

const HEAD = "OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nCHARSET:1252\r\n\r\n";

function statement(body: string, currency = "<CURDEF>USD"): string {
  return `<STMTRS>${currency}<BANKACCTFROM><BANKID>1<ACCTID>4711<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><DTSTART>20270101
${body}</BANKTRANLIST><LEDGERBAL><BALAMT>99.00<DTASOF>20270301</LEDGERBAL></STMTRS>`;
}

function sgml(...statements: readonly string[]): string {
  return `${HEAD}<OFX><BANKMSGSRSV1><STMTTRNRS>${statements.join("")}</STMTTRNRS></BANKMSGSRSV1></OFX>\r\n`;
}

function payment(fields: string): string {
  return `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20270301120000[-5:EST]${fields}</STMTTRN>\n`;
}

const ONE = payment("<TRNAMT>1,234.56<FITID>A1<NAME>HOTEL ADLON<MEMO>Commission 4711");

describe("an OFX file", () => {
  it("is read with its tags unclosed, its account and the line it begins in", () => {
    const read = readText(sgml(statement(ONE)));
    expect(read).toMatchObject({
      format: "ofx",
      accounts: [{ account: "4711", currency: "USD" }],
      skipped: [],
    });
    expect(read.lines).toEqual([
      {
        line: 7,
        raw: ONE.trim(),
        bookedOn: "2027-03-01",
        amountMinor: 123_456,
        currency: "USD",
        memo: "HOTEL ADLON Commission 4711",
        payer: "HOTEL ADLON",
        bankId: "A1",
        account: "4711",
      },
    ]);
  });

  it("is read as XML too, with what XML may hold", () => {
    const body = `<STMTTRN>
      <DTPOSTED>20270301</DTPOSTED><TRNAMT>-5.10</TRNAMT><FITID>A1</FITID>
      <PAYEE><NAME>Smith &amp; Sons &#x41;</NAME><ADDR1>Street</ADDR1></PAYEE>
      <MEMO><![CDATA[a < b & c]]></MEMO></STMTTRN>`;
    const text = `<?xml version="1.0"?><?OFX OFXHEADER="200" VERSION="202"?>
      <OFX><STMTRS><CURDEF>USD</CURDEF><BANKACCTFROM><ACCTID>4711</ACCTID></BANKACCTFROM><BANKTRANLIST>${body}</BANKTRANLIST></STMTRS></OFX>`;
    expect(shortly(readText(text))).toEqual([["2027-03-01", -510, "USD", "Smith & Sons A a < b & c"]]);
  });

  it("may hold several statements, each with its own account and currency", () => {
    const other = statement(ONE, "<CURDEF>EUR").replace("4711<ACCT", "4712<ACCT");
    const read = readText(sgml(statement(ONE), other));
    expect(read.lines.map(({ account, currency }) => [account, currency])).toEqual([
      ["4711", "USD"],
      ["4712", "EUR"],
    ]);
    expect(read.accounts).toHaveLength(2);
  });

  it("reads a transaction once that stands twice with one FITID, and says so", () => {
    const read = readText(sgml(statement(ONE + ONE)));
    expect(read.lines.map(({ bankId }) => bankId)).toEqual(["A1"]);
    expect(read.skipped.map(({ reason }) => reason)).toEqual([
      "It stands twice, with one number of the bank.",
    ]);
  });

  it("keeps a FITID that is repeated for other transactions, or made of the amount", () => {
    const other = payment("<TRNAMT>-1.00<FITID>A1");
    const made = payment("<TRNAMT>-7.25<FITID>20270301725");
    const read = readText(sgml(statement(ONE + other + made + made)));
    expect(read.lines).toHaveLength(4);
  });

  it("takes an account that money went to for no account of its own", () => {
    const to = payment("<TRNAMT>-1.00<FITID>1<BANKACCTTO><BANKID>9<ACCTID>999</BANKACCTTO>");
    expect(readText(sgml(statement(to + ONE))).lines.map(({ account }) => account)).toEqual(["4711", "4711"]);
  });

  it("takes CURRENCY for the amount's own and ORIGCURRENCY for what it was before", () => {
    const own = payment("<TRNAMT>1.00<FITID>1<CURRENCY><CURRATE>1.1<CURSYM>GBP</CURRENCY>");
    const before = payment("<TRNAMT>1.00<FITID>2<ORIGCURRENCY><CURRATE>1.1<CURSYM>GBP</ORIGCURRENCY>");
    const read = readText(sgml(statement(own + before)));
    expect(read.lines.map(({ currency }) => currency)).toEqual(["GBP", "USD"]);
  });

  it("tells of pending payments, and keeps those of zero", () => {
    const pending = "<STMTTRNP><DTTRAN>20270301<TRNAMT>1.00<NAME>X</STMTTRNP>";
    const read = readText(sgml(statement(pending + payment("<TRNAMT>0.00<FITID>1") + ONE)));
    expect(read.lines).toHaveLength(2);
    expect(read.lines[0]?.amountMinor).toBe(0);
    expect(read.skipped.map(({ reason }) => reason)).toEqual(["The transaction is pending."]);
  });

  it.each([
    ["1.5", 150],
    ["-1,5", -150],
    ["+.5", 50],
    ["12.", 1200],
    ["-115.8351", -11_584],
  ])("%s is %i cents", (written, minor) => {
    expect(readText(sgml(statement(payment(`<TRNAMT>${written}<FITID>1`)))).lines[0]?.amountMinor).toBe(
      minor,
    );
  });

  it("asks for a currency that neither it nor the account names", () => {
    const text = sgml(statement(ONE, ""));
    expect(() => readText(text)).toThrow('"asks":[{"about":"currency"}]');
    expect(readText(text, { currency: USD }).lines).toHaveLength(1);
  });

  it.each([
    [
      "an amount that is none",
      ONE.replace("1,234.56", "12,3.4"),
      'Line 7: the amount "12,3.4" can\'t be read',
    ],
    ["a day that is none", ONE.replace("20270301", "20270231"), 'Line 7: there is no day "2027-02-31"'],
    ["no date", ONE.replace(/<DTPOSTED>[^<]*/, ""), "Line 7: the transaction has no date"],
    [
      "a payment that isn't closed",
      ONE.replace("</STMTTRN>", "") + ONE,
      "Line 7: the transaction that begins here isn't closed",
    ],
  ])("with %s is damaged, whatever else it holds", (_, body, reason) => {
    expect(damageOf(sgml(statement(`\n${body}${ONE}`.trimStart())))).toBe(reason);
  });

  it("that ends too early is damaged", () => {
    const text = sgml(statement(ONE));
    expect(damageOf(text.slice(0, text.indexOf("<LEDGERBAL>")))).toContain("ends too early");
  });
});
