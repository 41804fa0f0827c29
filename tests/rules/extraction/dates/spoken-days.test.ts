import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

async function daysOf(text: string, subject = "Booking confirmation RH-4471") {
  const [item] = (await readBooking(plainMail(text, { subject }))).items;
  const itinerary = item?.payload.itinerary;
  return [itinerary?.startDate ?? itinerary?.checkIn, itinerary?.endDate ?? itinerary?.checkOut];
}

const MAY = ["2027-05-03", "2027-05-07"];
const DECEMBER = ["2027-12-10", "2027-12-15"];

describe("two days that a sentence joins over words", () => {
  it.each([
    ["Confirmamos la reserva RH-4471 del 3 de mayo por la tarde hasta el 7 de mayo de 2027.", MAY],
    ["Para 2027: su reserva RH-4471 es del 3 de mayo, con llegada tardía, hasta el 7 de mayo.", MAY],
    [
      "Confirmamos la reserva RH-4471, en habitación doble, del lunes 3 de\nmayo hasta el viernes 7 de mayo.",
      MAY,
    ],
    ["Confirmamos a reserva RH-4471 de 3 de maio, com entrada à tarde, até 7 de maio de 2027.", MAY],
    ["Confermiamo la prenotazione RH-4471 dal 3 maggio, arrivo nel pomeriggio, fino al 7 maggio 2027.", MAY],
    ["Nous confirmons le séjour RH-4471 du 3 mai, en fin d'après-midi, jusqu'au 7 mai 2027.", MAY],
    ["Wir bestätigen die Buchung RH-4471 vom 3. Mai nachmittags bis zum 7. Mai 2027.", MAY],
    ["Wij bevestigen reservering RH-4471 van 3 mei in de middag tot en met 7 mei 2027.", MAY],
    ["Vi bekräftar bokning RH-4471 från den 3 maj på eftermiddagen till och med den 7 maj 2027.", MAY],
    ["We confirm booking RH-4471 from 3 May, arriving after lunch, until 7 May 2027.", MAY],
    ["We confirm booking RH-4471 from 10 December 2027 to 15 December.", DECEMBER],
    ["We confirm booking RH-4471 from Monday 3 May 2027 at 15:00 to Friday 7 May 2027 at 10:00.", MAY],
    [
      "Jeg kan bekræfte, at RH-4471 er på plads: fra mandag den 3. maj 2027 kl. 15 til fredag den 7. maj 2027 kl. 10.",
      MAY,
    ],
    [
      "Bestellingen RH-4471 er på plass: fra mandag 3. mai 2027 kl. 15 til fredag 7. mai 2027 kl. 10, æresord.",
      MAY,
    ],
    [
      "Nous confirmons le séjour RH-4471 du lundi 3 mai, embarquement à partir de 16 heures, au vendredi 7 mai 2027.",
      MAY,
    ],
    [
      "Confirmamos la reserva RH-4471 del lunes 3 de mayo, llegada desde las 16 horas, al viernes 7 de mayo de 2027.",
      MAY,
    ],
    [
      "Confermiamo la prenotazione RH-4471 dal lunedì 3 maggio, arrivo dalle ore 16, al venerdì 7 maggio 2027.",
      MAY,
    ],
    ["Su reserva RH-4471 es del 10 de diciembre de 2027, por la noche, hasta el 15 de diciembre.", DECEMBER],
  ])("%s", async (text, days) => {
    expect(await daysOf(text)).toEqual(days);
  });

  it.each([
    ["Hemos recibido su pago del 3 de mayo y puede abonar el saldo hasta el 7 de mayo de 2027."],
    ["Our rates are the same from 3 May, Mondays apart, until 30 September 2027."],
    ["The pool is closed from 3 May, for repairs, until 7 May 2027."],
    ["Unser Angebot gilt vom 3. Mai, solange der Vorrat reicht, bis zum 7. Mai 2027."],
  ])("are not those of something else: %s", async (text) => {
    expect(await daysOf(`Booking RH-4471 is confirmed.\n\n${text}`)).toEqual([undefined, undefined]);
  });
});

it("gives way to days that are labelled", async () => {
  const text =
    "They are arriving on 3 May 2027 and leaving on 7 May 2027. Boats run from 1 April, weather permitting, until 30 June 2027.";
  expect(await daysOf(`Booking RH-4471 is confirmed. ${text}`)).toEqual(MAY);
});

describe("days told by the words around them", () => {
  it.each([
    ["The tour starts on 6 June 2027 and runs until 19 June 2027."],
    ["Die Reise startet am 6. Juni 2027 und führt bis zum 19. Juni 2027 durch die Alpen."],
    ["Le circuit débute le 6 juin 2027 et dure jusqu'au 19 juin 2027."],
    ["El viaje comienza el 6 de junio de 2027 y sigue hasta el 19 de junio."],
  ])("a journey that begins on one day and lasts until another: %s", async (text) => {
    expect(await daysOf(`Booking number: RH-4471\nGuest: Anna Pries\n${text}`)).toEqual([
      "2027-06-06",
      "2027-06-19",
    ]);
  });

  it("a rail pass is for the days that it is valid on, not for those of its seats", async () => {
    const text =
      "8-day pass        valid 10.08.2027 to 17.08.2027\nSeats to Tirano   12.08.2027\nSeats to Chur     15.08.2027";
    expect(await daysOf(`Rail order RH-4471\n\n${text}`)).toEqual(["2027-08-10", "2027-08-17"]);
  });

  it.each([
    ["Travel From:  26/07/2027\nTravel To:    05/08/2027"],
    ["Reise von: 26.07.2027\nReise bis: 05.08.2027\nReiseziel: Kreta"],
    ["Rental from   Oslo, 26 July 2027, 11:00\nRental until  Bergen, 5 August 2027, 10:00"],
    ["Collecting: 26 July 2027\nReturning: 5 August 2027"],
  ])("%s", async (text) => {
    expect(await daysOf(`Booking number: RH-4471\nGuest: Anna Pries\n${text}`)).toEqual([
      "2027-07-26",
      "2027-08-05",
    ]);
  });

  it.each([
    ["Would have arrived   Friday, May 21, 2027\nWould have left      Tuesday, May 25, 2027"],
    ["Devait arriver : 21 mai 2027\nDevait partir : 25 mai 2027"],
    ["Habría llegado: 21 de mayo de 2027\nHabría salido: 25 de mayo de 2027"],
  ])("of a cancelled stay: %s", async (text) => {
    const subject = "Booking RH-4471 is cancelled";
    expect(await daysOf(`We have cancelled booking RH-4471.\n\n${text}`, subject)).toEqual([
      "2027-05-21",
      "2027-05-25",
    ]);
  });
});

describe("the verb to quote", () => {
  it.each([
    ["Your agent asked us to quote WB-2207 on the bill.", "confirmation"],
    ["Everything is in place. Please quote RH-4471 whenever you get in touch.", "confirmation"],
    ["All is arranged; always quote your booking number, or call us quoting it.", "confirmation"],
    ["Please find our quote for the villa: 1,200.00 EUR.", "quote"],
    ["We are pleased to quote you 1,200.00 EUR for the villa.", "quote"],
    ["Here is the quote that you asked for.", "quote"],
  ])("%s", async (text, type) => {
    const facts = "Reference: RH-4471\nGuest: Anna Pries\nArrival: 3 May 2027\nDeparture: 7 May 2027";
    const mail = plainMail(`${text}\n\n${facts}`, { subject: "Anna Pries, RH-4471" });
    const { emailType } = await readBooking(mail);
    expect(emailType).toBe(type);
  });
});

it("a day that a change calls off is none of the trip", async () => {
  const told = (words: string) =>
    daysOf(
      `Booking RH-4471 was changed. The departure of 26 April 2027 ${words}.\n\nYour clients arrive on 3 May 2027 and leave on 7 May 2027.`,
      "Change of your booking RH-4471",
    );
  expect(await told("was cancelled and replaced as follows")).toEqual(MAY);
  expect(
    await daysOf(
      "Η κράτηση RH-4471 τροποποιήθηκε. Η αναχώρηση της 26/04/2027 ακυρώθηκε και αντικαταστάθηκε.",
      "Τροποποίηση κράτησης RH-4471",
    ),
  ).toEqual([undefined, undefined]);
});

it("the day on which a cruise leaves isn't its end where the way back is told", async () => {
  const text =
    "Confermiamo la prenotazione RH-4471: la crociera a bordo della Velamare Aurora, con partenza da Savona lunedì 3 maggio e rientro nello stesso porto venerdì 7 maggio 2027.";
  expect(await daysOf(text)).toEqual(MAY);
});
