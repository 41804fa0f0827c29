import { afterAll, beforeAll, expect, it } from "vitest";
import { importEml } from "@/lib/inbox/emails/intake/import-eml";
import { readOriginal } from "@/lib/inbox/emails/read-original";
import { startWorker } from "../support/app/worker-process";
import { FakeS3 } from "../support/blobs/fake-s3";
import { db } from "../support/database/database";
import { confirmationMail } from "../support/mails/email";
import { letTimePass } from "../support/mails/mail-flood";
import { newAgent, type TestAgent } from "../support/people/agent";

const MAILS = 400;
const KILLS = 5;

const bucket = new FakeS3();
beforeAll(async () => {
  await bucket.start();
  Object.assign(process.env, bucket.settings);
});
afterAll(() => bucket.stop());

it("a worker killed five times while it moves and removes the originals of mails loses, doubles and leaves none", async () => {
  const [ada, ben] = await Promise.all([newAgent(db), newAgent(db)]);
  const kept = await imported(ada);
  await imported(ben);
  // Extraction is tested elsewhere and would only slow this test down.
  await db`delete from pgboss.job where name = 'extract-email'`;
  await throughKills("PUT", (MAILS * 2) / KILLS, () => db`select from email_contents where raw is not null`);
  expect(bucket.objects.size).toBe(2 * MAILS);
  for (const [id, raw] of kept) expect(new Uint8Array((await readOriginal(ada.ctx, id)).raw)).toEqual(raw);

  await db`delete from users where id = ${ben.id}`;
  await db`update email_originals set written_at = now() - interval '2 hours'`;
  await db`delete from pgboss.job where name = 'remove-originals'`;
  await throughKills(
    "DELETE",
    MAILS / KILLS,
    () => db`select from email_originals o where user_id = ${ben.id} limit 1`,
  );
  expect(bucket.objects.size).toBe(MAILS);
  for (const [id, raw] of kept) expect(new Uint8Array((await readOriginal(ada.ctx, id)).raw)).toEqual(raw);
  expect(bucket.refused).toEqual([]);
});

async function imported(agent: TestAgent): Promise<Map<string, Uint8Array>> {
  const mails = new Map<string, Uint8Array>();
  for (let mail = 0; mail < MAILS; mail += 1) {
    const raw = confirmationMail({ number: `HB-${mail}` });
    const { emailId } = await importEml(agent.ctx, raw);
    mails.set(emailId ?? "", raw);
  }
  return mails;
}

/** Runs a worker until nothing is left, killing it after every `between` requests to the bucket. */
async function throughKills(method: string, between: number, left: () => PromiseLike<readonly unknown[]>) {
  let worker = await startWorker();
  try {
    for (let kill = 1; kill < KILLS; kill += 1) {
      await askedFor(method, between);
      await worker.kill();
      expect((await left()).length).toBeGreaterThan(0);
      await letTimePass(db);
      worker = await startWorker();
    }
    await letTimePass(db);
    await expect.poll(async () => (await left()).length, { timeout: 120_000, interval: 100 }).toBe(0);
  } finally {
    await worker.stop();
  }
}

function askedFor(method: string, times: number): Promise<void> {
  let asked = 0;
  return new Promise((resolve) => {
    bucket.mood = (what) => {
      if (what === method) asked += 1;
      if (asked === Math.floor(times)) resolve();
      return "well";
    };
  });
}
