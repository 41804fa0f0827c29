import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

async function itemsOf(text: string, subject?: string) {
  const { items } = await readBooking(plainMail(text, subject ? { subject } : {}));
  return items.map(({ payload }) => payload);
}

const BOOKED = "Booking number: RH-4471\nStatus: confirmed";

describe("a title in a cell of its own", () => {
  it.each([
    ["Travellers   Mrs   Ada Brook\n             Mr    Tom Brook"],
    ["PASSENGERS          TYPE    AGE\n01 MRS  ADA BROOK   ADULT\n02 MR   TOM BROOK   ADULT"],
    ["Reisende   Frau   Ada Brook\n           Herr   Tom Brook\nKundenberater   Uwe Lind"],
    ["Pasażerowie   Pani   Ada Brook\n              Pan    Tom Brook"],
  ])("goes with the name beside it: %s", async (list) => {
    const [first] = await itemsOf(`${BOOKED}\n\n${list}`);
    expect(first?.customer?.name?.toLowerCase()).toBe("ada brook");
    expect(first?.guests?.total).toBe(2);
  });
});

it("how old a child is counts nobody", async () => {
  const list =
    "PASSENGERS          TYPE    AGE\n01 MRS  ADA BROOK   ADULT\n02 MSTR TIM BROOK   CHILD   08\n03 MR   TOM BROOK   ADULT";
  expect((await itemsOf(`${BOOKED}\n\n${list}`))[0]?.guests?.total).toBe(3);
});

it("of columns for one and for all the last one is the price", async () => {
  const [first] = await itemsOf(
    `${BOOKED}\n\n                     PER ADULT      2 ADULTS\nTicket total   USD     755.71      1,511.42\nYour commission USD     48.96         97.92`,
  );
  expect([first?.pricing?.total, first?.estimatedCommission?.amount]).toEqual([1511.42, 97.92]);
});

it("two bookings one below the other have each its own number, though the subject names both", async () => {
  const block = (code: string, day: number) =>
    `Booking\n${code}\nArrival: ${day} April 2027\nDeparture: ${day + 3} April 2027\nTotal price: EUR 990.00`;
  const items = await itemsOf(
    `We confirm both stays for Mrs Ada Brook.\n\n${block("TS-88120", 10)}\n${block("TS-88121", 13)}`,
    "Bookings TS-88120 and TS-88121",
  );
  expect(items.map((one) => one.confirmationNumber)).toEqual(["TS-88120", "TS-88121"]);
});
