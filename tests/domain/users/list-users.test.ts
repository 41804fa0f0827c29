import { expect, it } from "vitest";
import { GET as me } from "@/app/api/users/me/route";
import { listUsers } from "@/lib/accounts/users/administration/list-users";
import type { UserListQuery } from "@/lib/accounts/users/administration/user-list.model";
import { USER_SORTS } from "@/lib/platform/base/addresses/admin-addresses.model";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { explain, type RecordedStatement, recordStatements } from "../../../bench/explain";
import { booked } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { readMail } from "../../support/mails/email";
import { newAgent } from "../../support/people/agent";

const ALL: UserListQuery = { search: "", role: null, standing: null, sort: null, skip: 0, limit: 20 };
const PEOPLE = 3_000;

async function fill(): Promise<void> {
  await db`insert into users (id, email, name, company_name, role, has_completed_onboarding, suspended_at, last_seen_at,
      created_at, updated_at)
    select gen_random_uuid(), 'p' || n || '@agents.test', (array['José', 'Zoë', 'ada', 'Ben'])[1 + n % 4] || ' ' || n,
      case when n % 3 = 0 then null else 'Company 100%_' || n % 50 end, case when n % 50 = 0 then 'ADMIN' else 'USER' end,
      n % 2 = 0, case when n % 10 = 0 then now() end,
      case when n % 5 = 0 then null else date_trunc('day', now()) - n % 90 * interval '1 day' end,
      now() - n % 100 * interval '1 day', now()
    from generate_series(1, ${PEOPLE}::int) n`;
  await db`analyze users`;
}

it("finds by name, address and company, by role and standing, page after page in every order as SQL does", async () => {
  const admin = await newAgent(db, { role: "ADMIN" });
  await fill();
  const cases = [
    [ALL, db`true`],
    [{ ...ALL, search: "JOSE 17" }, db`name like 'José 17%'`],
    [{ ...ALL, search: "p1234@" }, db`email = 'p1234@agents.test'`],
    [{ ...ALL, search: "100%_7" }, db`company_name like 'Company 100\\%\\_7%'`],
    [{ ...ALL, search: "nobody" }, db`false`],
    [{ ...ALL, role: "ADMIN", standing: "active" }, db`role = 'ADMIN' and suspended_at is null`],
    [{ ...ALL, standing: "suspended", search: "zoe" }, db`suspended_at is not null and name like 'Zoë%'`],
  ] as const;
  const orders = {
    name: db`lower(name)`,
    company: db`lower(company_name)`,
    role: db`role`,
    created: db`created_at`,
    seen: db`last_seen_at`,
  };
  const turns = USER_SORTS.flatMap((key) => [false, true].map((descending) => ({ key, descending })));
  for (const [query, where] of cases) {
    const [known] = await db`select count(*)::int as count from users where ${where}`;
    expect((await listUsers(admin.ctx, query)).count).toBe(known?.count);
    for (const sort of turns) {
      const turn = sort.descending ? db`desc` : db`asc`;
      const blanks = sort.key === "seen" && !sort.descending ? db`nulls first` : db`nulls last`;
      const rows = await db`select id from users where ${where}
        order by ${orders[sort.key]} ${turn} ${blanks}, id ${turn} offset 20 limit 20`;
      const page = await listUsers(admin.ctx, { ...query, sort, skip: 20 });
      expect(page.data.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    }
  }
});

it("goes through the people by an index, but for companies", async () => {
  const admin = await newAgent(db, { role: "ADMIN" });
  await fill();
  const asked: RecordedStatement[] = [];
  recordStatements(asked);
  for (const key of ["name", "created", "seen"] as const) {
    for (const descending of [false, true]) {
      asked.length = 0;
      await listUsers(admin.ctx, { ...ALL, sort: { key, descending } });
      const statement = asked.find(({ text }) => text.includes("order by"));
      if (!statement) throw new Error("nothing was asked");
      const plan = await inSystemTransaction(admin.ctx, (tx) => explain(tx.db, statement));
      expect.soft(plan, `${key} ${descending}`).toMatch(/Index Scan.* using users_by_/);
    }
  }
});

it("counts each person's bookings and the emails that wait for them, and tells when they were here", async () => {
  const [admin, ada] = [await newAgent(db, { role: "ADMIN" }), await newAgent(db)];
  await booked(ada);
  await booked(ada, { confirmationNumber: "ALT-2" });
  await readMail(ada, { number: "N-1" });
  const quiet = await newAgent(db);
  const before = await listUsers(admin.ctx, { ...ALL, search: ada.id });
  expect(before.data).toMatchObject([{ id: ada.id, bookingCount: 2, waitingCount: 1, isOnboarded: true }]);
  expect((await ada.ask(me, "/api/users/me")).status).toBe(200);
  const [seen] = (await listUsers(admin.ctx, { ...ALL, search: ada.id })).data;
  expect(Date.now() - Date.parse(seen?.lastSeenAt ?? "")).toBeLessThan(60_000);
  const [never] = (await listUsers(admin.ctx, { ...ALL, search: quiet.id })).data;
  expect(never).toMatchObject({ lastSeenAt: null, bookingCount: 0, waitingCount: 0 });
  expect(() => listUsers(ada.ctx, ALL)).toThrow(expect.objectContaining({ code: "NOT_ALLOWED" }));
});
