import { describe, expect, it } from "vitest";
import { labelOf } from "@/lib/reader/words/label";

describe("a label with a commission and a tax", () => {
  it.each([
    ["Commission ex VAT"],
    ["Commission (VAT not included)"],
    ["Agency commission plus VAT"],
    ["Commission VAT excluded"],
    ["Provision zzgl. 19 % USt."],
    ["Provision zzgl. gesetzl. MwSt."],
    ["Kommission exkl. MwSt"],
    ["Commission HT"],
    ["Commission hors TVA"],
    ["Comisión más IVA"],
    ["Comisión sin IVA"],
    ["Commissione agenzia, IVA esclusa"],
    ["Provvigione + IVA"],
    ["Commissie excl. btw"],
    ["Provision exkl. moms"],
    ["Provize bez DPH"],
    ["Comissão sem IVA"],
    ["Total commission incl. VAT"],
  ])("asks for the commission: %s", (text) => {
    expect(labelOf(text)?.role).toBe("commission");
  });

  it.each([
    ["VAT on commission"],
    ["VAT 21% on agent's commission"],
    ["Plus VAT on your commission"],
    ["MwSt 8.1% auf Kommission"],
    ["zzgl. 19 % USt. auf Provision"],
    ["TVA 20 % sur commission"],
    ["TVA de la commission"],
    ["IVA s/ comisión 21 %"],
    ["IVA s/comisión"],
    ["IVA sobre la comisión"],
    ["IVA su provvigione 22%"],
    ["Btw over commissie"],
    ["Moms på provisionen"],
    ["DPH z provize"],
    ["IVA s/ comissão"],
  ])("asks for the tax: %s", (text) => {
    expect(labelOf(text)?.role).toBe("otherAmount");
  });
});

describe("a label of a price", () => {
  it.each([["Total c/ IVA"], ["Price after tax"], ["Cena s DPH"], ["Total TTC"], ["Prijs incl. btw"]])(
    "with its tax is the total: %s",
    (text) => {
      expect(labelOf(text)?.role).toBe("total");
    },
  );

  it.each([["Total s/ IVA"], ["Huurprijs ex btw"], ["Price before tax"], ["Total HT"], ["Cena bez DPH"]])(
    "without its tax is none: %s",
    (text) => {
      expect(labelOf(text)?.role).toBe("otherAmount");
    },
  );
});
