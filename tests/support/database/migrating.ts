import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import { inject } from "vitest";
import { DATA, ROOT } from "../../../tools/launcher/paths.mjs";
import { OWNER, onServer, ownersUrl } from "../../../tools/postgres/owner.mjs";

const MIGRATIONS = path.join(ROOT, "db/migrations");
type Journal = { readonly entries: readonly { readonly tag: string }[] };
/** Drizzle's journal of the migrations. */
export const JOURNAL: Journal = JSON.parse(readFileSync(path.join(MIGRATIONS, "meta/_journal.json"), "utf8"));

/** Runs work with an empty database on the test server, which is dropped afterwards. */
export async function withEmptyDatabase(work: (url: string) => Promise<void>) {
  const name = `clone_empty_${Math.random().toString(36).slice(2)}`;
  const server = inject("serverUrl");
  await onServer(server, (sql) => sql.unsafe(`create database ${name} owner ${OWNER}`));
  try {
    await work(ownersUrl(server, name));
  } finally {
    await onServer(server, (sql) => sql.unsafe(`drop database ${name} with (force)`));
  }
}

/** Applies the first N migrations to a database, for one count after the other. */
export async function migrateTo(url: string, counts: readonly number[]) {
  const folder = mkdtempSync(path.join(DATA, "first-migrations-"));
  mkdirSync(path.join(folder, "meta"));
  for (const { tag } of JOURNAL.entries) {
    cpSync(path.join(MIGRATIONS, `${tag}.sql`), path.join(folder, `${tag}.sql`));
  }
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  for (const count of counts) {
    const part = { ...JOURNAL, entries: JOURNAL.entries.slice(0, count) };
    writeFileSync(path.join(folder, "meta/_journal.json"), JSON.stringify(part));
    await migrate(drizzle(client), { migrationsFolder: folder });
  }
  await client.end();
  rmSync(folder, { recursive: true });
}
