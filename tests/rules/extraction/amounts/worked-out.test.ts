import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { spelledAmounts } from "@/lib/reader/words/money/spelled-amounts";
import { plainMail } from "../plain-mail";

const BOOKED = "Your booking RH-4471 for Mrs Ada Brook is confirmed.";

/** Returns the commission computed from an email, and whether it needs confirmation before it counts. */
async function commissionIn(text: string) {
  const { items } = await readBooking(plainMail(text, { subject: "Booking RH-4471" }));
  const amount = items[0]?.payload.estimatedCommission?.amount;
  return amount === undefined
    ? undefined
    : { amount, isAsked: items[0]?.missing.includes("expectedCommissionAmount") };
}

describe("a commission that a mail doesn't print", () => {
  it.each([
    [
      "is its rate of what a row is called",
      `${BOOKED}\nRoom revenue: USD 1,206.00\nTaxes: USD 227.24\nTotal: USD 1,433.24\nThis rate is commissionable at 10% of room revenue; taxes are not commissionable.`,
      120.6,
    ],
    [
      "of bare amounts in the only currency of the mail",
      `${BOOKED}\nTime & mileage, 1 week   512.40\nFees   88.14\nTotal, EUR   600.54\nThe agency will be paid 5% of time & mileage within 45 days.`,
      25.62,
    ],
    [
      "in a sentence that names its base behind the rate",
      "Wir bestätigen die Buchung RH-4471 für Frau Ada Brook. Der Reisepreis beträgt 804,00 EUR. Ihre Provision: 8 % auf den Nettopreis, das sind 730,91 EUR ohne Steuer.",
      58.47,
    ],
    [
      "is what a price is more than its net",
      `${BOOKED}\nGross price: EUR 2,400.00\nNet payable to us: EUR 2,160.00`,
      240,
    ],
    [
      "by a rate in words that is off already",
      `${BOOKED} That brings the invoice to AUD 15,181.00. Your thirteen per cent is already off the figure you pay us, so all you need to remit is $13,207.47.`,
      1973.53,
    ],
    [
      "in Spanish",
      "Confirmamos la reserva RH-4471 de la Sra. Ada Brook. El precio es de 2.400,00 EUR. Su comisión del 10 % ya está descontada. Importe neto: 2.160,00 EUR.",
      240,
    ],
  ])("%s", async (_, text, amount) => {
    expect(await commissionIn(text)).toEqual({ amount, isAsked: true });
  });

  it.each([
    [
      "from a discount",
      `${BOOKED} The price was EUR 2,400.00. You get our 10% early booking discount, so the total is EUR 2,160.00.`,
    ],
    [
      "from two bases that may be meant",
      `${BOOKED}\nRoom rate: EUR 800.00\nRoom supplement: EUR 100.00\nTotal: EUR 900.00\nCommission is 10% of the room.`,
    ],
  ])("comes of nothing %s", async (_, text) => {
    expect(await commissionIn(text)).toBeUndefined();
  });
});

describe("a commission beside the price in one sentence", () => {
  it.each([
    ["in English", "The price is EUR 800.00, your commission EUR 80.00."],
    ["in German", "Der Preis beträgt 800,00 EUR, Ihre Provision 80,00 EUR."],
    ["in French", "Le prix est de 800,00 EUR, votre commission de 80,00 EUR."],
    ["in Polish", "Cena pobytu wynosi 800,00 EUR, prowizja 80,00 EUR."],
    [
      "that has a tax behind it",
      "Il prezzo è di 800,00 EUR. La commissione del 10% è di 80,00 EUR oltre IVA 22% (17,60 EUR): fattura di 97,60 EUR.",
    ],
  ])("%s is the one that the word stands by", async (_, text) => {
    expect(await commissionIn(`${BOOKED} ${text}`)).toEqual({ amount: 80, isAsked: false });
  });
});

describe("amounts in words", () => {
  it.each([
    [2976.6, "USD", "two thousand nine hundred and seventy-six dollars and sixty cents"],
    [2976, "EUR", "zweitausendneunhundertsechsundsiebzig Euro"],
    [2996.5, "EUR", "deux mille neuf cent quatre-vingt-seize euros et cinquante centimes"],
    [2976.6, "EUR", "dos mil novecientos setenta y seis euros con sesenta céntimos"],
    [2976, "EUR", "duemilanovecentosettantasei euro"],
    [2976, "BRL", "dois mil novecentos e setenta e seis reais"],
    [2976, "EUR", "tweeduizend negenhonderdzesenzeventig euro"],
    [2976, "SEK", "tvåtusenniohundrasjuttiosex kronor"],
    [2976, "PLN", "dwa tysiące dziewięćset siedemdziesiąt sześć złotych"],
    [2976, "CZK", "dva tisíce devět set sedmdesát šest korun"],
    [140, "GBP", "one hundred and forty pounds"],
  ])("%d %s", (value, currency, text) => {
    const context = { dollar: "USD", crown: null, yen: "JPY", only: "USD" };
    expect(spelledAmounts(`it comes to ${text}, of which half is due`, context)).toMatchObject([
      { value, currency },
    ]);
  });

  it("below a hundred, or of which dollar isn't said, tell none", () => {
    const context = { dollar: "USD", crown: null, yen: "JPY", only: null };
    expect(spelledAmounts("the house of thirty euros", context)).toEqual([]);
    expect(spelledAmounts("two thousand dollars", context)).toMatchObject([{ currency: null }]);
  });
});
