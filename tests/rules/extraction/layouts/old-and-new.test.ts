import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

async function payloadOf(text: string, subject = "Booking confirmation") {
  const reading = await readBooking(
    plainMail(text, { subject, from: "Fjordline Cruises <res@fjordline.example>" }),
  );
  return reading.items[0]?.payload;
}

describe("What a change replaced", () => {
  it.each([
    ["was", "now", "Voyage"],
    ["old", "new", "Cruise"],
    ["bisher", "neu", "Reise"],
    ["avant", "maintenant", "Voyage"],
    ["antes", "ahora", "Viaje"],
    ["prima", "ora", "Viaggio"],
  ])("is left out of lines marked %s and %s", async (old, now, label) => {
    const payload = await payloadOf(
      `Booking reference: FL-20931\n\n${label}      ${old}   North Cape Light, 28.11.2027 - 08.12.2027\n             ${now}   Arctic Circle, 12.12.2027 - 24.12.2027\n`,
      "Booking amended: changed confirmation FL-20931",
    );
    expect(payload?.itinerary).toMatchObject({ startDate: "2027-12-12", endDate: "2027-12-24" });
  });

  it("leaves the new cabin under its label", async () => {
    const payload = await payloadOf(
      "Booking reference: FL-20931\n\nCabin       was   Inside 311\n            now   Outside Twin 418\n",
      "Revised confirmation FL-20931",
    );
    expect(payload?.room?.type).toBe("Outside Twin 418");
  });
});

describe("Days of months in words", () => {
  it.each([
    "12 Dec - 24 Dec 2027",
    "12. Dez. - 24. Dez. 2027",
    "12 déc. - 24 déc. 2027",
    "12 dic - 24 dic 2027",
  ])("make %s a range, not a year of two digits", async (range) => {
    const payload = await payloadOf(`Booking reference: FL-20931\n\nTravel dates: ${range}\n`);
    expect(payload?.itinerary).toMatchObject({ startDate: "2027-12-12", endDate: "2027-12-24" });
  });

  it.each(["12-Dec-27", "12 Dec 27", "12 Dec '27"])("still have a year of two digits in %s", async (day) => {
    const payload = await payloadOf(`Booking reference: FL-20931\n\nEmbarkation: ${day}\n`);
    expect(payload?.itinerary?.startDate).toBe("2027-12-12");
  });
});

describe("A crossing by night", () => {
  it.each([
    ["Outward", "arrives", "Return"],
    ["Hinfahrt", "Ankunft", "Rückfahrt"],
    ["Aller", "arrivée", "Retour"],
    ["Andata", "arrivo", "Ritorno"],
    ["Ida", "llegada", "Vuelta"],
    ["Heenreis", "aankomst", "Terugreis"],
  ])("ends no trip that has a way back (%s)", async (out, arrives, back) => {
    const payload = await payloadOf(
      `Booking reference: FL-20931\n\n${out}: 30/07/2027 22:00, ${arrives} 31/07/2027 07:30\n${back}: 15/08/2027 10:15, ${arrives} 15/08/2027 18:45\n`,
    );
    expect(payload?.itinerary).toMatchObject({ startDate: "2027-07-30", endDate: "2027-08-15" });
  });
});

describe("A commission", () => {
  it.each([
    "Commission of $160.40 paid on October 2, 2026 will be recalled on your next statement.",
    "The commission of $160.40, which was already credited in May, has been reversed.",
    "We will recall the commission of $160.40.",
    "Die am 2. Oktober gezahlte Provision von 160,40 EUR wird zurückgefordert.",
    "Die Provision von 160,40 EUR, bereits ausgezahlt am 2. Oktober, wird storniert.",
    "La commission de 160,40 EUR versée le 2 octobre sera reprise.",
    "La comisión de 160,40 EUR abonada el 2 de octubre queda anulada.",
    "La commissione di 160,40 EUR già pagata il 2 ottobre viene annullata.",
    "De commissie van 160,40 EUR, uitbetaald op 2 oktober, wordt teruggevorderd.",
  ])("that its sentence takes back is none: %s", async (sentence) => {
    const payload = await payloadOf(
      `Your booking has been cancelled.\nBooking number: FL-20931\nBooking total: EUR 1,604.00\n\n${sentence}\n`,
      "Cancellation FL-20931",
    );
    expect(payload?.estimatedCommission?.amount).toBeUndefined();
  });

  it.each([
    "NON COMM FARE",
    "Non-commission fare",
    "NCF",
    "Nicht provisionsfähiger Betrag",
    "Non commissionable",
  ])("is not what the line %s says", async (label) => {
    const payload = await payloadOf(
      `Booking number: FL-20931\n\nCruise fare        EUR 1,800.00\n${label}      EUR 200.00\nTotal price        EUR 2,000.00\nCommission 10%     EUR 180.00\n`,
    );
    expect(payload?.estimatedCommission?.amount).toBe(180);
  });

  it("is the one that leaves the net, where several are named", async () => {
    const payload = await payloadOf(
      "Booking number: FL-20931\n\nCommission hotel     EUR 150.00\nTotal price          EUR 2,000.00\nYour agent commission  EUR 180.00\nNet amount           EUR 1,820.00\n",
    );
    expect(payload?.estimatedCommission?.amount).toBe(180);
  });

  it.each([
    "AGENT COMMISSION 10% OF BASE",
    "Commission 10% of base fare",
    "Provision 10% vom Grundpreis",
    "Commission 10% sur base",
    "Comisión 10% sobre la base",
  ])("may name the base of its rate: %s", async (label) => {
    const payload = await payloadOf(
      `Booking number: FL-20931\n\nInvoice total (EUR)    1,856.86\n${label}     148.40\n`,
    );
    expect(payload?.estimatedCommission).toEqual({ amount: 148.4, currency: "EUR" });
  });
});
