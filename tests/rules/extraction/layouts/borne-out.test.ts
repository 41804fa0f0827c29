import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { type Scored, valueAt } from "@/tools/scoring/compare";
import { plainMail } from "../plain-mail";

type Told = Partial<Record<Scored | "cancellation.charge", string | number | undefined>>;
type Case = readonly [what: string, text: string, told: Told, subject?: string];

const BOOKED = "Your booking RH-4471 for Mrs Ada Brook is confirmed.";

async function toldBy(text: string, wanted: Told, subject = "Booking RH-4471") {
  const { items } = await readBooking(plainMail(text, { subject }));
  const payload = items[0]?.payload;
  return Object.fromEntries(
    Object.keys(wanted).map((field) => [
      field,
      field === "cancellation.charge" ? payload?.cancellation?.charge : valueAt(payload, field as Scored),
    ]),
  );
}

function check(cases: readonly Case[]) {
  it.each(cases.map(([what, ...rest]) => ({ what, rest })))(
    "$what",
    async ({ rest: [text, wanted, subject] }) => {
      expect(await toldBy(text, wanted, subject)).toEqual(wanted);
    },
  );
}

const stay = (first?: string, last?: string): Told => ({
  "itinerary.startDate": first,
  "itinerary.endDate": last,
});

describe("a day without its month, beside a whole one of its sentence", () => {
  check([
    [
      "falls on the weekday that is printed",
      `${BOOKED} They check in on Thursday 10 June 2027 and leave again on Monday the 14th.`,
      stay("2027-06-10", "2027-06-14"),
    ],
    [
      "is in the next month where its figure is less",
      `${BOOKED} They arrive on 28 June 2027 and check out on the 3rd.`,
      stay("2027-06-28", "2027-07-03"),
    ],
    [
      "may come first",
      "Buchung RH-4471 ist bestätigt. Statt am Samstag 5. bleiben die Gäste bis Montag, 14. Juni 2027; die Anreise ist weiterhin Donnerstag, 10.",
      stay("2027-06-10", "2027-06-14"),
    ],
    [
      "is as many nights apart as the mail counts",
      `${BOOKED} We expect them on Thursday 10 June 2027 and wave goodbye on Monday the 14th. Four nights in the Garden Room.`,
      stay("2027-06-10", "2027-06-14"),
    ],
    [
      "is told by sayings for the ends of a trip",
      `${BOOKED} They land in York on 10 June 2027 and we see them off at the station on the 14th.`,
      stay("2027-06-10", "2027-06-14"),
    ],
    [
      "is told by nights in words",
      `${BOOKED} They join us on Thursday 10 June 2027 (drinks at five) and we wave them off after brekkie on Tuesday the 22nd. Thirteen days, twelve nights.`,
      stay("2027-06-10", "2027-06-22"),
    ],
    [
      "ends a stay between hours",
      "Jeg kan bekræfte ordre RH-4471 for Ada Brook, fra torsdag den 10. juni 2027 kl. 15 til mandag den 14. juni 2027 kl. 10.",
      stay("2027-06-10", "2027-06-14"),
    ],
    [
      "tells nothing on another weekday",
      `${BOOKED} They check in on Thursday 10 June 2027 and leave again on Sunday the 14th.`,
      stay("2027-06-10", undefined),
    ],
    [
      "tells nothing of a payment",
      `${BOOKED} They check in on Thursday 10 June 2027, and the balance is paid on the 14th.`,
      stay("2027-06-10", undefined),
    ],
    [
      "in Japanese",
      "予約番号 RH-4471 ご予約を承りました。\nご宿泊日 2027年6月10日(木)より4泊、14日(月)ご出発",
      stay("2027-06-10", "2027-06-14"),
    ],
  ]);
});

describe("days", () => {
  check([
    [
      "of two ranges, those that are as many nights apart as are counted",
      `${BOOKED} The stay is from 10 June 2027 to 14 June 2027, four nights. There is room again from 2 July to 8 July 2027.`,
      stay("2027-06-10", "2027-06-14"),
    ],
    [
      "that others took the place of are none",
      `${BOOKED} Instead of 3 June to 7 June 2027, they stay from Thursday, 10/06, until Monday, 14 June 2027.`,
      stay("2027-06-10", "2027-06-14"),
    ],
    [
      "behind which an hour stands have no year of it",
      "Réservation RH-4471 confirmée pour Mme Ada Brook.\nArrivée : 10 juin, 18 h\nDépart : 14 juin, 11 h",
      stay("2027-06-10", "2027-06-14"),
    ],
    [
      "behind a small word fall on no weekday",
      "Rezerwacja RH-4471 jest potwierdzona. Pobyt od 10 czerwca do 14 czerwca.",
      stay("2027-06-10", "2027-06-14"),
    ],
    [
      "of another tour don't begin the one that labels tell",
      `${BOOKED}\nTour: Alpine Lakes, coach tour\nDeparture: 10 June 2027\nReturn: 14 June 2027\n\nNew: Norway by rail, departure on 2 May 2027, 10% off!`,
      stay("2027-06-10", "2027-06-14"),
    ],
    [
      "of flights with two figures for the year",
      "TICKETED\nPassenger: BROOK/ADA MRS\nBooking reference: QX7LMB\nInvoice date: 2026-11-09\nFlight  Date       From  To   Dep    Arr\nQV 412  Thu 10JUN27  LHR  OSL  09:10  12:30\nQV 415  Mon 14JUN27  OSL  LHR  18:05  19:25\nDebit on AM 25.11.2026 to your account",
      stay("2027-06-10", "2027-06-14"),
    ],
  ]);
});

const total = (amount?: number, currency = "EUR"): Told => ({
  "pricing.total": amount,
  "pricing.currency": amount === undefined ? undefined : currency,
});
const commission = (amount?: number): Told => ({ "estimatedCommission.amount": amount });

describe("a price that no word tells", () => {
  check([
    [
      "is what a deposit and its rest come to",
      `${BOOKED} It all came to EUR 1,240.00 for the two. We charged the deposit of EUR 300.00 today; what's left, EUR 940.00, is taken in May.`,
      total(1240),
    ],
    [
      "is what a rate is taken of and two sums make up",
      `${BOOKED} The bill now reads EUR 1,240.00 with half board. They gave us 300.00 in May and 940.00 follow here. Yours is 10% of the new bill, EUR 124.00.`,
      { ...total(1240), ...commission(124) },
    ],
    [
      "is not what is added up before something else is added",
      `${BOOKED}\nAdults 2 x 400.00   EUR 800.00\nChild 1 x 200.00   EUR 200.00\nService   EUR 60.00\nYour commission: 8% of EUR 1,000.00 = EUR 80.00`,
      total(),
    ],
    [
      "stands below the rows that add up to it, over what a sentence says of other sums",
      `${BOOKED}\nRental   EUR 500.00\nFees   EUR 95.50\nAt the desk   EUR 595.50\n\nThe driver leaves a hold of EUR 12.95 a day at the desk for the toll roads.`,
      total(595.5),
    ],
    [
      "isn't the sum that is insured",
      "Policy RH-4471 is issued.\nProduct: Travel insurance Annual\nPolicyholder: Ada Brook\nCover: 10.06.2027 - 14.06.2027\nTrip price: EUR 4,200.00 (= sum insured)\nPremium: EUR 186.00",
      total(186),
    ],
    [
      "isn't the tax of a town, summed up in brackets",
      `${BOOKED} The whole stay comes to EUR 980.00. The city tax (3.50 a night each, EUR 28.00 in all) is paid at the house.`,
      total(980),
    ],
    [
      "isn't a price of one guest and night, in Japanese",
      "ご予約を承りました。\n予約番号 RH-4471\n料金 お一人様1泊 33,000円(税込)",
      total(),
    ],
    [
      "stands before the word that joins it to the next",
      "Confirmamos la reserva RH-4471. El programa cuesta EUR 1.000,00 neto y EUR 1.210,00 con el impuesto.",
      { "pricing.total": undefined },
    ],
    [
      "isn't what a rate of exchange makes of it",
      "RH-4471 no'lu rezervasyonunuz onaylandı.\nToplam: 1.780,00 EUR (09.11.2026 kuru 62,40 ile 111.072,00 TL)",
      total(1780),
    ],
    ["in dollars that a word names", `${BOOKED}\nTotal (dollars canadiens): 1,780.00 $`, total(1780, "CAD")],
  ]);
});

describe("a commission", () => {
  check([
    [
      "of several rates is the sum that is named last",
      `${BOOKED} Total EUR 900.00. Commission: item 1 10% EUR 70.00; item 2 20% EUR 40.00; credited together EUR 110.00.`,
      commission(110),
    ],
    [
      "of two rates without their sum is open",
      `${BOOKED}\nRoom: EUR 700.00\nTransfers: EUR 200.00\nCommission is 10% on the room, EUR 70.00, and 20% on the transfers, EUR 40.00.`,
      commission(),
    ],
    [
      "is no more than its rate of the price, and worked out of what is more",
      "Nous confirmons la réservation RH-4471. Le séjour fait 804,00 EUR. Votre commission est de 8 % sur le montant hors taxes, qui s'élève à 730,91 EUR.",
      commission(58.47),
    ],
    [
      "stands behind what it is reckoned of",
      `${BOOKED}\nTotal: EUR 300.00\nBroker compensation: 30% of premium = EUR 90.00`,
      commission(90),
    ],
    [
      "has the currency of the price above it",
      `${BOOKED}\nSell, AUD inc GST\t3,864.00\nYou keep 12.5%\t483.00`,
      { ...commission(483), "estimatedCommission.currency": "AUD" },
    ],
    [
      "that was taken off is none, in Japanese",
      "ご予約を承りました。\n予約番号 RH-4471\n合計 132,000円\n手数料を差し引いた120,000円をお振込みください。",
      commission(),
    ],
    [
      "on what is charged for cancelling is kept",
      "Dear partner, your booking RH-4471 was cancelled.\nTour price: EUR 900.00\nCancellation fee, 2 x EUR 60.00: EUR 120.00\nYou will receive 10% of the cancellation fee retained: EUR 12.00.",
      { "cancellation.charge": 120, ...commission(12) },
      "Cancellation of booking RH-4471",
    ],
  ]);
});
