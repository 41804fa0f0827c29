import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/extraction/read-booking";
import { codeIn } from "@/lib/extraction/words/code";
import { peopleIn } from "@/lib/extraction/words/person";
import { plainMail } from "../plain-mail";

async function textPayload(
  text: string,
  subject = "Booking confirmation",
  from = "Fjordline Cruises <res@fjordline.example>",
) {
  return (await readBooking(plainMail(text, { subject, from }))).items[0]?.payload;
}

describe("A commission told in a sentence", () => {
  it.each([
    "As ever, we shall pay your 10% commission on the room revenue excluding VAT, which amounts to £290.00, within three weeks.",
    "Ihre Provision von 10 % auf den Zimmerpreis ohne MwSt., das sind 290,00 GBP, überweisen wir nach Abreise.",
    "Nous vous verserons votre commission de 10 % hors TVA, soit 290,00 GBP, après le séjour.",
    "Le abonaremos su comisión del 10% sin IVA, que equivale a 290,00 GBP, tras la estancia.",
  ])("is not hidden by the tax it leaves out: %s", async (sentence) => {
    const payload = await textPayload(
      `Booking number: LK-29047\nThe total for the four nights comes to £3,480.00.\n\n${sentence}\n`,
    );
    expect(payload?.estimatedCommission?.amount).toBe(290);
  });
});

describe("Booking numbers", () => {
  it.each([
    "We have received the first payment, so TCV-3307 is now a firm rental.",
    "Danke, damit ist alles da: TCV-3307 ist jetzt eine feste Buchung.",
    "Merci, TCV-3307 est maintenant une réservation ferme.",
    "Gracias, TCV-3307 es ahora una reserva firme.",
  ])("are told by what they now are: %s", async (sentence) => {
    expect((await textPayload(sentence, "Your stay"))?.confirmationNumber).toBe("TCV-3307");
  });

  it.each([
    "Referansen hos oss er NK-558 210.",
    "Referencen hos os er NK-558 210.",
    "Referensen hos oss är NK-558 210.",
    "The reference with us is NK-558 210.",
  ])("keep their last group at a sentence's end: %s", async (sentence) => {
    expect((await textPayload(sentence, "Your stay"))?.confirmationNumber).toBe("NK-558 210");
  });

  it.each(["COST CENTER 5540", "AREA MANAGER 4471", "ROOM SERVICE 7712"])("are not %s", (text) => {
    expect(codeIn(text)).toBeNull();
  });

  it.each([
    ["ZB 61 7730", "ZB 61 7730"],
    ["MS-40118827", "MS-40118827"],
    ["HA 270 441", "HA 270 441"],
  ])("are still found in %s", (text, code) => {
    expect(codeIn(text)?.code).toBe(code);
  });
});

describe("People", () => {
  it.each([
    ["Torben Kjær (billet 990-4471028811), Mette Kjær (billet 990-4471028812)", 2],
    [
      "Jane Doe (ticket 123-4567890123), John Doe (ticket 123-4567890124), Amy Doe (ticket 123-4567890125)",
      3,
    ],
    ["JANKOWSKI / Fleur Ms", 1],
    ["JANKOWSKI / Fleur\nJANKOWSKI / Piotr", 2],
    ["Jane Doe / John Doe", 2],
  ])("are counted in %s", (text, count) => {
    expect(peopleIn(text)).toHaveLength(count);
  });

  it("are named as tickets name them", async () => {
    const payload = await textPayload(
      "RECORD LOCATOR KTW9ZP\n\nFOR: SANDOVAL-REYES/IGNACIO MR          REF: COST CENTER 5540\n",
    );
    expect(payload?.customer?.name).toMatch(/IGNACIO SANDOVAL-REYES/i);
    expect(payload?.confirmationNumber).toBe("KTW9ZP");
  });

  it.each([
    ["Guest 1", "Guest 2"],
    ["Passenger 1", "Passenger 2"],
    ["Gast 1", "Gast 2"],
    ["Passager 1", "Passager 2"],
  ])("are as many as there are columns of prices (%s, %s)", async (first, second) => {
    const payload = await textPayload(
      `Booking number: LK-29047\n\n                 ${first}     ${second}        TOTAL\nFARE              900.00      900.00     1,800.00\nTOTAL CHARGES     900.00      900.00     1,800.00\n`,
    );
    expect(payload?.guests?.total).toBe(2);
  });

  it.each([
    ["Passageiro titular", "Acompanhantes"],
    ["Titular", "Acompañantes"],
    ["Hauptreisender", "Begleitpersonen"],
    ["Passager principal", "Accompagnants"],
  ])("count with those who come along (%s, %s)", async (lead, along) => {
    const payload = await textPayload(
      `Booking number: LK-29047\n\n${lead}: Anselmo Prates\n${along}: Dalva Prates, Caio Prates\n`,
    );
    expect(payload?.guests).toEqual({ primary: "Anselmo Prates", total: 3 });
  });

  it.each([
    "Jeg bekrefter bestillingen for Åse og Kåre Tveitdal.",
    "Jag bekräftar bokningen för Åse och Kåre Tveitdal.",
    "Wir bestätigen die Buchung für Åse und Kåre Tveitdal.",
  ])("are found behind the booking in a sentence: %s", async (sentence) => {
    const payload = await textPayload(`${sentence}\nBooking number: LK-29047\n`, "Bekreftelse");
    expect(payload?.guests).toEqual({ primary: "Åse Tveitdal", total: 2 });
  });

  it.each([
    ["Booked by: Devin Achebe, Kestrel Lane Travel", "Devin Achebe"],
    ["To: Mrs J. Pemberton, Dovecote Travel (agency code DOV14)", "J. Pemberton"],
    ["Gebucht von: Dörte Ahrens, Sonnenwinkel Reisen", "Dörte Ahrens"],
    ["Réservé par : Maëlle Le Goff, Escales Voyages", "Maëlle Le Goff"],
  ])("of an agency are the agent: %s", async (line, name) => {
    const payload = await textPayload(`${line}\n\nBooking number: LK-29047\nLead guest: Rowena Thistle\n`);
    expect(payload?.agents?.[0]?.name).toBe(name);
    expect(payload?.customer?.name).toBe("Rowena Thistle");
  });

  it("who booked for themselves are no agent", async () => {
    const payload = await textPayload(
      "Booked by: Rowena Thistle, Leeds\n\nBooking number: LK-29047\nLead guest: Rowena Thistle\n",
    );
    expect(payload?.agents).toBeUndefined();
  });

  it.each([
    "Consultant: Robin Maddox\n01453 496 018",
    "Conseillère : Robin Maddox\nTél. : 02 55 55 01 18",
    "Sachbearbeiter: Robin Maddox\nTel.: 0551 555 0118",
  ])("who advise have the telephone under their name: %s", async (lines) => {
    const payload = await textPayload(`Booking number: LK-29047\n\n${lines}\n`);
    expect(payload?.agents?.[0]?.phone).toMatch(/(?:018|01 18|0118)$/);
  });
});

describe("Journeys", () => {
  it.each([
    "De reiser fra Bergen onsdag 10. februar 2027 og er tilbake i Bergen søndag 21. februar 2027.",
    "They leave from Bergen on 10 February 2027 and are back in Bergen on 21 February 2027.",
    "De reser från Bergen onsdag 10 februari 2027 och är tillbaka i Bergen söndag 21 februari 2027.",
    "Sie fahren ab Bergen am 10. Februar 2027 und sind zurück in Bergen am 21. Februar 2027.",
  ])("begin before somebody is back: %s", async (sentence) => {
    const payload = await textPayload(`Booking number: LK-29047\n\n${sentence}\n`, "Cruise confirmation");
    expect(payload?.itinerary).toMatchObject({ startDate: "2027-02-10", endDate: "2027-02-21" });
  });

  it("are printed by reservation systems with the flight, then the places", async () => {
    const payload = await textPayload(
      "RECORD LOCATOR KTW9ZP\n\n 14 MAR 27 - SUNDAY\n    AIR   QUETZAL AIRLINES   FLT:1422   ECONOMY\n          LV MINNEAPOLIS ST PAUL       835A           EQP: A320\n          AR SEATTLE TACOMA            1031A          NON-STOP\n          AIRLINE CONF: GH7Q2L\n",
      "Flight itinerary",
    );
    expect(payload?.flight).toEqual({
      number: "1422",
      departure: "MINNEAPOLIS ST PAUL",
      arrival: "SEATTLE TACOMA",
    });
  });

  it("have carriers of three letters under a column for flights, and none in a membership", async () => {
    const payload = await textPayload(
      "Booking number: LK-29047\nABTA J6620\n\nFlight     From              To              Departs             Arrives\nSWD 214    London (LGW)      Dalaman (DLM)   14/08/2027 06:40    14/08/2027 12:45\n",
      "Flight confirmation",
    );
    expect(payload?.flight).toEqual({ number: "SWD214", departure: "LGW", arrival: "DLM" });
  });
});
