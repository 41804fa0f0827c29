import { expect, it } from "vitest";
import { parseMail } from "@/lib/reader/message/parse-mail";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

const line = (...cells: readonly string[]) => cells.map((cell) => cell.padEnd(22)).join("");

/** Reads a change of dates and prices whose two columns have these headings. */
async function read(old: string, now: string) {
  const rows = [
    "The revised booking CB-20418 is confirmed as follows.",
    "",
    line("", old, now),
    line("Arrival", "Sat 12 June 2027", "Sat 19 June 2027"),
    line("Departure", "Sat 19 June 2027", "Sat 26 June 2027"),
    line("Total price", "USD 6,400.00", "USD 6,850.00"),
    line("Your commission", "USD 640.00", "USD 685.00"),
  ];
  const subject = "Change of dates - booking CB-20418";
  const { items } = await readBooking(await parseMail(plainMail(rows.join("\n"), { subject })));
  return items[0];
}

it.each([
  ["Old", "New"],
  ["Previously", "Now"],
  ["Bisher", "Neu"],
  ["Poprzedni", "Nowy"],
])("of the columns %s and %s the second holds", async (old, now) => {
  expect((await read(old, now))?.payload).toMatchObject({
    pricing: { total: 6_850 },
    estimatedCommission: { amount: 685 },
    itinerary: { startDate: "2027-06-19", endDate: "2027-06-26" },
  });
});

it("takes neither of two columns that nobody calls old or new", async () => {
  const item = await read("Column 1", "Column 2");
  expect(item?.payload.pricing).toBeUndefined();
  expect(item?.payload.itinerary).not.toHaveProperty("startDate");
  expect(item?.missing).toEqual(expect.arrayContaining(["totalBookingAmount", "startDate"]));
});
