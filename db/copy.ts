import type { Writable } from "node:stream";
import type { PostgresJsSession } from "drizzle-orm/postgres-js";
import type { Sql } from "postgres";
import type { Db } from "./client";

type Session = PostgresJsSession<Sql, Record<string, never>, Record<string, never>>;

/** Opens `copy ... from stdin` inside a transaction. Until the stream is finished nothing else may be asked of it. */
export async function copyInto(db: Db, statement: string): Promise<Writable> {
  const { client } = db._.session as Session;
  return client.unsafe(statement).writable();
}

/** A line of COPY's text format; null is `\N`. */
export function copyLine(values: readonly (string | number | null)[]): string {
  let line = "";
  for (let index = 0; index < values.length; index += 1) {
    if (index > 0) line += "\t";
    const value = values[index];
    line += typeof value === "string" ? escaped(value) : (value ?? "\\N");
  }
  return `${line}\n`;
}

const SPECIAL = /[\\\n\r\t]/;
const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function escaped(value: string): string {
  return SPECIAL.test(value) ? value.replace(/[\\\n\r\t]/g, (character) => ESCAPES[character] ?? "") : value;
}
