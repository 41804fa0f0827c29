import { expect, it } from "vitest";
import { sampleEmail } from "@/components/inbox/emails/intake/sample-email.model";
import { missingFields } from "@/lib/reader/missing-fields.model";
import { readBooking } from "@/lib/reader/read-booking";

it("the sample is read completely, as a stay of days to come", async () => {
  const read = await readBooking(new TextEncoder().encode(sampleEmail(new Date("2026-12-20T22:00:00Z"))));
  const [item] = read.items;
  expect(item && missingFields(item.payload, item.findings)).toEqual([]);
  expect(item?.payload).toMatchObject({
    confirmationNumber: "SAMPLE-1001",
    pricing: { total: 1240, currency: "USD" },
    estimatedCommission: { amount: 124, currency: "USD" },
    itinerary: { checkIn: "2027-01-19", checkOut: "2027-01-23" },
  });
});
