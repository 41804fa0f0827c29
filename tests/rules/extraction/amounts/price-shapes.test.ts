import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

async function payloadOf(text: string, subject = "Confirmation RH-4471") {
  return (await readBooking(plainMail(text, { subject }))).items[0]?.payload;
}

describe("a price told in the last clause of a sentence", () => {
  const FACTS = "Booking number: RH-4471\nGuest: Anna Pries\n";
  it.each([
    ["Das Zimmer kostet 180,00 € pro Nacht, die Rechnung beläuft sich also auf 1.260,00 €."],
    ["Le tarif est de 180,00 € par nuit, taxe comprise, donc le séjour revient à 1 260,00 € en tout."],
    ["La tarifa es de 180,00 € por noche, por lo que la estancia asciende a 1.260,00 € en total."],
    ["La tariffa è di 180,00 € a notte, quindi il soggiorno ammonta a 1.260,00 € in tutto."],
    ["De prijs is € 180,00 per nacht, dus de rekening komt op € 1.260,00 in totaal."],
  ])("%s", async (sentence) => {
    expect((await payloadOf(`${FACTS}${sentence}`))?.pricing).toEqual({ total: 1260, currency: "EUR" });
  });

  it("a balance is none", async () => {
    const text = `${FACTS}A deposit of €300.00 is due now, and the balance comes to €1,260.00.`;
    expect((await payloadOf(text))?.pricing).toBeUndefined();
  });
});

describe("what was charged", () => {
  it.each([
    ["Base fare AED 2,620.00, surcharge AED 1,100.00, taxes AED 665.00. Amount charged AED 4,385.00.", 4385],
    ["Tarif 200,00 €, taxes 60,00 €, bagages 40,00 €. Montant débité : 300,00 €.", 300],
    ["Tarifa 200,00 €, tasas 60,00 €, equipaje 40,00 €. Importe cargado 300,00 €.", 300],
    ["Base fare AED 2,620.00, taxes AED 665.00. Amount charged today AED 1,000.00.", undefined],
  ])("is the price where it is the sum of what stands before it: %s", async (line, total) => {
    const payload = await payloadOf(`Booking number: RH-4471\nGuest: Anna Pries\n${line}`);
    expect(payload?.pricing?.total).toBe(total);
  });
});

describe("amounts without a currency in a mail that names two", () => {
  const INVOICE =
    "BOOKING ID: 4RHX71\nGUEST: PRIES/ANNA MRS\n\nGROSS        10,322.60\nCOMMISSION    1,347.20\nNET PAYABLE   8,975.40\n\n";

  it("are in the one whose deposit and balance are exactly one of them", async () => {
    const text = `${INVOICE}DEPOSIT  AUD 1,000.00\nBALANCE  AUD 7,975.40\nONBOARD CREDIT USD 200.00 PER CABIN`;
    const payload = await payloadOf(text, "Invoice");
    expect([payload?.confirmationNumber, payload?.pricing, payload?.estimatedCommission]).toEqual([
      "4RHX71",
      { total: 10322.6, currency: "AUD" },
      { amount: 1347.2, currency: "AUD" },
    ]);
  });

  it("are not in the one of a small sum that only looks like one of them", async () => {
    const text = `${INVOICE}EXTRAS        50.00\nDEPOSIT  AUD 1,000.00\nONBOARD CREDIT USD 50.00`;
    expect((await payloadOf(text, "Invoice"))?.pricing?.currency).toBeUndefined();
  });

  it("stay without one where nothing tells it", async () => {
    const payload = await payloadOf(`${INVOICE}DEPOSIT  AUD 1,000.00\nONBOARD CREDIT USD 200.00`, "Invoice");
    expect(payload?.pricing?.currency).toBeUndefined();
  });
});

describe("a commission after its rate in words", () => {
  it.each([
    ["COMMISSION 5 PCT ON BASE    USD    74.00"],
    ["Commission 5 percent        USD 74.00"],
    ["Provision 5 Prozent vom Grundpreis     74,00 USD"],
    ["Commission 5 pour cent      74,00 USD"],
  ])("%s", async (line) => {
    const payload = await payloadOf(
      `Booking number: RH-4471\nGuest: Anna Pries\nTotal  USD 1,480.00\n${line}`,
    );
    expect(payload?.estimatedCommission).toEqual({ amount: 74, currency: "USD" });
  });
});

describe("a statement", () => {
  const HEAD = "Commission statement CS-0417\n\n";
  const rows = (last: string) =>
    `${HEAD}Reference   Client         Sale £     Commission £\nHH204418    Mr G Pries     1,840.00   184.00\nHH204502    Mrs N Kohl     450.00     ${last}\n`;

  it.each([["- £45.00"], ["-£45.00"], ["– £45.00"], ["- 45.00"]])(
    "takes back what stands after a minus: %s",
    async (cell) => {
      const mail = plainMail(rows(cell), { subject: "Commission statement" });
      const { commissionReport } = await readBooking(mail);
      expect(commissionReport?.entries.map(({ commission }) => commission)).toEqual([184, -45]);
    },
  );

  it.each([["Totals"], ["Total"], ["Totaux"], ["Totali"]])("pays the sum beside %s", async (word) => {
    const mail = plainMail(`${rows("45.00")}${word.padEnd(27)}2,290.00   229.00\n`, {
      subject: "Commission statement",
    });
    const { commissionReport } = await readBooking(mail);
    expect([commissionReport?.netAmount, commissionReport?.entries.length]).toEqual([229, 2]);
  });
});

describe("the ports of a flight", () => {
  const LEGS = "Record locator: QK7VXM\nPassenger: Anna Pries\n\n";
  it.each([
    ["NQ 418  FRI 12MAR  JFK NEW YORK   2240   AMM AMMAN      1735+1", "JFK", "AMM"],
    ["NQ 418  FRI 12MAR  NEW YORK JFK   2240   AMMAN AMM      1735", "JFK", "AMM"],
    ["Hinflug   6. April 2027   LT 2270   NTE Nantes 07:35   SVQ Sevilla 09:40", "NTE", "SVQ"],
    ["NQ 418  FRI 12MAR  NEW YORK   2240   LOS ANGELES   1735", undefined, undefined],
  ])("%s", async (leg, departure, arrival) => {
    const payload = await payloadOf(`${LEGS}${leg}`, "E-ticket QK7VXM");
    expect([payload?.flight?.departure, payload?.flight?.arrival]).toEqual([departure, arrival]);
  });
});
