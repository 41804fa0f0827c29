import { describe, expect, it } from "vitest";
import { damageOf, readText, shortly } from "./statement-bytes";

function document(body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
<Stmt><Id>1</Id><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id><Ccy>EUR</Ccy></Acct>
${body}</Stmt></BkToCstmrStmt></Document>`;
}

function entry(amount: string, fields = "", mark = "CRDT", status = "<Sts>BOOK</Sts>"): string {
  return `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${mark}</CdtDbtInd>${status}<BookgDt><Dt>2027-03-01</Dt></BookgDt>${fields}</Ntry>`;
}

function details(...parts: readonly string[]): string {
  return `<NtryDtls>${parts.map((part) => `<TxDtls>${part}</TxDtls>`).join("")}</NtryDtls>`;
}

function balance(type: string, amount: string): string {
  return `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2027-03-01</Dt></Dt></Bal>`;
}

const amountOf = (text: string) => readText(document(text)).lines.map(({ amountMinor }) => amountMinor);

describe("a CAMT file", () => {
  it("is read with who paid, the words and the bank's reference", () => {
    const one = details(
      `<Refs><EndToEndId>E2E-7</EndToEndId></Refs><RltdPties><Dbtr><Nm>Hotel Adlon</Nm></Dbtr><Cdtr><Nm>Agency</Nm></Cdtr></RltdPties><RmtInf><Ustrd>Commission</Ustrd><Ustrd>4711 &amp; more</Ustrd></RmtInf>`,
    );
    const read = readText(document(entry("12.50", `<AcctSvcrRef>REF1</AcctSvcrRef>${one}`)));
    expect(read.lines).toMatchObject([
      {
        line: 4,
        bookedOn: "2027-03-01",
        amountMinor: 1250,
        currency: "EUR",
        memo: "Hotel Adlon Commission 4711 & more E2E-7",
        payer: "Hotel Adlon",
        bankId: "REF1",
        account: "DE02120300000000202051",
      },
    ]);
    expect(read.lines[0]?.raw).toMatch(/^<Ntry>.*<\/Ntry>$/s);
  });

  it("names the creditor of what went, in the newer versions too", () => {
    const one = details("<RltdPties><Cdtr><Pty><Nm>Client</Nm></Pty></Cdtr></RltdPties>");
    expect(readText(document(entry("1.00", one, "DBIT"))).lines).toMatchObject([
      { amountMinor: -100, payer: "Client" },
    ]);
  });

  it("is read under any prefix", () => {
    const text = document(entry("1.00")).replace(/<(\/?)(\w)/g, "<$1ns2:$2");
    expect(readText(text).lines).toHaveLength(1);
  });

  it("takes NOTPROVIDED and the like for nothing", () => {
    const none = details("<Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>");
    const read = readText(document(entry("1.00", `<AcctSvcrRef>NONREF</AcctSvcrRef>${none}`)));
    expect(read.lines).toMatchObject([{ bankId: null, memo: "", payer: null }]);
  });

  it("splits a batch where every detail has an amount", () => {
    const part = (amount: string, name: string) =>
      `<Refs><AcctSvcrRef>${name}</AcctSvcrRef></Refs><AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties>`;
    const text = entry("30.00", details(part("10.00", "A"), part("20.00", "B")));
    expect(shortly(readText(document(text)))).toEqual([
      ["2027-03-01", 1000, "EUR", "A"],
      ["2027-03-01", 2000, "EUR", "B"],
    ]);
  });

  it.each([
    ["a detail has no amount", `<AmtDtls><TxAmt><Amt Ccy="EUR">10.00</Amt></TxAmt></AmtDtls>`, ""],
    ["they don't come to the entry's", `<Amt Ccy="EUR">10.00</Amt>`, `<Amt Ccy="EUR">19.00</Amt>`],
    ["one is in another currency", `<Amt Ccy="EUR">10.00</Amt>`, `<Amt Ccy="USD">20.00</Amt>`],
  ])("leaves a batch one payment where %s", (_, first, second) => {
    expect(amountOf(entry("30.00", details(first, second)))).toEqual([3000]);
  });

  it("takes the mark of a reversal for its own, as ISO 20022 says", () => {
    expect(amountOf(entry("5.00", "<RvslInd>true</RvslInd>"))).toEqual([500]);
    expect(amountOf(entry("5.00", "<RvslInd>true</RvslInd>", "DBIT"))).toEqual([-500]);
    expect(amountOf(entry("5.00", "<RvslInd>false</RvslInd>"))).toEqual([500]);
  });

  it("turns a reversal where its balances prove that it shows the mark of what it reverses", () => {
    const entries = entry("7.00") + entry("5.00", "<RvslInd>true</RvslInd>", "DBIT");
    expect(amountOf(balance("OPBD", "10.00") + balance("CLBD", "12.00") + entries)).toEqual([700, -500]);
    expect(amountOf(balance("OPBD", "10.00") + balance("CLBD", "22.00") + entries)).toEqual([700, 500]);
    // Balances that match neither interpretation prove nothing.
    expect(amountOf(balance("OPBD", "10.00") + balance("CLBD", "99.00") + entries)).toEqual([700, -500]);
  });

  it("names who was paid by what a credit reverses, and who paid where the mark is the first one's", () => {
    const both = details("<RltdPties><Dbtr><Nm>Guest</Nm></Dbtr><Cdtr><Nm>Hotel</Nm></Cdtr></RltdPties>");
    const reversal = (mark: string) => entry("5.00", `<RvslInd>true</RvslInd>${both}`, mark);
    const payerOf = (body: string) => readText(document(body)).lines[0]?.payer;
    expect(payerOf(reversal("CRDT"))).toBe("Hotel");
    expect(payerOf(reversal("DBIT"))).toBe("Guest");
    expect(payerOf(balance("OPBD", "10.00") + balance("CLBD", "15.00") + reversal("DBIT"))).toBe("Hotel");
  });

  it("names all payers of a batch that can't be split, and the one where all are the same", () => {
    const part = (amount: string, name: string) =>
      `<Amt Ccy="EUR">${amount}</Amt><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>No ${amount}</Ustrd></RmtInf>`;
    const read = (...names: readonly string[]) =>
      readText(
        document(entry("25.00", details(part("10.00", names[0] ?? ""), part("19.00", names[1] ?? "")))),
      );
    expect(read("Hotel A", "Hotel B").lines).toMatchObject([
      { amountMinor: 2500, payer: null, memo: "Hotel A Hotel B No 10.00 No 19.00" },
    ]);
    expect(read("Hotel A", "Hotel A").lines).toMatchObject([{ payer: "Hotel A" }]);
  });

  it("rounds decimals that the currency doesn't have, and says so", () => {
    const read = readText(document(entry("12.345") + entry("12.345", "", "DBIT") + entry("1.00")));
    expect(read.lines.map(({ amountMinor }) => amountMinor)).toEqual([1235, -1235, 100]);
    expect(read.notes.map(({ line, reason }) => [line, reason])).toEqual([
      [4, "The amount is rounded: EUR has 2 decimals"],
      [4, "The amount is rounded: EUR has 2 decimals"],
    ]);
  });

  it("tells of pending and informing entries, and keeps those of zero", () => {
    const read = readText(
      document(
        entry("1.00", "", "CRDT", "<Sts>PDNG</Sts>") +
          entry("1.00", "", "CRDT", "<Sts><Cd>INFO</Cd></Sts>") +
          entry("0.00") +
          entry("2.00", "", "CRDT", "<Sts><Cd>BOOK</Cd></Sts>"),
      ),
    );
    expect(read.lines.map(({ amountMinor }) => amountMinor)).toEqual([0, 200]);
    expect(read.skipped.map(({ reason }) => reason)).toEqual([
      "The transaction is pending.",
      "The entry only informs.",
    ]);
  });

  it("keeps the day that the bank wrote beside a clock", () => {
    const text = entry("1.00").replace("<Dt>2027-03-01</Dt>", "<DtTm>2027-03-01T23:30:00-11:00</DtTm>");
    expect(readText(document(text)).lines).toMatchObject([{ bookedOn: "2027-03-01" }]);
  });

  it.each([
    ["an amount that is none", entry("12,3.4"), 'Line 4: the amount "12,3.4" can\'t be read'],
    [
      "no mark",
      entry("1.00").replace("CRDT", ""),
      "Line 4: the entry doesn't say whether it is a credit or a debit",
    ],
    ["an unknown currency", entry("1.00").replace("EUR", "EUX"), 'Line 4: the currency "EUX" isn\'t known'],
    ["an element that isn't closed", `${entry("1.00").replace("</Amt>", "")}`, "Line 4: <Amt> isn't closed"],
  ])("with %s is damaged, whatever else it holds", (_, body, reason) => {
    expect(damageOf(document(body + entry("2.00")))).toBe(reason);
  });

  it("has the lines that it has, also where a file before it was not read to its end", () => {
    const long = `:20:1\n:25:BANK/1\n:28C:1\n:60F:X\n${":86:more\n".repeat(9)}`;
    expect(damageOf(long)).toContain("Line 4");
    expect(readText(document(entry("1.00"))).lines[0]?.line).toBe(4);
  });

  it("that ends too early is damaged", () => {
    const text = document(entry("1.00") + entry("2.00"));
    expect(damageOf(text.slice(0, text.lastIndexOf("<Ntry>")))).toContain("isn't closed");
  });

  it("with entities of its own is refused, and expands none", () => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
    expect(damageOf(document(entry("1.00")).replace("?>", `?>${bomb}`))).toContain("isn't taken");
    const named = details("<RmtInf><Ustrd>&lol;</Ustrd></RmtInf>");
    expect(readText(document(entry("1.00", named))).lines[0]?.memo).toBe("&lol;");
  });

  it("that is nested without end is damaged at once", () => {
    expect(damageOf(document("<a>".repeat(200_000)))).toContain("nested too deeply");
  });
});
