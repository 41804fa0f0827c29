import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "./plain-mail";

async function payloadOf(text: string, from?: string) {
  const { items } = await readBooking(plainMail(text, from ? { from } : {}));
  return items[0]?.payload;
}

describe("A name that is missing", () => {
  it.each(["Frau", "Mrs", "Mme", "Herr", "Ms.", "Familie", "Doña"])("is not its title: %s", async (title) => {
    const payload = await payloadOf(`Booking number: LK-29047\nGuest: ${title}\nRoom: Double\n`);
    expect(payload?.customer).toBeUndefined();
  });

  it.each([
    "Lead guest: \nSecond guest: Mr Joseph Carlow",
    "Passenger 1: \nPassenger 2: Beatrix Ashdown",
    "Wir bestätigen die Reservierung.\n\nFreundliche Grüße aus dem Allgäu\nFamilie Hirsch",
    "On behalf of & Ms Priya Nair we confirm the services.",
    "Travellers\n1.               adult\n2. Mrs Floor Sterling     adult",
    "Passengers   1.\n2. STERLING FLOOR",
    "Travellers\nJOURNEY\nTrain The Northern Star\nCabin Twin, car 6",
    "Sürücü              :\nAraç Grubu          : C, otomatik (Fiat Panda veya benzeri)",
    "İkinci Sürücü       : GÜLTEKİN, ŞEBNEM",
    "Reiseteilnehmer\nLeistungen\n16.01.2027   Linz - Levi\n23.01.2027   Levi - Linz",
  ])("is not somebody else's: %s", async (text) => {
    expect((await payloadOf(`Booking number: LK-29047\n${text}\n`))?.customer).toBeUndefined();
  });

  it.each(["Dear", "Sayın", "Geachte", "Gentili"])(
    "is not the agency that is greeted: %s",
    async (greeting) => {
      const text = `---------- Yönlendirilen ileti ---------\nTarih: 19 Kas 2026 Per, 13:08\nKonu: Rezervasyon\nAlıcı: <info@mavikubbe.example>\n\n${greeting} Mavi Kubbe Turizm,\n\nBooking number: LK-29047\n`;
      const head = { from: "Mavi Kubbe Turizm <info@mavikubbe.example>", subject: "Fwd: Rezervasyon" };
      const { items } = await readBooking(plainMail(text, head));
      expect(items[0]?.payload.supplier?.name ?? "").not.toContain(greeting);
    },
  );

  it("is not a supplier's legal form, nor the person who forwarded the mail", async () => {
    const text =
      "Please book.\n\n---------- Forwarded message ---------\nFrom: \nDate: Mon, 2 Nov 2026\nSubject: Booking\nTo: me\n\nBooking number: LK-29047\nSupplier: GmbH\n";
    const payload = await payloadOf(text, "Imogen Fairweather <imogen@fairweathertravel.example>");
    expect(payload?.supplier).toBeUndefined();
  });
});

describe("A booking number that is missing", () => {
  it.each([
    "Code\n611 Royal St, New Orleans, LA 70130",
    "Bokningsnr\nKundnr: 20914",
    "Rechnungsnummer: R-2026-7781",
    "Codice prenotazione: Vs. rif.: PRX/0417   Cliente: Marta Rossi",
    "Booking number: Your ref.: PRX/0417",
    "Your order no.: PRX/0417\nCommission 10%: EUR 90.00",
    "Ihre Bestellnummer: 884 0417\nProvision 10 %: EUR 90,00",
    "KX 418  14 March 2027  London (LHR)  Porto (OPO)\nAirline locator: K8W2QX",
    "Hotel: Rose House, 7 nights\nRoom: Double with breakfast\nAirline locator: K8W2QX",
    "Buchungsnummer\n\nRechnungsnummer    2026.88407",
    "Vs. rif. ORZ-61 | Data documento 13/11/2026",
    "BOOKING\nBooking number\nAgent ref BL 4471",
    "Agent: Bocian Travel, booking contract no 00871",
    "Option number: O-55310",
    "Hotel: Quillmere Inn\nHotel reference: 88214",
    "PI No. / Date: PI-2217 / 20-Nov-2026",
  ])("is not what stands near: %s", async (text) => {
    expect((await payloadOf(`We confirm the stay.\n${text}\n`))?.confirmationNumber).toBeUndefined();
  });

  it.each([
    ["Your order number: PRX/0417", "PRX/0417"],
    ["Ns. rif.: LN-5518-VE   Vs. rif.: PRX/0417", "LN-5518-VE"],
    ["Guest: Name: Jane Doe\nBooking: Number: PRX/0417", "PRX/0417"],
  ])("is read beside such words all the same: %s", async (text, number) => {
    expect((await payloadOf(`We confirm the stay.\n${text}\n`))?.confirmationNumber).toBe(number);
  });
});

describe("A commission that is missing", () => {
  it.each([
    "Commission 15% on the fare: (VAT 22% excluded, which makes EUR 8.88)",
    "Er provision 10 %   (moms tillkommer med 94,90 EUR)",
    "Ihre Provision 10 %: zzgl. 20 % USt EUR 9,43",
    "Commission incl. VAT EUR 54.00\nVAT on commission EUR 9.00\nNet payable EUR 486.00",
    "For your agency: commission 10% of the rent, excl. VAT (EUR 54.45 incl. 21% VAT).",
    "20 % USt auf Provision    9,43 EUR\nProvision inkl. USt    56,59 EUR",
    "TVA 20 %    13,30 EUR\nCommission TTC    79,78 EUR",
    "VAT 23%    10,35 EUR\nProwizja brutto    55,35 EUR",
    "zzgl. 19 % MwSt. auf Provision    10,26 EUR\nProvision brutto    64,26 EUR\nRechnungsbetrag netto    475,74 EUR",
  ])("is not its tax, nor what stands with that in it: %s", async (text) => {
    const payload = await payloadOf(`Booking number: LK-29047\nTotal price: EUR 540.00\n${text}\n`);
    expect(payload?.estimatedCommission).toBeUndefined();
  });

  it.each([
    ["Commission incl. VAT: EUR 54.00", 54],
    ["Commission (excl. VAT) EUR 45.00\nVAT on commission EUR 9.00\nCommission incl. VAT EUR 54.00", 45],
    [
      "Commission 10%: EUR 54.00\nGST on commission: EUR 5.40\nCommission incl. GST: EUR 59.40\nNet payable: EUR 480.60",
      54,
    ],
    ["Gross commission EUR 60.00\nWithholding tax 10% EUR 6.00\nNet payable EUR 480.00", 60],
  ])("is read where nothing else can be meant: %s", async (text, amount) => {
    const payload = await payloadOf(`Booking number: LK-29047\nTotal price: EUR 540.00\n${text}\n`);
    expect(payload?.estimatedCommission?.amount).toBe(amount);
  });
});
