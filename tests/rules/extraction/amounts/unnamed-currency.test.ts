import { expect, it } from "vitest";
import { parseMail } from "@/lib/reader/message/parse-mail";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

const trip = (tour: string, price: string) =>
  plainMail(`We are pleased to confirm your booking.

Booking number: NB-88213
Client: Harriet Coleman
Tour: ${tour}
Start date: March 3, 2027
End date: March 12, 2027
Total price: ${price}
`);

async function currencyOf(tour: string, price: string) {
  const { items } = await readBooking(trip(tour, price));
  return items[0]?.payload.pricing?.currency;
}

it.each([
  "Classic Egypt, Cairo to Aswan",
  "Bali Retreat, Indonesia",
  "Kathmandu and Chitwan, Nepal",
  "Cape to Kruger, South Africa",
  "Marrakech and the Atlas, Morocco",
  "Petra and Amman, Jordan",
  "Malaysia's Islands",
  "Muscat and the Desert, Oman",
])("where one travels is no currency: %s", async (tour) => {
  expect(await currencyOf(tour, "4,850.00")).toBeUndefined();
});

it("an article before a day is no pound", async () => {
  expect(
    await currencyOf("Croisière sur le Nil, Egypt: départ le 3 mars, retour le 12.03.2027", "4 850,00"),
  ).toBeUndefined();
});

it("a difference written with a plus is no telephone of a country", async () => {
  expect(await currencyOf("Islands (change in price: +60.00)", "4,850.00")).toBeUndefined();
});

it.each([
  ["Cape to Kruger, South Africa", "R 48,500.00", "ZAR"],
  ["Malaysia's Islands", "RM 4,850.00", "MYR"],
  ["Classic Egypt", "LE 48,500.00", "EGP"],
  ["Bali Retreat, Indonesia", "Rp 48.500.000", "IDR"],
])("a country's own short sign by an amount is: %s, %s", async (tour, price, wanted) => {
  expect(await currencyOf(tour, price)).toBe(wanted);
});

it("what is due by a day is no total, though the day stands in the label", async () => {
  const html = `<table><tr><td>Booking number</td><td>NB-88213</td></tr><tr><td>Client</td><td>Harriet Coleman</td></tr>
    <tr><td>Payments received</td><td>USD 500.00</td></tr><tr><td>Gross due 12/09/2026</td><td>USD 2,994.40</td></tr></table>`;
  const { items } = await readBooking({ ...(await parseMail(plainMail(""))), text: "", html });
  expect(items[0]?.payload.pricing?.total).not.toBe(2_994.4);
});
