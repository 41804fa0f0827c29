import { writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import path from "node:path";
import { sql as raw } from "drizzle-orm";
import postgres, { type Sql } from "postgres";
import { openDatabase } from "@/db/client";
import { cloneDatabase } from "../tests/support/database/clone";
import { openTestServer } from "../tests/support/database/test-server";
import { vacuumed } from "../tests/support/database/vacuum";
import { explain, type RecordedStatement, recordStatements } from "./explain";

/**
 * Measures the Emails list at scale: one agent has 100,000 mails among 2,000 agents with 100 each. Opening a tab (fifty
 * rows and the counts of all tabs), searching, and the pages of `/api/inbox` with each of its filters must be answered
 * in 50 ms at p95. Writes the plans to bench/emails.explain.txt. `npm run bench -- emails [MAILS]`
 */
const LARGE = Number(process.argv[2] ?? 100_000);
const AGENTS = 2_000;
const RUNS = 60;
const LIMIT_MS = 50;

const server = await openTestServer();
const clone = await cloneDatabase(server.url, server.template);
const superuser = postgres(clone.superuserUrl, { max: 1, onnotice: () => undefined });
process.env.DATABASE_URL = clone.url;
const { closeDatabases } = await import("@/db/client");
const { contextFor } = await import("@/lib/platform/context/context");
const { emailListQuery, inboxQuery } = await import("@/lib/inbox/emails/email-listing.model");
const { countInbox, listEmails } = await import("@/lib/inbox/emails/read-emails");
const { listInbox } = await import("@/lib/inbox/emails/show-email");

type Ctx = Parameters<typeof listEmails>[0];
type Case = [string, (ctx: Ctx) => Promise<unknown>];
const agent = agentId(0);
const asked: RecordedStatement[] = [];
const db = openDatabase(clone.superuserUrl, 1);
recordStatements(asked);
const plans: string[] = [];

try {
  await fill(superuser);
  const behind = (day: string) => `${day}T00:00:00.000Z_${agent}`;
  const list = (query: object) => {
    const parsed = emailListQuery.parse(query);
    return (ctx: Ctx) => listEmails(ctx, parsed);
  };
  const inbox = (query: object) => {
    const parsed = inboxQuery.parse(query);
    return (ctx: Ctx) => listInbox(ctx, parsed);
  };
  const cases: Case[] = [
    ["open the tab", list({ tab: "new" })],
    ["further down", list({ tab: "new", after: behind("2026-06-01") })],
    ["last rows", list({ tab: "new", after: behind("2026-01-02") })],
    ["another tab", list({ tab: "done" })],
    ["search, found", list({ tab: "new", search: "lind 77" })],
    ["search, its last rows", list({ tab: "new", search: "lind 77", after: behind("2026-01-20") })],
    ["search, nothing", list({ tab: "new", search: "nobody at all" })],
    ["search, two letters", list({ tab: "done", search: "zz" })],
    ["search, one letter", list({ tab: "new", search: "o" })],
    ["search all tabs, found", list({ search: "lind 77", limit: 5 })],
    ["search all tabs, nothing", list({ search: "nobody at all", limit: 5 })],
    ...inboxCases().map(([name, query]): Case => [`inbox, ${name}`, inbox(query)]),
    ["count of new", countInbox],
  ];
  const load = () => loadavg().map((one) => one.toFixed(1));
  console.log(`${availableParallelism()} cores, load ${load().join(" ")}`);
  for (const [name, run] of cases) await measure(name, run);
  console.log(`load ${load().join(" ")}`);
  writeFileSync(path.join(import.meta.dirname, "emails.explain.txt"), `${plans.join("\n\n")}\n`);
} finally {
  await db.pool.end();
  await closeDatabases();
  await superuser.end();
  await clone.drop();
  await server.close();
}

/**
 * Returns a case for each filter with a value that no mail has and one that all mails have, on the first page and deep
 * in the list, and then for all filters at once.
 */
function inboxCases(): [string, object][] {
  const last = Math.ceil(LARGE / 50);
  const everywhere = {
    subject: "booking",
    from: "supplier",
    clientName: "a",
    search: "o",
    type: "confirmation",
  };
  const texts = { search: "confirmation", subject: "confirmation", from: "reservations", clientName: "a" };
  const each = Object.entries({ ...texts, type: "confirmation" });
  return [
    ["first page", {}],
    ["last page", { page: last }],
    ["of new, first page", { status: "new" }],
    ["of new, last page", { status: "new", page: last / 2 }],
    ...each.flatMap(([name, common]): [string, object][] => [
      [`${name} nothing`, { [name]: "nobody at all" }],
      [`${name} common`, { [name]: common }],
      [`${name} last page`, { [name]: common, page: last }],
    ]),
    ["search middle page", { search: "o", page: last / 2 }],
    ["search two letters", { search: "zz" }],
    ["search a sign", { search: "%" }],
    ["from, of new, nothing", { from: "nobody at all", status: "new" }],
    ["all common", everywhere],
    ["all common, middle", { ...everywhere, page: last / 2 }],
    ["all but one common", { ...everywhere, clientName: "nobody at all" }],
    ["by number", { confirmationNumber: "HB-77" }],
    ["by number, nothing", { confirmationNumber: "HB-0" }],
    ["by number and texts", { ...everywhere, confirmationNumber: "HB-78" }],
  ];
}

/**
 * Measures a use case as a request runs it, each time in a transaction of its own; then runs it once more with EXPLAIN.
 */
async function measure(name: string, run: (ctx: Ctx) => Promise<unknown>): Promise<void> {
  const ctx = () => contextFor({ kind: "agent", id: agent, admin: false, timeZone: "UTC" });
  const times: number[] = [];
  for (let count = 0; count < RUNS; count += 1) {
    const start = performance.now();
    await run(ctx());
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  const slow = at(0.95) > LIMIT_MS;
  const inDatabase = await explained(name, ctx(), run);
  if (slow || /Seq Scan on emails/.test(plans.at(-1) ?? "")) process.exitCode = 1;
  console.log(
    `${name.padEnd(30)} best ${at(0).toFixed(1)}  p50 ${at(0.5).toFixed(1)}  p95 ${at(0.95).toFixed(1)} ms  statements ${inDatabase}${slow ? "  TOO SLOW" : ""}`,
  );
}

/** Records the plans. Returns the time of each statement. */
async function explained(name: string, ctx: Ctx, run: (ctx: Ctx) => Promise<unknown>): Promise<string> {
  return db.transaction(async (opened) => {
    await opened.execute(raw.raw(`set local role app_rt; set local app.user_id = '${agent}'`));
    asked.length = 0;
    await run({ ...ctx, db: opened, owner: agent } as Ctx);
    const took: string[] = [];
    for (const statement of [...asked]) {
      const plan = await explain(opened, statement);
      plans.push(`== ${name}: ${statement.text.slice(0, 60)} ...\n${plan}`);
      took.push(/Execution Time: ([\d.]+)/.exec(plan)?.[1] ?? "?");
    }
    return took.join(" ");
  });
}

function agentId(number: number): string {
  return `00000000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;
}

/** Inserts the mails in chronological order, as they would arrive. */
async function fill(sql: Sql): Promise<void> {
  await sql`insert into users (id, email, created_at, updated_at)
    select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, n || '@bench.test', now(), now()
    from generate_series(0, ${AGENTS}::int) n`;
  await sql`insert into emails (user_id, id, status, intake, provider, sender_trust, type, subject, from_name, from_address, client_name, confirmation_number, number_key, search_subject, search_sender, search_booking, created_at, updated_at)
    select ('00000000-0000-7000-8000-' || lpad(to_hex(case when n % 3 = 0 then 0 else 1 + n % ${AGENTS}::int end), 12, '0'))::uuid,
      ('00000000-0000-7000-a000-' || lpad(to_hex(n), 12, '0'))::uuid,
      (array['new', 'new', 'processed', 'rejected'])[1 + (n / 3) % 4], 'EXTRACTED', 'raw', 'verified', 'confirmation',
      subject, sender, address, client, 'HB-' || n, 'HB' || n,
      lower(subject), lower(sender) || chr(31) || address || chr(31), lower(client) || chr(31) || 'hb-' || n || chr(31),
      timestamptz '2026-01-01' + n * interval '1 minute', now()
    from (select n, 'Your booking confirmation ' || n || ' for ' || (array['Lisbon', 'Rome', 'Madeira', 'Bergen'])[1 + n % 4]
        || ', ' || n % 28 + 1 || ' March 2027' as subject,
      (array['Harbour Hotel Lisbon', 'Nord Reisen', 'Sea Cruises International', 'Casa Azul'])[1 + n % 4] as sender,
      'reservations' || n % 500 || '@supplier' || n % 97 || '.example' as address,
      (array['Marta', 'Paul', 'Ana', 'Jonas'])[1 + n % 4] || ' ' || (array['Lind', 'Holm', 'Silva', 'Becker', 'Novak'])[1 + n % 5]
        || ' ' || n % 997 as client
      from generate_series(1, ${LARGE * 3}::int) n) mails`;
  await sql`insert into email_contents (user_id, email_id, raw, text)
    select user_id, id, ''::bytea, repeat(subject || ' ', 20) from emails where user_id = ${agentId(0)}`;
  await sql`insert into email_items (user_id, id, email_id, position, email_type, number_key, payload)
    select user_id, id, id, 0, 'confirmation', number_key, '{"emailType":"confirmation"}'
    from emails where user_id = ${agentId(0)}`;
  for (const table of ["emails", "email_contents", "email_items"]) await vacuumed(sql, table);
}
