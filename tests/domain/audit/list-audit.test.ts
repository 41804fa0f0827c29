import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { GET as download } from "@/app/api/admin/audit/export/route";
import type { AuditFilter } from "@/lib/platform/audit/audit-list.model";
import { listAudit } from "@/lib/platform/audit/read-audit";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { inSystemTransaction, inTenant } from "@/lib/platform/context/transaction";
import { explain, type RecordedStatement, recordStatements } from "../../../bench/explain";
import { booked } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

const LINES = 30_000;
/** Matches a sequential scan of a partition with rows; scans of empty months cost nothing and don't count. */
const SCANNED = /Seq Scan on audit_log\S*( \S+)? +\(cost=[\d.]+\.\.(?!0\.00 )/;
const ALL: AuditFilter = { search: undefined, kind: undefined, agent: undefined };

/** Creates many audit log rows of these people, some with the same timestamp. */
async function fill(people: readonly string[]): Promise<void> {
  await db`insert into audit_log (id, at, actor_kind, actor_id, source, user_id, action, entity, entity_id, request_id)
    select gen_random_uuid(), date_trunc('second', now() - random() * interval '40 days'), 'agent',
      case when random() < 0.1 then 'job:extract-email' else (${people}::text[])[1 + floor(random() * 3)::int] end, 'user',
      (${people}::uuid[])[1 + floor(random() * 3)::int], 'booking.close',
      (array['booking', 'email', 'supplier'])[1 + floor(random() * 3)::int], gen_random_uuid(), 'r'
    from generate_series(1, ${LINES}::int)`;
  await db`vacuum analyze audit_log`;
}

/** Reads up to `pages` pages, or all of them. */
async function walked(admin: TestAgent, filter: AuditFilter, pages: number): Promise<string[]> {
  const ids: string[] = [];
  let after: Parameters<typeof listAudit>[2] = null;
  for (let page = 0; page < pages; page += 1) {
    const { lines, hasMore } = await listAudit(admin.ctx, filter, after);
    ids.push(...lines.map(({ id }) => id));
    after = lines.at(-1) ?? null;
    if (!hasMore) break;
  }
  return ids;
}

it("pages of the audit are what SQL finds, by every filter, and read no table from end to end", {
  timeout: 60_000,
}, async () => {
  const admin = await newAgent(db, { role: "ADMIN" });
  const people = [admin.id, (await newAgent(db)).id, (await newAgent(db)).id];
  await fill(people);
  const [one] = await db`select entity_id as id from audit_log where entity = 'email' limit 1`;
  const asked: RecordedStatement[] = [];
  recordStatements(asked);
  const [, ada = ""] = people;
  const cases = [
    [ALL, db`true`],
    [{ ...ALL, kind: "email" }, db`entity = 'email'`],
    [{ ...ALL, agent: ada }, db`user_id = ${ada}`],
    [{ ...ALL, search: ada }, db`actor_id = ${ada}`],
    [{ ...ALL, search: `${ada}@AGENTS.test` }, db`actor_id = ${ada}`],
    [{ ...ALL, search: "job:extract-email" }, db`actor_id = 'job:extract-email'`],
    [{ ...ALL, search: one?.id }, db`entity_id = ${one?.id}`],
    [{ ...ALL, search: randomUUID() }, db`false`],
    [
      { search: ada, kind: "booking", agent: admin.id },
      db`actor_id = ${ada} and entity = 'booking' and user_id = ${admin.id}`,
    ],
  ] as const;
  for (const [filter, where] of cases) {
    const rows = await db`select id from audit_log where ${where} order by at desc, id desc limit 200`;
    expect(await walked(admin, filter, 4)).toEqual(rows.map(({ id }) => id));
  }
  for (const statement of asked.filter(({ text }) => text.includes("audit_log"))) {
    const plan = await inSystemTransaction(admin.ctx, (tx) => explain(tx.db, statement));
    expect.soft(plan, statement.text).not.toMatch(SCANNED);
  }
});

it("tells who changed what of whose, and takes all of it along as a file that runs nothing", async () => {
  const [ada, admin] = [await newAgent(db), await newAgent(db, { role: "ADMIN" })];
  const entityId = randomUUID();
  await inTenant(admin.ctx, ada.id, (tx) =>
    recordAudit(tx, {
      action: "booking.close",
      entity: "booking",
      entityId,
      before: { status: "CONFIRMED", note: null },
      after: { status: "CLOSED", note: null },
      reason: "=1+1",
    }),
  );
  const { lines } = await listAudit(admin.ctx, { ...ALL, search: entityId }, null);
  expect(lines).toMatchObject([
    {
      actorKind: "admin",
      actorId: admin.id,
      agent: { id: ada.id, name: "Ada Fern" },
      sentence: [{ text: "Closed " }, { text: "booking" }],
      said: ["status: Confirmed → Closed"],
      changes: ["status: CONFIRMED → CLOSED"],
    },
  ]);
  const file = await admin.ask(download, `/api/admin/audit/export?search=${entityId}`);
  const text = await file.text();
  expect(text.trim().split("\r\n")).toHaveLength(2);
  expect(text).toContain(",'=1+1,");
  const after = await listAudit(admin.ctx, { ...ALL, kind: "audit" }, null);
  expect(after.lines).toMatchObject([{ action: "audit.export", actorId: admin.id }]);
});

it("says what was done by the names that records have now, which the audit itself never holds", async () => {
  const [ada, admin] = [await newAgent(db), await newAgent(db, { role: "ADMIN" })];
  const booking = await booked(ada, { confirmationNumber: "HB-4471", expectedCommissionCurrency: "USD" });
  const entityId = randomUUID();
  await inSystemTransaction(admin.ctx, (tx) =>
    recordAudit(tx, {
      action: "bank-transaction.link",
      entity: "bank-transaction",
      entityId,
      before: { status: "PENDING_REVIEW" },
      after: {
        linkId: randomUUID(),
        userId: ada.id,
        bookingId: booking.id,
        amountMinor: 12_345,
        currency: "USD",
      },
    }),
  );
  const [line] = (await listAudit(admin.ctx, { ...ALL, search: entityId }, null)).lines;
  expect(line?.sentence.map(({ text }) => text).join("")).toBe(
    "Linked bank transaction to booking HB-4471, USD 123.45",
  );
  expect(line?.sentence).toContainEqual({ text: "HB-4471", href: `/admin/bookings/${booking.id}` });
  const [stored] =
    await db`select before::text || after::text as facts from audit_log where entity_id = ${entityId}`;
  expect(stored?.facts).not.toContain("HB-4471");
});

it("is for administrators alone, and nobody can change it", async () => {
  const [ada, admin] = [await newAgent(db), await newAgent(db, { role: "ADMIN" })];
  expect(() => listAudit(ada.ctx, ALL, null)).toThrow();
  expect((await ada.ask(download, "/api/admin/audit/export")).status).toBe(403);
  const change = () =>
    inSystemTransaction(admin.ctx, (tx) => tx.db.execute("update audit_log set action = 'x'"));
  await expect(change()).rejects.toBeDefined();
});
