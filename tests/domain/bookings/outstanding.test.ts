import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { readOutlook } from "@/lib/desk/dashboard/read-outlook";
import { readBadges, readStats } from "@/lib/desk/dashboard/read-stats";
import { outstandingMinor, type StatusFacts, statusOf } from "@/lib/ledger/bookings/booking-status.model";
import { readChase } from "@/lib/ledger/bookings/chase/chase";
import { bookingListQuery } from "@/lib/ledger/bookings/list/booking-list.model";
import { listBookings, sumBookings } from "@/lib/ledger/bookings/list/list-bookings";
import { type CalendarDate, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { db } from "../../support/database/database";
import { recounted } from "../../support/database/recount";
import { newAgent } from "../../support/people/agent";

const TODAY = "2026-06-15" as CalendarDate;
const facts: fc.Arbitrary<StatusFacts> = fc.record({
  commissionMinor: fc.constantFrom(10_000, 10_000, 0, -10_000, 1),
  receivedMinor: fc.constantFrom(0, 0, 10_000, 4_000, -4_000, 1),
  shortPayMinor: fc.constantFrom(0, 0, 6_000),
  dueOn: fc.constantFrom(-100, -1, 0, 1, 40).map((days) => plusDays(TODAY, days)),
  nonCommissionable: fc.constantFrom(false, false, true),
  isClosed: fc.constantFrom(false, false, true),
  isArchived: fc.constantFrom(false, false, true),
});

it("every list and figure counts as overdue and awaited what the rule calls so, whether the job has looked or not", async () => {
  const ada = await newAgent(db, { now: new Date(`${TODAY}T12:00:00Z`) });
  const ctx = ada.ctx;
  const all = fc
    .sample(facts, { seed: 7, numRuns: 1_000, unbiased: true })
    .map((one) => ({ ...one, id: randomUUID() }));
  const supplierId = randomUUID();
  await db`insert into suppliers (id, owner_id, name, name_key, created_at, updated_at)
    values (${supplierId}, ${ada.id}, 'Cove', 'cove', now(), now())`;
  await db`insert into bookings ${db(
    all.map((one, index) => ({
      user_id: ada.id,
      id: one.id,
      confirmation_number: `B${index}`,
      number_key: `B${index}`,
      supplier_id: supplierId,
      // For every second booking, the status as of a day when nothing was due yet.
      status: statusOf(one, index % 2 ? TODAY : plusDays(TODAY, -1_000)),
      total_minor: 0,
      total_currency: "USD",
      commission_minor: one.commissionMinor,
      commission_currency: "USD",
      received_minor: one.receivedMinor,
      short_pay_minor: one.shortPayMinor,
      non_commissionable: one.nonCommissionable,
      closed_at: one.isClosed ? ctx.now : null,
      close_reason: one.isClosed ? "COMPLETED" : null,
      archived_at: one.isArchived ? ctx.now : null,
      travel_start: TODAY,
      travel_end: TODAY,
      due_on: one.dueOn,
      source: "form",
      search: "",
      created_at: ctx.now,
      updated_at: ctx.now,
    })),
  )}`;
  await recounted(db, ada.id);

  const overdue = all.filter((one) => statusOf(one, TODAY) === "OVERDUE");
  const awaited = all.filter((one) => statusOf(one, plusDays(one.dueOn, 1)) === "OVERDUE");
  expect(overdue.length).toBeGreaterThan(10);
  const owed = (some: typeof all) => some.reduce((sum, one) => sum + outstandingMinor(one), 0);
  const listed = async (view: string) => {
    const { data } = await listBookings(ctx, bookingListQuery.parse({ view, limit: 100 }));
    return new Set(data.map((booking) => booking.id));
  };
  const [chase, sums, stats, badges, outlook] = await Promise.all([
    readChase(ctx, "Ada"),
    sumBookings(ctx, { search: undefined, status: "open" }),
    readStats(ctx),
    readBadges(ctx),
    readOutlook(ctx),
  ]);
  expect(await listed("overdue")).toEqual(new Set(overdue.map((one) => one.id)));
  const unpaid = awaited.filter((one) => one.receivedMinor === 0);
  expect(await listed("unpaid")).toEqual(new Set(unpaid.map((one) => one.id)));
  expect(chase.map((group) => group.lines.length)).toEqual([overdue.length]);
  expect(sums).toMatchObject([{ overdueCount: overdue.length, overdueMinor: owed(overdue) }]);
  expect([stats.overdueCount, badges.bookings]).toEqual([overdue.length, overdue.length]);
  expect([stats.overdue.minor, stats.pending.minor]).toEqual([owed(overdue), owed(awaited)]);
  const { "Not due": notDue, ...late } = outlook.ages;
  const sumOf = (ages: object) => Object.values(ages).reduce((sum, minor) => sum + minor, 0);
  expect([notDue, sumOf(late)]).toEqual([owed(awaited) - owed(overdue), owed(overdue)]);
  expect(outlook.chaseSuppliers).toBe(1);
});
