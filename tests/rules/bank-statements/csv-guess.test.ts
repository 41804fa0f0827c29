import { describe, expect, it } from "vitest";
import { guessed, PLAIN } from "./guessed";

describe("the guess of a CSV statement's mapping", () => {
  it.each([
    [
      "English",
      "Posting Date,Value Date,Details,Paid in,Paid out,Running Balance\n13/03/2027,14/03/2027,X,1.00,,5.00\n14/03/2027,14/03/2027,Y,,2.00,3.00",
      { date: "Posting Date", credit: "Paid in", debit: "Paid out", amount: null, memo: ["Details"] },
    ],
    [
      "German",
      "Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Beguenstigter/Zahlungspflichtiger;Betrag;Waehrung\nDE1;13.03.27;14.03.27;GUTSCHR;Provision;Adlon;1,00;EUR\nDE1;14.03.27;14.03.27;GUTSCHR;Provision 2;Adlon;2,00;EUR",
      {
        date: "Buchungstag",
        amount: "Betrag",
        currency: "Waehrung",
        account: "Auftragskonto",
        payer: "Beguenstigter/Zahlungspflichtiger",
        memo: ["Buchungstext", "Verwendungszweck"],
      },
    ],
    [
      "Dutch",
      '"Datum","Naam","Rekening","Af Bij","Bedrag (EUR)","Mededelingen"\n"20270301","Adlon","NL1","Bij","12,50","Commissie"\n"20270302","Bank","NL1","Af","1,00","Kosten"',
      {
        date: "Datum",
        amount: "Bedrag (EUR)",
        direction: "Af Bij",
        payer: "Naam",
        account: "Rekening",
        memo: ["Mededelingen"],
      },
    ],
    [
      "a wallet's",
      "Completed Date,Transaction ID,Description,Name,Gross,Fee,Net,Currency,Status\n2027-03-13,A1,X,Adlon,10.00,-1.00,9.00,EUR,Completed\n2027-03-14,A2,Y,Ritz,10.00,-1.00,9.00,USD,Pending",
      {
        date: "Completed Date",
        bankId: "Transaction ID",
        amount: "Net",
        currency: "Currency",
        status: "Status",
        payer: "Name",
      },
    ],
  ])("knows an %s header", (_, text, mapping) => {
    expect(guessed(text).mapping).toMatchObject(mapping);
  });

  it("shows samples of each column and a key that stays for the same headers", () => {
    const guess = guessed(PLAIN);
    expect(guess.columns[1]).toEqual({ name: "Description", samples: ["HOTEL ADLON", "Fee"] });
    expect(guessed(PLAIN.replace("12.50", "99.00")).headerKey).toBe(guess.headerKey);
    expect(guessed(PLAIN.replace("Balance", "Saldo")).headerKey).not.toBe(guess.headerKey);
  });

  it("asks about dates and decimals that read both ways, and only then", () => {
    const open = "Date,Text,Amount\n03/04/2027,X,1.234\n04/05/2027,Y,-2.345\n";
    expect(guessed(open).questions).toEqual([
      { about: "dateOrder", example: "03/04/2027", choices: ["DMY", "MDY"] },
      { about: "decimalMark", example: "1.234" },
    ]);
    const settled = guessed(`${open}13/05/2027,Z,"0,5"\n`);
    expect(settled).toMatchObject({ questions: [], mapping: { dateOrder: "DMY", decimalMark: "," } });
  });

  it("has no date and no amount where a file has none", () => {
    expect(guessed("a,b\nc,d\n").mapping).toMatchObject({
      date: null,
      amount: null,
      credit: null,
      debit: null,
    });
  });
});
