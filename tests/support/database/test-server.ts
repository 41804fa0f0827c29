import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import postgres, { type Sql } from "postgres";
import { distributeDatabase } from "@/db/distribute";
import { ensurePrograms } from "../../../tools/launcher/build/programs.mjs";
import { runNode } from "../../../tools/launcher/children.mjs";
import { DATA, ROOT } from "../../../tools/launcher/paths.mjs";
import { ensureOwner, OWNER, ownersUrl } from "../../../tools/postgres/owner.mjs";
import { up } from "../../../tools/postgres/server.mjs";
import { copyOnNodes, onNodes, WORKERS } from "./cluster";

const PORT = 54_329;
const SETUP_LOCK = 7_240_001;
const RUN_LOCK = 7_240_002;
const FLAGS = ["-c", "max_connections=200", "-c", "jit=off"];

/** The server and template from which a run's databases are cloned. */
export type TestServer = {
  /** The superuser's URL. */
  readonly url: string;
  /** A database with all migrations and no connections. */
  readonly template: string;
  /** Stops the server unless a concurrent run still uses it. */
  readonly close: () => Promise<void>;
};

/**
 * Starts the embedded PostgreSQL that all test runs share (without fsync, in its own data folder), or uses the server
 * that TEST_POSTGRES_URL names. The template's name contains a hash of everything that defines the schema, so it is
 * rebuilt only when that changes. Advisory locks coordinate concurrent runs; they vanish with their holder, even after
 * a kill.
 */
export async function openTestServer(): Promise<TestServer> {
  const server = await startedServer();
  const gate = postgres(server.url, { max: 1, max_lifetime: null, onnotice: () => undefined });
  await gate`select pg_advisory_lock(${SETUP_LOCK})`;
  await ensureOwner(server.url);
  if (await isOnlyRun(gate)) await dropLeftClones(gate, server.url);
  const template = await ensureTemplate(gate, server.url);
  await gate`select pg_advisory_lock_shared(${RUN_LOCK}), pg_advisory_unlock(${SETUP_LOCK})`;

  const close = async () => {
    await gate`select pg_advisory_unlock_shared(${RUN_LOCK})`;
    const last = await isOnlyRun(gate);
    if (last) await dropLeftClones(gate, server.url);
    await gate.end();
    if (last) await server.stop();
  };
  return { url: server.url, template, close };
}

/**
 * TEST_POSTGRES_URL is the superuser's URL of a server, such as one of another version; its databases must be used by
 * this product alone.
 */
async function startedServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = process.env.CITUS_URL || process.env.TEST_POSTGRES_URL;
  if (url) return { url, stop: async () => undefined };
  return await up({ dataDir: path.join(DATA, "test-pg18"), port: PORT, flags: FLAGS, test: true });
}

/** Every run holds this lock in shared mode, so the exclusive lock is available only if there is no other run. */
async function isOnlyRun(gate: Sql): Promise<boolean> {
  const [row] = await gate<{ alone: boolean }[]>`select pg_try_advisory_lock(${RUN_LOCK}) as alone`;
  if (row?.alone) await gate`select pg_advisory_unlock(${RUN_LOCK})`;
  return row?.alone === true;
}

async function dropLeftClones(gate: Sql, serverUrl: string) {
  const left = await gate<{ name: string }[]>`
    select datname as name from pg_database where datname ~ '^(clone|building)_'`;
  for (const { name } of left)
    await onNodes(serverUrl, (sql) => sql.unsafe(`drop database if exists ${name} with (force)`));
}

/** Builds the template under a temporary name, so that an interrupted run doesn't leave a half-migrated template. */
async function ensureTemplate(gate: Sql, serverUrl: string): Promise<string> {
  const hash = schemaHash();
  const name = `template_${hash}`;
  const [existing] = await gate`select from pg_database where datname = ${name}`;
  if (existing) return name;

  const building = `building_${hash}`;
  await onNodes(serverUrl, (sql) => sql.unsafe(`drop database if exists ${building} with (force)`));
  await gate.unsafe(`create database ${building} owner ${OWNER}`);
  await migrate(ownersUrl(serverUrl, building));
  if (WORKERS.length === 0) await gate.unsafe(`alter database ${building} rename to ${name}`);
  else {
    await distributeDatabase(Object.assign(new URL(serverUrl), { pathname: `/${building}` }).href, WORKERS);
    await copyOnNodes(serverUrl, building, name);
  }
  return name;
}

/** Runs the migrations in a separate process, as in production. */
async function migrate(url: string) {
  const env = { ...process.env, DATABASE_URL: url, DATABASE_ADMIN_URL: "" };
  const { code } = await runNode([`${await ensurePrograms()}/migrate.mjs`], { env });
  if (code !== 0) throw new Error(`The migrations failed with exit code ${code}; their message is above.`);
}

/** Hashes the migrations, their timestamps, the code that runs them, and the definitions of the queues they create. */
function schemaHash(): string {
  const hash = createHash("sha256");
  const folders = ["db/migrations", "db", "lib/worker/queues"];
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder)).map((name) => `${folder}/${name}`),
  );
  const relevant = files.filter((file) => /\.(sql|ts)$/.test(file));
  for (const file of [
    ...relevant.sort(),
    "db/migrations/meta/_journal.json",
    "lib/platform/base/queues.ts",
  ]) {
    hash.update(file).update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest("hex").slice(0, 12);
}
