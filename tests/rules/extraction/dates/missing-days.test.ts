import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

async function daysOf(text: string, from?: string) {
  const { items } = await readBooking(plainMail(text, from ? { from } : {}));
  const itinerary = items[0]?.payload.itinerary;
  return [itinerary?.checkIn ?? itinerary?.startDate, itinerary?.checkOut ?? itinerary?.endDate];
}

const TOUR = "Fell Walks <tours@fellwalks.example>";
const AIR = "Kestrel Air <trade@kestrelair.example>";

describe("A day that is missing", () => {
  it.each([
    ["Tour: Lakes\nDeparture date: 16 April 2027", ["2027-04-16", undefined], TOUR],
    ["Tour: Lakes\nReturn date: 24 April 2027", [undefined, "2027-04-24"], TOUR],
    ["Voyage booked\nEnds: 24 April 2027", [undefined, "2027-04-24"], TOUR],
    ["Travel dates: 5 April 2027 -", ["2027-04-05", undefined], TOUR],
    ["Travel dates: - 14 April 2027", [undefined, "2027-04-14"], TOUR],
    ["Guest: Jane Doe\nCheck-in: 24 April 2027", ["2027-04-24", undefined], undefined],
    [
      "Pick-up: 12 June 2027 10:30, Faro Airport (FAO), meet flight BZ 2417\nDrop-off: 09:00, Faro Airport (FAO)",
      ["2027-06-12", undefined],
      "Fenwick Europe <trade@fenwick.example>",
    ],
    [
      "Pick-up: 10:30, Faro Airport (FAO), meet flight BZ 2417\nDrop-off: 26 June 2027 09:00, Faro Airport (FAO)",
      [undefined, "2027-06-26"],
      "Fenwick Europe <trade@fenwick.example>",
    ],
  ])("is not filled by the other end: %s", async (text, days, from) => {
    expect(await daysOf(`Booking number: LK-29047\n${text}\n`, from)).toEqual(days);
  });

  it.each([
    "Outbound flight KX 418, 14 March 2027, London (LHR) - Porto (OPO)",
    "Return flight KX 419, 21 March 2027, Porto (OPO) - London (LHR)",
    "KX 418  14 March 2027  London (LHR)  Porto (OPO)\nKX 419  Porto (OPO)  London (LHR)",
  ])("leaves a flight there and back open: %s", async (text) => {
    const [start, end] = await daysOf(`Booking number: LK-29047\n${text}\n`, AIR);
    expect(start !== undefined && start === end).toBe(false);
  });

  it("leaves a flight one way with its only day", async () => {
    const text = "Booking number: LK-29047\nFlight KX 418, 14 March 2027, London (LHR) - Porto (OPO)\n";
    expect(await daysOf(text, AIR)).toEqual(["2027-03-14", "2027-03-14"]);
  });

  it.each([
    [
      "OUTWARD\nArrives: 20 December 2026, 09:30\nINWARD\nRosslare - Cherbourg: 2 January 2027, dep. 10:00\nArrives: 2 January 2027, 23:45",
      [undefined, "2027-01-02"],
    ],
    [
      "OUTWARD\nRosslare - Cherbourg: 19 December 2026, dep. 16:00\nArrives: 20 December 2026, 09:30\nINWARD\nCabin: inside",
      ["2026-12-19", undefined],
    ],
  ])("is not the arrival of a crossing that has lost one: %s", async (text, days) => {
    expect(await daysOf(`Booking number: LK-29047\n${text}\n`, "Skerry Ferries <t@skerry.example>")).toEqual(
      days,
    );
  });

  it("is not the day on which a hotel's nights end", async () => {
    const text = "Booking number: LK-29047\nHotel: Rose House\nSalida  23/03/2027 (4 noches)\n";
    expect((await daysOf(text))[0]).toBeUndefined();
  });

  it("is not a programme's last row, where the mail speaks of more nights than its rows cover", async () => {
    const rows =
      "16 January 2027  Flight KX 812, 07:10\n18 January 2027  Husky safari, return to the hotel\n";
    const days = await daysOf(`Booking number: LK-29047\nPackage holiday, 7 nights, hotel\n${rows}`, TOUR);
    expect(days).not.toContain("2027-01-18");
  });

  it("is not a programme's day of the next year, where the final payment is due only after it", async () => {
    const rows =
      "Programme\n28 Dec  Meeting at the lodge\n29 Dec  First stage\n3 Jan  Breakfast and return\n";
    const due = "Final payment due by 15 November 2027\n";
    expect(await daysOf(`Booking number: LK-29047\n${rows}${due}`, TOUR)).toEqual([undefined, undefined]);
    expect(await daysOf(`Booking number: LK-29047\nDates: - 3 January 2028\n${rows}`, TOUR)).not.toContain(
      "2027-01-03",
    );
    expect(await daysOf(`Booking number: LK-29047\n${rows}`, TOUR)).toEqual(["2026-12-28", "2027-01-03"]);
  });

  it("is not the deadline of a payment", async () => {
    const text =
      "Pratica: CT 772190\nSbarco: Napoli, 10 luglio 2027\nSaldo entro il 03/06/2027: EUR 2.472,00\n";
    expect(await daysOf(text)).toEqual([undefined, "2027-07-10"]);
  });

  it.each([
    "Da bonificare entro il 06/05/2027: EUR 272,18",
    "Virement à faire avant le 06/05/2027 : 272,18 EUR",
    "Transferencia antes del 06/05/2027: 272,18 EUR",
    "Over te maken vóór 06/05/2027: EUR 272,18",
    "Zu überweisen bis zum 06.05.2027: EUR 272,18",
    "Przelew do 06.05.2027: EUR 272,18",
  ])("is not the day by which money is sent: %s", async (due) => {
    const legs = "OUTBOUND 11:25, flight KX 1180\nRETURN 13/06/2027, 08:40, flight KX 1181";
    const text = `Booking number: LK-29047\n${legs}\n${due}\nSupplement after 22:00\n`;
    expect(await daysOf(text, TOUR)).toEqual([undefined, "2027-06-13"]);
  });

  it.each([
    ["Departs: Adelaide, Wed, 12:10\nArrives: Darwin, Sat 10 July 2027, 17:30", [undefined, "2027-07-10"]],
    ["Departs: Adelaide, Wed 7 July 2027, 12:10\nArrives: Darwin, Sat, 17:30", ["2027-07-07", undefined]],
  ])("is not the other end of a night in a berth: %s", async (text, days) => {
    const mail = `Booking number: LK-29047\nTrain: Top End\n${text}\nBerths: 11 and 12\n`;
    expect(await daysOf(mail, "Red Gum Rail <trade@redgumrail.example>")).toEqual(days);
  });

  it("is not the departure from a place whose arrival has lost its day", async () => {
    const text =
      "Rondreis: Duinvilla\nAankomst: vrijdag vanaf 15.00 uur\nVertrek: vrijdag 6 augustus 2027\nHuursom 14 nachten\n";
    expect(await daysOf(`Booking number: LK-29047\n${text}`, TOUR)).toEqual([undefined, "2027-08-06"]);
  });

  it.each(["vóór 10.00 uur", "uiterlijk om 10:00"])(
    "is not the day that a place is left, %s",
    async (hour) => {
      const text = `Rondreis: Duinvilla\nVertrek: vrijdag 6 augustus 2027 ${hour}\nHuursom 14 nachten\n`;
      expect(await daysOf(`Booking number: LK-29047\n${text}`, TOUR)).toEqual([undefined, "2027-08-06"]);
    },
  );

  it.each([
    ["Day 02  19 December 2026  Munnar\nDay 03  20 December 2026  Disembark", [undefined, "2026-12-20"]],
    ["Day 01  18 December 2026  Kochi\nDay 02  19 December 2026  Kochi - Munnar", ["2026-12-18", undefined]],
    [
      "Day 01  18 December 2026  Kochi\nDay 02  19 December 2026  Munnar - Kochi airport",
      ["2026-12-18", "2026-12-19"],
    ],
  ])("is not that of a programme that has lost a row: %s", async (rows, days) => {
    expect(await daysOf(`Booking number: LK-29047\nTour: Kerala\n${rows}\n`, TOUR)).toEqual(days);
  });

  it("is not the second port of a cruise that has lost its first row", async () => {
    const text =
      "Booking AZ998122\nShip: Azure Queen\nDate         Port               Arrive\n07 Mar 2027  At sea\n08 Mar 2027  Naples             07:00\n13 Mar 2027  Disembark Rome     06:00\n";
    expect((await daysOf(text, "Azure Cruises <noreply@azurecruises.example>"))[0]).toBeUndefined();
  });

  it("is not the next row's in a table", async () => {
    const text =
      "Booking AZ998122\nDate in       Service                Nights\n              Kloof Guest House      4\n08 Sep 2027   Ingwe Plains Lodge     7\n";
    expect((await daysOf(text, TOUR))[0]).toBeUndefined();
  });
});

describe("an arrival without its month", () => {
  const days = async (text: string) => {
    const stay = `Confirmation number: RH-4471\nGuest: Mrs Ada Brook\nRose House hotel\n${text}`;
    const { items } = await readBooking(plainMail(stay));
    return items[0]?.payload.itinerary;
  };

  it.each([
    ["Arrive: Thu the 14th\nDepart: Sun, October 17, 2027\nNights: 3", "2027-10-14"],
    ["Anreise: Donnerstag, 14.\nAbreise: Sonntag, 17. Oktober 2027", "2027-10-14"],
    ["Arrivo: giovedì 14\nPartenza: domenica 17 ottobre 2027", "2027-10-14"],
    ["Arrive: Thu the 30th\nDepart: Sun, October 3, 2027", "2027-09-30"],
  ])("takes it from the departure: %s", async (text, start) => {
    const read = await days(text);
    expect(read?.checkIn ?? read?.startDate).toBe(start);
  });

  it.each([
    "Arrive: Fri the 14th\nDepart: Sun, October 17, 2027",
    "Arrive: the 14th\nDepart: Sun, October 17, 2027",
  ])("is none if neither a weekday nor nights confirm it: %s", async (text) => {
    const read = await days(text);
    expect(read?.checkIn ?? read?.startDate).toBeUndefined();
  });
});

describe("a range that lost its other day", () => {
  it.each([
    "Dates: from the 3rd July 2027 (Wroxham) until the (Beccles)\nHire charge: £1,345.00",
    "Dates: 3 July 2027 – \nTour price: £1,345.00",
  ])("is no single day: %s", async (text) => {
    const { items } = await readBooking(plainMail(`Hire no: WR-0092\nHirer: Mr Ada Quist\n${text}`));
    expect(items[0]?.payload.itinerary?.endDate).toBeUndefined();
  });

  it("does not start on the day after its nights", async () => {
    const text =
      "Your booking number is RH-4471.\nMr Cyril Aldous, for 7 nights (leaving on 21/6/27) in our holiday park.\nThe full price is £868.00.";
    const itinerary = (await readBooking(plainMail(text))).items[0]?.payload.itinerary;
    expect([itinerary?.checkIn ?? itinerary?.startDate, itinerary?.checkOut ?? itinerary?.endDate]).toEqual([
      undefined,
      "2027-06-21",
    ]);
  });
});
