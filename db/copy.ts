import type { Db } from "./client";
import type { TransactionSession } from "./session";

/** Does a `copy ... from stdin` of these lines inside a transaction. Until it is done nothing else may be asked of it. */
export function copyInto(db: Db, statement: string, lines: string): Promise<void> {
  const { scope } = db._.session as TransactionSession;
  return scope.copy(statement, lines);
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
