import { expect, it } from "vitest";
import { demoMails } from "@/db/seeds/demo";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { readBooking } from "@/lib/reader/read-booking";

/** A template's dates are most likely to fail on the last day of a year and on a leap day. */
const DAYS = ["2026-11-23", "2027-12-31", "2028-02-29"].map((day) => calendarDate.parse(day));

it.each(DAYS)("the demo's mails show every kind of mail, whichever day it is (%s)", async (today) => {
  const read = await Promise.all(
    demoMails("nora", today).map(async ({ raw }) => (await readBooking(raw)).emailType),
  );
  const kinds = Map.groupBy(read, (kind) => kind);
  expect(Object.fromEntries([...kinds].map(([kind, mails]) => [kind, mails.length]))).toMatchObject({
    amendment: 1,
    cancellation: 1,
    commission_statement: 2,
    other: 3,
    quote: 1,
  });
  expect(kinds.get("confirmation")?.length).toBeGreaterThanOrEqual(6);
});

it.each(DAYS)("what the demo converts is complete (%s)", async (today) => {
  const converted = demoMails("nora", today).filter(({ fate }) => fate === "converted");
  expect(converted.length).toBeGreaterThan(0);
  for (const { raw } of converted) {
    const [item] = (await readBooking(raw)).items;
    expect(item?.missing).toEqual([]);
  }
});

it("no template's day is left unwritten", () => {
  for (const { raw } of demoMails("nora", DAYS[0] ?? calendarDate.parse("2026-01-01")))
    expect(raw.toString()).not.toContain("{{");
});
