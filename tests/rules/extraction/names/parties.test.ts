import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

async function payloadOf(text: string, subject = "Booking confirmation RH-4471") {
  const isHtml = /<(?:p|table|ul)>/.test(text);
  const mail = Buffer.from(plainMail(text, { subject })).toString("utf8");
  const raw = isHtml ? mail.replace("text/plain", "text/html") : mail;
  return (await readBooking(new Uint8Array(Buffer.from(raw)))).items[0]?.payload;
}

const TABLE = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<p>Booking number: RH-4471</p><table>${[head, ...rows]
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("")}</table>`;

describe("a table of prices with a column for each guest", () => {
  it.each([
    [["", "Anna Pries", "Otto Pries", "Total"], "1,000.00", "Anna Pries"],
    [["Prestation", "Mme Anne Pries", "M. Otto Klein", "Total"], "1 000,00", "Anne Pries"],
    [["", "Alle Reisenden", "Anna Pries", "Otto Klein"], "1.000,00", "Anna Pries"],
    [["", "Anna Pries", "Otto Klein", "Both guests"], "1,000.00", "Anna Pries"],
  ])("%s", async (head, amount, name) => {
    const cells = ["Fare", amount, amount, amount];
    const payload = await payloadOf(TABLE(head, [cells, ["Total EUR", ...cells.slice(1)]]));
    expect([payload?.customer?.name, payload?.guests?.total]).toEqual([name, 2]);
  });

  it("a column for each tour names nobody", async () => {
    const head = ["", "Rhine Castles", "Danube Melodies", "Total"];
    const payload = await payloadOf(TABLE(head, [["Fare", "1,000.00", "1,000.00", "2,000.00"]]));
    expect(payload?.customer).toBeUndefined();
  });
});

describe("how many travel", () => {
  it.each([
    ["Booking RH-4471 / Mr Otto Pries x 2", 2],
    ["GUEST 1: PRIES OTTO\nGUEST 2: PRIES ANNA", 2],
    ["Matkustajia: 4", 4],
    ["代表者: 杉浦 恒一様(ほか1名)", 2],
  ])("%s", async (text, total) => {
    expect((await payloadOf(`Booking number: RH-4471\n${text}`))?.guests?.total).toBe(total);
  });
});

describe("names as they are written", () => {
  it.each([
    [
      "<ul><li><b>Booking number</b> — RH-4471</li><li><b>Clients</b> — Mr Otto Pries and Mrs Anna Pries</li></ul>",
      "Otto Pries",
    ],
    ["Booking number: RH-4471\nKunden: – Herr Otto Pries und Frau Anna Pries", "Otto Pries"],
    [
      "As asked on the phone we confirm booking RH-4471 for Mr. Otto\nPries. No fee applies to this change of dates.",
      "Otto Pries",
    ],
    [
      "Wie telefonisch besprochen bestätigen wir die Buchung für Herrn Otto\nPries. Die Buchungsnummer ist RH-4471.",
      "Otto Pries",
    ],
    [
      "We are glad to confirm booking RH-4471, in the name of Otto\nPries for two nights in May.",
      "Otto Pries",
    ],
    ["Nous confirmons la réservation RH-4471 au nom d'Anne Prévost.", "Anne Prévost"],
    ["No trouble at all: Mrs. Anna Pries's reservation RH-4471 is confirmed.", "Anna Pries"],
    ["Mrs Anna James' reservation RH-4471 is confirmed.", "Anna James"],
    [
      "Booking       RH-4471\nGroup name    Pries Family Reunion\nGroup leader  Otto Pries\nTravelers     18",
      "Otto Pries",
    ],
  ])("%s", async (text, name) => {
    expect((await payloadOf(text))?.customer?.name).toBe(name);
  });
});

describe("who booked", () => {
  const FACTS = "Booking number: RH-4471\nGuest: Anna Pries\n";
  it.each([
    ["For the advisor: booked by Jana Kohl of Larkspur Journeys.", "Jana Kohl"],
    ["Booked by agent Jana Kohl (jana@larkspur.example)", "Jana Kohl"],
    ["Booked by: Jana Kohl, jana@larkspur.example", "Jana Kohl"],
    ["Gebucht durch Jana Kohl vom Reisebüro Kohl.", "Jana Kohl"],
    ["Réservé par Jeanne Colin de Colin Voyages.", "Jeanne Colin"],
    ["Booked by: Anna Pries", undefined],
    ["Thank you, this was booked by Jana Kohl yesterday.", undefined],
  ])("%s", async (line, name) => {
    expect((await payloadOf(`${FACTS}${line}`))?.agents?.[0]?.name).toBe(name);
  });

  it("is no agent where nobody else is named", async () => {
    const payload = await payloadOf("Booking number: RH-4471\nBooked by: Anna Pries\nTotal: EUR 500.00");
    expect(payload?.agents).toBeUndefined();
  });
});

describe("two rentals with a voucher and a price each", () => {
  const rental = (name: string, code: string, day: number, price: string) =>
    `RENTAL ${name}\n  Voucher   ${code}\n  Driver    Anna Pries\n  From      Oslo Airport, ${day} March 2027\n  To        Bergen Airport, ${day + 5} March 2027\n${price}`;

  it("are two bookings", async () => {
    const text = `${rental("ONE", "KH-60318", 2, "  Total     EUR 644.00\n")}\n${rental("TWO", "KH-60319", 11, "  Total     EUR 475.00\n")}`;
    const { items } = await readBooking(plainMail(text, { subject: "2 rentals confirmed" }));
    expect(items.map(({ payload }) => [payload.confirmationNumber, payload.pricing?.total])).toEqual([
      ["KH-60318", 644],
      ["KH-60319", 475],
    ]);
  });

  it("without a price of its own a voucher is part of one booking", async () => {
    const text = `${rental("ONE", "KH-60318", 2, "")}\n${rental("TWO", "KH-60319", 11, "")}\nTotal: EUR 1,119.00`;
    const { items } = await readBooking(plainMail(text, { subject: "2 rentals confirmed" }));
    expect(items).toHaveLength(1);
  });
});
