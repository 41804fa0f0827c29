import { beforeAll, beforeEach, expect, it } from "vitest";
import { activityQuery } from "@/lib/accounts/activity/activity.model";
import { listActivities, pageActivities } from "@/lib/accounts/activity/list-activities";
import { bookingDraft } from "@/lib/ledger/bookings/booking.model";
import { createBooking } from "@/lib/ledger/bookings/create-booking";
import { readBookingDetails } from "@/lib/ledger/bookings/read-booking";
import { inTransaction } from "@/lib/platform/context/transaction";
import { explain, type RecordedStatement, recordStatements } from "../../../bench/explain";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

const asked: RecordedStatement[] = [];
recordStatements(asked);

let agent: TestAgent;
beforeAll(async () => {
  await db`select make_partitions('2020-01-01', '2020-12-31')`;
});
beforeEach(async () => {
  agent = await newAgent(db);
  await entries(3, "2020-06-15T12:00:00Z");
});

/** Creates entries of the activity feed, the newest at `newest` and each other one an hour earlier. */
async function entries(count: number, newest: string): Promise<void> {
  await db`insert into activities (user_id, id, type, created_at)
    select ${agent.id}, gen_random_uuid(), 'SUPPLIER_ADDED', ${newest}::timestamptz - n * interval '1 hour'
    from generate_series(0, ${count - 1}::int) n`;
}

/**
 * Returns the months of 2020 whose partitions appear in the plans of the statements of `work` that read whole entries.
 */
async function formerMonthsPlannedFor(work: () => Promise<unknown>): Promise<readonly string[]> {
  asked.length = 0;
  await work();
  const ofFeed = asked.filter(({ text }) => text.includes('"change_set"'));
  expect(ofFeed.length).toBeGreaterThan(0);
  const plans = await inTransaction(agent.ctx, async (tx) => {
    const all: string[] = [];
    for (const statement of ofFeed) all.push(await explain(tx.db, statement));
    return all.join("\n");
  });
  return [...new Set([...plans.matchAll(/on activities_(2020_\d\d)/g)].map(([, month]) => month ?? ""))];
}

it("the newest entries are found without planning for the months of former years", async () => {
  await entries(5, new Date().toISOString());
  expect(await formerMonthsPlannedFor(() => listActivities(agent.ctx, 5))).toEqual([]);
});

it("where the last month holds too few, those of the last year and of former ones follow", async () => {
  await entries(1, new Date().toISOString());
  await entries(1, new Date(Date.now() - 100 * 86_400_000).toISOString());
  expect(await listActivities(agent.ctx, 2)).toHaveLength(2);
  const found = await listActivities(agent.ctx, 4);
  const years = found.map(({ createdAt }) => Number(createdAt.slice(0, 4)));
  expect(years).toEqual([expect.any(Number), expect.any(Number), 2020, 2020]);
  expect(found.map(({ createdAt }) => createdAt)).toEqual(
    found.map(({ createdAt }) => createdAt).toSorted((a, b) => b.localeCompare(a)),
  );
  expect(new Set(found.map(({ id }) => id)).size).toBe(4);
});

it("a stretch further down is read in the months it lies in alone", async () => {
  await entries(5, new Date().toISOString());
  const further = activityQuery.parse({ offset: 6, limit: 5 });
  const { activities } = await pageActivities(agent.ctx, further);
  expect(activities.map(({ createdAt }) => createdAt)).toEqual([
    "2020-06-15T11:00:00.000Z",
    "2020-06-15T10:00:00.000Z",
  ]);
  expect(await formerMonthsPlannedFor(() => pageActivities(agent.ctx, further))).toEqual(["2020_06"]);
});

it("a booking's history is looked for since there is the booking", async () => {
  const draft = bookingDraft.parse({
    confirmationNumber: "HB-77",
    totalBookingAmount: 1_000,
    totalBookingCurrency: "USD",
    expectedCommissionAmount: 100,
    expectedCommissionCurrency: "USD",
    travelStartDate: "2031-03-01",
    travelEndDate: "2031-03-08",
    supplier: { name: "Harbour Hotels" },
  });
  const booking = await createBooking(agent.ctx, draft, { source: "form" });
  const details = await readBookingDetails(agent.ctx, booking.id);
  expect(details.history.length).toBeGreaterThan(0);
  expect(await formerMonthsPlannedFor(() => readBookingDetails(agent.ctx, booking.id))).toEqual([]);
});
