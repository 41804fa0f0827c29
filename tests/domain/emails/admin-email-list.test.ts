import { expect, it } from "vitest";
import { GET as body } from "@/app/api/admin/emails/[id]/body/route";
import { GET as original } from "@/app/api/admin/emails/[id]/original/route";
import { GET as download } from "@/app/api/admin/emails/export/route";
import {
  type AdminEmailFilter,
  adminEmailFilter,
} from "@/lib/inbox/emails/administration/admin-email-list.model";
import {
  decideAdminEmail,
  listAdminEmails,
  readAdminEmail,
} from "@/lib/inbox/emails/administration/admin-emails";
import { NO_SENDER } from "@/lib/platform/base/addresses/admin-addresses.model";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { explain, type RecordedStatement, recordStatements } from "../../../bench/explain";
import { db } from "../../support/database/database";
import { readMail } from "../../support/mails/email";
import { newAgent, type TestAgent } from "../../support/people/agent";

const EMAILS = 30_000;
const PAGES = 4;
const PAGE = 50;
const ALL = adminEmailFilter.parse({});

/** Creates emails of these agents in every state, some with equal timestamps, from ten thousand senders. */
async function fill(agents: readonly string[]): Promise<void> {
  await db`insert into emails (user_id, id, status, intake, provider, sender_trust, type, subject, from_address, origin_address,
      number_key, confirmation_number, search_subject, search_sender, search_booking, created_at, updated_at)
    select (${agents}::uuid[])[1 + n % 3], gen_random_uuid(), (array['new', 'pending_review', 'processed', 'rejected'])[1 + n % 4],
      case when n % 101 = 0 then 'FAILED' when n % 97 = 0 then 'QUARANTINED' when n % 89 = 0 then 'SYSTEM' else 'EXTRACTED' end,
      'upload', 'verified', (array['confirmation', 'receipt', 'amendment', 'cancellation', null])[1 + n % 5], 'Mail ' || n,
      case when n % 50 <> 3 then 'Desk' || n % 10000 || '@Hotel.example' end, case when n % 2 = 0 then 'res' || n % 10000 || '@hotel.example' end,
      'QN' || n, 'QN-' || n, '', '', '', date_trunc('second', now() - n % 9000 * interval '1 minute'), now()
    from generate_series(1, ${EMAILS}::int) n`;
  await db`analyze emails`;
}

/** Reads page after page and returns all ids. */
async function walked(admin: TestAgent, filter: AdminEmailFilter): Promise<string[]> {
  const ids: string[] = [];
  let after: Parameters<typeof listAdminEmails>[2] = null;
  for (let page = 0; page < PAGES; page += 1) {
    const { lines, hasMore } = await listAdminEmails(admin.ctx, filter, after);
    ids.push(...lines.map(({ id }) => id));
    after = lines.at(-1) ?? null;
    if (!hasMore) break;
  }
  return ids;
}

it("pages of all agents' mails are what SQL finds, by every filter, and read no table from end to end", {
  timeout: 120_000,
}, async () => {
  const admin = await newAgent(db, { role: "ADMIN" });
  const agents = [(await newAgent(db)).id, (await newAgent(db)).id, (await newAgent(db)).id];
  await fill(agents);
  const [agent = ""] = agents;
  const asked: RecordedStatement[] = [];
  recordStatements(asked);
  const cases = [
    [ALL, db`true`],
    [{ ...ALL, status: "processed" }, db`status = 'processed'`],
    [
      { ...ALL, status: "pending" },
      db`status in ('new', 'pending_review') and intake not in ('FAILED', 'QUARANTINED', 'SYSTEM')`,
    ],
    [{ ...ALL, status: "error" }, db`intake = 'FAILED' and status <> 'rejected'`],
    [{ ...ALL, status: "quarantined" }, db`intake = 'QUARANTINED'`],
    [{ ...ALL, status: "discarded" }, db`status = 'rejected' and intake not in ('QUARANTINED', 'SYSTEM')`],
    [{ ...ALL, category: "cancellation" }, db`type = 'cancellation'`],
    [{ ...ALL, category: "unknown" }, db`type is null`],
    [{ ...ALL, category: "error" }, db`intake = 'FAILED'`],
    [{ ...ALL, sender: NO_SENDER }, db`origin_address is null and from_address is null`],
    [{ ...ALL, sender: "res42@hotel.example" }, db`origin_address = 'res42@hotel.example'`],
    [
      { ...ALL, sender: "desk43@hotel.example" },
      db`origin_address is null and from_address = 'Desk43@Hotel.example'`,
    ],
    [{ ...ALL, agent, status: "processed" }, db`user_id = ${agent} and status = 'processed'`],
  ] as const;
  for (const [filter, where] of cases) {
    const rows = await db`select id from emails where ${where}
      order by created_at desc, id desc limit ${PAGES * PAGE}`;
    expect(rows.length).toBeGreaterThan(0);
    expect(await walked(admin, filter)).toEqual(rows.map(({ id }) => id));
  }
  const { lines } = await listAdminEmails(admin.ctx, { ...ALL, search: "qn 2999" }, null);
  const numbers =
    await db`select id from emails where number_key like 'QN2999%' order by created_at desc, id desc`;
  expect(numbers).toHaveLength(11);
  expect(lines.map(({ id }) => id)).toEqual(numbers.map(({ id }) => id));
  const bySender = await listAdminEmails(admin.ctx, { ...ALL, search: "RES420@" }, null);
  expect(new Set(bySender.lines.map(({ sender }) => sender.address))).toEqual(
    new Set(["res420@hotel.example"]),
  );
  expect((await listAdminEmails(admin.ctx, { ...ALL, search: "--" }, null)).lines).toEqual([]);
  await db`update users set name = 'Quill Ostrander' where id = ${agent}`;
  const byAgent = await listAdminEmails(admin.ctx, { ...ALL, search: "ostrander" }, null);
  expect(new Set(byAgent.lines.map((line) => line.agent.id))).toEqual(new Set([agent]));
  await db`update emails set search_booking = 'lena marsh' || chr(31) where id = ${lines[0]?.id ?? ""}`;
  const byClient = await listAdminEmails(admin.ctx, { ...ALL, search: "Marsh" }, null);
  expect(byClient.lines.map(({ id }) => id)).toEqual([lines[0]?.id]);
  await readAdminEmail(admin.ctx, lines[0]?.id ?? "").catch(() => undefined);
  const plans = asked.filter(({ text }) => /from "?emails|join "?emails/.test(text));
  expect(plans.length).toBeGreaterThan(cases.length);
  for (const statement of plans) {
    const plan = await inSystemTransaction(admin.ctx, (tx) => explain(tx.db, statement));
    expect.soft(plan, statement.text).not.toMatch(/Seq Scan on emails/);
  }
});

it("a mail of somebody else is read with what was read of it, and each look is written down once", async () => {
  const admin = await newAgent(db, { role: "ADMIN" });
  const ada = await newAgent(db);
  const { id } = await readMail(ada);
  await listAdminEmails(admin.ctx, { ...ALL, agent: ada.id }, null);
  await listAdminEmails(admin.ctx, { ...ALL, agent: ada.id }, null);
  const { agent, mail } = await readAdminEmail(admin.ctx, id);
  expect(agent.id).toBe(ada.id);
  expect(mail.items[0]?.payload.confirmationNumber).toBe("HB-4471");
  const place = `/api/admin/emails/${id}`;
  expect(await (await admin.ask(body, `${place}/body`, {}, { id })).text()).toMatch(/<mark[^>]*>HB-4471/);
  expect((await admin.ask(original, `${place}/original`, {}, { id })).status).toBe(200);
  const looks = await db`select entity_id from audit_log where user_id = ${ada.id} and actor_id = ${admin.id}
    and actor_kind = 'admin' and action = 'email.look' order by entity_id nulls first`;
  expect(looks.map((row) => row.entity_id)).toEqual([null, id]);
  const file = await (await admin.ask(download, `/api/admin/emails/export?agent=${ada.id}`)).text();
  expect(file.trim().split("\r\n")).toHaveLength(2);
});

it("a quarantined and a failed mail go on by an administrator's hand, in the agent's name and audit", async () => {
  const admin = await newAgent(db, { role: "ADMIN" });
  const ada = await newAgent(db);
  for (const [intake, step] of [
    ["QUARANTINED", "release"],
    ["FAILED", "retry"],
  ] as const) {
    const { id } = await readMail(ada, { number: `X-${step}` });
    await db`update emails set intake = ${intake} where user_id = ${ada.id} and id = ${id}`;
    await decideAdminEmail(admin.ctx, { id, agent: ada.id, step });
    const [row] = await db`select intake from emails where user_id = ${ada.id} and id = ${id}`;
    expect(row?.intake).toBe("RECEIVED");
    const [deed] =
      await db`select actor_kind from audit_log where entity_id = ${id} and action = ${`email.${step}`}`;
    expect(deed?.actor_kind).toBe("admin");
  }
});

it("is for administrators alone", async () => {
  const ada = await newAgent(db);
  const { id } = await readMail(ada);
  expect(() => listAdminEmails(ada.ctx, ALL, null)).toThrow();
  expect(() => readAdminEmail(ada.ctx, id)).toThrow();
  expect(() => decideAdminEmail(ada.ctx, { id, agent: ada.id, step: "retry" })).toThrow();
  expect((await ada.ask(body, `/api/admin/emails/${id}/body`, {}, { id })).status).toBe(403);
  expect((await ada.ask(original, `/api/admin/emails/${id}/original`, {}, { id })).status).toBe(403);
  expect((await ada.ask(download, "/api/admin/emails/export")).status).toBe(403);
});
