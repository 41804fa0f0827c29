import { describe, expect, it } from "vitest";
import { currency } from "@/lib/platform/base/money";
import { guessCsvMapping } from "@/lib/reconciliation/bank-statements/csv/csv-guess.model";
import { by, guessed, PLAIN } from "./guessed";
import { damageOf, readText, shortly } from "./statement-bytes";

const read = (text: string, changes: object = {}) => shortly(readText(text, by(text, changes)));
const amounts = (text: string, changes: object = {}) => read(text, changes).map(([, minor]) => minor);

describe("a CSV statement", () => {
  it("is read by its mapping, each row with its line and as it stands", () => {
    const text =
      'Date;Who;Text;Amount\n01.03.2027;"Adlon; Berlin";"two\nlines";1.234,50\n\n02.03.2027;X;Y;-1,00\n';
    expect(readText(text, by(text)).lines).toEqual([
      {
        line: 2,
        raw: '01.03.2027;"Adlon; Berlin";"two\nlines";1.234,50',
        bookedOn: "2027-03-01",
        amountMinor: 123_450,
        currency: "EUR",
        memo: "two lines Adlon; Berlin",
        payer: null,
        bankId: null,
        account: null,
      },
      expect.objectContaining({ line: 5, amountMinor: -100 }),
    ]);
  });

  it("asks for a mapping, and for the currency of an account that neither names", () => {
    expect(() => readText(PLAIN)).toThrow('"asks":[{"about":"mapping"}]');
    const { mapping } = by(PLAIN);
    expect(() => readText(PLAIN, mapping ? { mapping } : {})).toThrow('"asks":[{"about":"currency"}]');
  });

  it.each([
    ["12.50", 1250],
    ["(12.50)", -1250],
    ["12.50-", -1250],
    ["+12.50", 1250],
    ["1 234.50", 123_450],
    ["1'234.50", 123_450],
    ["１，２３４．５０", 123_450],
    ["－12.50", -1250],
    ["12.50 CR", 1250],
    ["12.50DR", -1250],
    ["12.50 D", -1250],
    ["DR 12.50", -1250],
    ["-12.50 DR", -1250],
    ["€12.50", 1250],
  ])("has %s as %i", (written, minor) => {
    expect(amounts(`Date,Text,Amount\n2027-03-01,X,"${written}"\n2027-03-02,Y,1.00`)).toEqual([minor, 100]);
  });

  it("has credit and debit columns, the empty or zero one left out, the debits with a sign or without", () => {
    const text = (first: string, second: string) =>
      `Date,Text,Debit,Credit\n2027-03-01,X,${first},0.00\n2027-03-02,Y,,20.00\n2027-03-03,Z,${second},\n`;
    expect(amounts(text("10.00", "5.00"))).toEqual([-1000, 2000, -500]);
    expect(amounts(text("-10.00", "-5.00"))).toEqual([-1000, 2000, -500]);
    expect(amounts(text("10.00", "5.00").concat("2027-03-04,A,-3.00,\n"))).toEqual([-1000, 2000, -500, 300]);
    expect(damageOf(text("10.00", "5.00").replace(",0.00", ",1.00"), by(text("1", "1")))).toBe(
      "Line 2: the row has a credit and a debit",
    );
  });

  it("has a column that says whether an amount came", () => {
    const text = "Datum;Text;Betrag;Soll/Haben\n01.03.2027;X;10,00;H\n02.03.2027;Y;5,00;S\n";
    expect(amounts(text)).toEqual([1000, -500]);
    expect(() => readText(text.replace(";S\n", ";Q\n"), by(text))).toThrow(
      '"asks":[{"about":"direction","column":"Soll/Haben","choices":["Q"]}]',
    );
  });

  it("has its signs turned where a person says so, as card statements do", () => {
    expect(amounts(PLAIN, { isSignTurned: true })).toEqual([-1250, 100]);
  });

  it("has no header", () => {
    const text = "03/15/2027,12.50,HOTEL ADLON BERLIN\n03/16/2027,-1.00,Fee\n";
    expect(guessed(text)).toMatchObject({
      headerKey: "column 1\u001fcolumn 2\u001fcolumn 3",
      mapping: { hasHeader: false, date: "Column 1", amount: "Column 2", memo: ["Column 3"] },
    });
    expect(read(text)).toEqual([
      ["2027-03-15", 1250, "EUR", "HOTEL ADLON BERLIN"],
      ["2027-03-16", -100, "EUR", "Fee"],
    ]);
  });

  it("has several currencies, in a column or beside the amount", () => {
    const column = "Date,Description,Amount,Currency\n2027-03-01,X,1500,JPY\n2027-03-02,Y,2.500,KWD\n";
    expect(read(column, { decimalMark: "." }).map(([, minor, code]) => [minor, code])).toEqual([
      [1500, "JPY"],
      [2500, "KWD"],
    ]);
    const beside = "Date,Description,Amount\n2027-03-01,X,USD 12.50\n2027-03-02,Y,£3.00\n";
    expect(read(beside).map(([, minor, code]) => [minor, code])).toEqual([
      [1250, "USD"],
      [300, "GBP"],
    ]);
    expect(readText(beside, by(beside)).accounts.map((account) => account.currency)).toEqual(["USD", "GBP"]);
  });

  it("takes a bare dollar for the account's own", () => {
    const text = "Date,Description,Amount\n2027-03-01,X,$12.50\n2027-03-02,Y,US$3.00\n";
    const options = by(text, {}, currency.parse("CAD"));
    expect(readText(text, options).lines.map((line) => line.currency)).toEqual(["CAD", "USD"]);
  });

  it("tells of balances, footers and pending rows, and keeps those of zero", () => {
    const text = `Account;DE02;;;
From;01.03.2027;To;31.03.2027;
Date;Text;Amount;Balance;Status
01.03.2027;Opening balance;100,00;100,00;
01.03.2027;X;10,00;110,00;Completed
02.03.2027;Y;5,00;;Pending
03.03.2027;Z;0,00;110,00;
04.03.2027;Nothing;;110,00;
05.03.2027;W;1,00;111,00;
Closing balance;;;111,00;
`;
    const result = readText(text, by(text));
    expect(result.lines.map(({ line, amountMinor }) => [line, amountMinor])).toEqual([
      [5, 1000],
      [7, 0],
      [9, 100],
    ]);
    expect(result.skipped.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      "1 It stands above the table.",
      "2 It stands above the table.",
      "4 A balance is no transaction.",
      "6 The transaction isn't booked.",
      "8 The row has no amount.",
      "10 A balance is no transaction.",
    ]);
  });

  it.each([
    [
      "an amount that is none",
      PLAIN.replace("-1.00", '"12,3.4"'),
      'Line 3: the amount "12,3.4" can\'t be read',
    ],
    [
      "a day that is none",
      PLAIN.replace("2027-03-02", "2027-02-30"),
      'Line 3: the date "2027-02-30" can\'t be read',
    ],
    [
      "a row that ends early",
      PLAIN.replace("Fee,-1.00,99.00", "Fe"),
      "Line 3: the row ends before its amount",
    ],
    ["an open quote", PLAIN.replace("Fee", '"Fee'), "Line 3: the quoted value that begins here isn't closed"],
  ])("with %s is damaged, whatever else it holds", (_, text, reason) => {
    expect(damageOf(text, by(PLAIN))).toBe(reason);
  });

  it("has its headers found by the mapping, where lines above are as wide and one row is all there is", () => {
    const text =
      "Account,DE02,,\nBalance,01/03/2027,90.00,\nDate,Description,Amount,Balance\n2027-03-01,X,10.00,100.00\n";
    expect(shortly(readText(text, by(PLAIN)))).toEqual([["2027-03-01", 1000, "EUR", "X"]]);
  });

  it("without a column of the mapping is damaged", () => {
    expect(damageOf(PLAIN, by(PLAIN, { payer: "Payer" }))).toBe('Line 1: the column "Payer" isn\'t there');
  });

  it("is read with tabs, in UTF-16, under Excel's line about the delimiter, and below lines about the account", () => {
    const tabs = PLAIN.replaceAll(",", "\t");
    expect(amounts(tabs)).toEqual([1250, -100]);
    expect(amounts(`sep=,\n${PLAIN}`)).toEqual([1250, -100]);
    expect(amounts(`Account 12, Berlin\n\n${PLAIN}`)).toEqual([1250, -100]);
    const utf16 = new Uint8Array(
      new Uint16Array([0xfeff, ...Array.from(PLAIN, (c) => c.charCodeAt(0))]).buffer,
    );
    const guess = guessCsvMapping(utf16);
    expect("mapping" in guess && guess.mapping.amount).toBe("Amount");
  });
});
