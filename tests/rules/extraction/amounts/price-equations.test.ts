import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { amountsIn } from "@/lib/reader/words/money/amount";
import { plainMail } from "../plain-mail";

const BOOKED = "Booking number: RH-4471\nGuest: Mrs Ada Brook\nDates: 5 April 2027 - 9 April 2027";

async function pricesIn(text: string, subject = "Booking RH-4471") {
  const { items } = await readBooking(plainMail(`${BOOKED}\n${text}`, { subject }));
  const { pricing, estimatedCommission: commission } = items[0]?.payload ?? {};
  return [pricing?.total, pricing?.currency, commission?.amount];
}

describe("a price that is written as a multiplication", () => {
  it.each([
    [
      "Room: £95.00 x 4 nights = £380.00 (VAT included)\nParking: £8.00 per night (pay on site)\nCommission: £38.00",
      [380, "GBP", 38],
    ],
    [
      "Zimmer: 95,00 € × 4 Nächte = 380,00 €\nKurtaxe: 12,00 € (vor Ort zahlbar)\nProvision: 38,00 €",
      [380, "EUR", 38],
    ],
    [
      "Chambre : 95,00 € x 4 nuits = 380,00 €\nParking : 8,00 € (à régler sur place)\nCommission : 38,00 €",
      [380, "EUR", 38],
    ],
    ["房费：每晚 95元 × 4晚 = 380元（人民币）\n城市税：30元（到店支付）\n代理佣金：38元", [380, "CNY", 38]],
    [
      "객실 요금: 1박 95,000원 × 4박 = 380,000원\n조식: 20,000원 (현장 결제)\n여행사 수수료: 38,000원",
      [380000, "KRW", 38000],
    ],
  ])("is its result beside what is paid on site: %s", async (text, prices) => {
    expect(await pricesIn(text)).toEqual(prices);
  });

  it("is a part of the price beside an item that isn't paid on site", async () => {
    const text = "Room: £95.00 x 4 nights = £380.00\nCleaning: £60.00\nCommission: £38.00";
    expect((await pricesIn(text))[0]).toBeUndefined();
  });

  it("is none if the result is another", async () => {
    expect((await pricesIn("Room: £95.00 x 3 nights = £380.00\nParking: £8.00"))[0]).toBeUndefined();
  });
});

describe("a price by the name of what it buys", () => {
  it.each([
    ["Charter price: £3,900.00\nThis payment: £975.00\nYour commission: £390.00", 3900],
    ["Expedition cost: £3,900.00\nYour payment: £975.00\nYour commission: £390.00", 3900],
    ["Price per person: £745.00\nSupplement: £180.00\nValue of agreement: £1,670.00", 1670],
    ["Price per person: £745.00\nSupplement: £180.00\nValue of the contract: £1,670.00", 1670],
    ["Ny totalpris: £9,300.00\nDeres 10 % blir nå £930.00", 9300],
  ])("%s", async (text, total) => {
    expect((await pricesIn(text))[0]).toBe(total);
  });
});

it("the price of a cancelled booking is what was agreed, beside the fee that is kept", async () => {
  const text =
    "Booking RH-4471 for Mrs Ada Brook is cancelled.\nOriginal price: £2,200.00\nCancellation fee: £550.00\nYou keep commission of £55.00 on the cancellation fee.\nThe original commission of £220.00 is reversed.";
  expect(await pricesIn(text, "Booking RH-4471 cancelled")).toEqual([2200, "GBP", 55]);
});

it.each([
  ["264.00 אירו", "EUR"],
  ["264 ליש״ט", "GBP"],
  ["264,00 euroa", "EUR"],
  ["264 evrov", "EUR"],
  ["264 유로", "EUR"],
  ["264欧元", "EUR"],
  ["264 pounds sterling", "GBP"],
  ["264 Schweizer Franken", "CHF"],
  ["264 francs suisses", "CHF"],
  ["264 US dollars", "USD"],
  ["264 долларов США", "USD"],
  ["264 рублей", "RUB"],
  ["264 złote", "PLN"],
])("a currency is named in words: %s", (text, currency) => {
  const context = { dollar: null, crown: null, yen: "JPY", only: null };
  expect(amountsIn(text, context)).toMatchObject([{ value: 264, currency }]);
});
