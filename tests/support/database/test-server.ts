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

/** Where a run's databases are cloned from. */
export type TestServer = {
  /** The superuser's address. */
  readonly url: string;
  /** A database with every migration, and without a connection. */
  readonly template: string;
  /** Stops the server, unless another run beside this one still uses it. */
  readonly close: () => Promise<void>;
};

/**
 * The embedded PostgreSQL of all test runs (without fsync, in a data folder of its own), or the one that TEST_POSTGRES_URL names, with a template named by
 * what makes a schema, so that it is built again only when that changes. Advisory locks tell runs side by side apart:
 * they vanish with their holder, also after a kill.
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

/** TEST_POSTGRES_URL names a server of another version to try, by its superuser; whose databases are this product's alone. */
async function startedServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = process.env.CITUS_URL || process.env.TEST_POSTGRES_URL;
  if (url) return { url, stop: async () => undefined };
  return await up({ dataDir: path.join(DATA, "test-pg18"), port: PORT, flags: FLAGS, test: true });
}

/** Every run holds the lock in common, so it is to be had alone only while there is no other run. */
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

/** Built under another name: an interrupted run must not leave a half-migrated template behind. */
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

/** In a process of its own, as it is done in production. */
async function migrate(url: string) {
  const env = { ...process.env, DATABASE_URL: url, DATABASE_ADMIN_URL: "" };
  const { code } = await runNode([`${await ensurePrograms()}/migrate.mjs`], { env });
  if (code !== 0) throw new Error(`The migrations failed with exit code ${code}; their message is above.`);
}

/** Of the migrations, their times, the code that runs them, and of the queues they make. */
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
