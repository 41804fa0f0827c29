import type { Db } from "./client";
import type { TransactionSession } from "./session";

/**
 * Runs a `copy ... from stdin` with these lines inside a transaction. No other statement may be sent in it until this
 * is done.
 */
export function copyInto(db: Db, statement: string, lines: string): Promise<void> {
  const { scope } = db._.session as TransactionSession;
  return scope.copy(statement, lines);
}

/** Returns a line of COPY's text format; null is `\N`. */
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
