import { expect, test } from "vitest";
import { cellMeanings, directionsOf } from "@/lib/imports/words/cell-meaning.model";
import { headingMeaning, headingMeanings } from "@/lib/imports/words/heading-meaning.model";
import { CELL_MEANINGS, HEADING_MEANINGS } from "@/lib/imports/words/language-words.model";
import { LANGUAGES } from "@/lib/imports/words/languages.model";

const meant = (heading: string) => [...headingMeanings(heading)].sort();

test.each([
  ["Umsatzbetrag", ["amount"]],
  ["Betrag (€)", ["amount"]],
  ["Amount in EUR", ["amount"]],
  ["In", ["credit"]],
  ["Valutadatum", ["valueDate"]],
  ["Value Date", ["valueDate"]],
  ["Zahlungspflichtige*r", ["payer"]],
  ["Zahlungsempfänger*in", ["payee"]],
  ["Saņēmējs/Maksātājs", ["party"]],
  ["SALDO PO OPERACJI", ["balance"]],
  ["Commission Rate", ["rate"]],
  ["Commission Amount", ["commission"]],
  ["commissionableAmount", ["commissionBase"]],
  ["お引き出し", ["debit"]],
  ["差引残高（円）", ["balance"]],
  ["Beguenstigter/Zahlungspflichtiger", ["party"]],
  ["Rubbish", []],
])("%s means %j", (heading, meanings) => {
  expect(meant(heading)).toEqual(meanings);
});

test("of several meanings the one that is asked for first is told", () => {
  expect(headingMeaning("Fee amount", ["fee", "amount"])).toBe("fee");
  expect(headingMeaning("Total", ["fee"])).toBeUndefined();
});

test("every meaning has words in every language that has words for all that is needed", () => {
  const whole = LANGUAGES.filter((language) => HEADING_MEANINGS.every((meaning) => language[meaning]));
  expect(whole.length).toBeGreaterThanOrEqual(24);
  for (const language of whole) {
    expect(CELL_MEANINGS.filter((meaning) => !language[meaning])).toEqual([]);
  }
});

test("every list is of a meaning that is known, and says each word once", () => {
  const meanings = new Set<string>([...HEADING_MEANINGS, ...CELL_MEANINGS, "ways"]);
  for (const language of LANGUAGES) {
    expect(Object.keys(language).filter((meaning) => !meanings.has(meaning))).toEqual([]);
    for (const list of Object.values(language)) {
      const words = list.split(",").map((word) => word.trim());
      expect(words.filter((word, at) => word === "" || words.indexOf(word) !== at)).toEqual([]);
    }
  }
});

test("cells say what they are as a whole only", () => {
  expect([...cellMeanings("Saldo final:")]).toEqual(["closing"]);
  expect([...cellMeanings("CRDT")]).toEqual(["wayIn"]);
  expect([...cellMeanings("Opening balance correction Hotel Sol")]).toEqual([]);
});

test("directions are understood where every value is, letters only as one pair", () => {
  expect(directionsOf(["Kredit", "Debet"])?.get("Debet")).toBe(-1);
  expect(directionsOf(["K", "D"])?.get("K")).toBe(1);
  expect(directionsOf(["H", "S"])?.get("H")).toBe(1);
  expect(directionsOf(["+", "-"])?.get("-")).toBe(-1);
  expect(directionsOf(["Zuk", "Mop"])).toBeUndefined();
  expect(directionsOf(["Credit", "Mop"])).toBeUndefined();
  expect(directionsOf(["K", "H"])).toBeUndefined();
});
