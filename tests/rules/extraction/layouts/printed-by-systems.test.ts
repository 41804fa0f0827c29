import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

async function payloadOf(text: string, subject = "Booking confirmation RH-4471") {
  return (await readBooking(plainMail(text, { subject }))).items[0]?.payload;
}

describe("a leg as reservation systems print it", () => {
  it.each([
    ["1 VL 618 M   06MAR SA OSLKEF HK2   1940  2115"],
    ["1  VL 618 M  06MAR 6 OSLKEF HK2   1940  2115"],
    ["VL 618 M 06MAR OSLKEF*SS2 1940 2115"],
  ])("names its two airports in one word: %s", async (leg) => {
    const flight = (await payloadOf(`E-TICKET ITINERARY\nRECORD LOCATOR QX7RBM\n${leg}`, "ETKT QX7RBM"))
      ?.flight;
    expect([flight?.departure, flight?.arrival]).toEqual(["OSL", "KEF"]);
  });

  it("is no word of six capitals elsewhere", async () => {
    const text = "Flight VL 618 on 06MAR with SUMMER fares, 19:40. Reference QX7RBM";
    expect((await payloadOf(text, "Flight confirmation"))?.flight?.departure).toBeUndefined();
  });
});

describe("a name behind a short title", () => {
  it.each([
    ["Confirmamos la reserva RH-4471 a nombre de D. Anselmo Ruiz Beltrán.", "Anselmo Ruiz Beltrán"],
    ["Confirmamos la reserva RH-4471 a nombre de Dña. Elvira Ruiz Beltrán.", "Elvira Ruiz Beltrán"],
    ["Nous confirmons la réservation RH-4471 au nom de Mme. Odile Marchand Petit.", "Odile Marchand Petit"],
    ["Confermiamo la prenotazione RH-4471 a nome di Ing. Dario Conti Bassi.", "Dario Conti Bassi"],
  ])("%s", async (text, name) => {
    expect((await payloadOf(text))?.customer?.name).toBe(name);
  });
});
