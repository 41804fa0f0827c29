import type { Sql } from "postgres";
import { afterEach, inject, vi } from "vitest";
import { resetEnv } from "@/lib/platform/base/env";
import { testSettings, withoutSettings } from "../app/environment";
import { type Clone, cloneDatabase } from "./clone";
import { WORKERS } from "./cluster";

/**
 * Vitest's setup file of the projects that use a database: each process gets its own migrated database, named by
 * DATABASE_URL before the product's modules load. Each file starts with the tests' settings only, and each test with
 * only the rows that the migrations inserted. tests/support/database/database.ts connects without row-level security.
 */
type Place = {
  readonly clone: Clone;
  readonly own: NodeJS.ProcessEnv;
  empty?: (sql: Sql) => Promise<unknown>;
};
const PLACE = Symbol.for("tallyport.tests.place");
const shared = globalThis as { [PLACE]?: Place };
shared[PLACE] ??= {
  clone: await cloneDatabase(inject("serverUrl"), inject("template")),
  own: withoutSettings(process.env),
};
const place = shared[PLACE];

process.env = heard({
  ...place.own,
  ...testSettings(place.clone.url),
  LOG_LEVEL: place.own.LOG_LEVEL ?? "silent",
  TEST_OWNER_URL: place.clone.url,
  TEST_SUPERUSER_URL: place.clone.superuserUrl,
});
resetEnv();
vi.mock("next/headers", () => import("../http/next-headers"));
const { db } = await import("./database");
place.empty ??= await makeEmptying(db);

afterEach(() => place.empty?.(db));

/** Makes the product re-read its settings whenever a test changes one. */
function heard(settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return new Proxy(settings, {
    set(target, name: string, value: unknown) {
      resetEnv();
      target[name] = String(value);
      return true;
    },
    deleteProperty(target, name: string) {
      resetEnv();
      return delete target[name];
    },
  });
}

/**
 * Creates a function that empties the tables, since its plans are cached: planning 110 deletions takes nine times as
 * long as executing them. It skips foreign keys and triggers, so neither the order of tables nor append-only tables
 * matter. Tables that migrations filled keep their rows.
 */
async function makeEmptying(sql: Sql): Promise<(sql: Sql) => Promise<unknown>> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss')`;
  const emptiness = await Promise.all(
    tables.map(async ({ name }) => ({ name, rows: await sql.unsafe(`select from ${name} limit 1`) })),
  );
  const deletions = emptiness
    .filter(({ rows }) => rows.length === 0)
    .map(({ name }) => `delete from ${name};`);
  if (WORKERS.length > 0) return (db) => onCluster(db, deletions.join(" "));
  await sql.unsafe(`
    create schema tests;
    create function tests.empty() returns void language plpgsql
      set session_replication_role = replica set lock_timeout = '10s'
      as $$ begin ${deletions.join(" ")} end $$`);
  return (db) => db`select tests.empty()`;
}

/**
 * A cluster doesn't pass a function's settings on to its other nodes, so there the deletions are sent as one message.
 */
function onCluster(sql: Sql, deletions: string): Promise<unknown> {
  return sql.begin(async (tx) => {
    await tx.unsafe("set local session_replication_role = replica; set local lock_timeout = '10s'");
    await tx.unsafe(deletions);
  });
}
