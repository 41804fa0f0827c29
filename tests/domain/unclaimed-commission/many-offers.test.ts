import { expect, it } from "vitest";
import { inTransaction } from "@/lib/platform/context/transaction";
import { countOffers } from "@/lib/reconciliation/unclaimed-commission/list-offers";
import { explain, type RecordedStatement, recordStatements } from "../../../bench/explain";
import { db } from "../../support/database/database";
import { newAgent } from "../../support/people/agent";

const BOOKINGS = 10_000;
const OFFERS = 200;
const asked: RecordedStatement[] = [];
recordStatements(asked);

it("offers are counted without going through all bookings for each, where an average agent has few", {
  timeout: 60_000,
}, async () => {
  const agent = await newAgent(db);
  await db`insert into users (id, email, created_at, updated_at)
    select gen_random_uuid(), n || '@few.test', now(), now() from generate_series(1, 5000) n`;
  await db`insert into suppliers (id, name, name_key, is_verified, created_at, updated_at)
    select gen_random_uuid(), 'Many ' || n, 'many ' || n, true, now(), now() from generate_series(1, ${OFFERS}::int) n`;
  await db`insert into bookings (user_id, id, confirmation_number, number_key, client_name, supplier_key, status, total_minor,
      total_currency, commission_minor, commission_currency, travel_start, travel_end, due_on, source, search, created_at, updated_at)
    select owner, gen_random_uuid(), 'MO-' || n, 'MO' || n, 'Client', '', 'CONFIRMED', 100000 - n, 'USD', 50000 - n, 'USD',
      '2030-01-01', '2030-01-08', '2030-02-12', 'csv', 'mo-' || n, now(), now()
    from (select ${agent.id}::uuid as owner, n from generate_series(1, ${BOOKINGS}::int) n
      union all select id, row_number() over () from users where email like '%@few.test') owned`;
  await db`insert into commission_offers (user_id, id, supplier_id, month, booking_ids, client_names, created_at)
    select ${agent.id}, gen_random_uuid(), s.id, '2030-01-01', array[b.id], '{}', now()
    from (select id, row_number() over () as n from suppliers where name_key like 'many %') s
      join (select id, row_number() over (order by commission_minor desc) as n from bookings where user_id = ${agent.id}) b
        using (n)`;
  await db`vacuum (analyze) bookings, commission_offers, suppliers`;
  expect(await countOffers(agent.ctx)).toMatchObject({ open: OFFERS });
  const statement = asked.find(({ text }) => text.includes("commission_offers"));
  if (!statement) throw new Error("nothing was asked of offers");
  const plan = await inTransaction(agent.ctx, (tx) => explain(tx.db, statement));
  const pages = Number(/Buffers: shared hit=(\d+)/.exec(plan)?.[1]);
  expect(pages, plan).toBeLessThan(10 * OFFERS);
});
