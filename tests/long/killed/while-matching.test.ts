import { afterAll, expect, it } from "vitest";
import { stopBoss, superviseJobs } from "@/lib/platform/jobs/job.sql";
import { matchAgain } from "@/lib/reconciliation/bank-transactions/matcher/enqueue-matching";
import { drainJobs } from "@/lib/worker/run-jobs";
import { startWorker } from "../../support/app/worker-process";
import { db } from "../../support/database/database";
import { letTimePass } from "../../support/mails/mail-flood";
import { type Desk, newDesk, trip } from "../../support/transactions/desk";
import { wrongs } from "../../support/transactions/wrongs";

const PAIRS = 60;
const KILLED_AFTER = [1, 15, 30];
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const TRIP = { travelStartDate: daysAgo(50), travelEndDate: daysAgo(43) };
afterAll(stopBoss);

it("a worker killed while it matches loses no payment and pays no booking twice", {
  timeout: 1_500_000,
}, async () => {
  const desk = await newDesk(db);
  const bookings: { id: string }[] = [];
  for (let n = 0; n < PAIRS; n += 1) {
    const [number, amount] = [`HB-${44_000 + n * 13}`, 10_000 + n * 731];
    const numbered = { confirmationNumber: number, expectedCommissionAmount: amount / 100 };
    bookings.push(await trip(desk.ada, { ...numbered, ...TRIP }));
    await desk.line(amount, {
      memo: `HARBOUR HOTELS COMMISSION ${number}`,
      payer: "HARBOUR HOTELS",
      bookedOn: daysAgo(2),
    });
  }
  // Run the jobs that the new bookings enqueued first; without automatic matching they only propose.
  await drainJobs(Date.now() + 300_000);
  await db`update bank_accounts set auto_match = true`;
  await matchAgain(desk.admin.ctx, []);

  for (const after of KILLED_AFTER) {
    const worker = await startWorker();
    try {
      await expect.poll(linked, { timeout: 300_000, interval: 5 }).toBeGreaterThan(after);
    } finally {
      await worker.kill();
    }
    await expect.poll(open, { timeout: 30_000 }).toBe(0);
    expect(await wrongs(db, worldOf(desk, bookings))).toEqual({});
    await letTimePass(db);
    await superviseJobs();
    await letTimePass(db);
  }

  await drainJobs(Date.now() + 300_000);
  expect(await wrongs(db, worldOf(desk, bookings))).toEqual({});
  expect(await linked()).toBe(PAIRS);
  const [paid] = await db`select count(*)::int as bookings from bookings
    where user_id = ${desk.ada.id} and status = 'PAID' and received_minor = commission_minor`;
  expect(paid?.bookings).toBe(PAIRS);
});

async function linked(): Promise<number> {
  const [row] = await db`select count(*)::int as count from match_links where closed_at is null`;
  return row?.count ?? 0;
}

/** Returns the number of open transactions; a killed client's end when the server notices. */
async function open(): Promise<number> {
  const [row] = await db`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state like '%in transaction%'`;
  return row?.count ?? 0;
}

function worldOf({ admin, ada }: Desk, bookings: readonly { readonly id: string }[]) {
  const owing = bookings.map(({ id }) => ({ agent: ada, id }));
  return { admins: [admin], owing, settled: [], reports: [], lines: [], account: { id: "", importId: "" } };
}
