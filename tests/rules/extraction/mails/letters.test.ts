import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { type Scored, valueAt } from "@/tools/scoring/compare";
import LETTERS from "../../../cases/letters.json" with { type: "json" };
import { plainMail } from "../plain-mail";

type Letter = (typeof LETTERS)["en"];
const SAID = ["booked", "number", "guest", "days", "price", "commission"] as const;
type Said = (typeof SAID)[number];

/** The values that each sentence of a letter must yield, in any of its wordings. */
const TOLD: Readonly<Record<Said, (payload: unknown) => readonly unknown[]>> = {
  booked: (payload) => values(payload, "emailType", "bookingState"),
  number: (payload) => values(payload, "confirmationNumber"),
  guest: (payload) => [/Hollow/.test(String(valueAt(payload, "customer.name")))],
  days: (payload) => values(payload, "itinerary.startDate", "itinerary.endDate"),
  price: (payload) => [[1470, 14_700, 6300].includes(Number(valueAt(payload, "pricing.total")))],
  commission: (payload) => [
    [147, 1470, 630].includes(Number(valueAt(payload, "estimatedCommission.amount"))),
  ],
};
const WANTED: Readonly<Record<Said, readonly unknown[]>> = {
  booked: ["confirmation", "confirmed"],
  number: ["K-4417"],
  guest: [true],
  days: ["2027-06-05", "2027-06-12"],
  price: [true],
  commission: [true],
};

function values(payload: unknown, ...fields: readonly Scored[]) {
  return fields.map((field) => valueAt(payload, field));
}

/** Returns a letter with one sentence in another wording, wrapped at the usual width of email programs. */
function letterOf(letter: Letter, said: Said, wording: string): Uint8Array {
  const [booked, number, guest, days, price, commission] = SAID.map((one) =>
    one === said ? wording : (letter[one][0] ?? ""),
  );
  const paragraphs = [
    letter.greeting,
    broken(`${booked} ${number} ${guest} ${days} ${letter.room}`),
    broken(`${price} ${commission}`),
    broken(letter.terms),
    letter.closing,
  ];
  return plainMail(paragraphs.join("\r\n\r\n"), { from: letter.from, subject: letter.subject });
}

function broken(text: string): string {
  return text.replace(/(?=.{73})(.{1,72})\s/g, "$1\r\n");
}

describe.each(Object.entries(LETTERS))("a letter in %s", (_, letter) => {
  it.each(SAID.flatMap((said) => letter[said].map((wording) => [said, wording] as const)))(
    "tells what is %s: %s",
    async (said, wording) => {
      const { items } = await readBooking(letterOf(letter, said, wording));
      expect(TOLD[said](items[0]?.payload)).toEqual(WANTED[said]);
    },
  );
});
