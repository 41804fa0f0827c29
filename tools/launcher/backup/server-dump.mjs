// @ts-check
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { onServer } from "../../postgres/owner.mjs";
import { ROOT } from "../paths.mjs";
import { Refusal } from "../say.mjs";

const DUMP = "database.dump";
/**
 * The migrations that create missing roles. Roles belong to a server and aren't in the dump, so they are created before
 * the dump grants them anything.
 */
const ROLES = ["0000_roles.sql", "0016_job_role.sql"];

/**
 * Dumps a server's database with PostgreSQL's own `pg_dump`, which must be at least as new as the server.
 * @param {string} url
 * @param {string} target
 */
export async function dumpDatabase(url, target) {
  await run("pg_dump", ["--format=custom", "--no-owner", "--file", path.join(target, DUMP)], url);
}

/**
 * Restores such a dump into an empty database. Throws Refusal if the database isn't empty.
 * @param {string} url a login that owns it
 * @param {string} source
 */
export async function putDatabase(url, source) {
  await onServer(url, async (sql) => {
    const [{ count } = { count: 0 }] = await sql`
      select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'`;
    if (count > 0) throw new Refusal(`The database isn't empty: it has ${count} tables.`);
    for (const file of ROLES) {
      await sql.unsafe(fs.readFileSync(path.join(ROOT, "db/migrations", file), "utf8"));
    }
  });
  const parameters = ["--exit-on-error", "--no-owner", "--dbname", new URL(url).pathname.slice(1)];
  await run("pg_restore", [...parameters, path.join(source, DUMP)], url);
}

/**
 * Runs a program with the database's address in its environment, because parameters are visible to everybody who lists
 * processes.
 * @param {string} program
 * @param {string[]} parameters
 * @param {string} url
 * @returns {Promise<void>}
 */
function run(program, parameters, url) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const env = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port || "5432",
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: pathname.slice(1),
    PGSSLMODE: searchParams.get("sslmode") ?? "prefer",
  };
  const child = spawn(program, parameters, { env, stdio: ["ignore", "ignore", "pipe"] });
  let words = "";
  child.stderr.setEncoding("utf8").on("data", (chunk) => {
    words += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on("error", () =>
      reject(new Refusal(`${program} isn't installed (Debian: apt-get install postgresql-client).`)),
    );
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Refusal(`${program} failed: ${words.trim()}`)),
    );
  });
}
