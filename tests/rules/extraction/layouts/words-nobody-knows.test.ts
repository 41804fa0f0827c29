import { describe, expect, it } from "vitest";
import { sureValue } from "@/lib/reader/missing-fields.model";
import type { Field } from "@/lib/reader/payload.model";
import { readBooking } from "@/lib/reader/read-booking";
import { personIn } from "@/lib/reader/words/person";
import { plainMail } from "../plain-mail";

/** An invented word in place of a label. */
const X = "Vluxmorb";

function table(rows: readonly string[]): string {
  const cells = (row: string) => row.split("|").map((cell) => `<td>${cell.trim()}</td>`);
  return `<table>${rows.map((row) => `<tr>${cells(row).join("")}</tr>`).join("")}</table>`;
}

async function sure(field: Field, text: string, options: Parameters<typeof plainMail>[1] = {}) {
  const kind = text.startsWith("<") ? "html" : "plain";
  const { items } = await readBooking(plainMail(text, { kind, ...options }));
  return items.map((item) => sureValue(item, field));
}

const PRICED = "\n\nTotal: EUR 800.00\nCommission: EUR 80.00";
const BOOKED = "<p>Your booking RH-4471 is confirmed.</p>";

describe("a name beside labels that nobody knows", () => {
  it.each<[string, string, readonly (string | undefined)[]]>([
    [
      "in rows of labels in turn with values",
      BOOKED +
        table([
          "Guest name | Mr Ada Brook | Contact | Joan",
          `${X} | 2 April 2027 | Check-out | 6 April 2027`,
        ]),
      ["Ada Brook"],
    ],
    [
      "between labels in two languages",
      BOOKED +
        table([
          "Gast | Ada Brook | Guest name",
          `${X} | Rose House | Hotel`,
          "Anreise | 02.04.2027 | Arrival",
        ]),
      ["Ada Brook"],
    ],
    [
      "over a row of two cells",
      BOOKED + table(["Lead guest | Ada Brook | Pax | 2", `${X} | Hotel Rose`]),
      ["Ada Brook"],
    ],
    [
      "each in its own of two bookings",
      `<p>Both bookings are confirmed.</p>${table([
        `Booking ref | ${X} | From | To | Gross | Commission`,
        "RH-4471 | Mrs Ada Brook | 2 Apr 2027 | 6 Apr 2027 | EUR 400.00 | EUR 40.00",
        "RH-4472 | Mr Per Lund | 9 Apr 2027 | 12 Apr 2027 | EUR 300.00 | EUR 30.00",
      ])}`,
      ["Ada Brook", "Per Lund"],
    ],
    [
      "whose letters a word begins with",
      `Rezervasyonunuz onaylandı.\n\nRezervasyon no: RH-4471\n${X}: Bn. Nilüfer Akso\nBy. Orhan Akso${PRICED}`,
      ["Nilüfer Akso"],
    ],
  ])("%s", async (_, text, names) => {
    expect(await sure("customer.name", text, { subject: "Booking confirmed: Akso" })).toEqual(names);
  });

  it.each([
    ["a column", BOOKED + table([`Guest | ${X} | ETA`, "Brook | Air | 12:10"])],
    ["a currency", BOOKED + table([`Item | ${X} | Pax | USD`, "Package | 400.00 | 2 | 800.00"])],
    [
      "a label over another line",
      `Your booking RH-4471 is confirmed.\n\nGuest name\n${X}\nNew Zealander\nArrival: 3 April 2027`,
    ],
    [
      "who drives as well",
      `Your booking RH-4471 is confirmed.\n\nExtra bestuurder: Ada Brook\nEk sürücü: Ada Brook`,
    ],
  ])("is none where it is %s", async (_, text) => {
    const [name] = await sure("customer.name", text, { subject: "Booking confirmed BROOK" });
    expect(name).toBeUndefined();
  });

  it("is the first of a list in capitals, without the letter before it", async () => {
    const text = `Your booking RH-4471 is confirmed.\n\n${X}   Type   Born\n01 H BROOK, JOHN   ADT   04.08.79\n02 D BROOK, ADA   ADT   22.01.82`;
    expect(await sure("customer.name", text, { subject: "Booking confirmed BROOK" })).toEqual(["JOHN BROOK"]);
  });
});

describe("a day beside labels that nobody knows", () => {
  it.each([
    [
      "a journey's first leg in its row",
      `Train booking RH-4471 is confirmed.\n\n${X}: 4 June 2027 Rye 15:30   Arrives: 7 June 2027 Ely 11:20`,
      "2027-06-04",
    ],
    [
      "no day to pay by",
      `Your booking RH-4471 is confirmed.\n\n${X}: 14 May 2027\nQvazik: 21 May 2027\n\nSinal de 30% (240,00 €) até 26-11-2026; o resto em fevereiro`,
      "2027-05-14",
    ],
    [
      "no feast",
      `Your hotel booking RH-4471 is confirmed.\n\n${X}: 15 September 2027\nRoom: Twin\nCheck-out: 17 September 2027\n\nDuring the feast (14 - 16 September 2027) dinner is dearer.`,
      undefined,
    ],
  ])("is %s", async (_, text, day) => {
    expect(await sure("itinerary.startDate", text + PRICED)).toEqual([day]);
  });

  it("ends no stay that a range has begin with it", async () => {
    const text = `<p>Votre réservation RH-4471 est confirmée.</p>${table(["Hôtel | Hôtel Rose", "Départ | samedi 10/04/2027", "Chambre | Double", `${X} | samedi 17/04/2027`, "Total | 800,00 EUR", "Commission | 80,00 EUR"])}<p>Séjour : Djerba, du 10/04/2027 au 17/04/2027</p>`;
    expect(await sure("itinerary.endDate", text)).toEqual(["2027-04-17"]);
  });
});

describe("an amount beside labels that nobody knows", () => {
  it.each<[string, Field, string, string | number | undefined]>([
    [
      "is no guest's share",
      "pricing.total",
      BOOKED +
        table([
          `${X} | 2 adults`,
          "Fare | USD | 612.00 | 1,224.00",
          "Taxes | USD | 143.71 | 287.42",
          "Ticket total | USD | 755.71 | 1,511.42",
        ]) +
        "<p>All amounts in USD</p>",
      1511.42,
    ],
    [
      "is no part of what it comes to",
      "pricing.total",
      `Your booking RH-4471 is confirmed.\n\nThe cost of your stay is 1,260.00 € and the levy 24.00 €. ${X}: 1,284.00 €.`,
      undefined,
    ],
    [
      "is no commission with its tax",
      "estimatedCommission.amount",
      BOOKED +
        table([
          "Total | 5.038,00 €",
          "Commission agence 10 % HT sur 4.780,00 | 478,00 €",
          `${X} | 95,60 €`,
          "Commission TTC | 573,60 €",
        ]),
      478,
    ],
    [
      "is no commission of which a tax was withheld",
      "estimatedCommission.amount",
      BOOKED +
        table([
          "Total | INR 149,100.00",
          `${X} | INR 14,200.00`,
          "Less: TDS @ 5% | INR 710.00",
          "Commission payable to you | INR 13,490.00",
        ]),
      undefined,
    ],
    [
      "is in no currency of a deposit",
      "pricing.currency",
      `Booking RH-4471 is confirmed.\n\n${X}: 5.614,00\nTotal: 5.614,00\n\nAt the desk EUR 1,200 are blocked. Cover costs 39 kr a day.`,
      undefined,
    ],
    [
      "is in Canada's dollars by its taxes",
      "pricing.currency",
      `Booking RH-4471 is confirmed.\n\nContribution au FICAV: 0,00 $\n${X}: 9 782,00 $\nTotal: 9 782,00 $`,
      "CAD",
    ],
  ])("%s", async (_, field, text, value) => {
    expect(await sure(field, text)).toEqual([value]);
  });
});

it("what stands below a column's name is no label", async () => {
  const text = `<p>BOOKING CONFIRMATION</p>${table([`${X} # | Status | Booked | Agency ID | Group`, "3KX7Q2 | BOOKED | 11/24/2026 | 0081127 | -"])}`;
  expect(await sure("confirmationNumber", text)).not.toContain("0081127");
});

it("figures in two groups are no number by themselves", async () => {
  const text = `Bokningsbekräftelse\n\n${X}: 5541 8820${PRICED}`;
  expect(await sure("confirmationNumber", text, { subject: "Bokningsbekräftelse 5541 8820" })).toEqual([
    undefined,
  ]);
});

it("a label names the supplier more surely than the letterhead", async () => {
  const text = `<h1>Wayfarer Marketplace</h1><p>Order RH-4471 is confirmed.</p>${table([`${X} | Wayfarer Marketplace Ltd`, "Operator | Saltmarsh Kayak Tours"])}`;
  const from = "Wayfarer Marketplace <noreply@wayfarer-marketplace.example>";
  expect(await sure("supplier.name", text, { from })).toEqual(["Saltmarsh Kayak Tours"]);
});

it("two people with titles and a stroke between are no one's family and given name", () => {
  expect(personIn("Dr Ottoline Marsh / Ms Greta Marsh")).toBe("Ottoline Marsh");
});
