import { expect, it } from "vitest";
import { bookingListQuery } from "@/lib/ledger/bookings/list/booking-list.model";
import { listBookings, sumBookings } from "@/lib/ledger/bookings/list/list-bookings";
import { inTransaction } from "@/lib/platform/context/transaction";
import { explain, type RecordedStatement, recordStatements } from "../../../bench/explain";
import { db } from "../../support/database/database";
import { vacuumed } from "../../support/database/vacuum";
import { newAgent, type TestAgent } from "../../support/people/agent";

const BOOKINGS = 10_000;
const asked: RecordedStatement[] = [];
recordStatements(asked);

/** Creates an agent with many bookings in a table that was never analysed, as after a large import. */
async function largeAgent(): Promise<TestAgent> {
  const agent = await newAgent(db);
  const agents = [agent.id, (await newAgent(db)).id, (await newAgent(db)).id, (await newAgent(db)).id];
  await db`alter table bookings set (autovacuum_enabled = false)`;
  await db`insert into bookings (user_id, id, confirmation_number, number_key, client_name, supplier_key, status, total_minor,
      total_currency, commission_minor, commission_currency, travel_start, travel_end, due_on, source, search, created_at, updated_at)
    select (${agents}::uuid[])[1 + n % 4], gen_random_uuid(), 'PL-' || n, 'PL' || n, 'Client ' || n % 500, 'supplier ' || n % 50,
      (array['CONFIRMED', 'CLOSED', 'ARCHIVED'])[1 + n / 4 % 3], 100000 + n * 7919 % 90000, 'USD', 10000 + n * 7919 % 9000, 'USD',
      date '2030-01-01' + n % 700, date '2030-01-08' + n % 700, date '2030-02-12' + n % 700, 'csv',
      'pl-' || n || ' client ' || n % 500, now() - n * interval '1 minute', now()
    from generate_series(1, ${BOOKINGS * 4}::int) n`;
  await db`insert into booking_totals (user_id, id, status, total_currency, commission_currency, count, total_minor,
      commission_minor, received_minor, settled_count, settled_days)
    values (${agent.id}, gen_random_uuid(), 'CONFIRMED', 'USD', 'USD', ${BOOKINGS}, 0, 0, 0, 0, 0)`;
  return agent;
}

/** Returns the query plans of the statements on bookings that `work` executes. */
async function plansOf(agent: TestAgent, work: Promise<unknown>): Promise<readonly string[]> {
  asked.length = 0;
  await work;
  const statements = asked.filter(({ text }) => / "?bookings"? /.test(text));
  return inTransaction(agent.ctx, async (tx) => {
    const plans: string[] = [];
    for (const statement of statements) plans.push(await explain(tx.db, statement));
    return plans;
  });
}

async function serverVersion(): Promise<number> {
  const [row] = await db<{ version: string }[]>`select current_setting('server_version_num') as version`;
  return Math.floor(Number(row?.version) / 10_000);
}

/** Returns the number of rows that a plan's scans read. */
function rowsRead(plan: string): number {
  const scans = [...plan.matchAll(/Scan .*actual time=\S+ rows=([\d.]+) loops=(\d+)/g)];
  return scans.reduce((sum, [, rows, loops]) => sum + Number(rows) * Number(loops), 0);
}

const KEYS = ["created", "client", "supplier", "travel", "total", "commission", "due", "confirmation"];

it("the first page in the order of values reads what it shows, of a table that was never analysed; others an index", {
  timeout: 120_000,
}, async (task) => {
  // PostgreSQL before 16 sorts when it has no statistics; that ends with the first autovacuum.
  task.skip((await serverVersion()) < 16);
  const agent = await largeAgent();
  for (const sort of KEYS.flatMap((key) => [key, `-${key}`])) {
    for (const status of [{}, { status: "open" }]) {
      const query = bookingListQuery.parse({ ...(sort.endsWith("created") ? {} : { sort }), ...status });
      const plans = await plansOf(agent, listBookings(agent.ctx, query));
      expect(plans.length).toBeGreaterThan(0);
      for (const plan of plans) expect.soft(rowsRead(plan), plan).toBeLessThan(BOOKINGS / 20);
    }
  }

  // Once analysed, a middle page and a search's sums use an index and scan no table completely.
  await vacuumed(db, "bookings");
  const middle = bookingListQuery.parse({ sort: "client", page: BOOKINGS / 20 });
  const found = bookingListQuery.parse({ search: "client 12" });
  const plans = await plansOf(
    agent,
    Promise.all([listBookings(agent.ctx, middle), sumBookings(agent.ctx, found)]),
  );
  const text = plans.join("\n");
  expect(text).toMatch(/Index Only Scan.* using bookings_client_order/);
  expect(text).toMatch(/Index Only Scan using bookings_list/);
  expect(text).not.toMatch(/(Seq|Bitmap Heap) Scan on bookings/);
});
