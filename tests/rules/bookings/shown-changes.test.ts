import { describe, expect, it } from "vitest";
import { historyWords } from "@/components/ledger/bookings/detail/history-words.model";
import { differencesBetween } from "@/components/ledger/bookings/form/edit-fields.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";

const USD = currency.parse("USD");
const entry = (type: string, changes: Record<string, unknown>) =>
  historyWords({ id: "1", type, createdAt: "2026-01-01T00:00:00Z", changes } as Parameters<
    typeof historyWords
  >[0]);

describe("A booking's history", () => {
  it("leaves days to the person's format and gives fields and states their labels", () => {
    expect(entry("COMMISSION_CALCULATED", { dueOn: { from: null, to: "2031-04-12" } }).changes).toEqual([
      { label: "Expected by", from: { kind: "text", text: null }, to: { kind: "day", day: "2031-04-12" } },
    ]);
    expect(entry("BOOKING_STATUS_CHANGED", { status: { from: "CONFIRMED", to: "PAID" } }).changes).toEqual([
      { label: "Status", from: { kind: "text", text: "Confirmed" }, to: { kind: "text", text: "Paid" } },
    ]);
  });

  it("says what came, and what was recalled", () => {
    const amount = (minor: number) => ({ minor, currency: USD });
    expect(entry("COMMISSION_RECEIVED", { amount: amount(4_050) }).title).toBe(
      "Commission received: USD 40.50",
    );
    expect(entry("COMMISSION_RECEIVED", { amount: amount(-100) }).title).toBe(
      "Commission recalled: -USD 1.00",
    );
    expect(entry("COMMISSION_RECEIVED", { reversed: true }).title).toBe("Payment reversed");
  });
});

describe("What somebody else changed", () => {
  const booking = {
    clientName: "Jo Park",
    totalBookingAmount: 1000,
    totalBookingCurrency: USD,
    expectedCommissionAmount: 100,
    expectedCommissionCurrency: USD,
    receivedAmount: 0,
    travelStartDate: "2031-03-01" as CalendarDate,
    status: "CONFIRMED",
  } as Parameters<typeof differencesBetween>[0];

  it("is an amount with its currency, a day, and a state in words", () => {
    const after = { ...booking, totalBookingAmount: 1200.5, status: "OVERDUE" } as typeof booking;
    const moved = { ...after, travelStartDate: "2031-03-02" as CalendarDate };
    expect(differencesBetween(booking, moved)).toEqual([
      {
        label: "Total",
        from: { kind: "money", money: { minor: 100_000, currency: "USD" } },
        to: { kind: "money", money: { minor: 120_050, currency: "USD" } },
      },
      {
        label: "Travel start",
        from: { kind: "day", day: "2031-03-01" },
        to: { kind: "day", day: "2031-03-02" },
      },
      { label: "Status", from: { kind: "text", text: "Confirmed" }, to: { kind: "text", text: "Overdue" } },
    ]);
  });
});
