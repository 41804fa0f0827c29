import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

async function readText(text: string, subject = "Booking confirmation RH-4471") {
  const { items, emailType } = await readBooking(plainMail(text, { subject }));
  return { payload: items[0]?.payload, emailType };
}

async function daysOf(text: string) {
  const itinerary = (await readText(text)).payload?.itinerary;
  return [itinerary?.startDate ?? itinerary?.checkIn, itinerary?.endDate ?? itinerary?.checkOut];
}

const JULY = ["2027-07-10", "2027-07-24"];

describe("labels whose sense only the other one tells", () => {
  it.each([["Hin: 10.07.2027\nRückreise: 24.07.2027"]])("%s", async (text) => {
    expect(await daysOf(`Booking RH-4471 is confirmed.\n\n${text}`)).toEqual(JULY);
  });

  it("keep their own sense where it holds", async () => {
    expect(await daysOf("Pick-up: 10 July 2027\nDrop-off: 24 July 2027")).toEqual(JULY);
    expect(await daysOf("In: 10 July 2027\nOut: 24 July 2027")).toEqual(JULY);
  });
});

describe("a price of the whole", () => {
  it.each([
    ["Price charged: EUR 104.99"],
    ["Prix facturé : 104,99 EUR"],
    ["Precio cobrado: 104,99 EUR"],
    ["GRAND TOTAL 2 PSGRS    EUR 104.99"],
    ["TOTAL 2 PAX: EUR 104.99"],
  ])("%s", async (text) => {
    const { payload } = await readText(`Booking RH-4471 is confirmed.\n\n${text}\nCommission: EUR 10.50`);
    expect(payload?.pricing).toEqual({ total: 104.99, currency: "EUR" });
  });
});

it("reads through marks of weight, and leaves masked digits", async () => {
  const { payload } = await readText(
    "**Reference:** RH-4471\n**Lead traveller:** Ada Brook\n**Starts:** 10 July 2027\nCard **** 1234",
  );
  expect(payload?.customer?.name).toBe("Ada Brook");
});

describe("an airline that changes a flight", () => {
  it.each([
    ["Important: flight time change for booking N5RKZE", "Your new times are below."],
    ["Your reservation N5RKZE", "We have had to change one of the flights in your booking N5RKZE."],
  ])("sends an amendment: %s", async (subject, text) => {
    expect((await readText(text, subject)).emailType).toBe("amendment");
  });

  it("sends none where it only may", async () => {
    const text = "Booking N5RKZE is confirmed. We may have to change times. Changes cost EUR 50.";
    expect((await readText(text, "Booking N5RKZE")).emailType).toBe("confirmation");
  });
});
