import { expect, it } from "vitest";
import { systemContext } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { enqueueSearch } from "@/lib/reconciliation/unclaimed-commission/enqueue-search";
import { drainJobs } from "@/lib/worker/run-jobs";
import { db } from "../support/database/database";

const MANY = 10_000;
/** How long searches run concurrently; then one process does the rest, as each would only find the other at work. */
const MEETING_MS = 10_000;
const system = systemContext("test");

/** Creates MANY agents, each with a booking at its own supplier and a payment for no known booking. */
async function fill(): Promise<void> {
  await db`insert into users (id, email, created_at, updated_at)
    select gen_random_uuid(), n || '@many.test', now(), now() from generate_series(1, ${MANY}::int) n`;
  await db`insert into suppliers (id, name, name_key, is_verified, created_at, updated_at)
    select gen_random_uuid(), 'Many ' || n, 'many ' || n, true, now(), now() from generate_series(1, ${MANY}::int) n`;
  await db`insert into bookings (user_id, id, confirmation_number, number_key, client_name, supplier_id, supplier_key, status,
      total_minor, total_currency, commission_minor, commission_currency, travel_start, travel_end, due_on, source, search,
      created_at, updated_at)
    select u.id, gen_random_uuid(), 'MO-' || s.name_key, 'MO', 'Client', s.id, '', 'CONFIRMED', 100000, 'USD', 50000, 'USD',
      '2030-01-01', '2030-01-08', '2030-02-12', 'csv', 'mo', now(), now()
    from users u join suppliers s on s.name_key = 'many ' || split_part(u.email, '@', 1)`;
  const [account] = await db`insert into bank_accounts (id, name, currency, created_at, updated_at)
    values (gen_random_uuid(), 'Main', 'USD', now(), now()) returning id`;
  const [statement] =
    await db`insert into statement_imports (id, account_id, file_name, file_hash, format, line_count, created_at)
    values (gen_random_uuid(), ${account?.id}, 'a.csv', 'x', 'csv', ${MANY}, now()) returning id`;
  await db`insert into bank_transactions (id, account_id, import_id, line, raw, import_key, booked_on, amount_minor, currency,
      memo, search, status, supplier_id, metadata, decision, decided_at, created_at, updated_at)
    select gen_random_uuid(), ${account?.id}, ${statement?.id}, row_number() over (), 'x', id::text, '2030-02-01', 50000, 'USD',
      'WIRE', 'wire', 'PENDING_REVIEW', id, '{}', 'NONE', now(), now(), now() from suppliers where name_key like 'many %'`;
  await db`vacuum (analyze)`;
}

/** Enqueues a search for each agent with bookings, and the searches that the payments would trigger. */
async function askForAll(): Promise<void> {
  await db.begin(async (tx) => {
    await tx`set local role app_admin`;
    await tx`select enqueue_job_once('find-offers', jsonb_build_object('queue', 'find-offers', 'userId', id, 'isAll', false,
      'after', null), 0) from users where email like '%@many.test'`;
  });
  for (let at = 0; at < MANY; at += 100) await inSystemTransaction(system, (tx) => enqueueSearch(tx));
}

it("ten thousand payments and as many agents who booked leave no search in retry", {
  timeout: 1_800_000,
}, async () => {
  await fill();
  await askForAll();
  const asked = await db`select 1 from pgboss.job where name = 'find-offers'`;
  expect(asked).toHaveLength(MANY + 1);
  const states = () => db<{ state: string; count: number }[]>`
    select state::text, count(*)::int as count from pgboss.job where name = 'find-offers' group by 1 order by 1`;
  const isWaiting = async () =>
    (await states()).some(({ state }) => state === "created" || state === "active");
  await Promise.all([drainJobs(Date.now() + MEETING_MS), drainJobs(Date.now() + MEETING_MS)]);
  while (await isWaiting()) {
    await drainJobs(Date.now() + 60_000);
    expect((await states()).filter(({ state }) => state === "retry" || state === "failed")).toEqual([]);
  }
  const [offers] = await db`select count(*)::int as count from commission_offers`;
  expect(offers?.count).toBe(MANY);
});
