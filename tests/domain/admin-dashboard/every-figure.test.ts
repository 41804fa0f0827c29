import { beforeEach, describe, expect, it } from "vitest";
import { stateOf } from "@/lib/accounts/invites/invitation.model";
import { listInvitations, readInvitationStats } from "@/lib/accounts/invites/list-invitations";
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
import { newAgent, type TestAgent } from "../../support/people/agent";

/** 23:30 in Toronto on the day before that of Kiritimati. */
const NOW = new Date("2026-06-15T03:30:00Z");
const ZONES = ["America/Toronto", "UTC", "Pacific/Kiritimati"] as const;
const DAY = 86_400_000;
const CURRENCY = "(array['USD', 'EUR', 'JPY'])[1 + floor(random() * 3)::int]";
/** Within so many days before now. */
const within = (days: number) => `timestamptz '${NOW.toISOString()}' - random() * interval '${days} days'`;

let admin: TestAgent;
beforeEach(async () => {
  const other = await newAgent(db, { role: "ADMIN", now: NOW });
  admin = await newAgent(db, { role: "ADMIN", now: NOW });
  for (const statement of [...peopleAndMails(other.id), ...payments()]) await db.unsafe(statement);
  // Whose invitations to the administration end with it.
  await db`update users set role = 'USER' where id = ${other.id}`;
});

function peopleAndMails(inviter: string): string[] {
  return [
    `insert into users (id, email, has_completed_onboarding, created_at, updated_at)
      select gen_random_uuid(), n || '@figures.test', random() < 0.5, ${within(90)}, now() from generate_series(1, 40) n`,
    `insert into invitations (id, email, role, nonce, token_hash, invited_by, created_at, expires_at, accepted_at, revoked_at, replaced_at)
      select gen_random_uuid(), n || '@invited.test', (array['USER', 'ADMIN'])[1 + n % 2], n::text, n::text,
        case when n % 3 > 0 then '${inviter}'::uuid end, made, made + interval '7 days',
        case when n % 5 = 1 then made end, case when n % 5 = 2 then made end, case when n % 5 = 3 then made end
      from (select n, ${within(14)} as made from generate_series(1, 200) n) i`,
    `insert into emails (user_id, id, status, intake, provider, sender_trust, search_subject, search_sender, search_booking,
        created_at, updated_at)
      select u.id, gen_random_uuid(), (array['new', 'pending_review', 'processed', 'rejected'])[1 + floor(random() * 4)::int],
        (array['RECEIVED', 'EXTRACTED', 'EXTRACTED', 'NO_DATA', 'FAILED', 'QUARANTINED', 'SYSTEM'])[1 + floor(random() * 7)::int],
        'raw', 'verified', '', '', '', ${within(100)}, now()
      from users u, generate_series(1, 12) where u.email like '%@figures.test'`,
    `insert into unowned_emails (id, provider, recipients, raw, reason, created_at, settled_at, settled_as)
      select gen_random_uuid(), 'raw', '[]', '', 'nobody', now(), case when n % 3 = 0 then now() end,
        case when n % 3 = 0 then 'discarded' end from generate_series(1, 17) n`,
    `insert into suppliers (id, name, name_key, is_verified, withdrawn_at, created_at, updated_at)
      select gen_random_uuid(), 'Figure ' || n, 'figure ' || n, random() < 0.5, case when n % 4 = 0 then now() end, ${within(90)}, now()
      from generate_series(1, 40) n`,
    `update suppliers set merged_into = (select id from suppliers where name_key = 'figure 2') where name_key = 'figure 1'`,
    `insert into bookings (user_id, id, confirmation_number, number_key, supplier_id, supplier_key, status, total_minor,
        total_currency, commission_minor, commission_currency, travel_start, travel_end, due_on, source, search, deleted_at,
        created_at, updated_at)
      select u.id, gen_random_uuid(), s.name, s.name, s.id, s.name_key, 'CONFIRMED', 100, ${CURRENCY}, 10, ${CURRENCY}, '2026-01-01',
        '2026-01-02', '2026-02-02', 'form', '', case when random() < 0.1 then now() end, ${within(200)}, now()
      from users u, suppliers s where u.email like '%@figures.test' and random() < 0.2 and s.name_key like 'figure %'
        and s.merged_into is null and substr(s.name_key, 8)::int % 8 > 0`,
  ];
}

function payments(): string[] {
  return [
    `insert into bank_accounts (id, name, currency, created_at, updated_at)
      select gen_random_uuid(), code, code, now(), now() from unnest(array['USD', 'EUR', 'JPY']) code`,
    `insert into statement_imports (id, account_id, file_name, file_hash, format, line_count, imported_at, created_at)
      select gen_random_uuid(), id, 'f', id::text, 'csv', 0, now(), now() from bank_accounts`,
    `insert into bank_transactions (id, account_id, import_id, line, raw, import_key, booked_on, amount_minor, currency, memo,
        search, status, withdrawn_at, created_at, updated_at)
      select gen_random_uuid(), a.id, i.id, n, '', n::text, date '2026-06-01' - n % 20, (random() * 20000)::int - 6000, a.currency,
        'memo ' || n % 7, 'memo ' || n % 7, (array['NEW', 'PENDING_REVIEW', 'AUTO_MATCHED', 'CONFIRMED', 'MANUAL_MATCHED',
          'EXCEPTION', 'CLOSED', 'IGNORED'])[1 + floor(random() * 8)::int], case when random() < 0.1 then now() end, now(), now()
      from generate_series(1, 300) n join bank_accounts a on a.currency = (array['USD', 'EUR', 'JPY'])[1 + n % 3]
      join statement_imports i on i.account_id = a.id`,
    `insert into commission_reports (id, source, supplier_name, reference_number, received_on, currency, gross_minor, net_minor,
        status, search, removed_at, created_at, updated_at)
      select gen_random_uuid(), 'import', 'S', 'F-' || n, date '2026-06-01' - n % 20, ${CURRENCY}, 900 + n, 900 + n,
        (array['Open', 'Fully closed', 'Partially closed'])[1 + floor(random() * 3)::int], 'f-' || n,
        case when random() < 0.1 then now() end, now(), now() from generate_series(1, 60) n`,
    `insert into commission_report_entries (id, report_id, line, gross_minor, net_minor, outcome, status, updated_at)
      select gen_random_uuid(), id, line, 10, 10, 'paid', (array['PENDING', 'CLOSED', 'IGNORED', 'AUTO_MATCHED'])[1 + floor(random() * 4)::int],
        now() from commission_reports, generate_series(1, 6) line where random() < 0.8`,
  ];
}

const at = (zone: string): Context =>
  ({ ...admin.ctx, actor: { ...admin.ctx.actor, timeZone: zone } }) as Context;
const newerThan = (days: number) => (row: { created_at: Date }) =>
  row.created_at.getTime() > NOW.getTime() - days * DAY;
const howMany = <Row>(rows: readonly Row[], which: (row: Row) => boolean) => rows.filter(which).length;

describe("the dashboard's figures, beside those of figures.test.ts", () => {
  it.each(ZONES)("e-mails, %s", async (zone) => {
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

/** As the product notes it with each booking. */
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
