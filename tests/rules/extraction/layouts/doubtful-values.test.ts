import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

async function payloadOf(text: string, subject = "Booking confirmation") {
  return (await readBooking(plainMail(text, { subject }))).items[0]?.payload;
}

describe("the reader's own number", () => {
  it.each([
    ["Your own file reference: BX-1190", "Reservation number: NDA-44102"],
    ["Ihre eigene Vorgangsnummer: BX-1190", "Buchungsnummer: NDA-44102"],
    ["Votre propre référence dossier : BX-1190", "Numéro de réservation : NDA-44102"],
    ["Su propia referencia de reserva: BX-1190", "Localizador: NDA-44102"],
    ["Uw eigen dossiernummer: BX-1190", "Boekingsnummer: NDA-44102"],
    ["Ert eget bokningsnummer: BX-1190", "Bokningsnummer: NDA-44102"],
  ])("is not the supplier's: %s", async (own, theirs) => {
    expect((await payloadOf(`${own}\n${theirs}`))?.confirmationNumber).toBe("NDA-44102");
    expect((await payloadOf(`${own}\n\nArrival: 3 May 2027`))?.confirmationNumber).toBeUndefined();
  });

  it("yields to the number by which the subject and the body both call the booking", async () => {
    const text = "Your file reference: BX-1190\n\nNDA-44102\nArrival: 3 May 2027\nDeparture: 7 May 2027";
    expect((await payloadOf(text, "Booking confirmed - NDA-44102"))?.confirmationNumber).toBe("NDA-44102");
  });
});

describe("a number in groups", () => {
  it.each([
    ["Booking reference GH 4410 2275"],
    ["Buchungsnummer GH 4410 2275."],
    ["Votre réservation GH 4410 2275 – merci"],
    ["Numero di prenotazione GH 4410 2275; grazie"],
  ])("is read whole: %s", async (text) => {
    expect((await payloadOf(text))?.confirmationNumber).toBe("GH 4410 2275");
  });

  it.each([
    ["Your booking GH 4410 2275 for two is confirmed."],
    ["Ihre Buchung GH 4410 2275 ist bestätigt."],
  ])("is not told where its end can't be: %s", async (text) => {
    expect((await payloadOf(text))?.confirmationNumber).toBeUndefined();
  });

  it("ends before a year, a price and a count", async () => {
    for (const after of ["2027", "for 2 adults", "250.00 EUR", "12 nights"])
      expect((await payloadOf(`Booking reference GH4410 ${after}`))?.confirmationNumber).toBe("GH4410");
  });
});

describe("a timetable of crossings", () => {
  it("is not told by the day that stands next to a plate number", async () => {
    const text =
      "Ferry booking GH4410\n\nOslo - Kiel, 23 July 2027 22:00\nKiel - Oslo, 7 August 2027 15:00, 7 August 2027 20:15\nVehicle: estate car WP23 LKX";
    const itinerary = (await payloadOf(text))?.itinerary;
    expect(itinerary?.startDate).not.toBe("2027-08-07");
  });
});
