import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import { drainJobs } from "@/lib/worker/run-jobs";
import { scheduleJobs } from "@/lib/worker/schedule-jobs";
import { db } from "../../support/database/database";
import { newAgent } from "../../support/people/agent";

afterAll(stopBoss);

const DAY_MS = 86_400_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

type Row = {
  due?: string;
  status?: string;
  received?: number;
  nonCommissionable?: boolean;
  importId?: string;
};

async function stored(userId: string, row: Row = {}): Promise<string> {
  const id = randomUUID();
  const {
    due = dayFromNow(-3),
    status = "CONFIRMED",
    received = 0,
    nonCommissionable = false,
    importId = null,
  } = row;
  await db`insert into bookings (user_id, id, confirmation_number, number_key, status, total_minor, total_currency,
      commission_minor, commission_currency, received_minor, non_commissionable, travel_start, travel_end, due_on,
      source, import_id, search, created_at, updated_at)
    values (${userId}, ${id}, ${id.slice(0, 8)}, ${id}, ${status}, 100000, 'USD', 10000, 'USD', ${received},
      ${nonCommissionable}, '2024-01-01', '2024-01-02', ${due}, 'csv', ${importId}, '', now(), now())`;
  return id;
}

/** Runs a worker's hourly jobs. */
async function round(): Promise<void> {
  await scheduleJobs();
  await drainJobs(Date.now() + 15_000);
}

/** Removes the last run's job, as if an hour had passed. */
const nextHour = () => db`delete from pgboss.job where name = 'find-overdue'`;

const statusOf = async (id: string) => (await db`select status from bookings where id = ${id}`)[0]?.status;
const notices = (userId: string) =>
  db`select title, message, booking_id from notifications where user_id = ${userId} order by id`;

describe("the daily look at due dates", () => {
  it("turns what is past due into overdue and tells of it once", async () => {
    const { id: ada } = await newAgent(db);
    const late = await stored(ada);
    const future = await stored(ada, { due: dayFromNow(3) });
    const free = await stored(ada, { nonCommissionable: true });
    const settled = await stored(ada, { received: 10_000 });
    await round();
    expect(await Promise.all([late, future, free, settled].map(statusOf))).toEqual([
      "OVERDUE",
      "CONFIRMED",
      "CONFIRMED",
      "CONFIRMED",
    ]);
    expect(await notices(ada)).toMatchObject([{ title: "Commission overdue", booking_id: late }]);
    expect(await db`select change_set from activities where booking_id = ${late}`).toEqual([
      { change_set: { status: { from: "CONFIRMED", to: "OVERDUE" } } },
    ]);
    await nextHour();
    await round();
    expect(await notices(ada)).toHaveLength(1);
  });

  it("names the day as the agent writes one", async () => {
    const { id: ada } = await newAgent(db);
    await db`update users set settings = '{"preferences": {"dateFormat": "dd/mm/yyyy"}}' where id = ${ada}`;
    await stored(ada, { due: "2024-03-01" });
    await round();
    expect(await notices(ada)).toMatchObject([
      { message: expect.stringMatching(/was expected by 1 March 2024\.$/) },
    ]);
  });

  it("gives one summary for the bookings of one import", async () => {
    const { id: ada } = await newAgent(db);
    const importId = randomUUID();
    for (let count = 0; count < 4; count += 1) await stored(ada, { importId });
    await stored(ada);
    await round();
    const told = await notices(ada);
    expect(told).toHaveLength(2);
    const summary = told.filter((notice) => notice.booking_id === null);
    expect(summary.map((notice) => notice.message)).toEqual([
      "The commission of 4 imported bookings is overdue.",
    ]);
  });

  it("knows each agent's own day", async () => {
    const [early, late] = await Promise.all([
      newAgent(db, { timeZone: "Pacific/Kiritimati" }),
      newAgent(db, { timeZone: "Pacific/Pago_Pago" }),
    ]);
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Pacific/Pago_Pago" }).format(new Date());
    const [ahead, behind] = [await stored(early.id, { due: today }), await stored(late.id, { due: today })];
    await round();
    expect([await statusOf(ahead), await statusOf(behind)]).toEqual(["OVERDUE", "CONFIRMED"]);
  });

  it("goes through agents in stretches, to the last", async () => {
    await db`delete from pgboss.job where name = 'find-overdue'`;
    await db`insert into users (id, email, created_at, updated_at)
      select gen_random_uuid(), 'many-' || n || '@agents.test', now(), now() from generate_series(1, 2100) n`;
    const [first, last] = await db`(select id from users order by id limit 1) union all
      (select id from users order by id desc limit 1)`;
    const late = [await stored(first?.id), await stored(last?.id)];
    await round();
    expect(await Promise.all(late.map(statusOf))).toEqual(["OVERDUE", "OVERDUE"]);
    expect(await db`select state from pgboss.job where name = 'find-overdue'`).toEqual(
      Array.from({ length: 3 }, () => ({ state: "completed" })),
    );
    await db`delete from users where email like 'many-%'`;
  });

  it("is asked for once an hour, however many workers ask", async () => {
    await Promise.all(Array.from({ length: 6 }, scheduleJobs));
    expect(await db`select id from pgboss.job where name = 'find-overdue'`).toHaveLength(1);
  });
});
