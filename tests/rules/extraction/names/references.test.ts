import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { codeIn, codesIn } from "@/lib/reader/words/code";
import { isReference } from "@/lib/reader/words/reference";
import { plainMail } from "../plain-mail";

/** Returns a deterministic random number generator. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const MANY = 200;
/**
 * Builds a number from a shape: "A" is a letter, "9" a digit from 3, "0" any digit, "*" either, "z" a zero. Letters
 * that could form a month or currency are excluded.
 */
function shaped(shape: string, next: (below: number) => number): string {
  const from = (signs: string) => signs.charAt(next(signs.length));
  return shape.replace(/[A90*z]/g, (sign) =>
    from({ A: "BGHKLQVWXZ", "9": "3456789", "0": "0123456789", z: "0", "*": "BGKQXZ34679" }[sign] ?? sign),
  );
}

const REFERENCES = [
  "AAA999",
  "A*9A*9",
  "AA-90000",
  "AA/9000/000",
  "A9000 9000 9A9",
  "AA 90 9000 A",
  "9000000",
  "9000 0044 9000",
  "99-9000-A",
  "9000/AA/90",
  "AA9-900-90A",
  "AA-900-900",
  "AAA-9000-A9",
  "9AA9A9",
];

const OTHER_THINGS: readonly (readonly [name: string, shape: string])[] = [
  ["a ticket", "900-9000000000"],
  ["a ticket with a blank", "900 9000000000"],
  ["an IATA number", "90 9 0000 9"],
  ["a duration", "9 NT WESTERN CARIBBEAN"],
  ["a short duration", "9 NIGHTS"],
  ["a product of so many days", "9 DAYS GRAND TOUR"],
  ["a date", "2027-03-19"],
  ["a date with dots", "19.03.2027"],
  ["an amount", "9000.99"],
  ["an amount with its currency", "EUR 9000"],
  ["a telephone", "z90 900 9000"],
  ["a telephone abroad", "zz49 90 90000"],
  ["a day as airlines print it", "19MAR27"],
];
const NEAR_THINGS: readonly (readonly [name: string, shape: string])[] = [
  ["a flight", "AA 900"],
  ["a flight in one", "AA999"],
  ["a register's number", "999000-9000"],
  ["a postcode of Britain", "A9A 9AA"],
  ["a postcode of the Netherlands", "9000 AA"],
  ["a postcode of Canada", "A9A 9A9"],
];

describe("A reference", () => {
  it("may begin with the letters of a month, where no year follows", () => {
    for (const code of ["DEC-1008", "MAY4471", "SEP 3320", "OCT-4417"])
      expect(codeIn(code)?.code, code).toBe(code);
    for (const month of ["DEC-2027", "MAY27", "14JUN2027", "06MAR"]) expect(codeIn(month), month).toBeNull();
  });

  it.each(REFERENCES)("of the shape %s is one wherever it stands, and is taken whole", (shape) => {
    const next = numbersFrom(shape.length * 977);
    for (let count = 0; count < MANY; count += 1) {
      const code = shaped(shape, next);
      expect(isReference(code, "label"), code).toBe(true);
      expect(isReference(code, "text"), code).toBe(true);
      expect(codeIn(code)?.code).toBe(code);
      expect(codeIn(`${code} (please quote)`)?.code).toBe(code);
    }
  });

  it.each(OTHER_THINGS)("is never %s", (_, shape) => {
    const next = numbersFrom(shape.length * 31);
    for (let count = 0; count < MANY; count += 1) {
      const text = /19|2027/.test(shape) ? shape : shaped(shape, next);
      expect(isReference(text, "label"), text).toBe(false);
      expect(isReference(text, "text"), text).toBe(false);
    }
  });

  it.each(NEAR_THINGS)("is not %s unless its label says so", (_, shape) => {
    const next = numbersFrom(shape.length * 7);
    for (let count = 0; count < MANY; count += 1)
      expect(isReference(shaped(shape, next), "text"), shape).toBe(false);
  });

  it.each(REFERENCES)("of the shape %s is read beside a ticket and a customer's number", async (shape) => {
    const next = numbersFrom(shape.length * 13);
    for (let count = 0; count < 5; count += 1) {
      const code = shaped(shape, next);
      const lines = [
        `E-ticket number: ${shaped("900-9000000000", next)}`,
        `Customer number: ${shaped("900000", next)}`,
        `Booking reference: ${code}`,
        "Tour: 7 NT WESTERN CARIBBEAN",
      ];
      for (const order of [lines, [...lines].reverse()]) {
        const { items } = await readBooking(plainMail(order.join("\n")));
        expect(items[0]?.payload.confirmationNumber, order.join("\n")).toBe(code);
      }
    }
  });

  it.each([
    "E-ticket number: 176-2408811920",
    "Ticket: 176 2408811920",
    "Passport number: K4471209",
    "Org.nr: 556812-4471",
    "Customer no.: 4411902",
    "Kundennummer: 4411902",
    "Klantnummer: 771204",
    "Kundnr: 20914",
    "Nº de cliente: 88120",
    "IČO: 27114450",
    "Cruise: 7 NT WESTERN CARIBBEAN",
    "IATA: 91 2 0447 3",
    "Reservations: 021 447 118",
  ])("is not taken from %s where the mail has none", async (line) => {
    const { items } = await readBooking(
      plainMail(["We are glad to confirm the booking.", line, "Total: EUR 900.00"].join("\n")),
    );
    expect(items[0]?.payload.confirmationNumber).toBeUndefined();
  });

  it.each([
    ["Yours, booking number GO 412.", "GO 412"],
    ["Confirmamos a reserva n.º 11.204 em nome do Sr. Figueira.", "11.204"],
  ])("is what %s announces", async (line, code) => {
    const { items } = await readBooking(plainMail(`We are glad to confirm it.\n${line}`));
    expect(items[0]?.payload.confirmationNumber).toBe(code);
  });

  it("keeps its last block of digits and letters in a sentence", () => {
    expect(codesIn("Your number H4471 2098 6D7 is confirmed")[0]?.code).toBe("H4471 2098 6D7");
    expect(codesIn("HX4471 835A")[0]?.code).toBe("HX4471");
    expect(codesIn("HX4471 06MAR")[0]?.code).toBe("HX4471");
    expect(codesIn("HX4471 7N")[0]?.code).toBe("HX4471");
  });
});

describe("a number with blanks in a sentence", () => {
  it.each([
    ["den Vorgang 55 8127 haben wir storniert.", "Stornierung Vorgang 55 8127", "55 8127"],
    ["La réservation 66 1408 est confirmée.", "Réservation 66 1408", "66 1408"],
    ["Boeking 71 604 is bevestigd.", "Boeking 71 604", "71 604"],
    ["Booking OF 731 has been amended.", "Amended: OF 731", "OF 731"],
    ["Reservierung DE 4471 wurde bestätigt.", "Bestätigung DE 4471", "DE 4471"],
    ["La réservation LA 731 est modifiée.", "Modifiée : LA 731", "LA 731"],
    ["CONFIRMATION IS 44718", "CONFIRMATION IS 44718", "44718"],
    ["To change the booking +27 15 555 0119 is the number to call.", "Booking", undefined],
    ["Booking 12 2027 is confirmed.", "Booking", undefined],
    ["Your booking 12 1500 EUR is confirmed.", "Booking", undefined],
    ["Booking BA 731 is confirmed. Flight BA 731 to Oslo.", "Flight BA 731", undefined],
  ])("%s", async (text, subject, number) => {
    const { items } = await readBooking(plainMail(text, { subject }));
    expect(items[0]?.payload.confirmationNumber).toBe(number);
  });
});
