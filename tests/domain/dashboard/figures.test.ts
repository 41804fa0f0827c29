import { beforeEach, describe, expect, it } from "vitest";
import { amountsOf } from "@/lib/desk/dashboard/dashboard.model";
import { readOutlook } from "@/lib/desk/dashboard/read-outlook";
import { readStats } from "@/lib/desk/dashboard/read-stats";
import { deleteBooking, restoreBooking } from "@/lib/ledger/bookings/moves/delete-booking";
import { closeBooking } from "@/lib/ledger/bookings/moves/move-booking";
import { recordPayment } from "@/lib/ledger/bookings/payments/record-payment";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { booked } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

const NOON = new Date("2026-06-15T12:00:00Z");
const PAST = { travelStartDate: "2026-02-01", travelEndDate: "2026-02-10" };

let ada: TestAgent;
beforeEach(async () => {
  ada = await newAgent(db, { now: NOON });
});

const came = (bookingId: string, amount: number, day: string) =>
  recordPayment(ada.ctx, { bookingId, id: undefined, amount, receivedOn: day as CalendarDate, note: null });

describe("the figures of the dashboard", () => {
  it("count what came and what is owed by the facts, whatever has become of a booking", async () => {
    const late = await booked(ada, { ...PAST, confirmationNumber: "late", expectedCommissionAmount: 100 });
    const part = await booked(ada, { ...PAST, confirmationNumber: "part", expectedCommissionAmount: 80 });
    const whole = await booked(ada, { ...PAST, confirmationNumber: "whole", expectedCommissionAmount: 50 });
    const closed = await booked(ada, { ...PAST, confirmationNumber: "closed", expectedCommissionAmount: 7 });
    await booked(ada, { confirmationNumber: "to come", expectedCommissionAmount: 20 });
    await came(part.id, 30, "2026-03-12");
    await came(whole.id, 50, "2026-03-22");
    await closeBooking(ada.ctx, closed.id, "WRITTEN_OFF");
    expect(await readStats(ada.ctx)).toMatchObject({
      bookingsCount: expect.any(Number),
      overdueCount: 2,
      overdue: { minor: 15_000, currency: "USD" },
      pending: { minor: 17_000, currency: "USD" },
      earned: { minor: 8_000, currency: "USD" },
    });

    await came(whole.id, -20, "2026-04-01");
    expect(await readStats(ada.ctx)).toMatchObject({
      overdueCount: 3,
      overdue: { minor: 17_000 },
      earned: { minor: 6_000 },
    });

    await deleteBooking(ada.ctx, late.id);
    expect(await readStats(ada.ctx)).toMatchObject({ overdueCount: 2, overdue: { minor: 7_000 } });
    await restoreBooking(ada.ctx, late.id);
    expect(await readStats(ada.ctx)).toMatchObject({ overdueCount: 3, overdue: { minor: 17_000 } });
  });

  it("of a currency are never added to those of another, in the outlook neither", async () => {
    for (const [code, amount] of [
      ["USD", 100],
      ["EUR", 40],
      ["JPY", 9000],
    ] as const) {
      const change = { expectedCommissionAmount: amount, expectedCommissionCurrency: code };
      await booked(ada, { ...PAST, confirmationNumber: code, ...change });
    }
    const { byCurrency, pending } = await readStats(ada.ctx);
    expect(pending).toEqual({ minor: 10_000, currency: "USD" });
    expect(byCurrency.map(({ currency, overdueMinor }) => [currency, overdueMinor])).toEqual(
      expect.arrayContaining([
        ["EUR", 4_000],
        ["JPY", 9_000],
        ["USD", 10_000],
      ]),
    );
    const { ages, otherCurrencies } = await readOutlook(ada.ctx);
    expect(Object.values(ages).reduce((sum, minor) => sum + minor, 0)).toBe(10_000);
    expect(otherCurrencies).toEqual(["EUR", "JPY"]);
  });

  it("show where the money is instead of nothing in the agent's currency", async () => {
    const change = { expectedCommissionAmount: 40, expectedCommissionCurrency: "EUR" };
    await booked(ada, { ...PAST, confirmationNumber: "EUR", ...change });
    const stats = await readStats(ada.ctx);
    expect(amountsOf(stats, "pendingMinor")).toEqual([{ minor: 4_000, currency: "EUR" }]);
    expect(amountsOf(stats, "earnedMinor")).toEqual([{ minor: 0, currency: "USD" }]);
    const { currency, ages } = await readOutlook(ada.ctx);
    expect([currency, Object.values(ages).reduce((sum, minor) => sum + minor, 0)]).toEqual(["EUR", 4_000]);
  });

  it("are nothing at all, but whole, for somebody who has just begun", async () => {
    const { months, ages, otherCurrencies, chaseSuppliers } = await readOutlook(ada.ctx);
    expect(months).toHaveLength(12);
    expect(months.every((one) => one.expectedMinor + one.overdueMinor + one.receivedMinor === 0)).toBe(true);
    expect(new Set(Object.values(ages))).toEqual(new Set([0]));
    expect({ otherCurrencies, chaseSuppliers }).toEqual({ otherCurrencies: [], chaseSuppliers: 0 });
    expect((await readStats(ada.ctx)).byCurrency.filter((one) => one.pendingMinor !== 0)).toEqual([]);
  });

  it("call overdue by the agent's own day", async () => {
    const { dueDate } = await booked(ada, { ...PAST, confirmationNumber: "edge" });
    const late = new Date(`${dueDate}T23:30:00Z`);
    const on = async (timeZone: string) => {
      const actor = { ...ada.ctx.actor, timeZone };
      return (await readStats({ ...ada.ctx, actor, now: late } as typeof ada.ctx)).overdueCount;
    };
    expect([await on("America/Toronto"), await on("Pacific/Kiritimati")]).toEqual([0, 1]);
  });
});
