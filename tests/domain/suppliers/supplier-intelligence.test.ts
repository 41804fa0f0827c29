import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { GET as report } from "@/app/api/admin/suppliers/[id]/report/route";
import { GET as download } from "@/app/api/admin/suppliers/export/route";
import { listAdminSuppliers } from "@/lib/ledger/suppliers/administration/read-admin-supplier";
import { countPlatformFigures, readPaymentHistory } from "@/lib/ledger/suppliers/intelligence/read-figures";
import { db } from "../../support/database/database";
import { recounted } from "../../support/database/recount";
import { newAgent } from "../../support/people/agent";

const ZONES = ["America/Los_Angeles", "UTC", "Pacific/Kiritimati"];
const BY_CURRENCY = (a: { currency: string }, b: { currency: string }) =>
  a.currency.localeCompare(b.currency);

/** Creates random bookings of three agents at one supplier, with partial payments and recalls. */
async function filled(): Promise<string> {
  const id = randomUUID();
  await db`insert into suppliers (id, name, name_key, email, is_verified, created_at, updated_at)
    values (${id}, ${`Inn ${id}`}, ${`inn ${id}`}, 'desk@inn.test', true, now(), now())`;
  for (const timeZone of ZONES) {
    const agent = await newAgent(db, { timeZone });
    await db`insert into bookings (user_id, id, confirmation_number, number_key, supplier_id, supplier_key, status, total_minor,
        total_currency, commission_minor, commission_currency, travel_start, travel_end, due_on, source, search, deleted_at,
        created_at, updated_at)
      select ${agent.id}, gen_random_uuid(), 'N' || n, 'N' || n, ${id}, 's', (array['CONFIRMED', 'OVERDUE', 'PAID', 'CLOSED'])[1 + n % 4],
        (random() * 100000)::int, (array['USD', 'EUR', 'JPY'])[1 + n % 3], 1 + (random() * 9000)::int,
        (array['USD', 'EUR', 'JPY'])[1 + (n / 2) % 3], current_date - n * 3, current_date - n * 3 + 4, current_date, 'form', '',
        case when n % 13 = 0 then now() end, now(), now() from generate_series(1, 80) n`;
    await db`insert into allocations (user_id, id, booking_id, amount_minor, currency, received_on, source, reversed_at, created_at)
      select user_id, gen_random_uuid(), id, case when part = 3 then -7 else 1 + commission_minor / 2 end, commission_currency,
        travel_end + (part * 20 * random())::int, 'self_reported', case when random() < 0.1 then now() end, now() + part * interval '1 second'
      from bookings, generate_series(1, 3) part where user_id = ${agent.id} and random() < 0.6`;
    await recounted(db, agent.id);
  }
  return id;
}

it("figures of a supplier and its payments are what SQL adds up over the rows", async () => {
  const id = await filled();
  const admin = await newAgent(db, { role: "ADMIN" });
  const page = await listAdminSuppliers(admin.ctx, {
    skip: 0,
    limit: 20,
    filters: { name: [id] },
    direction: "asc",
  });
  expect(page.count).toBe(1);
  const figures = page.data[0]?.figures;
  const there = db`from bookings where supplier_id = ${id} and deleted_at is null`;
  const [{ count } = { count: 0 }] = await db`select count(*)::int as count ${there}`;
  expect(figures?.bookingCount).toBe(count);
  const value =
    await db`select total_currency as currency, sum(total_minor)::int as minor ${there} group by 1 order by 1`;
  expect([...(figures?.value ?? [])].sort(BY_CURRENCY)).toEqual([...value]);
  const due =
    await db`select commission_currency as currency, sum(commission_minor - received_minor - short_pay_minor)::int as minor
    ${there} and status in ('CONFIRMED', 'OVERDUE') and commission_minor > received_minor + short_pay_minor group by 1 order by 1`;
  expect([...(figures?.due ?? [])].sort(BY_CURRENCY)).toEqual([...due]);
  const rates =
    await db`select total_currency as currency, round(100.0 * sum(commission_minor) / sum(total_minor), 2)::float as percent
    ${there} and total_currency = commission_currency group by 1 order by 1`;
  expect([...(figures?.rates ?? [])].sort(BY_CURRENCY)).toEqual([...rates]);
  const all = await countPlatformFigures(admin.ctx);
  const [every] = await db`select count(*)::int as bookings,
    (select count(*)::int from suppliers where is_verified) as verified from bookings where supplier_id is not null and deleted_at is null`;
  expect({ bookings: all.bookingCount, verified: all.verified }).toEqual(every);
  const { months, medians } = await readPaymentHistory(admin.ctx, id);
  const paid = await db`select to_char(a.received_on, 'YYYY-MM') as month, a.currency,
      (count(*) filter (where amount_minor > 0))::int as payments,
      coalesce(sum(amount_minor) filter (where amount_minor > 0), 0)::int as "receivedMinor",
      coalesce(sum(received_on - travel_end) filter (where amount_minor > 0), 0)::int as days,
      (count(*) filter (where amount_minor > 0 and (select sum(e.amount_minor) from allocations e where e.booking_id = b.id
        and e.reversed_at is null and (e.received_on, e.created_at, e.id) <= (a.received_on, a.created_at, a.id)) < commission_minor))::int as partial,
      (count(*) filter (where amount_minor < 0))::int as recalled
    from allocations a join bookings b on b.user_id = a.user_id and b.id = a.booking_id
    where b.supplier_id = ${id} and b.deleted_at is null and a.reversed_at is null group by 1, 2 order by 1 desc, 2`;
  expect(months).toMatchObject([...paid]);
  expect(months).toHaveLength(paid.length);
  const middles = await db`select to_char(a.received_on, 'YYYY-MM') as month, count(*)::int as payments,
      percentile_disc(0.5) within group (order by a.received_on - b.travel_end)::int as median
    from allocations a join bookings b on b.user_id = a.user_id and b.id = a.booking_id
    where b.supplier_id = ${id} and b.deleted_at is null and a.reversed_at is null and a.amount_minor > 0
    group by 1 order by 1`;
  expect(middles.length).toBeGreaterThan(0);
  expect(medians).toEqual([...middles].slice(-12));
});

it("is taken along as files by administrators alone", async () => {
  const id = await filled();
  const [admin, ada] = [await newAgent(db, { role: "ADMIN" }), await newAgent(db)];
  const file = await admin.ask(download, `/api/admin/suppliers/export?search=${id}`);
  expect((await file.text()).trim().split("\r\n")).toHaveLength(4);
  const path = `/api/admin/suppliers/${id}/report`;
  const lines = (await (await admin.ask(report, path, {}, { id })).text()).trim().split("\r\n");
  expect(lines).toHaveLength(1 + (await readPaymentHistory(admin.ctx, id)).months.length);
  const unknown = randomUUID();
  expect((await admin.ask(report, path, {}, { id: unknown })).status).toBe(404);
  expect((await ada.ask(download, "/api/admin/suppliers/export")).status).toBe(403);
  expect((await ada.ask(report, path, {}, { id })).status).toBe(403);
  expect(() => listAdminSuppliers(ada.ctx, { skip: 0, limit: 20, filters: {}, direction: "asc" })).toThrow();
});
