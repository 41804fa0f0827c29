import { beforeEach, describe, expect, it } from "vitest";
import { listPlatformActivities } from "@/lib/accounts/activity/list-activities";
import { weeksUntil } from "@/lib/desk/admin-dashboard/figures.model";
import {
  readBookingFigures,
  readEmailFigures,
  readMoneyFigures,
  readSupplierFigures,
  readSupportFigures,
  readUserFigures,
} from "@/lib/desk/admin-dashboard/read-figures";
import { deleteBooking } from "@/lib/ledger/bookings/moves/delete-booking";
import { archiveBooking, closeBooking } from "@/lib/ledger/bookings/moves/move-booking";
import { recordPayment } from "@/lib/ledger/bookings/payments/record-payment";
import { type CalendarDate, dayIn, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { newId } from "@/lib/platform/base/id";
import type { Context } from "@/lib/platform/context/context";
import { readSigns } from "@/lib/platform/health/read-health";
import { booked } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { readMail } from "../../support/mails/email";
import { newAgent, type TestAgent } from "../../support/people/agent";

/** 23:30 in Toronto, one calendar day before Kiritimati, where midnight passed long ago. */
const NOW = new Date("2026-06-15T03:30:00Z");
const ZONES = ["America/Toronto", "UTC", "Pacific/Kiritimati"] as const;
const CODES = ["USD", "EUR", "JPY"] as const;

let admin: TestAgent;
let agents: readonly TestAgent[];
beforeEach(async () => {
  admin = await newAgent(db, { role: "ADMIN", now: NOW });
  agents = await Promise.all(ZONES.map(() => newAgent(db, { now: NOW })));
});

const at = (zone: string): Context =>
  ({ ...admin.ctx, actor: { ...admin.ctx.actor, timeZone: zone } }) as Context;
const random = (below: number) => Math.floor(Math.random() * below);

/**
 * Creates a booking due around today, so that the three zones disagree on what is overdue, and applies one random
 * event.
 */
async function randomBooking(agent: TestAgent, index: number, n: number): Promise<void> {
  const code = CODES[n % CODES.length] ?? "USD";
  const end = plusDays("2026-05-11" as CalendarDate, random(5) - 2);
  const made = await booked(agent, {
    confirmationNumber: `F-${index}-${n}`,
    travelStartDate: plusDays(end, -5),
    travelEndDate: end,
    totalBookingAmount: 9_000,
    totalBookingCurrency: code,
    expectedCommissionAmount: 100 + random(900),
    expectedCommissionCurrency: code,
  });
  const pay = (amount: number) =>
    recordPayment(agent.ctx, {
      bookingId: made.id,
      id: undefined,
      amount,
      receivedOn: plusDays("2026-06-10" as CalendarDate, -random(90)),
      note: null,
    });
  if (n % 4 === 1) await pay(20 + random(50));
  if (n % 6 === 2) {
    await pay(5_000);
    await archiveBooking(agent.ctx, made.id);
  }
  if (n % 6 === 3) await closeBooking(agent.ctx, made.id, "WRITTEN_OFF");
  if (n % 6 === 5) await deleteBooking(agent.ctx, made.id).catch(() => undefined);
}

describe("the admin dashboard's figures are SQL over the rows themselves", () => {
  beforeEach(async () => {
    for (const [index, agent] of agents.entries()) {
      await db`update users set timezone = ${ZONES[index] ?? "UTC"} where id = ${agent.id}`;
      for (let n = 0; n < 12; n += 1) await randomBooking(agent, index, n);
      await readMail(agent, { number: `ML-${index}` });
    }
  });

  it("bookings by status, and overdue by each agent's own day", async () => {
    const { value } = await readBookingFigures(admin.ctx);
    const rows =
      await db`select status, count(*)::int as n from bookings where deleted_at is null group by 1`;
    const counted = Object.fromEntries(rows.map(({ status, n }) => [status, n]));
    expect(value.byStatus).toEqual({ CONFIRMED: 0, OVERDUE: 0, PAID: 0, CLOSED: 0, ARCHIVED: 0, ...counted });
    const open =
      await db`select b.due_on::text as due, u.timezone from bookings b join users u on u.id = b.user_id
      where b.deleted_at is null and b.status in ('CONFIRMED', 'OVERDUE') and not b.non_commissionable
        and b.commission_minor > b.received_minor + b.short_pay_minor`;
    const late = open.filter(({ due, timezone }) => due < dayIn(NOW, timezone));
    expect(value.overdue).toBe(late.length);
    expect(late.length).toBeGreaterThan(0);
  });

  it("commission, a currency each, with the months in which it came", async () => {
    const { value } = await readMoneyFigures(admin.ctx);
    const rows =
      await db`select b.*, b.due_on::text as due, u.timezone from bookings b join users u on u.id = b.user_id
      where b.deleted_at is null`;
    const paid = await db`select currency, amount_minor, to_char(received_on, 'YYYY-MM') as month
      from allocations where reversed_at is null`;
    expect(value.map(({ currency }) => currency).sort()).toEqual([...CODES].sort());
    for (const one of value) {
      const mine = rows.filter(({ commission_currency: code }) => code === one.currency);
      const awaited = mine.filter(
        (row) =>
          ["CONFIRMED", "OVERDUE"].includes(row.status) && !row.non_commissionable && owed(asOwed(row)) > 0,
      );
      const sum = (all: readonly (typeof mine)[number][]) =>
        all.reduce((total, row) => total + owed(asOwed(row)), 0);
      const came = paid.filter(({ currency }) => currency === one.currency);
      expect(one).toMatchObject({
        bookings: mine.length,
        expectedMinor: sum(awaited),
        overdueMinor: sum(awaited.filter(({ due, timezone }) => due < dayIn(NOW, timezone))),
        receivedMinor: came.reduce((total, row) => total + Number(row.amount_minor), 0),
      });
      for (const { month, minor } of one.months) {
        const inMonth = came.filter((row) => row.month === month);
        expect(minor).toBe(inMonth.reduce((total, row) => total + Number(row.amount_minor), 0));
      }
      expect(one.months).toHaveLength(12);
    }
  });

  it.each(ZONES)("weeks begin on Mondays where the administrator is: %s", async (zone) => {
    const { weeks } = (await readBookingFigures(at(zone))).value;
    const rows = await db`select created_at from bookings where deleted_at is null`;
    const ends = (from: CalendarDate) => plusDays(from, 7);
    expect(weeks.map(({ from }) => from)).toEqual(weeksUntil(dayIn(NOW, zone)));
    for (const { from, count } of weeks) {
      const days = rows.map((row) => dayIn(new Date(row.created_at), zone));
      expect(count).toBe(days.filter((day) => day >= from && day < ends(from)).length);
    }
    expect(weeks.at(-1)?.from).toBe(zone === "America/Toronto" ? "2026-06-08" : "2026-06-15");
  });

  it("users, emails and suppliers", async () => {
    const [users] =
      await db`select count(*)::int as total, (count(*) filter (where role = 'ADMIN'))::int as administrators
      from users`;
    expect(await readUserFigures(admin.ctx)).toMatchObject({ ...users });
    const emails = await db`select status, intake from emails`;
    const { value } = await readEmailFigures(admin.ctx);
    expect(value.byStatus.new).toBe(emails.filter(({ status }) => status === "new").length);
    expect(value.byStatus.processed).toBe(emails.filter(({ status }) => status === "processed").length);
    expect(value.withData).toBe(emails.filter(({ intake }) => intake === "EXTRACTED").length);
    const [suppliers] =
      await db`select count(*)::int as total, (count(*) filter (where is_verified))::int as verified
      from suppliers where withdrawn_at is null`;
    const { value: network } = await readSupplierFigures(admin.ctx);
    expect(network).toMatchObject({ ...suppliers });
    const [most] = await db`select count(*)::int as bookings from bookings where deleted_at is null
      and supplier_id is not null group by supplier_id order by 1 desc limit 1`;
    expect(network.top[0]?.bookings).toBe(most?.bookings);
  });

  it("what happened last, to what and by whom", async () => {
    const [agent] = agents;
    const { id } = await booked(agent as TestAgent, { confirmationNumber: "F-LAST" });
    await closeBooking((agent as TestAgent).ctx, id, "WRITTEN_OFF");
    expect(await listPlatformActivities(admin.ctx, 5)).toHaveLength(5);
    const entries = await listPlatformActivities(admin.ctx, 1_000);
    const ofBooking = entries.filter(({ booking }) => booking?.id === id);
    expect(ofBooking.find(({ type }) => type === "BOOKING_STATUS_CHANGED")).toMatchObject({
      agent: { id: agent?.id },
      booking: { confirmationNumber: "F-LAST" },
      changeSet: { status: { to: "CLOSED" } },
    });
  });
});

it("figures are kept for a minute, and then added up again", async () => {
  const before = await readSupplierFigures(admin.ctx);
  await db`insert into suppliers (id, name, name_key, created_at, updated_at)
    values (${newId()}, 'New one', ${newId()}, now(), now())`;
  const within = { ...admin.ctx, now: new Date(NOW.getTime() + 59_000) };
  expect(await readSupplierFigures(within)).toEqual(before);
  const later = { ...admin.ctx, now: new Date(NOW.getTime() + 60_000) };
  const { at: then, value } = await readSupplierFigures(later);
  expect([then, value.total]).toEqual([later.now.toISOString(), before.value.total + 1]);
});

it("mails to the support address are counted once there is one", async () => {
  expect(await readSupportFigures(admin.ctx)).toBeNull();
  await db`delete from kept_figures`;
  await db`insert into unowned_emails (id, provider, recipients, raw, reason, created_at)
    values (${newId()}, 'raw', '["Support@tallyport.example"]', '', 'nobody', ${NOW})`;
  expect((await readSupportFigures(admin.ctx))?.value).toMatchObject({ total: 1, waiting: 1, last7Days: 1 });
});

it("is for administrators alone", async () => {
  const [agent] = agents;
  if (!agent) throw new Error("there are three");
  const calls = [
    readUserFigures,
    readBookingFigures,
    readMoneyFigures,
    readEmailFigures,
    readSupplierFigures,
    readSigns,
  ];
  for (const call of calls) {
    await expect((async () => call(agent.ctx))()).rejects.toMatchObject({ code: "NOT_ALLOWED" });
  }
  expect(await readSigns(admin.ctx)).toMatchObject({ clerkWebhook: null });
});

function owed(row: Readonly<Record<"commission" | "received" | "shortPay", number>>): number {
  return row.commission - row.received - row.shortPay;
}

function asOwed(row: Readonly<Record<string, unknown>>) {
  return {
    commission: Number(row.commission_minor),
    received: Number(row.received_minor),
    shortPay: Number(row.short_pay_minor),
  };
}
