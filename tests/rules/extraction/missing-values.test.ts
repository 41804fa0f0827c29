import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/extraction/read-booking";
import { plainMail } from "./plain-mail";

async function payloadOf(text: string, from?: string) {
  const { items } = await readBooking(plainMail(text, from ? { from } : {}));
  return items[0]?.payload;
}

async function daysOf(text: string, from?: string) {
  const itinerary = (await payloadOf(text, from))?.itinerary;
  return [itinerary?.checkIn ?? itinerary?.startDate, itinerary?.checkOut ?? itinerary?.endDate];
}

const TOUR = "Fell Walks <tours@fellwalks.example>";
const AIR = "Kestrel Air <trade@kestrelair.example>";

describe("A day that is missing", () => {
  it.each([
    ["Tour: Lakes\nDeparture date: 16 April 2027", ["2027-04-16", undefined], TOUR],
    ["Tour: Lakes\nReturn date: 24 April 2027", [undefined, "2027-04-24"], TOUR],
    ["Voyage booked\nEnds: 24 April 2027", [undefined, "2027-04-24"], TOUR],
    ["Travel dates: 5 April 2027 -", ["2027-04-05", undefined], TOUR],
    ["Travel dates: - 14 April 2027", [undefined, "2027-04-14"], TOUR],
    ["Guest: Jane Doe\nCheck-in: 24 April 2027", ["2027-04-24", undefined], undefined],
    [
      "Pick-up: 12 June 2027 10:30, Faro Airport (FAO), meet flight BZ 2417\nDrop-off: 09:00, Faro Airport (FAO)",
      ["2027-06-12", undefined],
      "Fenwick Europe <trade@fenwick.example>",
    ],
    [
      "Pick-up: 10:30, Faro Airport (FAO), meet flight BZ 2417\nDrop-off: 26 June 2027 09:00, Faro Airport (FAO)",
      [undefined, "2027-06-26"],
      "Fenwick Europe <trade@fenwick.example>",
    ],
  ])("is not filled by the other end: %s", async (text, days, from) => {
    expect(await daysOf(`Booking number: LK-29047\n${text}\n`, from)).toEqual(days);
  });

  it.each([
    "Outbound flight KX 418, 14 March 2027, London (LHR) - Porto (OPO)",
    "Return flight KX 419, 21 March 2027, Porto (OPO) - London (LHR)",
    "KX 418  14 March 2027  London (LHR)  Porto (OPO)\nKX 419  Porto (OPO)  London (LHR)",
  ])("leaves a flight there and back open: %s", async (text) => {
    const [start, end] = await daysOf(`Booking number: LK-29047\n${text}\n`, AIR);
    expect(start !== undefined && start === end).toBe(false);
  });

  it("leaves a flight one way with its only day", async () => {
    const text = "Booking number: LK-29047\nFlight KX 418, 14 March 2027, London (LHR) - Porto (OPO)\n";
    expect(await daysOf(text, AIR)).toEqual(["2027-03-14", "2027-03-14"]);
  });

  it.each([
    [
      "OUTWARD\nArrives: 20 December 2026, 09:30\nINWARD\nRosslare - Cherbourg: 2 January 2027, dep. 10:00\nArrives: 2 January 2027, 23:45",
      [undefined, "2027-01-02"],
    ],
    [
      "OUTWARD\nRosslare - Cherbourg: 19 December 2026, dep. 16:00\nArrives: 20 December 2026, 09:30\nINWARD\nCabin: inside",
      ["2026-12-19", undefined],
    ],
  ])("is not the arrival of a crossing that has lost one: %s", async (text, days) => {
    expect(await daysOf(`Booking number: LK-29047\n${text}\n`, "Skerry Ferries <t@skerry.example>")).toEqual(
      days,
    );
  });

  it("is not the day on which a hotel's nights end", async () => {
    const text = "Booking number: LK-29047\nHotel: Rose House\nSalida  23/03/2027 (4 noches)\n";
    expect((await daysOf(text))[0]).toBeUndefined();
  });

  it("is not a programme's last row, where the mail speaks of more nights than its rows cover", async () => {
    const rows =
      "16 January 2027  Flight KX 812, 07:10\n18 January 2027  Husky safari, return to the hotel\n";
    const days = await daysOf(`Booking number: LK-29047\nPackage holiday, 7 nights, hotel\n${rows}`, TOUR);
    expect(days).not.toContain("2027-01-18");
  });

  it("is not a programme's day of the next year, where the final payment is due only after it", async () => {
    const rows =
      "Programme\n28 Dec  Meeting at the lodge\n29 Dec  First stage\n3 Jan  Breakfast and return\n";
    const due = "Final payment due by 15 November 2027\n";
    expect(await daysOf(`Booking number: LK-29047\n${rows}${due}`, TOUR)).toEqual([undefined, undefined]);
    expect(await daysOf(`Booking number: LK-29047\nDates: - 3 January 2028\n${rows}`, TOUR)).not.toContain(
      "2027-01-03",
    );
    expect(await daysOf(`Booking number: LK-29047\n${rows}`, TOUR)).toEqual(["2026-12-28", "2027-01-03"]);
  });

  it("is not the deadline of a payment", async () => {
    const text =
      "Pratica: CT 772190\nSbarco: Napoli, 10 luglio 2027\nSaldo entro il 03/06/2027: EUR 2.472,00\n";
    expect(await daysOf(text)).toEqual([undefined, "2027-07-10"]);
  });

  it.each([
    "Da bonificare entro il 06/05/2027: EUR 272,18",
    "Virement à faire avant le 06/05/2027 : 272,18 EUR",
    "Transferencia antes del 06/05/2027: 272,18 EUR",
    "Over te maken vóór 06/05/2027: EUR 272,18",
    "Zu überweisen bis zum 06.05.2027: EUR 272,18",
    "Przelew do 06.05.2027: EUR 272,18",
  ])("is not the day by which money is sent: %s", async (due) => {
    const legs = "OUTBOUND 11:25, flight KX 1180\nRETURN 13/06/2027, 08:40, flight KX 1181";
    const text = `Booking number: LK-29047\n${legs}\n${due}\nSupplement after 22:00\n`;
    expect(await daysOf(text, TOUR)).toEqual([undefined, "2027-06-13"]);
  });

  it.each([
    ["Departs: Adelaide, Wed, 12:10\nArrives: Darwin, Sat 10 July 2027, 17:30", [undefined, "2027-07-10"]],
    ["Departs: Adelaide, Wed 7 July 2027, 12:10\nArrives: Darwin, Sat, 17:30", ["2027-07-07", undefined]],
  ])("is not the other end of a night in a berth: %s", async (text, days) => {
    const mail = `Booking number: LK-29047\nTrain: Top End\n${text}\nBerths: 11 and 12\n`;
    expect(await daysOf(mail, "Red Gum Rail <trade@redgumrail.example>")).toEqual(days);
  });

  it("is not the departure from a place whose arrival has lost its day", async () => {
    const text =
      "Rondreis: Duinvilla\nAankomst: vrijdag vanaf 15.00 uur\nVertrek: vrijdag 6 augustus 2027\nHuursom 14 nachten\n";
    expect(await daysOf(`Booking number: LK-29047\n${text}`, TOUR)).toEqual([undefined, "2027-08-06"]);
  });

  it("is not the second port of a cruise that has lost its first row", async () => {
    const text =
      "Booking AZ998122\nShip: Azure Queen\nDate         Port               Arrive\n07 Mar 2027  At sea\n08 Mar 2027  Naples             07:00\n13 Mar 2027  Disembark Rome     06:00\n";
    expect((await daysOf(text, "Azure Cruises <noreply@azurecruises.example>"))[0]).toBeUndefined();
  });

  it("is not the next row's in a table", async () => {
    const text =
      "Booking AZ998122\nDate in       Service                Nights\n              Kloof Guest House      4\n08 Sep 2027   Ingwe Plains Lodge     7\n";
    expect((await daysOf(text, TOUR))[0]).toBeUndefined();
  });
});

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
