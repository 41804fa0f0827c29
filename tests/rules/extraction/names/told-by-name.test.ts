import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

async function payloadOf(text: string, subject: string) {
  return (await readBooking(plainMail(text, { subject }))).items[0]?.payload;
}

describe("whom a letter is about", () => {
  it.each([
    [
      "is told by the family name of its subject",
      "Order RH-4471 - Brook-Lane",
      "I can confirm that order RH-4471 is in place: Ada Brook-Lane has taken the cottage.",
      "Ada Brook-Lane",
    ],
    [
      "is the first of two with one family name",
      "Rose House - Brook-Lane x 2 locked in",
      "Good news, got the last twin for Ada and Ted Brook-Lane. They're locked in under RH-4471.",
      "Ada Brook-Lane",
    ],
    [
      "is not the place that subject and letter name",
      "Confirmation RH-4471 Brook - Costa Rica",
      "Booking RH-4471 is confirmed: Costa Rica for two, for Ada Brook.",
      "Ada Brook",
    ],
    [
      "has a title that is written small",
      "Confirmación RH-4471",
      "Confirmamos la reserva RH-4471 para la familia de don Ignacio Zubieta Carranza.",
      "Ignacio Zubieta Carranza",
    ],
    [
      "has two titles, over the end of a line",
      "Reserva RH-4471",
      "Conforme pediu hoje por telefone, confirmamos a reserva RH-4471 do Sr. Eng.\nBaltazar Quintanilha e da esposa.",
      "Baltazar Quintanilha",
    ],
    [
      "stands in cells of title, given and family name",
      "Confirmation RH-4471",
      "Booking ref   RH-4471\n\nPASSENGERS\n1   Mr          Gareth      Brook-Lane    Adult    (lead name)\n2   Mrs Anwen               Brook-Lane    Adult",
      "Gareth Brook-Lane",
    ],
    [
      "has family names before a stroke with blanks",
      "RESERVA RH-4471",
      "RESERVA   RH-4471\n\nPAX   APELLIDOS / NOMBRE            TARIFA\n1     OYARZUN LARREA / MIKEL SR     PROMO\n2     ECHANIZ RUIZ / AINHOA SRA     PROMO",
      "MIKEL OYARZUN LARREA",
    ],
  ])("%s", async (_, subject, text, name) => {
    expect((await payloadOf(text, subject))?.customer?.name).toBe(name);
  });
});

describe("the number of a booking", () => {
  it.each([
    [
      "in groups of figures, beside the policy of somebody else",
      "Bevestiging 306.772 Brook",
      "Reservering 306.772 op naam van mevrouw Ada Brook is bevestigd. De klant heeft een verzekering (polis 4471-KV, niet via ons).",
      "306.772",
    ],
    [
      "of tickets stands alone as airlines' locators do, and in the subject",
      "E-TKT SAC/26-27/118834 - 6QKWTZ - BROOK/ADA MRS",
      "INVOICE NO   SAC/26-27/118834\n\nRP/BLRSA3100   PR/SU   6QKWTZ\n1.BROOK/ADA MRS\n3   DZ 281 L 14FEB 7 BLRSIN HK1   2315 0610\nSTATUS   TICKETED",
      "6QKWTZ",
    ],
  ])("%s", async (_, subject, text, number) => {
    expect((await payloadOf(text, subject))?.confirmationNumber).toBe(number);
  });

  it("is no amount", async () => {
    const payload = await payloadOf("Booking 306.772 EUR was paid for Mrs Ada Brook.", "Payment");
    expect(payload?.confirmationNumber).toBeUndefined();
  });
});
