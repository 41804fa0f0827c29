import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

const STAY =
  "Booking RH-4471 is confirmed. Guest: Ida Burdock\nCheck-in: 10 July 2027\nCheck-out: 24 July 2027\n";

async function amounts(text: string) {
  const { items } = await readBooking(plainMail(`${STAY}${text}`, { subject: "Booking RH-4471" }));
  const { pricing, estimatedCommission } = items[0]?.payload ?? {};
  return [pricing?.total, estimatedCommission?.amount];
}

describe("a commission", () => {
  it.each([
    ["Gesamtpreis: 700,00 EUR.\nFür dich wie immer 10 % auf die Nächte, also 70,00 Euro."],
    ["Total : 700,00 €\nPour vous, comme d'habitude 10 % sur les nuits, soit 70,00 €."],
    ["Totale 700,00 euro.\nA te come sempre il 10% sulle notti, cioè 70,00 euro."],
    ["PVP: 700,00 €\nComisión 10 % s/ base imponible 700,00:  70,00 €"],
    ["Total: EUR 700.00\nYou will earn 9,000 miles\nCommission 10%: EUR 70.00"],
    ["Price EUR 700.00 in total, of which EUR 70.00 is your commission."],
    ["Der Preis ist 700,00 EUR, davon sind 70,00 EUR Ihre Provision."],
    ["Le prix est de 700,00 EUR, dont 70,00 EUR est votre commission."],
    ["Total: EUR 700.00\nTravel agent: Burr Travel earns EUR 70.00 on this booking."],
    ["Gesamtpreis: 700,00 EUR\nDas Reisebüro Klette erhält dafür 70,00 EUR."],
    ["Total: EUR 700.00\nYou get your usual tenth, EUR 70.00, once they have been."],
    ["Total: EUR 700.00\nTrade discount: 10% (EUR 70.00)\nPayable to us: EUR 630.00"],
    ["Gesamtpreis: 700,00 EUR\nHändlerrabatt 10 %: 70,00 EUR\nNetto: 630,00 EUR"],
    ["合計金額 700円\n送客手数料 税抜宿泊料金700円の10%    70円"],
  ])("%s", async (text) => {
    expect(await amounts(text)).toEqual([700, 70]);
  });

  it("is no discount for the guest", async () => {
    expect(await amounts("Total: EUR 700.00\nFor you 10% discount: EUR 70.00")).toEqual([700, undefined]);
  });
});

describe("a total", () => {
  it.each([
    ["It's $500.00 for the room and $560.00 with the 12% city tax.", 560],
    ["600 euro le notti, 40 euro di pulizia, in tutto 640 euro.", 640],
    ["Fare EUR 500.00 + taxes EUR 140.00 = EUR 640.00 for both. Changes cost EUR 50 each way.", 640],
    ["Fahrpreis 500,00 EUR + Steuern 140,00 EUR = 640,00 EUR.", 640],
    ["You pay EUR 640.00 at the hotel.", 640],
    ["Der Gast zahlt 640,00 EUR vor Ort.", 640],
    ["The week is EUR 640, dogs free.", 640],
    ["La semana cuesta 640,00 EUR, todo incluido.", 640],
    ["Totale in Euro: 640,00\nVisto da pagare in loco USD 50", 640],
  ])("%s", async (text, total) => {
    expect((await amounts(text))[0]).toBe(total);
  });

  it.each([
    ["is no part of one that is missing", "Your price: for 2 travellers, including $156.80 in taxes."],
    [
      "is no price that a deposit and its balance outdo",
      "Stay price: EUR 3,380.00\nDeposit EUR 1,000.00\nBalance EUR 2,436.00",
    ],
  ])("%s", async (_, text) => {
    expect((await amounts(text))[0]).toBeUndefined();
  });
});
