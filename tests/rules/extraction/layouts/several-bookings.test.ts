import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

/** Returns each booking's number, first and last day, price and commission. */
async function bookingsIn(text: string, subject: string) {
  const { items } = await readBooking(plainMail(text, { subject }));
  return items.map(({ payload, missing }) => [
    payload.confirmationNumber,
    payload.itinerary?.checkIn ?? payload.itinerary?.startDate,
    payload.itinerary?.checkOut ?? payload.itinerary?.endDate,
    payload.pricing?.total,
    payload.estimatedCommission?.amount,
    missing.length === 0,
  ]);
}

describe("bookings of one letter, each by its own number", () => {
  it.each([
    [
      "in paragraphs, with what both come to below",
      "Two bookings confirmed",
      `Dear Corinne,

Both stays for Mrs Ada Brook are confirmed for 2 guests, as two separate bookings.

The Rose House in York is confirmed from 10 June 2027 to 14 June 2027 under our reference RH-4471.
The stay costs EUR 800.00 and your commission is EUR 80.00.

The Lake House in Windermere is confirmed from 14 June 2027 to 18 June 2027 under our reference RH-4472.
The stay costs EUR 1,200.00 and your commission is EUR 120.00.

Please remit the total of EUR 2,000.00 before 1 May 2027; commission of EUR 200.00 is paid afterwards.

Rose House`,
    ],
    [
      "in blocks of columns",
      "2 confirmations: RH-4471 and RH-4472",
      `ROSE HOUSE          BOOKING RH-4471        YORK
----------------------------------------------
Lead guest    Ada Brook             Pax  2
Arrive        Thu 10-JUN-2027
Depart        Mon 14-JUN-2027
Room          Double
TOTAL RH-4471                    EUR 800.00
Commission 10%                    EUR 80.00
==============================================
ROSE HOUSE          BOOKING RH-4472        WINDERMERE
----------------------------------------------
Lead guest    Ada Brook             Pax  2
Arrive        Mon 14-JUN-2027
Depart        Fri 18-JUN-2027
Room          Double
TOTAL RH-4472                  EUR 1,200.00
Commission 10%                   EUR 120.00
==============================================
Both files                     EUR 2,000.00`,
    ],
    [
      "in German letters",
      "Zwei Buchungen Brook",
      `Sehr geehrte Frau Kern,

gerne bestätigen wir Ihnen zwei Buchungen für Frau Ada Brook.

Rosenhaus, Lindau: 10.06.2027 bis 14.06.2027, Buchungsnummer RH-4471. Der Preis beträgt 800,00 EUR, Ihre Provision 80,00 EUR.

Seehof, Bregenz: 14.06.2027 bis 18.06.2027, Buchungsnummer RH-4472. Der Preis beträgt 1.200,00 EUR, Ihre Provision 120,00 EUR.

Der Gesamtbetrag von 2.000,00 EUR ist bis 01.05.2027 fällig.`,
    ],
    [
      "in French lists",
      "Confirmation de vos réservations",
      `Bonjour,

Nous confirmons les réservations de Mme Ada Brook.

Dossier RH-4471
Maison des Roses, du 10/06/2027 au 14/06/2027
Total : 800,00 EUR
Commission : 80,00 EUR

Dossier RH-4472
Maison du Lac, du 14/06/2027 au 18/06/2027
Total : 1 200,00 EUR
Commission : 120,00 EUR`,
    ],
    [
      "in Spanish sentences",
      "Dos reservas confirmadas",
      `Estimada Corinne:

Confirmamos dos reservas a nombre de la Sra. Ada Brook.

La primera, con localizador RH-4471, es en la Casa Rosa, del 10/06/2027 al 14/06/2027. El precio total es de 800,00 EUR y su comisión es de 80,00 EUR.

La segunda, con localizador RH-4472, es en la Casa del Lago, del 14/06/2027 al 18/06/2027. El precio total es de 1.200,00 EUR y su comisión es de 120,00 EUR.

Suma de las dos: 2.000,00 EUR; comisiones: 200,00 EUR.`,
    ],
    [
      "in Dutch blocks",
      "Bevestiging RH-4471 en RH-4472",
      `Beste Corinne,

Hierbij twee boekingen voor mevrouw Ada Brook.

Boeking RH-4471
Aankomst: 10-06-2027
Vertrek: 14-06-2027
Totaalprijs: € 800,00
Commissie: € 80,00

Boeking RH-4472
Aankomst: 14-06-2027
Vertrek: 18-06-2027
Totaalprijs: € 1.200,00
Commissie: € 120,00

Totaal van beide boekingen: € 2.000,00`,
    ],
  ])("%s", async (_, subject, text) => {
    expect((await bookingsIn(text, subject)).map((one) => one.slice(0, 5))).toEqual([
      ["RH-4471", "2027-06-10", "2027-06-14", 800, 80],
      ["RH-4472", "2027-06-14", "2027-06-18", 1200, 120],
    ]);
  });

  it("are one where one number stands over the vouchers of its services", async () => {
    const found = await bookingsIn(
      `Your booking RH-4471 for Mrs Ada Brook is confirmed.
Check-in: 10 June 2027
Check-out: 18 June 2027

Voucher KV-1001: Rose House, 10 June 2027 to 14 June 2027, EUR 800.00
Voucher KV-1002: Lake House, 14 June 2027 to 18 June 2027, EUR 1,200.00

Total: EUR 2,000.00
Commission: EUR 200.00`,
      "Booking RH-4471",
    );
    expect(found).toEqual([["RH-4471", "2027-06-10", "2027-06-18", 2000, 200, true]]);
  });

  it("in rows of a table are booked as its column of states says, and have no share in its sum", async () => {
    const row = (number: string, name: string, days: string, total: string, commission: string) =>
      `<tr><td>${number}</td><td>${name}</td>${days}<td>Confirmed</td><td>${total}</td><td>${commission}</td></tr>`;
    const html = `<p>The following were imported to your portal.</p><table>
<tr><td>Booking #</td><td>Lead traveler</td><td>Start</td><td>End</td><td>Status</td><td>Gross USD</td><td>Comm. USD</td></tr>
${row("RH-4471", "Ada Brook", "<td>06/10/2027</td><td>06/14/2027</td>", "800.00", "80.00")}
${row("QX5583921", "Ted Lane", "<td>06/14/2027</td><td>06/18/2027</td>", "1,200.00", "120.00")}
<tr><td colspan="5">Import total</td><td>2,000.00</td><td>200.00</td></tr></table>`;
    const { items } = await readBooking(
      plainMail(html, { kind: "html", subject: "Imported to your portal" }),
    );
    expect(items.map(({ payload }) => [payload.bookingState, payload.pricing?.total])).toEqual([
      ["confirmed", 800],
      ["confirmed", 1200],
    ]);
  });

  it("are asked about where nothing tells them apart", async () => {
    const [only, ...more] = await bookingsIn(
      `We confirm two bookings for Mrs Ada Brook, reference RH-4471.
Check-in: 10 June 2027
Check-out: 14 June 2027
Total: EUR 800.00
Commission: EUR 80.00`,
      "Confirmation",
    );
    expect(more).toEqual([]);
    expect(only?.at(-1)).toBe(false);
  });
});

it("a sum stands in the column behind the one that its name spans", async () => {
  const html = `<p>Booking RH-4471 for Mrs Ada Brook is confirmed.</p><table>
<tr><td>Description</td><td>Qty</td><td>Unit A$</td><td>Amount A$</td><td>Comm A$</td></tr>
<tr><td>Twin fare</td><td>2</td><td>3,190.00</td><td>6,380.00</td><td>797.50</td></tr>
<tr><td>Advance saver 10%</td><td></td><td></td><td>-638.00</td><td>-79.75</td></tr>
<tr><td colspan="3">Total incl. GST</td><td>5,742.00</td><td>717.75</td></tr></table>`;
  const { items } = await readBooking(plainMail(html, { kind: "html", subject: "Booking RH-4471" }));
  expect(items[0]?.payload.estimatedCommission?.amount).toBe(717.75);
});

it("each of two files with a number, days and prices of its own is a booking", async () => {
  const { items } = await readBooking(readFileSync("tests/first-sight/ad14.eml"));
  expect(
    items.map(({ payload: { confirmationNumber, customer, pricing } }) => [
      confirmationNumber,
      customer?.name,
      pricing?.total,
    ]),
  ).toEqual([
    ["IW-88213", "Jochen Kaltwasser", 1323],
    ["IW-88240", "Svenja Brockhoff", 2460],
  ]);
});

it("a number in a line of its own begins a booking, in whatever paragraph it stands", async () => {
  const { items } = await readBooking(readFileSync("tests/first-sight/ad07.eml"));
  expect(items.map(({ payload }) => [payload.confirmationNumber, payload.customer?.name])).toEqual([
    ["SPT-7731", "Deirdre Mulhall"],
    ["SPT-7738", "Colm Fagan"],
  ]);
});

describe("a table with a booking in every row", () => {
  const HEAD = ["Confirmation", "Renter", "Pick-up", "Return", "Total (CAD)", "Commission (CAD)"];
  const ROWS = [
    ["TW60218", "Ms Fern Gallant", "Jul 3, 2027", "Jul 10, 2027", "612.00", "48.96"],
    ["TW60219", "Mr Hugh Levesque", "Aug 14, 2027", "Aug 21, 2027", "655.00", "52.40"],
  ];
  const cells = (tag: string, texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join("")}</tr>`;
  const mailOf = (rows: readonly (readonly string[])[]) =>
    plainMail(
      `<p>Both rentals are confirmed.</p><table>${cells("th", HEAD)}${rows.map((row) => cells("td", row)).join("")}<tr><td colspan=4>Grand total</td><td>1,267.00</td><td>101.36</td></tr></table>`,
      { subject: "Your 2 rentals are confirmed", kind: "html" },
    );

  it.each(ROWS.flatMap((_, row) => HEAD.map((name, column) => [name, row, column] as const)))(
    "fills %s of row %d from no other row",
    async (_, row, column) => {
      const rows = ROWS.map((texts, at) =>
        texts.map((text, place) => (at === row && place === column ? "" : text)),
      );
      const { items } = await readBooking(mailOf(rows));
      const read = items.map(({ payload }) => [
        payload.confirmationNumber,
        payload.customer?.name,
        payload.itinerary?.startDate,
        payload.itinerary?.endDate,
        payload.pricing?.total,
        payload.estimatedCommission?.amount,
      ]);
      const told = [
        ["TW60218", "Fern Gallant", "2027-07-03", "2027-07-10", 612, 48.96],
        ["TW60219", "Hugh Levesque", "2027-08-14", "2027-08-21", 655, 52.4],
      ];
      expect(read).toEqual(
        told.map((values, at) =>
          values.map((value, place) => (at === row && place === column ? undefined : value)),
        ),
      );
    },
  );
});

it("a sentence about both bookings names no customer", async () => {
  const html =
    "<p>Beide Buchungen sind bestätigt.</p><table><tr><th>Buchungsnr.</th><th>Gast</th><th>Zeitraum</th><th>Gesamtpreis</th></tr><tr><td>IH 4471</td><td></td><td>08.05.2027 – 15.05.2027</td><td>980,00 €</td></tr><tr><td>IH 4472</td><td>Frau Petra Zumbusch</td><td>22.05.2027 – 29.05.2027</td><td>1.240,00 €</td></tr></table>";
  const { items } = await readBooking(plainMail(html, { subject: "2 Buchungen bestätigt", kind: "html" }));
  expect(items.map(({ payload }) => payload.customer?.name)).toEqual([undefined, "Petra Zumbusch"]);
});
