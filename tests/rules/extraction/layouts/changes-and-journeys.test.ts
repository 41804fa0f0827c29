import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

async function read(text: string, subject: string) {
  const { items, emailType } = await readBooking(plainMail(text, { subject }));
  const { customer, itinerary, confirmationNumber } = items[0]?.payload ?? {};
  return {
    emailType,
    name: customer?.name,
    number: confirmationNumber,
    days: [itinerary?.startDate ?? itinerary?.checkIn, itinerary?.endDate ?? itinerary?.checkOut],
  };
}

const STAY = "Check-in: 10 July 2027\nCheck-out: 24 July 2027";
const SPRING = "Arrivo: venerdì 9 aprile 2027\nPartenza: lunedì 12 aprile 2027";
const LATER = "Arrivo: venerdì 16 aprile 2027\nPartenza: martedì 20 aprile 2027";

describe("whoever leads a party after it has changed", () => {
  it.each([
    [
      "previously:  1. Mr Alan Burdock  2. Mrs Ida Burdock\nnow:  1. Mrs Ida Burdock  2. Mrs May Hale",
      "Ida Burdock",
    ],
    [
      "bisher:  1. Herr Karl Brandl  2. Frau Eva Brandl\nneu:  1. Frau Eva Brandl  2. Frau Rosa Lehner",
      "Eva Brandl",
    ],
    ["Client précédemment : M. Paul Aubert\nClient désormais : Mme Claire Aubert", "Claire Aubert"],
    ["Passengers\n1. Mr Tom Burdock\n2. Mrs Ida Burdock (lead passenger)", "Ida Burdock"],
  ])("%s", async (party, name) => {
    const text = `Booking reference: RH-4471\n\nPassengers\n${party}\n\n${STAY}`;
    expect((await read(text, "Amended booking RH-4471")).name).toBe(name);
  });
});

it("takes somebody's place in a sentence, too", async () => {
  const text = `Booking reference: RH-4471\nMr Alan Burdock has been replaced by Mrs Ida Burdock.\n${STAY}`;
  expect((await read(text, "Amended booking RH-4471")).name).toBe("Ida Burdock");
});

describe("the days of a booking that was moved", () => {
  it.each([
    ["PRIMA", "ADESSO"],
    ["Voorheen", "Voortaan"],
    ["ANTES", "AGORA"],
    ["Vorher", "Nunmehr"],
  ])("stand below %s and %s", async (before, after) => {
    const text = `Booking RH-4471, Ida Burdock.\n\n${before}\n${SPRING}\n\n${after}\n${LATER}`;
    expect((await read(text, "Modifica della prenotazione RH-4471")).days).toEqual([
      "2027-04-16",
      "2027-04-20",
    ]);
  });

  it("are asked for where nothing says which hold", async () => {
    const text = `Booking RH-4471 has been changed.\n${SPRING}\n\n${LATER}`;
    expect((await read(text, "Changed booking RH-4471")).days).toEqual([undefined, undefined]);
  });
});

const RAIL = `Buchungsnummer RH-4471\nReisende: Frau Rosa Lehner

SO 05.09.2027 - HAMBURG\nZug nach Wien, Abfahrt 09:30, Wagen 21
MO 06.09.2027 - WIEN\nAnkunft 08:10
MO 06.09. - DO 09.09.2027 - WIEN\n3 Nächte Hotel Lindenhof
DO 09.09.2027\nAbreise nach dem Frühstück.`;

describe("a journey", () => {
  it("ends after the nights that follow it", async () => {
    expect((await read(RAIL, "Reiseunterlagen RH-4471")).days).toEqual(["2027-09-05", "2027-09-09"]);
  });

  it("has no end where the row of its last day has lost it", async () => {
    const text = RAIL.replaceAll("09.09.2027", "");
    expect((await read(text, "Reiseunterlagen RH-4471")).days[1]).toBeUndefined();
  });

  it("is told by rows that begin with a range and a shortened weekday", async () => {
    const text =
      "Réservation confirmée n° RH-4471\nClient : Mme Claire Aubert\n\nMar. 16/02/2027\nAccueil à l'aéroport\nDu mar. 16/02 au dim. 21/02/2027 – 5 nuits\nHôtel des Palmes\nDim. 21/02/2027\nTransfert retour à l'aéroport";
    expect((await read(text, "Carnet de voyage RH-4471")).days).toEqual(["2027-02-16", "2027-02-21"]);
  });
});

describe("a day that is none of the trip", () => {
  it.each([
    ["Stornierung: bis 30.05.2027 kostenfrei, danach 100 %"],
    ["Our summer season begins on 12 June 2028."],
    ["Notre saison d'été commence le 12 juin 2028."],
    ["Frühstück ab 7 Uhr, check-out 11am."],
  ])("%s", async (line) => {
    const text = `Booking RH-4471 is confirmed. Guest: Ida Burdock\n${STAY}\n${line}`;
    expect((await read(text, "Booking RH-4471")).days).toEqual(["2027-07-10", "2027-07-24"]);
  });

  it("leaves the days over New Year as they are, as the validity of a passport does", async () => {
    const text =
      "Buchungsnummer RH-4471\nTICKETED\nPassagier: BRANDL/KARL MR\nGS 018 23DEC VIE MCT 2135 0815\nGS 017 09JAN MCT VIE 0905 1340\nReisepass muss bis 09.07.2027 gültig sein.";
    expect((await read(text, "E-Ticket RH-4471")).days).toEqual(["2026-12-23", "2027-01-09"]);
  });
});

describe("who travels, and under which number", () => {
  it.each([
    ["Gast: Karl Brandl mit Familie", "Karl Brandl"],
    ["Host: Jana Nováková s rodinou", "Jana Nováková"],
    ["Misafir: Emre Aydın ve ailesi, toplam 5 kişi", "Emre Aydın"],
    ["Party: Dr Ida Burdock x 3", "Ida Burdock"],
  ])("%s", async (guest, name) => {
    const text = `Provisional booking ref: RH-4471\n${guest}\n${STAY}`;
    expect(await read(text, "Option")).toMatchObject({ name, number: "RH-4471" });
  });

  it("is nobody where a list or a row below is all that is left", async () => {
    for (const left of ["Passageiros:\n1. (ADT)\nRose Resort, Riviera Maya, México", "RENTER\nPICK UP  Faro"])
      expect(
        (await read(`Booking RH-4471 is confirmed.\n${left}\n\n${STAY}`, "Booking RH-4471")).name,
      ).toBeUndefined();
  });
});

it.each([
  ["Gerne bestätigen wir die kostenfreie Annullation der Buchung RH-4471.", "Ihre Annullation RH-4471"],
  ["Gerne bestätigen wir die Annullierung der Buchung RH-4471.", "Annullierung RH-4471"],
])("calls a cancellation so: %s", async (text, subject) => {
  expect((await read(`${text}\n${STAY}`, subject)).emailType).toBe("cancellation");
});
