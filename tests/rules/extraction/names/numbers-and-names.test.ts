import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { codeIn } from "@/lib/reader/words/code";
import { peopleIn } from "@/lib/reader/words/person";
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
    ["Booked by: Devin Achebe, Kestrel Lane Travel", "Devin Achebe"],
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
});

describe("Journeys", () => {
  it.each(["They leave from Bergen on 10 February 2027 and are back in Bergen on 21 February 2027."])(
    "begin before somebody is back: %s",
    async (sentence) => {
      const payload = await textPayload(`Booking number: LK-29047\n\n${sentence}\n`, "Cruise confirmation");
      expect(payload?.itinerary).toMatchObject({ startDate: "2027-02-10", endDate: "2027-02-21" });
    },
  );
});
