import { isTracing, traced } from "./traced";

const LONGEST = 1_000;
/** Literal texts and numbers in a statement, and placeholders such as `$1`, which stay as they are. */
const WRITTEN = /'(?:[^']|'')*(?:'|$)|\$\d+|(?<![\w"])\d+(?:\.\d+)?/g;

/** Returns a statement with its literal values replaced by `?`, so that a trace may contain it. */
function textOf(sql: string): string {
  return sql.slice(0, LONGEST).replace(WRITTEN, (value) => (value.startsWith("$") ? value : "?"));
}

/** Returns the first word of a statement, such as `select`. */
function kindOf(sql: string): string {
  return /^\s*([a-z]+)/i.exec(sql)?.[1]?.toLowerCase() ?? "statement";
}

/** Runs a database statement as a span of the current trace. */
export function tracedStatement<T>(sql: string, ask: () => Promise<T>): Promise<T> {
  if (!isTracing()) return ask();
  const kind = kindOf(sql);
  return traced(
    {
      operation: "db.client.operation",
      name: kind,
      attributes: { "db.system.name": "postgresql", "db.operation.name": kind },
      detail: { "db.query.text": textOf(sql) },
    },
    ask,
  );
}
