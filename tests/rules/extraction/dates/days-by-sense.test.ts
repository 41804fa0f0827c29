import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/extraction/read-booking";
import { plainMail } from "../plain-mail";

async function readText(text: string, subject = "Booking confirmation RH-4471") {
  const { items, emailType } = await readBooking(plainMail(text, { subject }));
  return { payload: items[0]?.payload, emailType };
}

async function daysOf(text: string) {
  const itinerary = (await readText(text)).payload?.itinerary;
  return [itinerary?.startDate ?? itinerary?.checkIn, itinerary?.endDate ?? itinerary?.checkOut];
}

const JULY = ["2027-07-10", "2027-07-24"];

describe("days that the mail's weeks bear out", () => {
  it.each([
    ["You get the keys on 10 July 2027 and hand them back on 24 July 2027. The two-week rental is EUR 900."],
    [
      "Die Schlüssel gibt es am 10. Juli 2027, zurück gehen sie am 24. Juli 2027. Die zwei Wochen kosten 900 €.",
    ],
    [
      "Les clés vous attendent le 10 juillet 2027 ; on les rend le 24 juillet 2027. Les deux semaines : 900 €.",
    ],
    ["Las llaves se dan el 10 de julio de 2027 y se devuelven el 24 de julio de 2027. Dos semanas: 900 €."],
    ["U krijgt de sleutels op 10 juli 2027 en geeft ze op 24 juli 2027 terug. Twee weken kosten 900 euro."],
    ["The keys are yours on 10 July 2027. We say goodbye on 24 July 2027. A fortnight comes to EUR 900."],
  ])("%s", async (text) => {
    expect(await daysOf(`Villa booking RH-4471 is confirmed.\n\n${text}`)).toEqual(JULY);
  });

  it("are not those of a payment so many weeks before", async () => {
    const text = "We see you on 10 July 2027. The choir sings on 24 July 2027. Pay two weeks before arrival.";
    expect(await daysOf(`Villa booking RH-4471 is confirmed.\n\n${text}`)).toEqual([undefined, undefined]);
  });
});

describe("labels whose sense only the other one tells", () => {
  it.each([
    ["Out: 10 July 2027\nBack: 24 July 2027"],
    ["OUT      10 Jul 2027  GATWICK 0805\nBACK     24 Jul 2027  CHAMBERY 1155"],
    ["Hin: 10.07.2027\nRückreise: 24.07.2027"],
    ["Car park: Terminal 2\nDrop off: 10/07/2027 at 04:30\nCollect: 24/07/2027 at 22:15"],
    ["Aparcamiento: P2\nEntrega: 10/07/2027\nRecogida: 24/07/2027"],
    ["Parkeren: P2\nInleveren: 10/07/2027\nOphalen: 24/07/2027"],
  ])("%s", async (text) => {
    expect(await daysOf(`Booking RH-4471 is confirmed.\n\n${text}`)).toEqual(JULY);
  });

  it("keep their own sense where it holds", async () => {
    expect(await daysOf("Pick-up: 10 July 2027\nDrop-off: 24 July 2027")).toEqual(JULY);
    expect(await daysOf("In: 10 July 2027\nOut: 24 July 2027")).toEqual(JULY);
  });
});

describe("days behind a place", () => {
  it.each([
    ["Tour: Wild Gardens, departing Dublin 10/07/2027 and returning Dublin 24/07/2027"],
    ["Rundreise: Wilde Gärten, Abfahrt Hamburg 10.07.2027, Rückkehr Hamburg 24.07.2027"],
    ["Circuit : Jardins, départ Paris 10/07/2027, retour Paris 24/07/2027"],
    ["Tour: Giardini, partenza Milano 10/07/2027, ritorno Milano 24/07/2027"],
  ])("%s", async (text) => {
    expect(await daysOf(`Booking RH-4471 is confirmed.\n\n${text}`)).toEqual(JULY);
  });
});

describe("a price of the whole", () => {
  it.each([
    ["Price charged: EUR 104.99"],
    ["Prix facturé : 104,99 EUR"],
    ["Precio cobrado: 104,99 EUR"],
    ["GRAND TOTAL 2 PSGRS    EUR 104.99"],
    ["TOTAL 2 PAX: EUR 104.99"],
  ])("%s", async (text) => {
    const { payload } = await readText(`Booking RH-4471 is confirmed.\n\n${text}\nCommission: EUR 10.50`);
    expect(payload?.pricing).toEqual({ total: 104.99, currency: "EUR" });
  });
});

it("reads through marks of weight, and leaves masked digits", async () => {
  const { payload } = await readText(
    "**Reference:** RH-4471\n**Lead traveller:** Ada Brook\n**Starts:** 10 July 2027\nCard **** 1234",
  );
  expect(payload?.customer?.name).toBe("Ada Brook");
});

describe("an airline that changes a flight", () => {
  it.each([
    ["Important: flight time change for booking N5RKZE", "Your new times are below."],
    ["Your reservation N5RKZE", "We have had to change one of the flights in your booking N5RKZE."],
  ])("sends an amendment: %s", async (subject, text) => {
    expect((await readText(text, subject)).emailType).toBe("amendment");
  });

  it("sends none where it only may", async () => {
    const text = "Booking N5RKZE is confirmed. We may have to change times. Changes cost EUR 50.";
    expect((await readText(text, "Booking N5RKZE")).emailType).toBe("confirmation");
  });
});
