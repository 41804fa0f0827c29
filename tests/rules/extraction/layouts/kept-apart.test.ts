import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

async function readIn(...lines: string[]) {
  const { items } = await readBooking(plainMail(lines.join("\r\n"), { subject: "Booking confirmed" }));
  return items[0]?.payload;
}

const PRICE = ["Total price: $41,300.00", "Commission: $4,130.00"];

describe("what stands beside a value is kept apart from it", () => {
  it("the supplier's file is the number of the booking, the agent's order isn't", async () => {
    const read = await readIn("Our file: PRK-61-2207", "Your order no.: TSM/88412", "Guest: Ms Ada Kerr");
    expect(read?.confirmationNumber).toBe("PRK-61-2207");
  });

  it("an order number of yours without another is the number of the booking", async () => {
    const read = await readIn("Your order no.: TSM/88412", "Guest: Ms Ada Kerr", "Total price: EUR 900.00");
    expect(read?.confirmationNumber).toBe("TSM/88412");
  });

  it("a crossing begins on the day it sets out, not when it lands", async () => {
    const read = await readIn(
      "Reservation: MRW 5510 338",
      "Larne - Douglas: 4 Sep 2027, dep. 22:30",
      "Arrives: 5 Sep 2027, 06:15",
      "Douglas - Larne: 11 Sep 2027, dep. 09:00",
      "Arrives: 11 Sep 2027, 14:40",
    );
    expect(read?.itinerary).toMatchObject({ startDate: "2027-09-04", endDate: "2027-09-11" });
  });

  it("adults with their ages in brackets are counted with the children", async () => {
    const read = await readIn(
      "Booking: PRK-61-2207",
      "Lead guest: Ms Ada Kerr",
      ...PRICE,
      "Adults (18+) ........ 2",
      "Children (3-11) ..... 1",
      "Infants (0-2) ....... 1",
    );
    expect(read?.guests?.total).toBe(4);
  });

  it.each([["Total price: $41,300.00 M.N."], ["Los importes son en pesos mexicanos."]])(
    "a dollar sign beside %s is Mexican",
    async (line) => {
      const read = await readIn("Booking: PRK-61-2207", ...PRICE, line, "For reference: US$2,240.00");
      expect(read?.pricing?.currency).toBe("MXN");
    },
  );

  it("a dollar sign among pesos of no country stays open", async () => {
    const read = await readIn("Reserva: PRK-61-2207", ...PRICE, "Importes en pesos");
    expect(read?.pricing?.currency).toBeUndefined();
  });

  it("the desk that writes is no part of a supplier's name", async () => {
    const from = "Wrenfield Res <res@wrenfield.example>";
    const { items } = await readBooking(plainMail(["Booking: PRK-61-2207", ...PRICE].join("\r\n"), { from }));
    expect(items[0]?.payload.supplier?.name).toBe("Wrenfield");
  });

  it("nobody is called None", async () => {
    expect((await readIn("Booking: PRK-61-2207", "Group: NONE", ...PRICE))?.customer).toBeUndefined();
  });

  it("a family that signs with its team is the host", async () => {
    const read = await readIn(
      "Reservierungsnummer: 61/2207",
      "Anreise: 4.9.2027",
      "",
      "Familie Aschauer und Team",
    );
    expect(read?.customer).toBeUndefined();
  });
});

describe("a fact whose cell is empty, in a row of two pairs", () => {
  const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  const commissionOf = async (rows: readonly string[][]) => {
    const html = `<p>Booking TK-40518</p><table>${rows.map(row).join("")}</table>`;
    const { items } = await readBooking(plainMail(html, { kind: "html" }));
    return items[0]?.payload.estimatedCommission?.amount;
  };
  it.each([
    [
      ["Arrival", "2 April 2027", "Departure", "6 April 2027"],
      ["Guests", "2", "Total", "EUR 250.00"],
      ["Commission (8%)", "", "City tax on site", "EUR 48.00"],
    ],
    [
      ["Anreise", "02.04.2027", "Abreise", "06.04.2027"],
      ["Gäste", "2", "Gesamt", "250,00 EUR"],
      ["Provision (8%)", "", "Kurtaxe vor Ort", "48,00 EUR"],
    ],
    [
      ["Érkezés", "2027. április 2.", "Távozás", "2027. április 6."],
      ["Létszám", "2 fő", "Végösszeg", "250 000 Ft"],
      ["Jutalék (8%)", "", "IFA a helyszínen", "4 800 Ft"],
    ],
  ])("takes nothing of the pair beside it: %j", async (...rows) => {
    expect(await commissionOf(rows)).toBeUndefined();
  });
});

it.each(["Travel Advisor Copy", "Agency copy", "Copie agence", "Copia para la agencia"])(
  "whose copy a mail is names no supplier: %s",
  async (title) => {
    const html = `<h2>${title}</h2><p>Booking number 7734190</p><p>Embark: 5 June 2027</p>`;
    const { items } = await readBooking(plainMail(html, { kind: "html", from: "noreply@mail.example" }));
    expect(items[0]?.payload.supplier?.name).not.toBe(title);
  },
);
