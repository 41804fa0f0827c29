import { beforeEach, describe, expect, it } from "vitest";
import { exportReport, readReport } from "@/lib/books/reports/read-report";
import { REPORTS, type ReportKey } from "@/lib/books/reports/report.model";
import type { ReportRow } from "@/lib/books/reports/report-leads.model";
import { adminBookingsPageOf } from "@/lib/ledger/bookings/administration/admin-booking-list.model";
import { listAdminBookings } from "@/lib/ledger/bookings/administration/admin-bookings";
import { listRuns } from "@/lib/payouts/runs/read-run";
import { ANY_BOOKINGS_URL } from "@/lib/platform/base/addresses/admin-bookings-address.model";
import { dayIn, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { timeZoneOf } from "@/lib/platform/context/context";
import { db } from "../../support/database/database";
import { payoutsOn } from "../../support/payouts/payouts";
import { type Desk, newDesk, number, trip } from "../../support/transactions/desk";

let desk: Desk;
beforeEach(async () => {
  await payoutsOn(db);
  desk = await newDesk(db);
});

const ALL = { page: 1, limit: 100 };
const read = (key: ReportKey, choice = {}) =>
  readReport(desk.admin.ctx, key, { year: "2026", ...choice }, ALL);
/** Returns the bookings that each column of a report row links to. */
async function listed(key: ReportKey, row: ReportRow) {
  const { of } = await read(key);
  const led = await Promise.all(
    REPORTS[key].columns.map(async ({ id, leads }) => {
      const [path, query] = (leads?.(row, of) ?? "").split("?");
      if (path !== "/admin/bookings") return [id, []] as const;
      const { filter } = adminBookingsPageOf(ANY_BOOKINGS_URL.read(new URLSearchParams(query)));
      return [id, (await listAdminBookings(desk.admin.ctx, filter, null)).lines] as const;
    }),
  );
  return (id: string) => new Map(led).get(id) ?? [];
}
const major = (minor: unknown) => Number(minor) / 100;

describe("commission", () => {
  /** Two agents, two suppliers, three months, two currencies; one booking short-paid, one with a fee, one recalled. */
  async function world() {
    const expects = (commission: number, more: object = {}) => ({
      expectedCommissionAmount: commission,
      ...more,
    });
    const euro = { expectedCommissionCurrency: "EUR" };
    const trips = [
      await trip(desk.ada, { ...number(1), ...expects(100) }),
      await trip(desk.ada, { ...number(2), ...expects(50, euro) }),
      await trip(desk.ben, { ...number(3), ...expects(80) }),
      await trip(desk.ben, { ...number(4), ...expects(70) }),
    ];
    const [other] = await db`insert into suppliers (id, name, name_key, created_at, updated_at)
      values (gen_random_uuid(), 'Harbor Cruises', 'harbor cruises', now(), now()) returning id`;
    await db`update bookings set supplier_id = ${other?.id} where confirmation_number = ${number(3).confirmationNumber}`;
    await db`update bookings set due_on = '2026-02-01'::date + right(confirmation_number, 1)::int * 11`;
    const came = [
      [10_000, 0, "2026-01-10", "USD"],
      [5_000, 1, "2026-02-10", "EUR"],
      [7_000, 2, "2026-02-11", "USD"],
      [-1_000, 0, "2026-03-02", "USD"],
    ] as const;
    for (const [amount, no, bookedOn, currency] of came)
      await desk.match(await desk.line(amount, { bookedOn, currency }), trips[no]?.id ?? "", {
        ...(no === 2 ? { acceptDifference: "accept" as const, reason: "Agreed" } : {}),
      });
  }

  it.each([
    ["commission-by-supplier", "supplier_id", "suppliers"],
    ["commission-by-agent", "user_id", "users"],
  ] as const)("%s says by month what the bookings and their payments do", async (key, column, names) => {
    await world();
    const own = await db`
      select n.name, m::date::text as month, c.currency,
        (select coalesce(sum(commission_minor), 0) from bookings b where b.${db(column)} = n.id and commission_currency = c.currency
          and date_trunc('month', due_on::timestamp) = m)::int as expected,
        (select coalesce(sum(a.amount_minor - a.kept_minor), 0) from allocations a join bookings b using (user_id) where b.id = a.booking_id
          and b.${db(column)} = n.id and a.currency = c.currency and date_trunc('month', received_on::timestamp) = m and reversed_at is null)::int as received,
        (select coalesce(sum(a.short_pay_minor), 0) from allocations a join bookings b using (user_id) where b.id = a.booking_id
          and b.${db(column)} = n.id and a.currency = c.currency and date_trunc('month', received_on::timestamp) = m and reversed_at is null)::int as given_up,
        (select coalesce(sum(commission_minor - received_minor - short_pay_minor), 0) from bookings b where b.${db(column)} = n.id
          and commission_currency = c.currency and date_trunc('month', due_on::timestamp) = m
          and commission_minor > received_minor + short_pay_minor)::int as outstanding
      from ${db(names)} n, (values ('USD'), ('EUR')) c (currency), generate_series('2026-01-01'::timestamp, '2026-12-01', '1 month') m`;
    const figures = ["expected", "received", "given_up", "outstanding"];
    const wanted = own.filter((row) => figures.some((one) => row[one] !== 0));
    const { rows, totals, trend, count } = await read(key);
    const plain = (list: readonly Record<string, unknown>[]) =>
      list.map((row) => ["name", "month", "currency", ...figures].map((one) => row[one]).join(" ")).sort();
    expect(plain(rows)).toEqual(plain(wanted));
    expect(count).toBe(wanted.length);
    expect(wanted.length).toBeGreaterThan(4);
    const sum = (code: string, of: string) =>
      wanted.filter((row) => row.currency === code).reduce((all, row) => all + row[of], 0);
    for (const code of ["USD", "EUR"])
      expect(totals.find((row) => row.currency === code)).toMatchObject(
        Object.fromEntries(figures.map((one) => [one, sum(code, one)])),
      );
    expect(trend.reduce((all, { value }) => all + value, 0)).toBe(
      sum("USD", "received") + sum("EUR", "received"),
    );
    for (const total of totals) {
      const led = await listed(key, total);
      expect(led("name")).toEqual([]);
      expect(led("expected").reduce((all, { commission }) => all + commission.minor, 0)).toBe(total.expected);
      expect(led("received").length > 0).toBe(total.received !== 0);
    }
    for (const row of rows) {
      const led = await listed(key, row);
      expect(led("expected").reduce((all, { commission }) => all + commission.minor, 0)).toBe(row.expected);
      const owed = led("outstanding").map(({ commission, received }) => commission.minor - received.minor);
      expect(owed.reduce((all, minor) => all + minor, 0)).toBe(row.outstanding);
      expect(led("received").length > 0).toBe(row.received !== 0);
      expect(led("given_up").map(({ confirmationNumber }) => confirmationNumber)).toEqual(
        row.given_up === 0 ? [] : [number(3).confirmationNumber],
      );
    }
    const { batches } = await exportReport(desk.admin.ctx, key, { year: "2026" });
    const exported = (await Array.fromAsync(batches)).flat();
    expect(exported.map((cells) => cells.at(-1))).toEqual(rows.map(({ currency }) => currency));
    expect(exported[0]?.[3]).toBe(major(rows[0]?.received));
  });

  it("is shown to administrators alone", async () => {
    await expect((async () => readReport(desk.ada.ctx, "ageing", {}, ALL))()).rejects.toMatchObject({
      code: "NOT_ALLOWED",
    });
  });
});

it("says by how much payments differed, by reason, and leads to the bookings", async () => {
  const owes = (no: number, commission: number) =>
    trip(desk.ada, { ...number(no), expectedCommissionAmount: commission });
  const pays = async (booking: { id: string }, minor: number, answer: object) =>
    desk.match(await desk.line(minor, { bookedOn: "2026-02-10" }), booking.id, answer);
  await pays(await owes(1, 100), 9_800, { acceptDifference: "fee" });
  await pays(await owes(2, 100), 9_000, { acceptDifference: "accept" });
  await pays(await owes(3, 100), 10_500, { acceptDifference: "accept", overReason: "bonus" });
  await pays(await owes(4, 100), 10_000, {});
  const { rows, totals } = await read("differences");
  expect(rows.map(({ reason, payments, amount }) => [reason, payments, amount])).toEqual([
    ["Short payment accepted", 1, -1_000],
    ["Bonus", 1, 500],
    ["Fee kept by the payer", 1, -200],
  ]);
  expect(totals).toMatchObject([{ payments: 3, amount: -700 }]);
  const led = await Promise.all(rows.map(async (row) => (await listed("differences", row))("amount")));
  expect(led.map((lines) => lines.map(({ confirmationNumber }) => confirmationNumber))).toEqual(
    [2, 3, 1].map((no) => [number(no).confirmationNumber]),
  );
});

it("ages what is outstanding by the days since it was expected", async () => {
  const ages = { not_due: 0, days_30: 30, days_60: 31, days_90: 90, older: 91 };
  let no = 0;
  for (const days of Object.values(ages)) {
    no += 1;
    const { id } = await trip(desk.ada, { ...number(no), expectedCommissionAmount: no });
    const due = plusDays(dayIn(new Date(), timeZoneOf(desk.admin.ctx)), -days);
    await db`update bookings set due_on = ${due} where id = ${id}`;
  }
  const { rows, totals } = await read("ageing");
  const wanted = {
    not_due: 100,
    days_30: 200,
    days_60: 300,
    days_90: 400,
    older: 500,
    outstanding: 1_500,
    currency: "USD",
  };
  expect(rows).toMatchObject([wanted]);
  expect(totals).toMatchObject([wanted]);
  for (const row of [...rows, ...totals]) {
    const led = await listed("ageing", row);
    for (const [id, one] of Object.keys(ages).map((age, index) => [age, index + 1] as const))
      expect(led(id).map(({ confirmationNumber }) => confirmationNumber)).toEqual([
        number(one).confirmationNumber,
      ]);
    expect(led("outstanding")).toHaveLength(5);
  }
});

it("adds up what each agent was paid in a year, without what came back, and says who is over the threshold", async () => {
  const paid = async (userId: string, minor: number, at: string, back: string | null = null) => {
    const [run] =
      await db`insert into payout_runs (id, run_no, currency, up_to, request_key, drafted_at, approved_at, paid_at)
      values (gen_random_uuid(), (select coalesce(max(run_no), 0) + 1 from payout_runs), 'USD', '2026-01-31', gen_random_uuid(), ${at}, ${at}, ${at}) returning id`;
    await db`insert into payouts (user_id, id, run_id, amount_minor, currency, paid_at, came_back_at, came_back_reason, created_at)
      values (${userId}, gen_random_uuid(), ${run?.id}, ${minor}, 'USD', ${at}, ${back}, ${back && "Closed"}, ${at})`;
  };
  await paid(desk.ada.id, 150_000, "2026-01-01T00:00:00Z");
  await paid(desk.ada.id, 50_000, "2026-12-31T23:59:59Z");
  await paid(desk.ada.id, 7_000, "2025-12-31T23:59:59Z", "2026-02-01T00:00:00Z");
  await paid(desk.ben.id, 199_999, "2026-05-01T00:00:00Z");
  const { rows } = await read("payouts");
  expect(rows.map(({ payouts, paid: sum, form }) => [payouts, sum, form]).sort()).toEqual([
    [1, 193_000, "No"],
    [1, 199_999, "No"],
  ]);
  await db`insert into books (thresholds, updated_at) values (${db.json({ 2026: 193_000 })}, now())`;
  expect((await read("payouts")).rows.map(({ form }) => form)).toEqual(["Yes", "Yes"]);
  expect((await read("payouts", { year: "2025" })).rows).toMatchObject([{ paid: 7_000, form: "No" }]);
  const runs = (year: string) => listRuns(desk.admin.ctx, ALL, { agent: desk.ada.id, year });
  expect((await runs("2026")).data.map(({ total }) => total.minor)).toEqual([0, 50_000, 150_000]);
  expect(await runs("2025")).toMatchObject({ count: 1, data: [{ payoutCount: 1 }] });
});

it("counts as recovered what came after its agent had asked for it, once it was overdue", async () => {
  const chased = async (no: number, askedOn: string, paidOn: string) => {
    const booking = await trip(desk.ada, number(no));
    await db`update bookings set due_on = '2026-02-01' where id = ${booking.id}`;
    await db`insert into chases (user_id, id, supplier_id, kind, created_at)
      select user_id, gen_random_uuid(), supplier_id, 'contacted', ${askedOn}::timestamptz from bookings where id = ${booking.id}`;
    await desk.match(await desk.line(12_345, { bookedOn: paidOn }), booking.id);
    await db`update chases set undone_at = now() where created_at = ${askedOn}::timestamptz and ${askedOn} like '%T01%'`;
  };
  await chased(1, "2026-02-01T10:00:00Z", "2026-02-03");
  await chased(2, "2026-02-20T01:00:00Z", "2026-02-25");
  await chased(3, "2026-03-01T10:00:00Z", "2026-02-27");
  expect((await read("recovered")).rows).toEqual([]);
  await chased(4, "2026-02-10T10:00:00Z", "2026-02-20");
  expect((await read("recovered")).rows).toMatchObject([
    { month: "2026-02-01", payments: 3, received: 37_035, currency: "USD" },
  ]);
});
