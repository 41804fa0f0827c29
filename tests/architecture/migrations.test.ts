import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { migrateDatabase } from "@/db/migrate";
import { PART_END, searchOf } from "@/lib/inbox/emails/email-search.model";
import { QUEUES, retriesOf } from "@/lib/platform/base/queues";
import { DATA, installed, ROOT } from "../../tools/launcher/paths.mjs";
import { OWNER, onServer, ownersUrl } from "../../tools/postgres/owner.mjs";
import { databaseUrl } from "../support/database/database-url";
import { catalogueOf } from "../support/http/catalogue";

const EXAMPLE = "00000000-0000-7000-8000-000000000001";
type Journal = { readonly entries: readonly { readonly tag: string }[] };
const JOURNAL: Journal = JSON.parse(
  readFileSync(path.join(ROOT, "db/migrations/meta/_journal.json"), "utf8"),
);
const scratch = mkdtempSync(path.join(DATA, "migrations-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test("migrating a migrated database again changes nothing", async () => {
  const before = await catalogueOf(databaseUrl());
  expect(before.length).toBeGreaterThan(100);
  await migrateDatabase(databaseUrl());
  expect(await catalogueOf(databaseUrl())).toEqual(before);
});

test("a migration that fails is named, with what the database said", async () => {
  await withEmptyDatabase(async (url) => {
    const client = postgres(url, { max: 1, onnotice: () => undefined });
    await client`create table users (name text)`;
    await client.end();
    await expect(migrateDatabase(url)).rejects.toThrow(
      /^\d{4}_\w+\.sql failed: relation "users" already exists \(42P07\)\. It was doing: CREATE TABLE "users"/,
    );
  });
});

test("each queue tries its jobs as the table says, also one that was made when it said otherwise", async () => {
  const told = async () => {
    const client = postgres(databaseUrl(), { max: 1, onnotice: () => undefined });
    const rows = await client`select name, retry_limit as "retryLimit", retry_delay as "retryDelay",
      retry_backoff as "retryBackoff", heartbeat_seconds as "heartbeatSeconds",
      expire_seconds as "expireInSeconds" from pgboss.queue where dead_letter is not null`;
    await client.end();
    return Object.fromEntries(rows.map(({ name, ...retries }) => [name, retries]));
  };
  const usual = Object.fromEntries(QUEUES.map((name) => [name, retriesOf(name)]));
  expect(await told()).toEqual(usual);

  const patient = { ...retriesOf("send-email"), retryLimit: 9, expireInSeconds: 60 };
  await migrateDatabase(databaseUrl(), (name) => (name === "send-email" ? patient : retriesOf(name)));
  expect(await told()).toEqual({ ...usual, "send-email": patient });
  await migrateDatabase(databaseUrl());
  expect(await told()).toEqual(usual);
});

test("a database migrated one migration at a time equals a fresh one", async () => {
  await withEmptyDatabase(async (url) => {
    await migrateTo(
      url,
      JOURNAL.entries.slice(1).map((_entry, before) => before + 1),
    );
    await migrateDatabase(url);
    expect(await catalogueOf(url)).toEqual(await catalogueOf(databaseUrl()));
  });
});

test("mails that are older than the texts that lists look through are found as newer ones are", async () => {
  await withEmptyDatabase(async (url) => {
    await migrateTo(url, [15]);
    const client = postgres(url, { max: 1, onnotice: () => undefined });
    const mail = {
      subject: "  Zoë's  100%\u00a0ﬁne TOUR مُؤَكَّد हिन्दी 🏝️",
      fromName: "Ｓea Inn",
      fromAddress: "a_b@sea.example",
    };
    const read = { confirmationNumber: "HB-1", customer: { name: "Per HOLM" }, supplier: { name: "Čapek" } };
    await client`insert into users (id, email, created_at, updated_at)
      values (${EXAMPLE}, 'a@agents.test', now(), now())`;
    await client`insert into emails (user_id, id, intake, provider, sender_trust, subject, from_name, from_address, client_name, search, created_at, updated_at)
      values (${EXAMPLE}, ${EXAMPLE}, 'EXTRACTED', 'raw', 'verified', ${mail.subject}, ${mail.fromName}, ${mail.fromAddress}, 'Per HOLM', 'old', now(), now()),
        (${EXAMPLE}, gen_random_uuid(), 'NO_DATA', 'raw', 'verified', ${"長".repeat(900)}, null, null, null, 'old', now(), now())`;
    await client`insert into email_items (user_id, id, email_id, position, email_type, payload)
      values (${EXAMPLE}, ${EXAMPLE}, ${EXAMPLE}, 0, 'confirmation', ${client.json(read)})`;
    await migrateDatabase(url);
    const [row, long] =
      await client`select search_subject as "searchSubject", search_sender as "searchSender",
      search_booking as "searchBooking" from emails order by intake`;
    await client.end();
    const wanted = searchOf(mail, "Per HOLM", ["HB-1", "Per HOLM", "Čapek"]);
    const sorted = (value: string) => value.split(PART_END).sort();
    expect({ ...row, searchBooking: sorted(row?.searchBooking) }).toEqual({
      ...wanted,
      searchBooking: sorted(wanted.searchBooking),
    });
    expect(row?.searchBooking).toMatch(new RegExp(`^per holm${PART_END}`));
    expect(long?.searchSubject).toMatch(/^長{250}$/);
  });
});

test("audit rows about no agent get nobody's id, and lie by month", async () => {
  await withEmptyDatabase(async (url) => {
    await migrateTo(url, [37]);
    const client = postgres(url, { max: 1, onnotice: () => undefined });
    const monthsAgo = (n: number) => {
      const now = new Date();
      return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - n));
    };
    for (const at of [new Date(0), new Date(monthsAgo(1).getTime() - 1), monthsAgo(1)]) {
      await client`insert into audit_log (id, at, actor_kind, actor_id, source, action, entity, request_id)
        values (gen_random_uuid(), ${at}, 'system', 'job:example', 'job', 'job.discard', 'job', 'r')`;
    }
    await migrateDatabase(url);
    const nobody = "00000000-0000-0000-0000-000000000000";
    expect(
      await client`select tableoid::regclass::text as part, user_id as "userId" from audit_log order by at`,
    ).toEqual([
      { part: "audit_log_default", userId: nobody },
      ...[2, 1].map((n) => ({
        part: `audit_log_${monthsAgo(n).toISOString().slice(0, 7).replace("-", "_")}`,
        userId: nobody,
      })),
    ]);
    await expect(client`update audit_log set action = 'other'`).rejects.toMatchObject({ code: "42501" });
    await client.end();
  });
});

test("several processes migrating an empty database at once all succeed", async () => {
  await withEmptyDatabase(async (url) => {
    await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)]);
    expect(await catalogueOf(url)).toEqual(await catalogueOf(databaseUrl()));
  });
});

test("the catalogue sees a column that nobody migrated", async () => {
  const sql = postgres(databaseUrl(), { max: 1 });
  try {
    const before = await catalogueOf(databaseUrl());
    await sql`alter table users add column planted text`;
    expect(await catalogueOf(databaseUrl())).not.toEqual(before);
    await sql`alter table users drop column planted`;
  } finally {
    await sql.end();
  }
});

test("the migrations say all that the schema says", () => {
  const { said, added } = generate("db/schema/index.ts");
  expect(said).toContain("No schema changes");
  expect(added).toEqual([]);
});

test("a table that no migration makes is noticed", () => {
  const planted = path.join(scratch, "planted.ts");
  const source = [
    'import { pgTable, text } from "drizzle-orm/pg-core";',
    `export * from "${path.join(ROOT, "db/schema/index")}";`,
    'export const planted = pgTable("planted", { id: text("id") });',
  ];
  writeFileSync(planted, source.join("\n"));
  expect(generate(path.relative(ROOT, planted)).added).toHaveLength(1);
});

/** What drizzle-kit says, and the migrations it adds to a copy of ours. */
function generate(schema: string) {
  const out = mkdtempSync(path.join(scratch, "generated-"));
  cpSync(path.join(ROOT, "db/migrations"), out, { recursive: true });
  const config = path.relative(ROOT, `${out}.config.json`);
  const settings = {
    dialect: "postgresql",
    schema,
    out: path.relative(ROOT, out),
    entities: { roles: true },
  };
  writeFileSync(path.join(ROOT, config), JSON.stringify(settings));
  const said = execFileSync(
    process.execPath,
    [installed("drizzle-kit/bin.cjs"), "generate", "--config", config],
    { cwd: ROOT, encoding: "utf8" },
  );
  const known = new Set(readdirSync(path.join(ROOT, "db/migrations")));
  return { said, added: readdirSync(out).filter((name) => !known.has(name)) };
}

async function withEmptyDatabase(work: (url: string) => Promise<void>) {
  const name = `clone_empty_${Math.random().toString(36).slice(2)}`;
  const server = inject("serverUrl");
  await onServer(server, (sql) => sql.unsafe(`create database ${name} owner ${OWNER}`));
  try {
    await work(ownersUrl(server, name));
  } finally {
    await onServer(server, (sql) => sql.unsafe(`drop database ${name} with (force)`));
  }
}

/** Brings a database to the first so many migrations, one count after the other. */
async function migrateTo(url: string, counts: readonly number[]) {
  const folder = mkdtempSync(path.join(scratch, "first-"));
  mkdirSync(path.join(folder, "meta"));
  for (const { tag } of JOURNAL.entries) {
    cpSync(path.join(ROOT, `db/migrations/${tag}.sql`), path.join(folder, `${tag}.sql`));
  }
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  for (const count of counts) {
    const part = { ...JOURNAL, entries: JOURNAL.entries.slice(0, count) };
    writeFileSync(path.join(folder, "meta/_journal.json"), JSON.stringify(part));
    await migrate(drizzle(client), { migrationsFolder: folder });
  }
  await client.end();
}
