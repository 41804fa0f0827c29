import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

type Days = readonly [start: string | undefined, end: string | undefined];

async function daysOf(text: string, from?: string): Promise<Days> {
  const { items } = await readBooking(plainMail(`Booking number: LL-4410\n${text}\n`, from ? { from } : {}));
  const itinerary = items[0]?.payload.itinerary;
  return [itinerary?.checkIn ?? itinerary?.startDate, itinerary?.checkOut ?? itinerary?.endDate];
}

const RAIL = "Kestrel Rail <tickets@kestrelrail.example>";
const COVER = "SafeRoam <service@saferoam.example>";

const TOLD: readonly (readonly [string, Days])[] = [
  [
    "Anreise Christi Himmelfahrt, 06.05.27, Abreise Sonntag, 09.05.27 (3 Nächte)",
    ["2027-05-06", "2027-05-09"],
  ],
  [
    "Ihre Anreise am Reformationstag, dem 31.10.27, Ihre Abreise an Allerheiligen, dem 01.11.27",
    ["2027-10-31", "2027-11-01"],
  ],
  [
    "Arriving on Boxing Day (26 December 2026), leaving New Year's Day (1 January 2027)",
    ["2026-12-26", "2027-01-01"],
  ],
  [
    "Aankomst Tweede Pinksterdag, 17-05-2027, vertrek vrijdag, 21-05-2027 (4 nachten)",
    ["2027-05-17", "2027-05-21"],
  ],
  ["Arrivo Lunedì dell'Angelo, 29/03/2027, partenza giovedì, 01/04/2027", ["2027-03-29", "2027-04-01"]],
  ["Przyjazd w Boże Ciało, 27.05.2027, wyjazd w niedzielę, 30.05.2027", ["2027-05-27", "2027-05-30"]],
  ["Check-in Thu 20, check-out Sun 23 May 2027", ["2027-05-20", "2027-05-23"]],
  ["Arrivée : vendredi 28 — Départ : mardi 1er juin 2027 (4 nuits)", ["2027-05-28", "2027-06-01"]],
  ["Arriving Thursday the 20th and leaving Sunday 23 May 2027", ["2027-05-20", "2027-05-23"]],
  ["Check in Thu 20 / check out Sun 23 May 2027", ["2027-05-20", "2027-05-23"]],
  ["Entrada: jueves 20 / Salida: domingo 23 de mayo de 2027 (3 noches)", ["2027-05-20", "2027-05-23"]],
];

const HALVES: readonly (readonly [string, Days])[] = [
  ["Arrival Good Friday, departure Sunday, 28 March 2027 (2 nights)", [undefined, "2027-03-28"]],
  ["Departure: Sunday, 28 March 2027 (2 nights)", [undefined, "2027-03-28"]],
  ["Arrival Good Friday, 26 March 2027, departure Sunday", [undefined, undefined]],
  ["Check-in from 3 pm   Check-out 23 May 2027", [undefined, "2027-05-23"]],
  ["Check-in from 15, check-out 23 May 2027", [undefined, "2027-05-23"]],
  ["Anreise ab 15 Uhr Abreise 23.05.2027", [undefined, "2027-05-23"]],
  ["Arrivée dès 15 h, départ 23/05/2027", [undefined, "2027-05-23"]],
  ["Arrival 2 nights departure 23 May 2027", [undefined, "2027-05-23"]],
  ["Arrival 2 adults, departure 23 May 2027", [undefined, "2027-05-23"]],
  ["Stay: 12 - (3 rooms) February 2027", [undefined, undefined]],
  [
    "Hotel: Linde\nArrival: 12 February 2027\n3 nights\nThe group leaves together on 17 February 2027.",
    ["2027-02-12", undefined],
  ],
];

describe("The days of a line", () => {
  it.each(TOLD)("are told by the words before them, whatever stands between: %s", async (text, days) => {
    expect(await daysOf(text)).toEqual(days);
  });

  it.each(HALVES)("are half a stay where one of them is missing or denied: %s", async (text, days) => {
    expect(await daysOf(text)).toEqual(days);
  });

  it("a weekday that contradicts a day without a month leaves it out", async () => {
    const [start] = await daysOf("Arrivée : lundi 20 — Départ : dimanche 23 mai 2027");
    expect(start).toBeUndefined();
  });

  it("an end that is reckoned from nights and denied by another day is to be checked", async () => {
    const text =
      "Hotel: Linde\nArrival: 12 February 2027\n3 nights\nThe group leaves together on 17 February 2027.";
    const { items } = await readBooking(plainMail(`Booking number: LL-4410\n${text}\n`));
    const end = items[0]?.findings.find(({ field }) => field === "itinerary.endDate");
    expect(end?.note).toBe("3 nights would end before another day that the mail names.");
  });
});

const LEGS = "Torino Porta Nuova  02/04/2027 08:10\nVenezia Mestre  05/04/2027 17:50";
const BOUGHT = [
  "Purchase date: 09/11/2026 18:22",
  "Booked on 09/11/2026 at 18:22",
  "Acheté le 09/11/2026 à 18:22",
  "Stampato il 09/11/2026 18:22",
];
const POLICIES: readonly string[] = [
  "Purchase date: 09/11/2026\nEffective date: 10/11/2026\nTrip departure: 03/05/2027\nTrip return: 19/05/2027",
  "Wirksam ab: 16.11.2026\nReisebeginn: 03.05.2027\nReiseende: 19.05.2027",
  "Data decorrenza: 16/11/2026\nData partenza: 03/05/2027\nData ritorno: 19/05/2027",
  "Effective date: 03/05/2027\nExpiration date: 19/05/2027",
];

describe("A day on which something else happened than travelling", () => {
  it.each(BOUGHT)("begins no journey: %s", async (line) => {
    expect(await daysOf(`${line}\nTrain\n${LEGS}`, RAIL)).toEqual(["2027-04-02", "2027-04-05"]);
  });

  it("is asked for where no word says what it is", async () => {
    expect(await daysOf(`Torino  09/11/2026 08:10\nTrain\n${LEGS}`, RAIL)).toEqual([undefined, "2027-04-05"]);
  });

  it.each(POLICIES)("begins no trip that has days of its own: %s", async (lines) => {
    expect(await daysOf(`Insurance policy\n${lines}`, COVER)).toEqual(["2027-05-03", "2027-05-19"]);
  });
});
