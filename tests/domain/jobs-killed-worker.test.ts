import { afterAll, expect, it } from "vitest";
import { POST } from "@/app/api/webhooks/inbound-email/[provider]/route";
import { stopBoss, superviseJobs } from "@/lib/jobs/job.sql";
import { drainJobs } from "@/lib/worker/run-jobs";
import { startWorker } from "../support/app/worker-process";
import { db } from "../support/database/database";
import { allReadOnce, flood, ledgerOfMails, letTimePass, newInbox } from "../support/mails/mail-flood";

const MAILS = 60;
afterAll(stopBoss);

it("a worker killed in the middle loses no mail and reads none twice", { timeout: 60_000 }, async () => {
  const { address } = await newInbox(db);
  expect(await flood(POST, address, { mails: MAILS })).toEqual({ stored: MAILS, known: MAILS });

  const worker = startWorker();
  await expect.poll(finished, { timeout: 30_000, interval: 5 }).toBeGreaterThan(5);
  await worker.kill();
  expect(await finished()).toBeLessThan(MAILS);

  await letTimePass(db);
  await superviseJobs();
  await letTimePass(db);
  await drainJobs(Date.now() + 30_000);
  expect(await ledgerOfMails(db)).toEqual(allReadOnce(MAILS));
});

async function finished(): Promise<number> {
  const [row] = await db`select count(*)::int as count from pgboss.job
    where name = 'extract-email' and state = 'completed'`;
  return row?.count ?? 0;
}
