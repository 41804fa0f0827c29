import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { afterAll, expect, test } from "vitest";
import { migrateDatabase } from "@/db/migrate";
import { QUEUES, retriesOf } from "@/lib/platform/base/queues";
import { DATA, installed, ROOT } from "../../tools/launcher/paths.mjs";
import { databaseUrl } from "../support/database/database-url";
import { JOURNAL, migrateTo, withEmptyDatabase } from "../support/database/migrating";
import { catalogueOf } from "../support/http/catalogue";

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

test("the migrations say all that the schema says, and nothing but a table that none makes is added", () => {
  const planted = path.join(scratch, "planted.ts");
  const source = [
    'import { pgTable, text } from "drizzle-orm/pg-core";',
    `export * from "${path.join(ROOT, "db/schema/index")}";`,
    'export const planted = pgTable("planted", { id: text("id") });',
  ];
  writeFileSync(planted, source.join("\n"));
  expect(generated(path.relative(ROOT, planted))).toEqual(['CREATE TABLE "planted" (\n\t"id" text\n);']);
});

/** Returns the migrations that drizzle-kit adds to a copy of the project's migrations for this schema. */
function generated(schema: string): string[] {
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
  execFileSync(process.execPath, [installed("drizzle-kit/bin.cjs"), "generate", "--config", config], {
    cwd: ROOT,
  });
  const known = new Set(readdirSync(path.join(ROOT, "db/migrations")));
  const added = readdirSync(out).filter((name) => !known.has(name));
  return added.map((name) => readFileSync(path.join(out, name), "utf8").trim());
}
