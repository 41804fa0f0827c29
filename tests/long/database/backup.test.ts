import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres, { type Sql } from "postgres";
import { afterAll, expect, it } from "vitest";
import { migrateDatabase } from "@/db/migrate";
import { putBack, takeBackup } from "../../../tools/launcher/backup/backup.mjs";
import { ensureDatabase, ensureOwner, ownersUrl } from "../../../tools/postgres/owner.mjs";
import { up } from "../../../tools/postgres/server.mjs";

const home = mkdtempSync(path.join(tmpdir(), "backup-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/**
 * A login that may create databases on a server whose pg_dump is installed here, such as Debian's; the embedded server
 * has none.
 */
const OTHER_SERVER = process.env.BACKUP_SERVER_URL;

/** Returns every table with its rows in a deterministic order. */
async function contentsOf(url: string): Promise<Record<string, unknown>> {
  return await on(url, async (db) => {
    const tables = await db<{ name: string }[]>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`;
    const contents: Record<string, unknown> = {};
    for (const { name } of tables) {
      const [row] = await db.unsafe(
        `select count(*)::int as count, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${name} t`,
      );
      contents[name] = row;
    }
    const rights =
      await db`select grantee, table_name, privilege_type from information_schema.role_table_grants
      where grantee like 'app%' order by 1, 2, 3`;
    return { ...contents, rights: rights.length };
  });
}

async function on<T>(url: string, work: (db: Sql) => Promise<T>): Promise<T> {
  const db = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

function blobsIn(data: string): string {
  const blobs = path.join(data, "blobs");
  mkdirSync(path.join(blobs, "originals"), { recursive: true });
  writeFileSync(path.join(blobs, "originals/one"), "From: ada");
  return blobs;
}

it("an embedded installation comes back whole, and nowhere over another", { timeout: 600_000 }, async () => {
  const [data, other, target] = ["data", "other", "taken"].map((name) => path.join(home, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(data);
  writeFileSync(path.join(data, "secrets.json"), '{"AUTH_SECRET":"kept"}');
  const place = { data, url: undefined, blobs: blobsIn(data) };
  const server = await up({ dataDir: path.join(data, "pg18"), port: 0 });
  await ensureOwner(server.url);
  await ensureDatabase(server.url, "tallyport");
  await migrateDatabase(ownersUrl(server.url, "tallyport"));
  await on(databaseOf(server.url), plant);
  const before = await contentsOf(databaseOf(server.url));
  expect(before["public.users"]).toMatchObject({ count: 1 });
  await expect(takeBackup(place, target)).rejects.toThrow("Stop the product first");
  await server.stop();
  rmSync(target, { recursive: true, force: true });
  await takeBackup(place, target);
  await expect(takeBackup(place, target)).rejects.toThrow("new or empty");
  await expect(putBack({ ...place, blobs: path.join(home, "nowhere") }, target)).rejects.toThrow(
    "There is a database already",
  );
  mkdirSync(other);
  const elsewhere = { data: other, url: undefined, blobs: path.join(other, "blobs") };
  await putBack(elsewhere, target);
  const again = await up({ dataDir: path.join(other, "pg18"), port: 0 });
  try {
    expect(await contentsOf(databaseOf(again.url))).toEqual(before);
  } finally {
    await again.stop();
  }
  expect(readFileSync(path.join(other, "blobs/originals/one"), "utf8")).toBe("From: ada");
  expect(readFileSync(path.join(other, "secrets.json"), "utf8")).toContain("kept");
});

it.skipIf(!OTHER_SERVER)(
  "a server's database comes back whole, and only into an empty one",
  {
    timeout: 600_000,
  },
  async () => {
    const url = (name: string) => Object.assign(new URL(OTHER_SERVER ?? ""), { pathname: `/${name}` }).href;
    const target = path.join(home, "dumped");
    for (const name of ["backup_from", "backup_to"]) {
      await on(OTHER_SERVER ?? "", async (db) => {
        await db.unsafe(`drop database if exists ${name}`);
        await db.unsafe(`create database ${name}`);
      });
    }
    await migrateDatabase(url("backup_from"));
    await on(url("backup_from"), plant);
    const before = await contentsOf(url("backup_from"));
    const from = { data: home, url: url("backup_from"), blobs: blobsIn(path.join(home, "served")) };
    await takeBackup(from, target);
    await expect(putBack({ ...from, blobs: path.join(home, "nowhere") }, target)).rejects.toThrow(
      "isn't empty",
    );
    await putBack({ data: home, url: url("backup_to"), blobs: path.join(home, "served-again") }, target);
    expect(await contentsOf(url("backup_to"))).toEqual(before);
    await migrateDatabase(url("backup_to"));
  },
);

function databaseOf(serverUrl: string): string {
  return Object.assign(new URL(serverUrl), { pathname: "/tallyport" }).href;
}

/** Inserts an agent with a supplier, a booking, and the rows that triggers derive from them. */
async function plant(db: Sql): Promise<void> {
  const [ada, supplier, booking] = ["01", "02", "03"].map(
    (n) => `0190b6a2-0000-7000-8000-0000000000${n}`,
  ) as [string, string, string];
  await db`insert into users (id, email, email_verified, name, role, has_completed_onboarding, timezone, created_at, updated_at)
    values (${ada}, 'ada@fern.test', true, 'Ada Fern', 'USER', true, 'UTC', now(), now())`;
  await db`insert into suppliers (id, owner_id, name, name_key, created_at, updated_at)
    values (${supplier}, ${ada}, 'Altamar', 'altamar', now(), now())`;
  await db`insert into activities (user_id, id, type, created_at) values (${ada}, ${booking}, 'EMAIL_FORWARDED', now())`;
}
