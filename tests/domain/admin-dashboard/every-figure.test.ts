import { beforeEach, describe, expect, it } from "vitest";
import { stateOf } from "@/lib/accounts/invites/invitation.model";
import { listInvitations, readInvitationStats } from "@/lib/accounts/invites/invitations";
import { weeksUntil } from "@/lib/desk/admin-dashboard/figures.model";
import {
  readEmailFigures,
  readSupplierFigures,
  readUserFigures,
} from "@/lib/desk/admin-dashboard/read-figures";
import { REPORT_STATUSES } from "@/lib/platform/base/addresses/admin-addresses.model";
import { calendarDate, dayIn, plusDays } from "@/lib/platform/base/dates/calendar-date";
import type { Context } from "@/lib/platform/context/context";
import {
  countStatuses,
  listTransactions,
  sumTransactions,
} from "@/lib/reconciliation/bank-transactions/list-transactions";
import {
  statusesOf,
  type TransactionFilter,
} from "@/lib/reconciliation/bank-transactions/transaction-list.model";
import { listReports } from "@/lib/reconciliation/commission-reports/list-reports";
import { reportListBody, reportListRow } from "@/lib/reconciliation/commission-reports/report-list.model";
import { db } from "../../support/database/database";
import { figureRows } from "../../support/database/figure-rows";
import { newAgent, type TestAgent } from "../../support/people/agent";

/** 23:30 in Toronto, one calendar day before Kiritimati's date. */
const NOW = new Date("2026-06-15T03:30:00Z");
const ZONES = ["America/Toronto", "UTC", "Pacific/Kiritimati"] as const;
const DAY = 86_400_000;
let admin: TestAgent;
beforeEach(async () => {
  const other = await newAgent(db, { role: "ADMIN", now: NOW });
  admin = await newAgent(db, { role: "ADMIN", now: NOW });
  for (const statement of figureRows(other.id, NOW)) await db.unsafe(statement);
  // Losing the role invalidates the account's invitations of administrators.
  await db`update users set role = 'USER' where id = ${other.id}`;
});

const at = (zone: string): Context =>
  ({ ...admin.ctx, actor: { ...admin.ctx.actor, timeZone: zone } }) as Context;
const newerThan = (days: number) => (row: { created_at: Date }) =>
  row.created_at.getTime() > NOW.getTime() - days * DAY;
const howMany = <Row>(rows: readonly Row[], which: (row: Row) => boolean) => rows.filter(which).length;

describe("the dashboard's figures, beside those of figures.test.ts", () => {
  it.each(ZONES)("emails, %s", async (zone) => {
    const rows = await db<{ status: string; intake: string; created_at: Date }[]>`select * from emails`;
    const seen = rows.filter(({ intake }) => intake !== "QUARANTINED" && intake !== "SYSTEM");
    const week = rows.filter(newerThan(7));
    const { value } = await readEmailFigures(at(zone));
    expect(value).toMatchObject({
      byStatus: Object.fromEntries(
        ["new", "pending_review", "processed", "rejected"].map((one) => [
          one,
          howMany(seen, ({ status }) => status === one),
        ]),
      ),
      arrived: week.length,
      withData: howMany(week, ({ intake }) => intake === "EXTRACTED"),
      failed: howMany(week, ({ intake }) => intake === "FAILED"),
      quarantined: howMany(rows, ({ intake }) => intake === "QUARANTINED"),
    });
    expect(value.failed + value.quarantined).toBeGreaterThan(0);
    const [{ unowned } = { unowned: 0 }] =
      await db`select count(*)::int as unowned from unowned_emails where settled_at is null`;
    expect(value.unowned).toBe(unowned);
    for (const { from, count } of value.weeks) {
      const days = rows.map((row) => dayIn(row.created_at, zone));
      expect(count).toBe(howMany(days, (day) => day >= from && day < plusDays(from, 7)));
    }
    expect(value.weeks.map(({ from }) => from)).toEqual(weeksUntil(dayIn(NOW, zone)));
  });

  it("users", async () => {
    const rows = await db<{ role: string; has_completed_onboarding: boolean; created_at: Date }[]>`
      select * from users`;
    expect(await readUserFigures(admin.ctx)).toEqual({
      total: rows.length,
      administrators: howMany(rows, ({ role }) => role === "ADMIN"),
      onboarded: howMany(rows, (row) => row.has_completed_onboarding),
      newLast30Days: howMany(rows, newerThan(30)),
    });
  });

  it("suppliers: those that are there, new, booked lately, and booked most", async () => {
    for (const { id } of await db`select id from users where email like '%@figures.test'`) await counted(id);
    const booked = await db<{ supplier_id: string; created_at: Date }[]>`
      select * from bookings where deleted_at is null and supplier_id is not null`;
    const of = (id: string) => howMany(booked, (row) => row.supplier_id === id);
    const all = await db<
      {
        id: string;
        is_verified: boolean;
        withdrawn_at: Date | null;
        merged_into: string | null;
        created_at: Date;
      }[]
    >`select * from suppliers`;
    const listed = all.filter(
      (row) => row.merged_into === null && (row.withdrawn_at === null || of(row.id) > 0),
    );
    const { value } = await readSupplierFigures(admin.ctx);
    expect(value).toMatchObject({
      total: listed.length,
      verified: howMany(listed, (row) => row.is_verified),
      newLast30Days: howMany(listed, newerThan(30)),
      active: new Set(booked.filter(newerThan(90)).map((row) => row.supplier_id)).size,
    });
    expect(value.active).toBeGreaterThan(0);
    const most = all.map(({ id }) => of(id)).toSorted((one, other) => other - one);
    expect(value.top.map(({ bookings }) => bookings)).toEqual(most.slice(0, 5));
    for (const { id, bookings } of value.top) expect(bookings).toBe(of(id));
  });
});

/** Updates the booking counts as the product does with each booking. */
async function counted(id: string): Promise<void> {
  const { recounted } = await import("../../support/database/recount");
  await recounted(db, id);
}

describe("invitations", () => {
  it("are counted by what became of them, and listed while they are open", async () => {
    const rows = await db`select i.*, coalesce(u.role = 'ADMIN', false) as vouched
      from invitations i left join users u on u.id = i.invited_by`;
    const states = rows.map((row) =>
      stateOf(
        {
          role: row.role,
          expiresAt: row.expires_at,
          acceptedAt: row.accepted_at,
          revokedAt: row.revoked_at,
          replacedAt: row.replaced_at,
          isVouchedFor: row.vouched,
        },
        NOW,
      ),
    );
    expect(new Set(states).size).toBe(5);
    const of = (state: string) => howMany(states, (one) => one === state);
    expect(await readInvitationStats(admin.ctx)).toEqual({
      total: rows.length - of("replaced"),
      pending: of("valid"),
      accepted: of("used"),
      expired: of("expired"),
      revoked: of("revoked"),
    });
    const open = howMany(rows, (row) => !(row.accepted_at || row.revoked_at || row.replaced_at));
    expect((await listInvitations(admin.ctx, { skip: 0, limit: 1 })).count).toBe(open);
  });
});

describe("bank transactions", () => {
  const FILTERS: readonly TransactionFilter[] = [
    { search: undefined },
    { search: "memo 3" },
    { search: undefined, status: ["MANUAL_MATCHED", "EXCEPTION"] },
    {
      search: "memo 1",
      dateFrom: calendarDate.parse("2026-05-20"),
      dateTo: calendarDate.parse("2026-05-28"),
    },
  ];

  it.each(FILTERS)("counts of statuses, sums by currency and the list's own count: %o", async (filter) => {
    const all = await db`select *, booked_on::text as day from bank_transactions where withdrawn_at is null`;
    const { search = "", dateFrom = "", dateTo = "9" } = filter;
    const found = all.filter(
      (row) => row.search.includes(search) && row.day >= dateFrom && row.day <= dateTo,
    );
    const byStatus = Object.fromEntries(
      [...new Set(found.map(({ status }) => status))].map((one) => [
        one,
        howMany(found, ({ status }) => status === one),
      ]),
    );
    expect(await countStatuses(admin.ctx, filter)).toEqual(byStatus);
    const statuses = statusesOf(filter.status);
    const rows = found.filter(({ status }) => statuses?.includes(status) ?? true);
    const sums = await sumTransactions(admin.ctx, filter);
    expect(sums.map(({ currency }) => currency).toSorted()).toEqual(
      [...new Set(rows.map(({ currency }) => currency))].toSorted(),
    );
    for (const sum of sums) {
      const mine = rows.filter(({ currency }) => currency === sum.currency);
      const total = (which: (minor: number) => boolean) =>
        mine
          .map((row) => Number(row.amount_minor))
          .filter(which)
          .reduce((a, b) => a + b, 0);
      expect(sum).toMatchObject({
        count: mine.length,
        inMinor: total((minor) => minor > 0),
        outMinor: total((minor) => minor < 0),
      });
    }
    const page = await listTransactions(admin.ctx, { skip: 0, limit: 5, filters: filter, sort: undefined });
    expect(rows.length).toBeGreaterThan(0);
    expect(page.count).toBe(rows.length);
  });
});

describe("commission reports", () => {
  it.each([[], ["Open"], ["Fully closed", "Partially closed"], [...REPORT_STATUSES]])(
    "are counted, with their entries but for the ignored ones: %s %s %s",
    async (...status) => {
      const all = await db`select * from commission_reports where removed_at is null`;
      const wanted = status.filter(Boolean);
      const rows = all.filter((row) => wanted.length === 0 || wanted.includes(row.status));
      const query = reportListBody.parse({ limit: 100, filters: { status: wanted } });
      const { data, count } = await listReports(admin.ctx, query);
      expect(rows.length).toBeGreaterThan(0);
      expect(count).toBe(rows.length);
      expect(data.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
      const entries = await db`select report_id, status, count(*)::int as n from commission_report_entries
        where status <> 'IGNORED' group by 1, 2`;
      for (const report of data) {
        const mine = entries.filter((row) => row.report_id === report.id);
        expect(reportListRow(report).counts).toEqual(
          Object.fromEntries(mine.map((row) => [row.status, row.n])),
        );
      }
    },
  );
});
