// @ts-check
import postgres from "postgres";

/**
 * The login that owns the product's tables. It isn't a superuser, so that the owner of a hosted database can do
 * everything it does.
 */
export const OWNER = "tallyport";

/**
 * Creates the owner's login, with the superuser's password, if it is missing.
 * @param {string} serverUrl the superuser's address
 */
export async function ensureOwner(serverUrl) {
  const { password } = new URL(serverUrl);
  await onServer(serverUrl, async (sql) => {
    const [existing] = await sql`select from pg_roles where rolname = ${OWNER}`;
    if (existing) return;
    const secret = password ? `password '${password.replaceAll("'", "''")}'` : "";
    await sql.unsafe(`create role ${OWNER} login createrole ${secret}`);
  });
}

/**
 * Creates a database of the owner if it is missing.
 * @param {string} serverUrl the superuser's address
 * @param {string} name
 */
export async function ensureDatabase(serverUrl, name) {
  await onServer(serverUrl, async (sql) => {
    const [existing] = await sql`select from pg_database where datname = ${name}`;
    if (!existing) await sql.unsafe(`create database ${name} owner ${OWNER}`);
  });
}

/**
 * Returns the owner's address of a database.
 * @param {string} serverUrl the superuser's address
 * @param {string} database
 */
export function ownersUrl(serverUrl, database) {
  const url = new URL(serverUrl);
  url.username = OWNER;
  url.pathname = `/${database}`;
  return url.href;
}

/**
 * Runs `work` on a superuser connection that is closed afterwards.
 * @template T
 * @param {string} serverUrl
 * @param {(sql: import("postgres").Sql) => Promise<T>} work
 */
export async function onServer(serverUrl, work) {
  const sql = postgres(serverUrl, { max: 1, onnotice: () => undefined });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
