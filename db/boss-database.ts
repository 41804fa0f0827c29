import type { Db as BossDatabase } from "pg-boss";
import type { ParameterOrJSON, Sql } from "postgres";
import { isLostConnection } from "./lost-connection";

const OPENS_TRANSACTION = /^\s*BEGIN\b/i;

/** Lets pg-boss work over the client that Drizzle uses, instead of a pool of its own. */
export function bossDatabase(client: Sql): BossDatabase {
  return {
    async executeSql(text, values = []) {
      const result = OPENS_TRANSACTION.test(text)
        ? await runScript(client, text)
        : await client.unsafe(text, values.map(asParameter));
      return { rows: rowsOf(result) };
    },
  };
}

/** A script with BEGIN is refused on a shared connection, so it gets one of its own. */
async function runScript(client: Sql, script: string) {
  const connection = await client.reserve();
  try {
    return await connection.unsafe(script);
  } catch (error) {
    // Nothing may be sent over a connection that is gone: see enduring.ts.
    if (!isLostConnection(error)) await connection.unsafe("rollback").catch(() => undefined);
    throw error;
  } finally {
    connection.release();
  }
}

/** Drizzle turns off the client's own conversion of dates and JSON. */
function asParameter(value: unknown): ParameterOrJSON<never> {
  if (value instanceof Date) return value.toISOString();
  if (isJson(value)) return JSON.stringify(value);
  return value as ParameterOrJSON<never>;
}

/** Arrays of plain values are PostgreSQL arrays; any other object is JSON. */
function isJson(value: unknown): boolean {
  if (value === null || typeof value !== "object" || Buffer.isBuffer(value)) return false;
  return !Array.isArray(value) || value.some((item) => item !== null && typeof item === "object");
}

/** A script answers with one result for each of its statements. */
function rowsOf(result: readonly unknown[]): unknown[] {
  return Array.isArray(result[0]) ? result.flat() : [...result];
}
