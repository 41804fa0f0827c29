import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

async function moneyOf(...lines: string[]) {
  const text = ["Booking number: LDG-88214", "Guest: Anna Keller", ...lines].join("\n");
  const { items } = await readBooking(plainMail(text, { subject: "Booking confirmation LDG-88214" }));
  const { pricing, estimatedCommission } = items[0]?.payload ?? {};
  return [pricing?.total, pricing?.currency, estimatedCommission?.amount, estimatedCommission?.currency];
}

describe("a percentage beside a price", () => {
  it.each([
    ["Necesitamos un depósito del 25 % (USD 2,275.00) a más tardar el 16 de octubre."],
    ["We need a deposit of 25% (USD 2,275.00) by 16 October."],
    ["Wir bitten um eine Anzahlung von 25 % (USD 2,275.00) bis zum 16. Oktober."],
    ["Prosíme o zálohu 25 % (USD 2,275.00) do 16. října."],
  ])("of a deposit is no tax on it: %s", async (sentence) => {
    const [total] = await moneyOf("The total price comes to USD 9,100.00.", "", sentence);
    expect(total).toBe(9100);
  });

  it("of a charge for cancelling is none either", async () => {
    const money = await moneyOf("Wartość rezerwacji: 3 960,00 zł", "Opłata za anulację: 1 188,00 zł (30%)");
    expect(money.slice(0, 2)).toEqual([3960, "PLN"]);
  });

  it("of the total is the commission and no other total", async () => {
    const money = await moneyOf(
      "TOTAL: 564,00 EUR",
      "COMISSÃO: 15 % do total = 84,60 EUR, a deduzir no pagamento",
    );
    expect(money).toEqual([564, "EUR", 84.6, "EUR"]);
  });

  it("of a base in the same row leaves the base aside", async () => {
    const money = await moneyOf(
      "合計金額：193,600円",
      "送客手数料：宿泊料金（税抜176,000円）の10％ 17,600円",
    );
    expect(money.slice(2)).toEqual([17_600, "JPY"]);
  });

  it("that is taken off leaves what the offer comes to", async () => {
    const [total] = await moneyOf(
      "Le tarif de cette semaine s'établit à 31 800 € pour le bateau entier. Je déduis 5 % de fidélité, soit 1 590 €. Le montant est donc de 30 210 €.",
    );
    expect(total).toBe(30_210);
  });
});
