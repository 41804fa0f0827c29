import { describe, expect, it } from "vitest";
import { dueDateOf, type StatusFacts, statusOf } from "@/lib/ledger/bookings/booking-status.model";
import { commissionStateOf, commissionWords } from "@/lib/ledger/bookings/commission-state.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";

const day = (text: string) => text as CalendarDate;
const TODAY = day("2026-06-15");
const FACTS: StatusFacts = {
  commissionMinor: 10_000,
  receivedMinor: 0,
  shortPayMinor: 0,
  dueOn: day("2026-07-20"),
  nonCommissionable: false,
  isClosed: false,
  isArchived: false,
};

describe("a booking's status", () => {
  it.each([
    ["CONFIRMED", {}],
    ["CONFIRMED", { dueOn: TODAY }],
    ["OVERDUE", { dueOn: day("2026-06-14") }],
    ["CONFIRMED", { dueOn: day("2026-06-14"), nonCommissionable: true }],
    ["CONFIRMED", { dueOn: day("2026-06-14"), commissionMinor: 0 }],
    ["OVERDUE", { dueOn: day("2026-06-14"), receivedMinor: 9_999 }],
    ["PAID", { receivedMinor: 10_000 }],
    ["PAID", { receivedMinor: 9_990, shortPayMinor: 10 }],
    ["PAID", { receivedMinor: 10_001, isClosed: true }],
    ["CLOSED", { isClosed: true, dueOn: day("2026-06-14") }],
    ["ARCHIVED", { isArchived: true, receivedMinor: 10_000 }],
  ])("is %s for %j", (status, change) => {
    expect(statusOf({ ...FACTS, ...change }, TODAY)).toBe(status);
  });
});

describe("a commission's badge", () => {
  it.each([
    ["Not due", {}],
    ["Not due", { dueOn: day("2026-06-30") }],
    ["Due in 14 d", { dueOn: day("2026-06-29") }],
    ["Due today", { dueOn: TODAY }],
    ["Overdue 1 d", { dueOn: day("2026-06-14") }],
    ["Overdue 1 d", { dueOn: day("2026-06-14"), receivedMinor: 1 }],
    ["Partial", { receivedMinor: 1 }],
    ["Received", { receivedMinor: 10_000 }],
    ["Overpaid", { receivedMinor: 10_001 }],
    ["Recalled", { receivedMinor: -1 }],
    ["Recalled", { commissionMinor: -5_000 }],
    ["Recalled", { commissionMinor: -5_000, receivedMinor: -5_000 }],
    ["No commission", { commissionMinor: 0 }],
    ["No commission", { nonCommissionable: true }],
    ["Not due", { isClosed: true, dueOn: day("2026-06-14") }],
  ])("says %s for %j", (words, change) => {
    expect(commissionWords(commissionStateOf({ ...FACTS, ...change }, TODAY))).toBe(words);
  });
});

describe("a due date", () => {
  const facts = {
    override: null,
    travelStart: day("2026-02-20"),
    travelEnd: day("2026-03-01"),
    bookedOn: day("2026-01-10"),
    finalPaymentOn: null,
  };

  it.each([
    ["2026-04-05", null],
    ["2026-02-25", { basis: "TRAVEL_START", lagDays: 5 }],
    ["2026-01-10", { basis: "BOOKING_DATE", lagDays: 0 }],
    ["2026-03-31", { basis: "FINAL_PAYMENT", lagDays: 30 }],
  ] as const)("is %s by %j", (due, policy) => {
    expect(dueDateOf(facts, policy)).toBe(due);
  });

  it("is the agent's own before every policy", () => {
    const own = { ...facts, override: day("2030-01-01") };
    expect(dueDateOf(own, { basis: "TRAVEL_END", lagDays: 1 })).toBe("2030-01-01");
  });
});
