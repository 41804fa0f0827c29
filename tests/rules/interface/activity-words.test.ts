import { expect, it } from "vitest";
import { activityWords } from "@/components/desk/dashboard/activity-words.model";
import type { Activity } from "@/lib/accounts/activity/activity.model";

const activity = (type: Activity["type"], changeSet: Activity["changeSet"], count = 1): Activity => ({
  id: "a1",
  type,
  createdAt: "2026-11-23T06:00:00.000Z",
  count,
  booking: null,
  supplier: null,
  email: null,
  changeSet,
});

it.each([
  [
    "BOOKING_STATUS_CHANGED",
    { status: { from: "CONFIRMED", to: "OVERDUE" } },
    "Status changed from Confirmed to Overdue",
  ],
  ["COMMISSION_RECEIVED", { amount: 123.4, currency: "EUR" }, "Commission received, EUR 123.40"],
  ["COMMISSION_RECEIVED", { amount: -20, currency: "JPY" }, "Commission recalled, JPY 20"],
  ["COMMISSION_RECEIVED", { receivedAmount: { from: 20, to: 0 }, reversed: true }, "Payment reversed"],
  [
    "BOOKING_UPDATED",
    { totalBookingAmount: { from: 1, to: 2 }, travelStartDate: { from: "2026-01-01", to: "2026-01-02" } },
    "Booking updated (total, travel dates)",
  ],
  ["COMMISSION_CALCULATED", { dueDate: { from: null, to: "2026-01-02" } }, "Commission calculated"],
] as const)("%s of %j is told as %s", (type, changeSet, words) => {
  expect(activityWords(activity(type, changeSet))).toBe(words);
});

it("a whole import says how many", () => {
  expect(activityWords(activity("BOOKING_CREATED", { importId: "i1" }, 1204))).toBe(
    "Booking created (1,204)",
  );
});
