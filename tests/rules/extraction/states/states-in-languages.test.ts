import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { CUSTOMERS, STAYS } from "../dates/stays-in-languages";
import { plainMail } from "../plain-mail";
import { KINDS, LABELLED, SAID, TERMS } from "./states-in-languages";

async function readIn(language: string, subject: string, above: string, below = "") {
  const text = [above, "", ...(STAYS[language] ?? []), "", below, "", "Krovia Lodge"].join("\r\n");
  const { items } = await readBooking(
    plainMail(text, { subject, from: "Krovia Lodge <desk@krovia.example>" }),
  );
  return items[0]?.payload;
}

describe("mails in Greek, Slavic, Romanian, Hungarian, Finnish and Turkish", () => {
  it.each(SAID)("%s, %s: %s is %s", async (language, subject, text, state) => {
    const payload = await readIn(language, subject, text);
    expect(payload?.bookingState).toBe(state);
    if (state === "option") expect(payload?.optionUntil).toBe("2027-01-10");
    if (state === "cancelled") expect(payload?.emailType).toBe("cancellation");
  });

  it.each(LABELLED)("%s, a labelled line, %s: %s", async (language, line, state) => {
    expect((await readIn(language, "LDG-88214", line))?.bookingState).toBe(state);
  });

  it.each(KINDS)("%s, %s: %s", async (language, subject, kind) => {
    expect((await readIn(language, subject, ""))?.emailType).toBe(kind);
  });

  it.each(TERMS)("%s, %s: booked, whatever the terms speak of", async (language, subject, text, terms) => {
    const payload = await readIn(language, subject, text, terms);
    expect(payload?.bookingState).toBe("confirmed");
    expect(payload?.emailType).toBe("confirmation");
  });

  it.each(Object.keys(STAYS))("%s: every label and month is known", async (language) => {
    const payload = await readIn(language, "LDG-88214", "");
    expect(payload).toMatchObject({
      confirmationNumber: "LDG-88214",
      customer: { name: CUSTOMERS[language] },
      pricing: { total: 1318, currency: "EUR" },
      estimatedCommission: { amount: 131.8, currency: "EUR" },
    });
    const { startDate, checkIn, endDate, checkOut } = payload?.itinerary ?? {};
    expect([startDate ?? checkIn, endDate ?? checkOut]).toEqual(["2027-05-14", "2027-05-18"]);
  });
});
