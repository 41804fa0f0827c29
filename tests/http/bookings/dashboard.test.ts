import { beforeEach, describe, expect, it } from "vitest";
import { GET as recent } from "@/app/api/activity/recent/route";
import { GET as activityStats } from "@/app/api/activity/stats/route";
import { GET as activity } from "@/app/api/dashboard/activity/route";
import { GET as stats } from "@/app/api/dashboard/stats/route";
import { readOutlook } from "@/lib/desk/dashboard/read-outlook";
import { readFirstSteps, readTrips } from "@/lib/desk/dashboard/read-stats";
import { changeDueDate } from "@/lib/ledger/bookings/correct-booking";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { booked, paid, patched } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

const PAST = { travelStartDate: "2025-01-01", travelEndDate: "2025-01-08" };
const NOON = new Date("2026-06-15T12:00:00Z");

let ada: TestAgent;
let ben: TestAgent;
beforeEach(async () => {
  [ada, ben] = await Promise.all([newAgent(db, { now: NOON }), newAgent(db, { now: NOON })]);
});

const answerOf = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as Record<string, never>,
});

describe("GET /dashboard/stats", () => {
  it("counts and totals what is the agent's own, each currency by itself", async () => {
    await booked(ada, { ...PAST, confirmationNumber: "A", expectedCommissionAmount: 100 });
    const { id } = await booked(ada, { ...PAST, confirmationNumber: "B", expectedCommissionAmount: 80 });
    await paid(ada, id, 30);
    await booked(ada, {
      confirmationNumber: "C",
      expectedCommissionAmount: 7.5,
      expectedCommissionCurrency: "KWD",
    });
    await booked(ben, { confirmationNumber: "D", expectedCommissionAmount: 999 });
    const { status, body } = await answerOf(await ada.ask(stats, "/api/dashboard/stats"));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      inboxCount: 0,
      bookingsCount: 3,
      pendingCommissions: 150,
      earnedCommissions: 30,
      currency: "USD",
      suppliersCount: 1,
      averagePaymentDays: expect.any(Number),
      byCurrency: [
        { currency: "KWD", pending: 7.5, earned: 0 },
        { currency: "USD", pending: 150, overdue: 150, earned: 30 },
      ],
    });
  });

  it("is all zeros for somebody who has just begun, and 35 days to payment", async () => {
    const { body } = await answerOf(await ada.ask(stats, "/api/dashboard/stats"));
    expect(body).toMatchObject({ bookingsCount: 0, pendingCommissions: 0, averagePaymentDays: 35 });
    expect(await readFirstSteps(ada.ctx)).toEqual({
      hasEmail: false,
      hasConverted: false,
      hasBooking: false,
      hasPayment: false,
    });
  });
});

describe("the outlook", () => {
  it("puts each amount into one month and one age, and leaves other currencies out by name", async () => {
    await booked(ada, {
      confirmationNumber: "late",
      travelStartDate: "2026-04-01",
      travelEndDate: "2026-04-10",
      expectedCommissionAmount: 40,
    });
    await booked(ada, {
      confirmationNumber: "soon",
      travelStartDate: "2026-06-20",
      travelEndDate: "2026-06-25",
      expectedCommissionAmount: 60,
    });
    await booked(ada, { confirmationNumber: "euro", expectedCommissionCurrency: "EUR" });
    const outlook = await readOutlook(ada.ctx);
    const sum = (key: "receivedMinor" | "expectedMinor" | "overdueMinor") =>
      outlook.months.reduce((total, month) => total + month[key], 0);
    expect({ expected: sum("expectedMinor"), overdue: sum("overdueMinor") }).toEqual({
      expected: 6000,
      overdue: 4000,
    });
    expect(outlook.ages).toMatchObject({ "Not due": 6000, "31–60": 4000, "90+": 0 });
    expect(outlook).toMatchObject({ otherCurrencies: ["EUR"], chaseSuppliers: 1 });
  });

  it("shows the trips of the next six weeks, the next one first", async () => {
    const trip = (confirmationNumber: string, travelStartDate: string) =>
      booked(ada, { confirmationNumber, travelStartDate, travelEndDate: "2026-12-31" });
    await trip("second", "2026-07-26");
    await trip("first", "2026-06-15");
    await trip("too late", "2026-07-27");
    const { trips } = await readTrips(ada.ctx);
    expect(trips.map((one) => one.confirmationNumber)).toEqual(["first", "second"]);
  });
});

describe("the feed", () => {
  it("tells the newest first with what it is about, by type, page and group", async () => {
    await booked(ada, { confirmationNumber: "A" });
    await booked(ben, { confirmationNumber: "B" });
    const five = await answerOf(await ada.ask(activity, "/api/dashboard/activity?limit=5"));
    expect(five.body).toMatchObject({ data: expect.any(Array) });
    const created = await answerOf(
      await ada.ask(recent, "/api/activity/recent?limit=10&offset=0&eventTypes=BOOKING_CREATED"),
    );
    expect(created.body).toMatchObject({
      total: 1,
      activities: [{ type: "BOOKING_CREATED", booking: { confirmationNumber: "A" } }],
    });
    const all = await answerOf(await ada.ask(activityStats, "/api/activity/stats"));
    expect(all.body).toMatchObject({ byType: { BOOKING_CREATED: 1, SUPPLIER_ADDED: 1 } });
    expect(all.body).toMatchObject({ byGroup: { Booking: 1, Supplier: 1, Commission: 1 } });
  });

  it("of the dashboard is empty where it can't be read", async () => {
    await booked(ada);
    await db`revoke select on activities from app_rt`;
    try {
      const { status, body } = await answerOf(await ada.ask(activity, "/api/dashboard/activity?limit=5"));
      expect([status, body]).toEqual([200, { data: [] }]);
    } finally {
      await db`grant select on activities to app_rt`;
    }
  });

  it("tells what changed by the contract's names, amounts as decimals", async () => {
    const { id } = await booked(ada, { totalBookingAmount: 1234.5, expectedCommissionAmount: 100 });
    await patched(ada, id, { totalBookingAmount: 1300.25 });
    await changeDueDate(ada.ctx, id, "2031-05-06" as CalendarDate);
    await paid(ada, id, 40.5);
    const { body } = await answerOf(await ada.ask(recent, "/api/activity/recent"));
    const sets = (body.activities as unknown as { type: string; changeSet: object }[]).map(
      ({ type, changeSet }) => [type, changeSet],
    );
    expect(sets).toEqual(
      expect.arrayContaining([
        ["BOOKING_UPDATED", { totalBookingAmount: { from: 1234.5, to: 1300.25 } }],
        ["COMMISSION_RECEIVED", { receivedAmount: { from: 0, to: 40.5 }, amount: 40.5, currency: "USD" }],
        [
          "COMMISSION_CALCULATED",
          {
            expectedCommissionAmount: { from: null, to: 100 },
            expectedCommissionCurrency: { from: null, to: "USD" },
            dueDate: { from: null, to: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
          },
        ],
        ["COMMISSION_CALCULATED", { dueDate: { from: expect.any(String), to: "2031-05-06" } }],
      ]),
    );
  });

  it.each(["limit=0", "limit=101", "offset=-1", "eventTypes=NOPE", "limit=x"])(
    "refuses %s by name",
    async (query) => {
      const { status, body } = await answerOf(await ada.ask(recent, `/api/activity/recent?${query}`));
      expect(status).toBe(400);
      expect(Object.keys(body.fields ?? {})).toEqual([query.split("=")[0]]);
    },
  );
});
