import { afterAll, expect, it, onTestFinished } from "vitest";
import { POST } from "@/app/api/webhooks/inbound-email/[provider]/route";
import { claimJobs, joinWorkers, stopBoss, superviseJobs } from "@/lib/platform/jobs/job.sql";
import { drainJobs } from "@/lib/worker/run-jobs";
import { startWorker } from "../support/app/worker-process";
import { db } from "../support/database/database";
import { allReadOnce, flood, ledgerOfMails, letTimePass, newInbox } from "../support/mails/mail-flood";

const MAILS = 60;
afterAll(stopBoss);

it("a worker killed in the middle loses no mail and reads none twice", { timeout: 60_000 }, async () => {
  const { address } = await newInbox(db);
  expect(await flood(POST, address, { mails: MAILS })).toEqual({ stored: MAILS, known: MAILS });

  const worker = await startWorker();
  onTestFinished(worker.kill);
  await expect.poll(finished, { timeout: 30_000, interval: 5 }).toBeGreaterThan(5);
  await worker.kill();
  expect(await finished()).toBeLessThan(MAILS);

  await letTimePass(db);
  await superviseJobs();
  await letTimePass(db);
  await drainJobs(Date.now() + 30_000);
  expect(await ledgerOfMails(db)).toEqual(allReadOnce(MAILS));
});

it("what killed workers had begun is given back as the next begins, and not while another lives", async () => {
  const { address } = await newInbox(db);
  await flood(POST, address, { mails: 1 });
  const begun = () => db`select state::text, retry_count from pgboss.job where name = 'extract-email'`;
  await claimJobs("extract-email", 1);
  await db.begin(async (living) => {
    await living`select pg_advisory_xact_lock_shared(hashtextextended('workers', 0))`;
    await (await joinWorkers())?.();
    expect(await begun()).toEqual([{ state: "active", retry_count: 0 }]);
  });
  const leave = await joinWorkers();
  expect(await begun()).toEqual([{ state: "retry", retry_count: 0 }]);
  await claimJobs("extract-email", 1);
  await leave?.();
});

async function finished(): Promise<number> {
  const [row] = await db`select count(*)::int as count from pgboss.job
    where name = 'extract-email' and state = 'completed'`;
  return row?.count ?? 0;
}
