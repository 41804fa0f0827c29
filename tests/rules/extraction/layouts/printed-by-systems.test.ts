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

describe("a reservation system's file", () => {
  const LEGS =
    " 1. VL  57 N 09OCT OSLKEF HK1  1915  #0710 O  E SA\n 2. VL 233 N 23OCT KEFOSL HK1   0925   1135 O  E SU\nTOTAL GBP 948.70";

  it.each([
    ["STROUD/MARTINMR", "MARTIN STROUD"],
    ["STROUD/MARTINEMRS", "MARTINE STROUD"],
    ["STROUD/IDAMISS", "IDA STROUD"],
    ["STROUD/PAULAMS", "PAULA STROUD"],
    ["STROUD/WILLIAMS", "WILLIAMS STROUD"],
  ])("names its traveller with a title that may be glued: %s", async (name, read) => {
    const payload = await payloadOf(`8TR4MC/QS LONOU  AG 91278401 18JAN\n  1.1${name}\n${LEGS}`, "Itinerary");
    expect(payload?.customer?.name).toBe(read);
    expect(payload?.confirmationNumber).toBe("8TR4MC");
  });

  it("has no number in the hour of arrival on the next day", async () => {
    expect((await payloadOf(`1.1STROUD/MARTINMR\n${LEGS}`, "Itinerary"))?.confirmationNumber).toBeUndefined();
  });

  it("names the days of a car by where it is picked up and dropped", async () => {
    const car =
      "RECORD LOCATOR: NDPQXV\nFOR: OKAFOR/ADAEZE MS\n\nCAR  SAT 17JUL27  PICK UP 1030\n     QUICKLANE RENTALS  DENVER\n     DROP SAT 24JUL27  1000\n     TOTAL RATE USD402.60";
    expect((await payloadOf(car, "TRIP SHEET"))?.itinerary).toMatchObject({
      startDate: "2027-07-17",
      endDate: "2027-07-24",
    });
  });
});
