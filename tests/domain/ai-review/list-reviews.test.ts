import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { listReviewAgents, listReviews, readReviewStats } from "@/lib/inbox/ai-review/read-review";
import { reviewQuery } from "@/lib/inbox/ai-review/review.model";
import { REVIEW_PRIORITIES, REVIEW_STATUSES } from "@/lib/platform/base/addresses/addresses.model";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { explain, type RecordedStatement, recordStatements } from "../../../bench/explain";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

const AGENTS = 300;
const ITEMS = 12_000;

/** Creates many agents with emails sent for review, with random priority, status and time. */
async function fill(): Promise<void> {
  const mark = randomUUID().slice(0, 8);
  await db`insert into users (id, email, name, created_at, updated_at)
    select gen_random_uuid(), 'r' || n || '@' || ${mark}::text || '.test',
      case when n % 2 = 0 then 'Agent ' || n else '' end, now(), now() from generate_series(1, ${AGENTS}::int) n`;
  await db`insert into emails (user_id, id, intake, provider, sender_trust, search_subject, search_sender,
      search_booking, subject, created_at, updated_at)
    select u.id, gen_random_uuid(), 'EXTRACTED', 'upload', 'verified', '', '', '', 'Mail ' || n, now(), now()
    from (select id, row_number() over () as i from users where email like ${`%@${mark}.test`}) u
    join generate_series(1, ${ITEMS}::int) n on n % ${AGENTS} = u.i % ${AGENTS}`;
  await db`insert into ai_review_items (user_id, id, email_id, status, priority, parsed, feedback, created_at)
    select user_id, gen_random_uuid(), id,
      case when random() < 0.05 then 'pending'
        else (array['approved', 'rejected', 'withdrawn'])[1 + floor(random() * 3)::int] end,
      (array['high', 'medium', 'low'])[1 + floor(random() * 3)::int],
      jsonb_build_object('emailType', 'confirmation', 'filling', repeat(md5(id::text), 20)), '{}',
      now() - random() * interval '400 days'
    from emails`;
  // Leaves the table as autovacuum would; rows as new as the oldest open transaction are marked only by a later vacuum.
  await vi.waitFor(async () => {
    await db`select pg_current_xact_id()`;
    await db`vacuum (analyze) ai_review_items`;
    const [row] = await db`select relallvisible::float / relpages as seen from pg_class
      where relname = 'ai_review_items'`;
    expect(row?.seen).toBeGreaterThan(0.99);
  }, 20_000);
}

async function finds(admin: TestAgent, given: Readonly<Record<string, string | undefined>>): Promise<void> {
  const { status, priority, agent } = given;
  const where = db`status = ${status ?? null} and (${priority ?? null}::text is null or priority = ${priority ?? null})
    and (${agent ?? null}::uuid is null or user_id = ${agent ?? null})`;
  const order = status === "pending" ? db`order by created_at, id` : db`order by created_at desc, id desc`;
  const rows = await db`select id from ai_review_items where ${where} ${order} limit 5 offset 3`;
  const [all] = await db`select count(*)::int as count from ai_review_items where ${where}`;
  const found = await listReviews(admin.ctx, reviewQuery.parse({ ...given, limit: 5, skip: 3 }));
  expect(found.data.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  expect(found.count).toBe(all?.count);
}

async function counts(admin: TestAgent): Promise<void> {
  const rows = await db`select status, count(*)::int as count from ai_review_items group by 1`;
  const waiting = await db`select priority, count(*)::int as count from ai_review_items
    where status = 'pending' group by 1`;
  const { byPriority, ...stats } = await readReviewStats(admin.ctx);
  const counted = rows.filter(({ status }) => status !== "withdrawn");
  expect(stats).toEqual(Object.fromEntries(counted.map(({ status, count }) => [status, count])));
  expect(byPriority).toEqual(Object.fromEntries(waiting.map(({ priority, count }) => [priority, count])));
  const agents = await db`select distinct user_id as id from ai_review_items where status = 'pending'`;
  const named = (await listReviewAgents(admin.ctx, "pending")).map(({ id }) => id);
  expect(named.toSorted()).toEqual(agents.map(({ id }) => id).toSorted());
}

it("lists and counts of reviews are what SQL finds, by every filter, and read no table from end to end", {
  timeout: 60_000,
}, async () => {
  const admin = await newAgent(db, { role: "ADMIN" });
  await fill();
  const asked: RecordedStatement[] = [];
  recordStatements(asked);
  const [one] = await db`select user_id as agent from ai_review_items where status = 'pending' limit 1`;
  for (const status of REVIEW_STATUSES) {
    for (const priority of [undefined, ...REVIEW_PRIORITIES]) {
      for (const agent of [undefined, one?.agent]) await finds(admin, { status, priority, agent });
    }
  }
  await counts(admin);
  const statements = asked.filter(({ text }) => text.includes("ai_review_items"));
  expect(statements.length).toBeGreaterThan(50);
  for (const statement of statements) {
    const plan = await inSystemTransaction(admin.ctx, (tx) => explain(tx.db, statement));
    expect.soft(plan, statement.text).not.toMatch(/Seq Scan on (ai_review_items|emails)/);
  }
});
