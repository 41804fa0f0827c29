import { expect, it } from "vitest";
import { DEMO_PEOPLE, demoBookings, demoPayments } from "@/db/seeds/demo";
import { demoReceipts } from "@/db/seeds/demo-payouts";
import { demoReports } from "@/db/seeds/demo-reports";

it("the demo's reports come to what they say", () => {
  for (const lines of demoReports()) {
    const [{ report, net, adjustment }] = lines;
    const counted = lines.reduce((sum, { gross, fee }) => sum + gross - fee, adjustment);
    expect([report, counted]).toEqual([report, net]);
  }
});

it("no payment of the demo is of a day to come", () => {
  const payments = DEMO_PEOPLE.flatMap(({ key }) => demoBookings(key)).flatMap(demoPayments);
  expect(payments.length).toBeGreaterThan(0);
  expect(payments.filter(({ day }) => day >= 0)).toEqual([]);
});

it("no more is taken back of the demo's receipts than came, and all have been", () => {
  const byNumber = Map.groupBy(demoReceipts(), ({ number }) => number);
  for (const [number, receipts] of byNumber) {
    const sum = receipts.reduce((all, { amount }) => all + amount, 0);
    expect([number, sum >= 0 && sum <= (receipts[0]?.commission ?? 0)]).toEqual([number, true]);
  }
  expect(demoReceipts().filter(({ came }) => came >= 0)).toEqual([]);
});
