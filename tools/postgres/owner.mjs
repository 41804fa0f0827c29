// @ts-check
import postgres from "postgres";

/** The login that owns the product's tables: no superuser, so that a hosted database's owner can do as much. */
export const OWNER = "tallyport";

/**
 * Makes the owner's login, with the superuser's password, when it is missing.
 * @param {string} serverUrl superuser's address
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
 * Makes a database of the owner when it is missing.
 * @param {string} serverUrl superuser's address
 * @param {string} name
 */
export async function ensureDatabase(serverUrl, name) {
  await onServer(serverUrl, async (sql) => {
    const [existing] = await sql`select from pg_database where datname = ${name}`;
    if (!existing) await sql.unsafe(`create database ${name} owner ${OWNER}`);
  });
}

/**
 * The owner's address of a database.
 * @param {string} serverUrl superuser's address
 * @param {string} database
 */
export function ownersUrl(serverUrl, database) {
  const url = new URL(serverUrl);
  url.username = OWNER;
  url.pathname = `/${database}`;
  return url.href;
}

/**
 * Runs work on a connection of the superuser that ends with it.
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
