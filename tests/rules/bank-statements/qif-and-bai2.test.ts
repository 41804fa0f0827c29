import { describe, expect, it } from "vitest";
import { damageOf, EUR, readText, shortly } from "./statement-bytes";

const QIF =
  "!Type:Bank\nD13/3'27\nT1,234.50\nN7\nPHotel Adlon\nMCommission\nSSplit\n$1.00\nMof the split\n^\nD14/3/27\nT-5.00\nPFee\n^\n";
const euros = { currency: EUR };

describe("a QIF file", () => {
  it("is read record by record, splits left to the whole", () => {
    const read = readText(QIF, euros);
    expect(shortly(read)).toEqual([
      ["2027-03-13", 123_450, "EUR", "Hotel Adlon Commission 7"],
      ["2027-03-14", -500, "EUR", "Fee"],
    ]);
    expect(read.lines).toMatchObject([{ line: 2, bankId: null, payer: "Hotel Adlon" }, { line: 11 }]);
  });

  it("asks for its currency and for the order of dates that read both ways", () => {
    const open = QIF.replace("13/3'27", "3/ 4' 7").replace("14/3/27", "4/5/27");
    expect(() => readText(open)).toThrow(
      '"asks":[{"about":"currency"},{"about":"dateOrder","example":"3/4/07","choices":["DMY","MDY"]}]',
    );
    const days = (dateOrder: "DMY" | "MDY") =>
      readText(open, { ...euros, dateOrder }).lines.map((line) => line.bookedOn);
    expect(days("DMY")).toEqual(["2007-04-03", "2027-05-04"]);
    expect(days("MDY")).toEqual(["2007-03-04", "2027-04-05"]);
  });

  it("may leave its last record, and that of a section, open where its day and amount are whole", () => {
    expect(readText(QIF.slice(0, -2), euros).lines).toHaveLength(2);
    expect(readText(QIF.slice(0, -4), euros).lines).toHaveLength(2);
    expect(readText(`${QIF.slice(0, -2)}!Type:Cash\nD15/3/27\nT1.00\n^\n`, euros).lines).toHaveLength(3);
    expect(damageOf(QIF.slice(0, QIF.lastIndexOf("T-5")), euros)).toContain("isn't closed by a ^");
  });

  it("names accounts, and tells of balances and investments", () => {
    const lists =
      "!Type:Cat\nNTravel\nE\n^\n!Account\nNGiro\nTBank\n^\n!Type:Bank\nD13/3/2027\nT9.00\nPOpening Balance\n^\n";
    const read = readText(`${lists}${QIF}!Type:Invst\nD13/3/2027\nNBuy\n^\n`, euros);
    expect(read.lines.map(({ account }) => account)).toEqual(["Giro", "Giro"]);
    expect(read.skipped.map(({ reason }) => reason)).toEqual([
      "A balance is no transaction.",
      "An investment is no transaction.",
    ]);
  });

  it.each([
    ["an amount that is none", QIF.replace("-5.00", "12,3.4"), 'Line 11: the amount "12,3.4" can\'t be read'],
    ["a day that is none", QIF.replace("14/3/27", "31/2/27"), 'Line 11: the date "31/2/27" can\'t be read'],
    [
      "a record that isn't closed",
      QIF.slice(0, QIF.lastIndexOf("0\nPFee")),
      "Line 11: the record that begins here isn't closed by a ^",
    ],
  ])("with %s is damaged, whatever else it holds", (_, text, reason) => {
    expect(damageOf(text, euros)).toBe(reason);
  });
});

const BAI2 = [
  "01,BANK,AGENCY,270301,0600,1,80,1,2/",
  "02,AGENCY,BANK,1,270228,2359,EUR,2/",
  "03,4711,,010,10000,,,100,1250,1,/",
  "16,165,1250,0,BANK1,CUST1,HOTEL ADLON, BERLIN",
  "88,COMMISSION 4711/",
  "16,475,500,Z,,,CHECK PAID/",
  "49,12000,5/",
  "98,12000,1,7/",
  "99,12000,1,9/",
  "",
];
const bai2 = (...lines: readonly string[]) => [...BAI2.slice(0, 3), ...lines, ...BAI2.slice(6)].join("\r\n");

describe("a BAI2 file", () => {
  it("is read with continuations, commas in the text, and debits by their type", () => {
    const read = readText(BAI2.join("\r\n"));
    expect(shortly(read)).toEqual([
      ["2027-02-28", 1250, "EUR", "HOTEL ADLON, BERLIN COMMISSION 4711 CUST1"],
      ["2027-02-28", -500, "EUR", "CHECK PAID"],
    ]);
    expect(read.lines).toMatchObject([
      { line: 4, bankId: "BANK1", account: "4711", raw: `${BAI2[3]}\n${BAI2[4]}` },
      { line: 6, bankId: null },
    ]);
  });

  it("is read where records share a line and where a text is broken without a code", () => {
    const shared = readText(
      bai2("16,165,600,Z,,,A/  16,165,700,Z,,,B/", "16,165,800,Z,,,C", "more/  49,12000,5/"),
    );
    expect(shortly(shared).map(([, minor, , memo]) => [minor, memo])).toEqual([
      [600, "A"],
      [700, "B"],
      [800, "C more"],
    ]);
  });

  it.each([
    ["0", "0"],
    ["V", "V,270301,1200"],
    ["S", "S,100,200,300"],
    ["D", "D,2,1,100,2,200"],
    ["none", ""],
  ])("finds what follows funds of type %s", (_, funds) => {
    expect(readText(bai2(`16,165,600,${funds},BANK1,CUST1,TEXT/`)).lines).toMatchObject([
      { bankId: "BANK1", memo: "TEXT CUST1" },
    ]);
  });

  it.each([
    ["100", 100],
    ["399", 100],
    ["400", -100],
    ["699", -100],
  ])("has type %s as %i", (type, minor) => {
    expect(readText(bai2(`16,${type},100,Z,,,X/`)).lines).toMatchObject([{ amountMinor: minor }]);
  });

  it("counts in the smallest unit of its currency, which is the dollar where nobody says", () => {
    const yen = readText(bai2("16,165,100,Z,,,X/").replace("4711,,", "4711,JPY,"));
    expect(yen.lines).toMatchObject([{ amountMinor: 100, currency: "JPY" }]);
    expect(readText(BAI2.join("\n").replace(",EUR,", ",,")).lines[0]?.currency).toBe("USD");
  });

  it("tells of states, and of groups that are deleted", () => {
    expect(readText(bai2("16,890,,Z,,,MESSAGE/")).skipped).toMatchObject([
      { reason: "Type 890 is no transaction." },
    ]);
    const deleted = readText(BAI2.join("\n").replace("BANK,1,270228", "BANK,2,270228"));
    expect([deleted.lines.length, deleted.skipped.length]).toEqual([0, 2]);
  });

  it.each([
    ["an amount that is none", bai2("16,165,12.5,Z,,,X/"), 'Line 4: the amount "12.5" can\'t be read'],
    ["a record of no kind", bai2("17,165,1,Z,,,X/"), 'Line 4: the record "17,165,1,Z,,,X/" isn\'t known'],
    ["a type that is none", bai2("16,1x5,1,Z,,,X/"), 'Line 4: the type "1x5" can\'t be read'],
    ["funds of no type", bai2("16,165,1,Q,,,X/"), 'Line 4: the funds type "Q," can\'t be read'],
    [
      "an account that doesn't end",
      BAI2.filter((line) => !line.startsWith("49")).join("\n"),
      "Line 7: the account above has not ended with a 49 record",
    ],
    [
      "no last record",
      BAI2.slice(0, 8).join("\n"),
      "Line 8: the file ends too early, its 99 record is missing",
    ],
  ])("with %s is damaged, whatever else it holds", (_, text, reason) => {
    expect(damageOf(text)).toBe(reason);
  });
});
