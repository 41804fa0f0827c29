import { describe, expect, it } from "vitest";
import { damageOf, readText, shortly } from "./statement-bytes";

function message(...fields: readonly string[]): string {
  return [
    ":20:START",
    ":25:10020030/1234567",
    ":28C:1/1",
    ":60F:C270228EUR100,00",
    ...fields,
    ":62F:C270301EUR200,00",
    "-",
    "",
  ].join("\r\n");
}

const ONE = ":61:2703010301C12,5NTRFREF 7//BANK1";
const first = (...fields: readonly string[]) => readText(message(...fields)).lines[0];

describe("an MT940 file", () => {
  it("is read with the parts of a structured memo, where full parts run on", () => {
    const about =
      ":86:166?00GUTSCHRIFT?109310?20SVWZ+Commission for booking?21 4711 and 4712?30BANKDEFF?31DE02120300000000202051?32HOTEL ADLON?60more words";
    expect(first(ONE, about)).toEqual({
      line: 5,
      raw: `${ONE}\n${about}`,
      bookedOn: "2027-03-01",
      amountMinor: 1250,
      currency: "EUR",
      memo: "HOTEL ADLON SVWZ+Commission for booking 4711 and 4712 more words GUTSCHRIFT REF 7",
      payer: "HOTEL ADLON",
      bankId: "BANK1",
      account: "10020030/1234567",
    });
    expect(first(ONE, ":86:166?20123456789012345678901234567?2189 is one number")?.memo).toContain(
      "56789 is one",
    );
  });

  it("is read with slash tags and with running text", () => {
    expect(first(ONE, ":86:/TRTP/SEPA/NAME/J. de Vries/REMI/Commissie 12/")).toMatchObject({
      payer: "J. de Vries",
    });
    expect(first(ONE, ":86:Commission", "of March")).toMatchObject({
      payer: null,
      memo: "Commission of March REF 7",
    });
  });

  it.each([
    ["C", 1250],
    ["D", -1250],
    ["RC", -1250],
    ["RD", 1250],
    ["CR", 1250],
    ["DR", -1250],
    ["RCR", -1250],
    ["RDR", 1250],
  ])("%s makes %i", (mark, minor) => {
    expect(first(`:61:2703010301${mark}12,5NTRFNONREF`)?.amountMinor).toBe(minor);
  });

  it.each([
    ["12,", 1200],
    [",50", 50],
    ["1234567,89", 123_456_789],
    ["12.50", 1250],
  ])("%s is %i", (written, minor) => {
    expect(first(`:61:270301C${written}NTRFNONREF`)?.amountMinor).toBe(minor);
  });

  it("finds the year of the booking day around New Year", () => {
    expect(first(":61:2701011231C1,NTRFX")?.bookedOn).toBe("2026-12-31");
    expect(first(":61:2612310102C1,NTRFX")?.bookedOn).toBe("2027-01-02");
    expect(first(":61:270301    C1,NTRFX")?.bookedOn).toBe("2027-03-01");
    expect(first(":61:2702300301C1,NTRFX")?.bookedOn).toBe("2027-03-01");
  });

  it("takes NONREF and a missing reference of the bank for none", () => {
    expect(first(":61:270301C1,NTRFX//NONREF")?.bankId).toBeNull();
    expect(first(":61:270301C1,NTRFA/B")).toMatchObject({ bankId: null, memo: "A/B" });
  });

  it("is read in SWIFT envelopes, several messages one after the other", () => {
    const bare = message(ONE);
    const text = `{1:F01AAAABBCCXXXX0000000000}{2:I940AAAABBCCXXXXN}{4:\r\n${bare.replace("\r\n-\r\n", "\r\n-}{5:{CHK:1}}\r\n")}`;
    const read = readText(text + text.replace("1234567", "7654321"));
    expect(read.lines.map(({ account }) => account)).toEqual(["10020030/1234567", "10020030/7654321"]);
  });

  it("leaves words about the whole statement to no transaction", () => {
    expect(shortly(readText(`${message(ONE).replace("-\r\n", "")}:86:About all\r\n-\r\n`))).toEqual([
      ["2027-03-01", 1250, "EUR", "REF 7"],
    ]);
  });

  it("of the day (MT942) is read, without what is only expected", () => {
    const text =
      ":20:X\n:25:12345\n:34F:CHF0,\n:13D:2703011200+0100\n:61:270301C5,00NTRFX\n:61:270301EC6,00NTRFX\n:90C:1CHF5,\n-\n";
    const read = readText(text);
    expect(shortly(read)).toEqual([["2027-03-01", 500, "CHF", "X"]]);
    expect(read.skipped).toMatchObject([{ line: 6, reason: "The transaction is only expected." }]);
  });

  it("is read in Windows-1252", () => {
    const bytes = Uint8Array.from(message(ONE, ":86:M\u00fcller"), (character) => character.charCodeAt(0));
    expect(readText(new TextDecoder("windows-1252").decode(bytes)).lines[0]?.memo).toContain("Müller");
  });

  it.each([
    ["a payment that is none", ":61:27030103C12", 'Line 6: the transaction "27030103C12" can\'t be read'],
    ["an amount that is none", ":61:270301C1,2,3NTRFX", 'Line 6: the amount "1,2,3" can\'t be read'],
    ["a day that is none", ":61:270431C1,NTRFX", 'Line 6: there is no day "2027-04-31"'],
  ])("with %s is damaged, whatever else it holds", (_, field, reason) => {
    expect(damageOf(message(ONE, field, ONE))).toBe(reason);
  });

  it("without its closing balance is damaged", () => {
    expect(damageOf(message(ONE).replace(/:62F:[\s\S]*/, ""))).toBe(
      "Line 4: the statement that opens here has no closing balance",
    );
  });
});
