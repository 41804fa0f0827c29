import type { Db as BossDatabase } from "pg-boss";
import type { Connection } from "./connection";
import type { Pool } from "./pool";

const OPENS_TRANSACTION = /^\s*BEGIN\b/i;

/** Lets pg-boss work over the product's connections instead of a pool of its own. */
export function bossDatabase(pool: Pool): BossDatabase {
  return {
    async executeSql(text, values = []) {
      const result = OPENS_TRANSACTION.test(text)
        ? await pool.lend((connection) => runScript(connection, text))
        : await pool.ask(text, values.map(asParameter));
      return { rows: rowsOf(result) };
    },
  };
}

/** Runs a script that contains BEGIN. It may fail before its COMMIT, so a failure is followed by a rollback. */
async function runScript(connection: Connection, script: string) {
  try {
    return await connection.ask(script);
  } catch (error) {
    if (!connection.isLost) await connection.ask("rollback").catch(() => connection.end());
    throw error;
  }
}

/** Converts dates and JSON to text, because Drizzle disables the driver's own conversion. */
function asParameter(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return isJson(value) ? JSON.stringify(value) : value;
}

/** Whether a value is JSON. Arrays of plain values are PostgreSQL arrays; any other object is JSON. */
function isJson(value: unknown): boolean {
  if (value === null || typeof value !== "object" || Buffer.isBuffer(value)) return false;
  return !Array.isArray(value) || value.some((item) => item !== null && typeof item === "object");
}

/** Returns the rows of all results: a script returns one result for each of its statements. */
function rowsOf(result: readonly unknown[]): unknown[] {
  return Array.isArray(result[0]) ? result.flat() : [...result];
}
