import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

async function readOf(text: string, heads: Parameters<typeof plainMail>[1] = {}) {
  const { items } = await readBooking(plainMail(text, heads));
  return items.map(({ payload, missing }) => ({ ...payload, missing }));
}

async function oneOf(text: string, heads: Parameters<typeof plainMail>[1] = {}) {
  const [first] = await readOf(text, heads);
  return first;
}

/** Returns an email with this HTML. */
function htmlMail(html: string, subject = "Booking confirmation"): Uint8Array {
  const head = [
    "From: Rose House <stay@rosehouse.example>",
    "To: inbox@agency.example",
    `Subject: ${subject}`,
  ];
  const more = ["Date: Mon, 09 Nov 2026 10:00:00 +0000", "Content-Type: text/html; charset=utf-8"];
  return new Uint8Array(Buffer.from(`${[...head, ...more].join("\r\n")}\r\n\r\n${html}`));
}

async function inHtml(html: string) {
  return (await readBooking(htmlMail(html))).items[0]?.payload;
}

const table = (...rows: readonly (readonly string[])[]) =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`;

describe("days and months of more languages", () => {
  it.each([
    [
      "Rezervasyon no: KT-88120\nGiriş tarihi: 3 Haziran 2027\nÇıkış tarihi: 9 Haziran 2027",
      "06-03",
      "06-09",
    ],
    ["Αριθμός κράτησης: KT-88120\nΆφιξη: 3 Ιουνίου 2027\nΑναχώρηση: 9 Ιουνίου 2027", "06-03", "06-09"],
    ["Номер брони: KT-88120\nЗаезд: 3 мая 2027\nВыезд: 9 мая 2027", "05-03", "05-09"],
    ["Număr rezervare: KT-88120\nSosire: 3 iulie 2027\nPlecare: 9 iulie 2027", "07-03", "07-09"],
    ["Booking: KT-88120\nCheck-in: 3 XI 2027\nCheck-out: 9.XI.2027", "11-03", "11-09"],
  ])("are read from %s", async (text, start, end) => {
    const itinerary = (await oneOf(text))?.itinerary;
    expect(itinerary?.checkIn ?? itinerary?.startDate).toBe(`2027-${start}`);
    expect(itinerary?.checkOut ?? itinerary?.endDate).toBe(`2027-${end}`);
  });

  it("need no label where an arrow joins them", async () => {
    const itinerary = (await oneOf("Booking KT-88120, hotel stay\nSat 05/06/2027 → Sat 12/06/2027"))
      ?.itinerary;
    expect([itinerary?.checkIn, itinerary?.checkOut]).toEqual(["2027-06-05", "2027-06-12"]);
  });

  it("leave the arrival of a stay open where only the departure and the nights are told", async () => {
    const read = await oneOf(
      "Buchungsnummer: KT-88120\nHotel: Seehotel Lind, 4 Nächte\nAbreise: 12. Juni 2027",
    );
    expect(read?.itinerary?.checkIn).toBeUndefined();
    expect(read?.itinerary?.checkOut).toBe("2027-06-12");
  });
});

describe("amounts", () => {
  it("are told by their product in a printout", async () => {
    const read = await oneOf(
      "PNR: QX7LMB\nFARE     EUR  310.20   X 3     930.60\nTOTAL    EUR  402.10   X 3    1206.30",
    );
    expect(read?.pricing).toEqual({ total: 1206.3, currency: "EUR" });
  });

  it("of a commission stand behind the count it is multiplied by", async () => {
    const read = await oneOf(
      "Booking: KT-88120\nTotal: EUR 5.200,00\nGruppenprovision 20 x 12,00 EUR = 240,00 EUR",
    );
    expect(read?.estimatedCommission?.amount).toBe(240);
  });

  it("are not raised by a supplement that nobody has asked for", async () => {
    const read = await oneOf(
      "Booking: KT-88120\nTotal 4 persons: EUR 2,400.00\nSingle supplement (if required): EUR 190.00",
    );
    expect(read?.pricing?.total).toBe(2400);
  });

  it("are never the capital of a company", async () => {
    const read = await oneOf(
      "Booking KT-88120. The price amounts to a total of 1 800 EUR.\nRosiers SARL au capital de 60 000 EUR",
    );
    expect(read?.pricing?.total).toBe(1800);
  });

  it("have a rate behind its sign in Turkish", async () => {
    const read = await oneOf(
      "Rezervasyon no: KT-88120\nToplam tutar: 900,00 EUR\nAcente komisyonu %12: 108,00 EUR",
    );
    expect(read?.estimatedCommission?.amount).toBe(108);
  });
});

describe("how many travel", () => {
  it.each([
    [["Rooms", "Type", "Adults", "Children", "Infants"], ["1", "Family Suite", "2", "1", "1"], 4],
    [["Zimmer", "Erwachsene", "Jugendliche", "Kinder"], ["Familienzimmer", "2", "1", "2"], 5],
  ])("is the sum of the columns %s", async (head, row, total) => {
    const html = `${table(["Booking number", "KT-88120"])}<p>Your stay</p>${table(head, row)}`;
    const read = await inHtml(html);
    expect(read?.guests?.total).toBe(total);
    expect(read?.customer?.name).toBeUndefined();
  });

  it("counts words before their numbers, and whoever comes with the one named", async () => {
    const words = await oneOf(
      "Booking: KT-88120\nParty ......... Adults 3   Children 2 (ages 4, 6)   Infants 1",
    );
    expect(words?.guests?.total).toBe(6);
    const named = await oneOf("Buchungsnummer: KT-88120\nReisegast: Frau Dr. Jana Lind + 2 Personen");
    expect(named?.guests?.total).toBe(3);
  });
});

describe("tables", () => {
  it("of labels and values in turn are no tables with a header", async () => {
    const read = await inHtml(
      table(
        ["Quotation", "QT-88120", "Issued", "9 Nov 2026"],
        ["Passenger", "Jane Lindqvist", "Occupancy", "2 adults + 1 child"],
        ["Cabin", "Balcony Twin", "Meals", "Full board"],
      ),
    );
    expect([read?.customer?.name, read?.guests?.total, read?.confirmationNumber]).toEqual([
      "Jane Lindqvist",
      3,
      "QT-88120",
    ]);
  });

  it("with one booking each are several bookings, though their prices be gone", async () => {
    const booking = (at: number, code: string, day: string) =>
      table(
        [`${at} - CONFIRMED: ${code}`],
        ["Lodge", "Kudu River Lodge"],
        ["In", `${day} Oct 2027`],
        ["Out", `1${day} Oct 2027`],
        ["Guests", "Mr Piers Cole"],
      );
    const { items } = await readBooking(
      htmlMail(`${booking(1, "KM-40-A", "2")}${booking(2, "KM-40-B", "5")}`),
    );
    expect(items.map(({ payload }) => payload.confirmationNumber)).toEqual(["KM-40-A", "KM-40-B"]);
  });

  it("that count their guests leave the customer open where the first is gone", async () => {
    const read = await inHtml(
      `<p>Booking KT-88120</p>${table(["No.", "Born", "Name"], ["2", "1979", "Lind Petra"], ["3", "2015", "Lind Ole"])}`,
    );
    expect(read?.customer?.name).toBeUndefined();
  });
});

describe("whose number it is", () => {
  it.each([
    ["Your file: AGX-2207\nHotel: Rose House", undefined],
    ["Our ref: TP-88120\nYour file: AGX-2207", "TP-88120"],
    ["Unser Zeichen: TP 26-118 407\nIhr Zeichen: AG-3391", "TP 26-118 407"],
    ["N.º de servicio: TRF 884 120\nV/ referencia: VS-2026/771", "TRF 884 120"],
    ["OUR REF        INVOICE 0044712", undefined],
    ["Επιβεβαιώνουμε την κράτηση υπ' αριθμ. ΚΡΗ-2291", "ΚΡΗ-2291"],
  ])("is told by its label: %s", async (text, number) => {
    expect((await oneOf(`${text}\nGuest: Jane Lind\nTotal: EUR 400.00`))?.confirmationNumber).toBe(number);
  });
});

describe("what a mail is about", () => {
  it.each([
    [
      "Unfortunately the villa is already let in your week, so we cannot go on with request RQ-8812.\nGuest: Jane Lind\nArrival: 5 June 2027",
    ],
    [
      "Das Ferienhaus ist leider bereits vermietet. Anfrage: RQ-8812\nGast: Frau Jana Lind\nAnreise: 5. Juni 2027",
    ],
    [
      "Nous avons bien reçu votre message. La villa est malheureusement déjà louée. Demande : RQ-8812\nClient : Mme Jeanne Lind\nArrivée : 5 juin 2027",
    ],
    [
      "Gracias por su interés y por escribir. La villa está ya ocupada con otra reserva en esas fechas. Solicitud: RQ-8812\nHuésped: Sra. Juana Lind\nLlegada: 5 de junio de 2027",
    ],
  ])("is refused: %s", async (text) => {
    const read = await oneOf(`${text}\nGuest: Jane Lind\nArrival: 5 June 2027`, {
      subject: "Re: Request RQ-8812",
    });
    expect([read?.bookingState, read?.emailType]).toEqual(["declined", "quote"]);
    expect(read?.missing).toContain("bookingState");
  });

  it("is nothing that was booked where agents are asked to join a study trip", async () => {
    const text =
      "Wir laden Sie herzlich ein: Inforeise nach Kreta vom 4. bis 8. März 2027.\nPreis: 245 EUR. Wer zuerst kommt, mahlt zuerst.";
    expect((await readBooking(plainMail(text, { subject: "Inforeise nach Kreta" }))).isBooking).toBe(false);
  });
});

describe("houses and rooms", () => {
  it("have their address in brackets behind them", async () => {
    const read = await oneOf(
      "Booking KT-88120: The Garden Tented Suite at Marula Ridge Camp (Kafue Road, Mumbwa, Zambia) is confirmed.",
      { from: "Kafue Safaris <ops@kafuesafaris.example>" },
    );
    expect(read?.itinerary?.hotel).toEqual({
      name: "Marula Ridge Camp",
      address: "Kafue Road, Mumbwa, Zambia",
    });
    expect(read?.room?.type).toBe("Garden Tented Suite");
  });

  it("are not where the company that sells them has its office", async () => {
    const read = await oneOf(
      "Booking KT-88120\nHotel: Villa Ginestra\n\nRosa Stays S.r.l.\nVia Lamarmora 8, 07021 Arzachena",
    );
    expect(read?.itinerary?.hotel?.address).toBeUndefined();
  });
});

describe("who sold it", () => {
  it.each(["De la", "Kimden", "Από", "От"])("is who stands in a forward's header: %s", async (from) => {
    const text = `pls\n\n---------- Forwarded message ---------\n${from}: SkyExpert <trade@skyexpert.example>\nDate: 8 Nov 2026\nSubject: Booking\nTo: <desk@lindtravel.example>\n\nBooking: KT-88120\nTotal: EUR 400.00`;
    const read = await oneOf(text, {
      subject: "Fwd: Booking",
      from: "Lind Travel <desk@lindtravel.example>",
    });
    expect(read?.supplier?.name).toBe("SkyExpert");
  });

  it("is not surely the agency that handed a mail on", async () => {
    const text =
      "see below\n\nBooking: KT-88120\nGuest: Jane Lind\nCheck-in: 4 May 2027\nCheck-out: 8 May 2027\nTotal: EUR 400.00\nCommission: EUR 40.00";
    const read = await oneOf(text, {
      subject: "Fwd: Booking",
      from: "Lind Travel <desk@lindtravel.example>",
    });
    expect(read?.missing).toContain("supplierName");
  });
});
