import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { GET as download } from "@/app/api/admin/bookings/export/route";
import {
  type AdminBookingFilter,
  adminBookingFilter,
} from "@/lib/ledger/bookings/administration/admin-booking-list.model";
import { listAdminBookings } from "@/lib/ledger/bookings/administration/admin-bookings";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { explain, type RecordedStatement, recordStatements } from "../../../bench/explain";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

const BOOKINGS = 30_000;
const PAGES = 4;
const PAGE = 50;
const ALL = adminBookingFilter.parse({});

/** Creates bookings of these agents in every state, some with equal timestamps, at one of two suppliers or none. */
async function fill(agents: readonly string[], suppliers: readonly string[]): Promise<void> {
  for (const id of suppliers)
    await db`insert into suppliers (id, name, name_key, created_at, updated_at) values (${id}, ${id}, ${id}, now(), now())`;
  await db`insert into bookings (user_id, id, confirmation_number, number_key, supplier_id, status, total_minor, total_currency,
      commission_minor, commission_currency, travel_start, travel_end, due_on, source, search, close_reason, closed_at,
      cancelled_at, deleted_at, created_at, updated_at)
    select (${agents}::uuid[])[1 + n % 3], gen_random_uuid(), 'N-' || n, 'N-' || n, (${suppliers}::uuid[])[1 + n % 7],
      (array['CONFIRMED', 'OVERDUE', 'PAID', 'CLOSED', 'ARCHIVED'])[1 + n % 5], n, 'USD', n, 'EUR', current_date,
      current_date + 3, current_date, 'form', case when n % 997 = 0 then 'n-' || n || ' lena marsh greatwind' else '' end,
      case when n % 5 = 3 then (array['CANCELLED', 'COMPLETED'])[1 + n % 2] end,
      case when n % 5 = 3 then now() end, case when n % 10 = 3 then now() end, case when n % 17 = 0 then now() end,
      date_trunc('second', now() - n % 9000 * interval '1 minute'), now()
    from generate_series(1, ${BOOKINGS}::int) n`;
  await db`analyze bookings`;
}

/** Reads page after page and returns all ids. */
async function walked(admin: TestAgent, filter: AdminBookingFilter): Promise<string[]> {
  const ids: string[] = [];
  let after: Parameters<typeof listAdminBookings>[2] = null;
  for (let page = 0; page < PAGES; page += 1) {
    const { lines, hasMore } = await listAdminBookings(admin.ctx, filter, after);
    ids.push(...lines.map(({ id }) => id));
    after = lines.at(-1) ?? null;
    if (!hasMore) break;
  }
  return ids;
}

it("pages of all agents' bookings are what SQL finds, by every filter, and read no table from end to end", {
  timeout: 120_000,
}, async () => {
  const admin = await newAgent(db, { role: "ADMIN" });
  const agents = [(await newAgent(db)).id, (await newAgent(db)).id, (await newAgent(db)).id];
  const suppliers = [randomUUID(), randomUUID()];
  await fill(agents, suppliers);
  const asked: RecordedStatement[] = [];
  recordStatements(asked);
  const [supplier, agent] = [suppliers[0], agents[1]];
  const cases = [
    [ALL, db`true`],
    [{ ...ALL, status: "confirmed" }, db`status = 'CONFIRMED'`],
    [{ ...ALL, status: "pending" }, db`status = 'OVERDUE'`],
    [{ ...ALL, status: "cancelled" }, db`status = 'CLOSED' and close_reason = 'CANCELLED'`],
    [{ ...ALL, status: "closed" }, db`status = 'CLOSED' and close_reason = 'COMPLETED'`],
    [{ ...ALL, status: "paid" }, db`status = 'PAID'`],
    [{ ...ALL, status: "archived" }, db`status = 'ARCHIVED'`],
    [{ ...ALL, supplier }, db`supplier_id = ${supplier ?? ""}`],
    [{ ...ALL, agent }, db`user_id = ${agent ?? ""}`],
    [
      { ...ALL, agent, supplier, status: "paid" },
      db`user_id = ${agent ?? ""} and supplier_id = ${supplier ?? ""} and status = 'PAID'`,
    ],
    [{ ...ALL, supplier: randomUUID() }, db`false`],
  ] as const;
  for (const [filter, where] of cases) {
    const rows = await db`select id from bookings where deleted_at is null and ${where}
      order by created_at desc, id desc limit ${PAGES * PAGE}`;
    expect(await walked(admin, filter)).toEqual(rows.map(({ id }) => id));
  }
  const { lines } = await listAdminBookings(admin.ctx, { ...ALL, search: "n 2999" }, null);
  const numbers = await db`select confirmation_number from bookings where deleted_at is null
    and confirmation_number like 'N-2999%' order by replace(number_key, '-', '') collate "C"`;
  expect(lines.map((line) => line.confirmationNumber)).toEqual(numbers.map((row) => row.confirmation_number));
  expect((await listAdminBookings(admin.ctx, { ...ALL, search: "--" }, null)).lines).toEqual([]);
  await db`update users set name = 'Quill Ostrander' where id = ${agent ?? ""}`;
  const { lines: ofAgent } = await listAdminBookings(admin.ctx, { ...ALL, search: "ostrander" }, null);
  expect(new Set(ofAgent.map((line) => line.agent.id))).toEqual(new Set([agent]));
  // The search finds a client, a supplier, or the middle of a number.
  const named = await db`select id from bookings where deleted_at is null and search like '%marsh%'`;
  for (const search of ["Lena MARSH", "greatwind"]) {
    const found = await listAdminBookings(admin.ctx, { ...ALL, search }, null);
    expect(found.lines.map(({ id }) => id).sort()).toEqual(named.map(({ id }) => id).sort());
  }
  expect((await listAdminBookings(admin.ctx, { ...ALL, search: "-997 lena" }, null)).lines).toHaveLength(1);
  for (const statement of asked.filter(({ text }) => /from "?bookings/.test(text))) {
    const plan = await inSystemTransaction(admin.ctx, (tx) => explain(tx.db, statement));
    expect.soft(plan, statement.text).not.toMatch(/Seq Scan on bookings/);
  }
});

it("is noted with each agent whose bookings were seen, once in a while, and not with one's own", async () => {
  const admin = await newAgent(db, { role: "ADMIN" });
  const ada = await newAgent(db);
  const book = (
    agent: string,
  ) => db`insert into bookings (user_id, id, confirmation_number, number_key, status, total_minor,
      total_currency, commission_minor, commission_currency, travel_start, travel_end, due_on, source, search, created_at, updated_at)
    values (${agent}, gen_random_uuid(), ${agent}, ${agent}, 'CONFIRMED', 1, 'USD', 1, 'USD', current_date, current_date,
      current_date, 'form', '', now(), now())`;
  await book(ada.id);
  await book(admin.id);
  await listAdminBookings(admin.ctx, { ...ALL, agent: ada.id }, null);
  await listAdminBookings(admin.ctx, { ...ALL, agent: ada.id }, null);
  await listAdminBookings(admin.ctx, { ...ALL, agent: admin.id }, null);
  const looks =
    await db`select user_id, actor_kind, entity, entity_id from audit_log where actor_id = ${admin.id} and action = 'booking.look'`;
  expect([...looks]).toEqual([{ user_id: ada.id, actor_kind: "admin", entity: "booking", entity_id: null }]);
  const file = await (await admin.ask(download, `/api/admin/bookings/export?agent=${ada.id}`)).text();
  expect(file.trim().split("\r\n")).toHaveLength(2);
});

it("is for administrators alone", async () => {
  const ada = await newAgent(db);
  expect(() => listAdminBookings(ada.ctx, ALL, null)).toThrow();
  expect((await ada.ask(download, "/api/admin/bookings/export")).status).toBe(403);
});
