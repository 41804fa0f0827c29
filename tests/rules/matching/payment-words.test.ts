import { describe, expect, it } from "vitest";
import { partsSaid, wordsSaid } from "@/lib/reconciliation/matching/features/payment-words.model";

describe("words of money beside the commission of bookings", () => {
  it.each([
    "ACME TOURS OVERRIDE 2026",
    "VIR RECU AZUR SA PRIME DE VOLUME",
    "GUTSCHRIFT MEERBLICK SUPERPROVISIONSZAHLUNG",
    "SEPA MEERBLICK WERBEKOSTENZUSCHUSS 2026",
    "TRANSFERENCIA SOL SA RAPPEL",
    "CR ACME CO-OP ADVERTISING",
    "振込 トラベル 販促費",
    "Перевод БОНУСНАЯ выплата",
  ])("stand in %s", (memo) => expect(wordsSaid(memo, "bonus")).not.toEqual([]));

  it.each(["ACME TOURS COMMISSION HB-4471", "OVERTON HOTELS", "COOPER TRAVEL", "MARKETING STREET HOTEL"])(
    "don't stand in %s",
    (memo) => expect(wordsSaid(memo, "bonus")).toEqual([]),
  );

  it("aren't meant where they are part of the payer's name", () =>
    expect(wordsSaid("BONUS TRAVEL COMMISSION", "bonus", ["Bonus Travel Ltd"])).toEqual([]));
});

describe("words of tax", () => {
  it.each([
    "COMM NET OF WHT",
    "LESS 10% W/TAX",
    "PROVISION ABZGL QUELLENSTEUER",
    "COMISION RETENCION IRPF",
    "RITENUTA D ACCONTO",
  ])("stand in %s", (memo) => expect(wordsSaid(memo, "tax")).not.toEqual([]));
  it("don't stand in other words", () => expect(wordsSaid("WHTE HOUSE TAXIS", "tax")).toEqual([]));
});

describe("parts of a commission", () => {
  it.each([
    ["PART 2/3", 3],
    ["RATE 1 VON 2", 2],
    ["2 of 4", 4],
    ["PAGO 1 DE 3", 3],
    ["INV 3/2", null],
    ["COMM 03/2026", null],
    ["ON 2/3/26", null],
    ["HB 1/45", null],
  ])("%s", (memo, parts) => expect(partsSaid(memo)).toBe(parts));
});
