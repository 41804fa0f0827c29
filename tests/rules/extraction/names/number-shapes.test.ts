import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

const STAY =
  "Guest: Ms Una Daly\nCheck-in: 3 August 2027\nCheck-out: 8 August 2027\nTotal: EUR 900.00\nCommission: EUR 72.00\n";

async function payloadOf(lines: string) {
  const { items } = await readBooking(plainMail(`${lines}\n${STAY}`));
  return items[0]?.payload;
}

const OF_PRODUCTS = [
  "Tour code: ALP-0614B",
  "Product code: ALP-0614B",
  "Reisecode: ALP-0614B",
  "Codice tour: ALP-0614B",
  "Código del circuito: ALP-0614B",
  "Room code: ALP-0614B",
  "Rate code: BAR0614",
];
const OF_BOOKINGS: readonly (readonly [string, string])[] = [
  ["Booking code: QF-7712", "QF-7712"],
  ["Buchungscode: QF7712", "QF7712"],
  ["Codice prenotazione: QF7712", "QF7712"],
  ["Trip booking: FG-27-44", "FG-27-44"],
  ["Tour code: ALP-0614B\nBooking number: QF-7712", "QF-7712"],
  ["Your reservation number is 0800 441 2290. Questions? Call 021 555 0140.", "0800 441 2290"],
  ["Booking number: 021 447 118", "021 447 118"],
];
const OF_NOTHING = [
  "Reservations: 021 447 118",
  "Booking enquiries: 0800 441 2290",
  "For questions about your booking call 0800 441 2290.",
  "Booking: 14/05/2026",
  "IATA number: 91 2 0447 3",
];

describe("The number of a booking", () => {
  it.each(OF_PRODUCTS)("is none that all who buy the same have: %s", async (line) => {
    expect((await payloadOf(line))?.confirmationNumber).toBeUndefined();
  });

  it.each(OF_BOOKINGS)("is what its label calls so, whatever it looks like: %s", async (lines, number) => {
    expect((await payloadOf(lines))?.confirmationNumber).toBe(number);
  });

  it.each(OF_NOTHING)("is no telephone's, day or agency's: %s", async (line) => {
    expect((await payloadOf(line))?.confirmationNumber).toBeUndefined();
  });
});

describe("The telephone of an agent", () => {
  it.each([
    ["Jane Doe, Tel 020 7946 0018", "020 7946 0018"],
    ["Jane Doe, IATA 91 2 0447 3", undefined],
    ["Jane Doe, 91 2 0447 3", undefined],
    ["Jane Doe (ABTA 12345678)", undefined],
    ["Jane Doe, 14.05.2026", undefined],
  ])("is neither the agency's number nor a day: %s", async (agent, phone) => {
    const [read] = (await payloadOf(`Booking number: QF-7712\nAgent: ${agent}`))?.agents ?? [];
    expect(read).toMatchObject({ name: "Jane Doe" });
    expect(read?.phone).toBe(phone);
  });
});
