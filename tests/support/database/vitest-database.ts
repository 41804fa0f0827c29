import type { Sql } from "postgres";
import { afterAll, afterEach, inject, vi } from "vitest";
import { testSettings, withoutSettings } from "../app/environment";
import { cloneDatabase } from "./clone";

/**
 * Vitest's setup file of the projects that use a database: each test file gets a migrated database of its own, named
 * by DATABASE_URL before the product's modules are loaded. Rows are deleted after each test, the database is dropped
 * after the file. tests/support/database/database.ts connects to it past row-level security.
 */
const clone = await cloneDatabase(inject("serverUrl"), inject("template"));
process.env = {
  ...withoutSettings(process.env),
  ...testSettings(clone.url),
  LOG_LEVEL: process.env.LOG_LEVEL ?? "silent",
  TEST_SUPERUSER_URL: clone.superuserUrl,
};
vi.mock("next/headers", () => import("../http/next-headers"));
const { db, owner } = await import("./database");
const deletions = await deletionOfRows(db);

afterEach(async () => {
  await db.begin(async (tx) => {
    // Skips foreign keys and triggers, so neither the order of tables nor an append-only table is in the way.
    await tx.unsafe(
      `set local session_replication_role = replica; set local lock_timeout = '10s'; ${deletions}`,
    );
  });
});

afterAll(async () => {
  const { closeDatabases } = await import("@/db/client");
  await closeDatabases();
  await Promise.all([db.end(), owner.end()]);
  await clone.drop();
});

/** Tables that the migrations filled keep their rows. */
async function deletionOfRows(sql: Sql): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss')`;
  const emptiness = await Promise.all(
    tables.map(async ({ name }) => ({ name, rows: await sql.unsafe(`select from ${name} limit 1`) })),
  );
  return emptiness
    .filter(({ rows }) => rows.length === 0)
    .map(({ name }) => `delete from ${name};`)
    .join(" ");
}
