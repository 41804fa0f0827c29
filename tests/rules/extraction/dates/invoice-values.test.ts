import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

describe("What an attachment tells by pattern", () => {
  it("has the days of travel as ISO days, whatever form they are printed in", async () => {
    const raw = new Uint8Array(readFileSync("tests/golden/d04.eml"));
    const { extractedInfo, items } = await readBooking(raw);
    expect(extractedInfo).toMatchObject({ startDate: "2027-04-16", endDate: "2027-04-24" });
    expect(items[0]?.payload.itinerary).toMatchObject({ startDate: "2027-04-16", endDate: "2027-04-24" });
  });

  it("has no days where the mail's own text told them", async () => {
    const text = "Confirmation: RX-2201\nCheck-in: 3 March 2027\nCheck-out: 8 March 2027\n";
    const { extractedInfo } = await readBooking(plainMail(text));
    expect(extractedInfo).toEqual({});
  });
});
