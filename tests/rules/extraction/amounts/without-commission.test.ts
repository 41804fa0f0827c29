import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

const BOOKED = "Your booking RH-4471 for Mrs Ada Brook is confirmed.\nTotal price: EUR 1,344.00";

async function commissionIn(text: string) {
  const { items } = await readBooking(plainMail(text, { subject: "Booking RH-4471" }));
  const amount = items[0]?.payload.estimatedCommission?.amount;
  return { amount, isAsked: items[0]?.missing.includes("expectedCommissionAmount") };
}

describe("an amount that no commission is paid on", () => {
  it.each([
    "Insurance (no commission): EUR 94.00",
    "Excl. commission: EUR 94.00",
    "Not subject to commission: EUR 94.00",
    "Versicherung (nicht provisionsfähig): 94,00 €",
    "Provisionsfrei: 94,00 €",
    "Assurance et ménage (hors commission) : 94,00 €",
    "Sans commission : 94,00 €",
    "Seguro (sin comisión): 94,00 €",
    "Assicurazione (senza commissione): 94,00 €",
    "Seguro (sem comissão): 94,00 €",
    "Toeslagen zonder commissie: € 94,00",
    "Avgifter (utan provision): 94,00 EUR",
    "Afgifter (uden provision): 94,00 EUR",
    "Avgifter (uten provisjon): 94,00 EUR",
    "Maksut (ilman provisiota): 94,00 EUR",
    "Opłaty portowe (bez prowizji): 94,00 EUR",
    "Pojištění (bez provize): 94,00 EUR",
    "Kikötői díj (jutalék nélkül): 94,00 EUR",
    "Taxe (fără comision): 94,00 EUR",
    "Pristojbe (bez provizije): 94,00 EUR",
    "Liman vergisi (komisyon hariç): 94,00 EUR",
    "Τέλη (χωρίς προμήθεια): 94,00 EUR",
    "Сборы (без комиссии): 94,00 EUR",
    "Збори (без комісії): 94,00 EUR",
    "ביטוח (ללא עמלה): 94.00 EUR",
    "الرسوم (بدون عمولة): 94.00 EUR",
    "入湯税（手数料対象外）：EUR 94.00",
    "Kindlustus (ilma komisjonitasuta): 94,00 EUR",
    "Draudimas (be komisinio): 94,00 EUR",
    "Asuransi (tanpa komisi): EUR 94.00",
    "Imponibile provvigione: 1.250,00 EUR",
    "Grondslag commissie: € 1.250,00",
    "Grundlag for provision: 1.250,00 EUR",
  ])("is none: %s", async (line) => {
    expect((await commissionIn(`${BOOKED}\n${line}`)).amount).toBeUndefined();
  });

  it("stands beside the commission in one sentence", async () => {
    const text = `${BOOKED}\nVersicherung (ohne Provision) 94,00 €, Provision 125,00 €.`;
    expect(await commissionIn(text)).toEqual({ amount: 125, isAsked: false });
  });
});

describe("the percentage of a base that the mail states", () => {
  it.each([
    "Land portion (commissionable): EUR 1,250.00\nFees (not commissionable): EUR 94.00\nCommission: 8% of the land portion.",
    "Room charge: EUR 1,250.00\nTaxes: EUR 94.00\nYou earn 8% on the room charge; taxes carry no commission.",
    "Provisionsfähiger Betrag: 1.250,00 €\nGebühren (nicht provisionsfähig): 94,00 €\nProvision: 8 % des provisionsfähigen Betrags",
    "Base commissionnable : 1 250,00 €\nAssurance (hors commission) : 94,00 €\nCommission : 8 % de la base commissionnable.",
    "Imponibile commissionabile: 1.250,00 €\nTasse (non commissionabile): 94,00 €\nCommissione: 8 % dell'imponibile commissionabile",
    "Importe comisionable: 1.250,00 €\nTasas (sin comisión): 94,00 €\nComisión: 8 % del importe comisionable",
    "Commissiegevend bedrag: € 1.250,00\nToeslag (zonder commissie): € 94,00\nCommissie: 8 % van het commissiegevend bedrag",
    "Provizní základ: 1 250,00 EUR\nTaxy (bez provize): 94,00 EUR\nProvize: 8 % z provizního základu",
    "Komisyona tabi tutar: 1.250,00 EUR\nVergi (komisyon hariç): 94,00 EUR\nKomisyon: komisyona tabi tutar üzerinden %8",
  ])("is proposed: %s", async (text) => {
    expect(await commissionIn(`${BOOKED}\n${text}`)).toEqual({ amount: 100, isAsked: true });
  });

  it("is that of the total of a reservation system's service", async () => {
    const text =
      "RECORD LOCATOR: HJKWPT\nFOR: ASHDOWN/CLIVE MR\n\nHTL  TUE 06APR27  CHECK IN\n     HARBOR BELL HOTEL  BOSTON\n     OUT FRI 09APR27\n     RATE USD240.00/NIGHT\n     TOTAL RATE USD720.00\n     COMMISSION 10.00 PCT";
    expect(await commissionIn(text)).toEqual({ amount: 72, isAsked: true });
  });

  it("is nothing without a base", async () => {
    expect((await commissionIn(`${BOOKED}\nCOMMISSION 10.00 PCT`)).amount).toBeUndefined();
  });
});
