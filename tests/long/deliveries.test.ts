import { randomInt } from "node:crypto";
import { expect, it } from "vitest";
import { POST } from "@/app/api/webhooks/inbound-email/[provider]/route";
import { startWorker } from "../support/app/worker-process";
import { db } from "../support/database/database";
import { allReadOnce, flood, ledgerOfMails, letTimePass, newInbox } from "../support/mails/mail-flood";

const MAILS = 1_000;
const KILLS = 3;

it("1,000 mails delivered twice each by 8 clients are each there and read once, though the worker is killed three times", async () => {
  const { address } = await newInbox(db);
  let worker = await startWorker();
  const delivered = flood(POST, address, { mails: MAILS, clients: 8 });
  try {
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const moment = ((MAILS * kill) / (KILLS + 1)) * (0.6 + randomInt(40) / 100);
      await expect.poll(finished, { timeout: 300_000, interval: 5 }).toBeGreaterThan(moment);
      await worker.kill();
      expect(await finished()).toBeLessThan(MAILS);
      await letTimePass(db);
      worker = await startWorker();
    }
    expect(await delivered).toEqual({ stored: MAILS, known: MAILS });
    await letTimePass(db);
    await expect.poll(unfinished, { timeout: 300_000, interval: 200 }).toBe(0);
    expect(await ledgerOfMails(db)).toEqual(allReadOnce(MAILS));
  } finally {
    await worker.stop();
  }
});

async function finished(): Promise<number> {
  const [row] = await db`select count(*)::int as count from pgboss.job
    where name = 'extract-email' and state = 'completed'`;
  return row?.count ?? 0;
}

/** Returns the number of unfinished jobs; skips the pause after which a killed worker's jobs are retried. */
async function unfinished(): Promise<number> {
  await db`update pgboss.job set start_after = now() where name = 'extract-email' and state = 'retry'`;
  const [row] = await db`select count(*)::int as count from pgboss.job
    where name = 'extract-email' and state <> 'completed'`;
  return row?.count ?? 0;
}
