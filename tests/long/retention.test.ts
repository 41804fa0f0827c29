import { afterAll, beforeAll, expect, it } from "vitest";
import { startWorker } from "../support/app/worker-process";
import { FakeS3 } from "../support/blobs/fake-s3";
import { db } from "../support/database/database";
import { letTimePass } from "../support/mails/mail-flood";
import { newAgent } from "../support/people/agent";

const ROWS = 100_000;
const KILLS = 4;

const bucket = new FakeS3();
beforeAll(async () => {
  await bucket.start();
  Object.assign(process.env, bucket.settings);
});
afterAll(() => bucket.stop());

it("100,000 rows each of the feed and the audit go, though the worker is killed four times, and none that is younger", async () => {
  for (let agents = 0; agents < 50; agents += 1) await newAgent(db);
  await db`insert into activities (user_id, id, type, created_at)
    select id, gen_random_uuid(), 'EMAIL_FORWARDED', now() - n % 2 * interval '4 years'
    from users, generate_series(1, ${(2 * ROWS) / 50}::int) n`;
  await db`insert into audit_log (id, at, actor_kind, actor_id, source, action, entity, request_id)
    select gen_random_uuid(), now() - n % 2 * interval '4 years' - n * interval '1 second', 'system', 'job', 'job', 'a', 'b', 'r'
    from generate_series(1, ${2 * ROWS}::int) n`;
  let worker = await startWorker();
  try {
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const left = (ROWS * (KILLS + 1 - kill)) / (KILLS + 1);
      await expect.poll(over, { timeout: 120_000, interval: 20 }).toBeLessThan(2 * left);
      await worker.kill();
      expect(await over()).toBeGreaterThan(0);
      await letTimePass(db);
      worker = await startWorker();
    }
    await letTimePass(db);
    await expect.poll(over, { timeout: 120_000, interval: 200 }).toBe(0);
  } finally {
    await worker.stop();
  }
  expect(await counts()).toEqual({
    activities: ROWS,
    audit: ROWS,
    archived: ROWS,
    objects: bucket.objects.size,
  });
});

async function over(): Promise<number> {
  const [row] = await db`select
    (select count(*)::int from activities where created_at < now() - interval '3 years')
    + (select count(*)::int from audit_log where at < now() - interval '3 years') as count`;
  return row?.count;
}

async function counts() {
  const [row] = await db`select (select count(*)::int from activities) as activities,
    (select count(*)::int from audit_log) as audit,
    (select sum(rows)::int from audit_archives where stored_at is not null) as archived,
    (select count(*)::int from audit_archives) as objects`;
  return row;
}
