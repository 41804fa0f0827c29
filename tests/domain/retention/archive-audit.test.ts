import { randomUUID } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { archiveAudit } from "@/lib/platform/audit/archive-audit";
import { systemContext } from "@/lib/platform/context/context";
import { FakeS3 } from "../../support/blobs/fake-s3";
import { owner, db as past } from "../../support/database/database";

const bucket = new FakeS3();
beforeAll(async () => {
  await bucket.start();
  Object.assign(process.env, bucket.settings);
});
afterAll(() => bucket.stop());

const agent = randomUUID();
const archived = () => archiveAudit(systemContext("job:archive-audit"));

beforeEach(async () => {
  bucket.reset();
  await past.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`delete from audit_log`;
    await tx`delete from audit_archives`;
  });
});

/** Creates audit log rows, one per minute, starting this many days ago. */
async function changes(days: number, count = 3): Promise<void> {
  await past`insert into audit_log (id, at, actor_kind, actor_id, source, user_id, action, entity, entity_id, before, after, request_id)
    select gen_random_uuid(), now() - ${days} * interval '1 day' + n * interval '1 minute', 'agent', ${agent}, 'user',
      ${agent}, 'booking.changed', 'booking', gen_random_uuid(), '{"status": "CONFIRMED"}', '{"amount": 12}', 'r'
    from generate_series(1, ${count}::int) n`;
}

const rows = async () =>
  (await past<{ row: object }[]>`select to_jsonb(a) as row from audit_log a order by at, id`).map(
    ({ row }) => row,
  );
const archives = () =>
  past`select rows, stored_at is not null as stored from audit_archives order by last_at`;
const stored = () =>
  [...bucket.objects.values()].flatMap(({ bytes }) =>
    gunzipSync(bytes)
      .toString()
      .trimEnd()
      .split("\n")
      .map((line): object => JSON.parse(line)),
  );

describe("the audit", () => {
  it("older than the policy goes to the bucket row by row, word for word, and out of the database", async () => {
    await changes(1_100);
    const old = await rows();
    await changes(1_000);
    expect(await archived()).toBe(false);
    expect(stored()).toEqual(old);
    expect(await rows()).toHaveLength(3);
    const [key] = bucket.objects.keys();
    expect(key).toMatch(/^audit\/\d{4}-\d{2}\/[0-9a-f]{48}\.jsonl\.gz$/);
    expect(await archives()).toEqual([{ rows: 3, stored: true }]);
    await archived();
    expect(bucket.objects.size).toBe(1);
  });

  it("goes in stretches, each row into one, also where two workers are at it", async () => {
    await changes(1_200, 12_000);
    const old = await rows();
    while ((await Promise.all([archived(), archived()])).includes(true));
    expect(await rows()).toEqual([]);
    expect((await archives()).map(({ rows: count }) => count)).toEqual([5_000, 5_000, 2_000]);
    expect(stored()).toEqual(old);
  });

  it.each(["mute", 503] as const)(
    "stays where the bucket answers %s, and goes later, once, with what came late",
    async (mood) => {
      await changes(1_100);
      bucket.mood = () => mood;
      await expect(archived()).rejects.toMatchObject({ code: "PROVIDER_FAILED" });
      expect(await rows()).toHaveLength(3);
      expect(await archives()).toEqual([{ rows: 3, stored: false }]);
      await changes(1_100, 2);
      const old = await rows();
      bucket.mood = () => "well";
      while ((await rows()).length > 0) await archived();
      expect(bucket.objects.size).toBeLessThanOrEqual(2);
      expect(stored()).toHaveLength(5);
      expect(stored()).toEqual(expect.arrayContaining(old));
    },
  );

  it("can't be deleted before it is stored, changed ever, or deleted beside what is stored, by anybody", async () => {
    await changes(1_100);
    bucket.mood = () => "mute";
    await archived().catch(() => undefined);
    for (const sql of [owner, past]) {
      await expect(sql`delete from audit_log`).rejects.toMatchObject({ code: "42501" });
    }
    await past`update audit_archives set stored_at = now()`;
    await expect(past`update audit_log set action = 'other'`).rejects.toMatchObject({ code: "42501" });
    await changes(1_000);
    await expect(past`delete from audit_log`).rejects.toMatchObject({ code: "42501" });
    await changes(2_000);
    await expect(past`delete from audit_log where at < now() - interval '1999 days'`).rejects.toMatchObject({
      code: "42501",
    });
    expect(await rows()).toHaveLength(9);
  });
});
