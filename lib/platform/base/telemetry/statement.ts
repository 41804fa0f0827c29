import { isTracing, traced } from "./traced";

const LONGEST = 1_000;
/** Texts and numbers written into a statement; `$1` stands for a value already. */
const WRITTEN = /'(?:[^']|'')*(?:'|$)|\$\d+|(?<![\w"])\d+(?:\.\d+)?/g;

/** A statement without any value of it, as a trace may hold it. */
function textOf(sql: string): string {
  return sql.slice(0, LONGEST).replace(WRITTEN, (value) => (value.startsWith("$") ? value : "?"));
}

/** Its first word, such as `select`. */
function kindOf(sql: string): string {
  return /^\s*([a-z]+)/i.exec(sql)?.[1]?.toLowerCase() ?? "statement";
}

/** Asks the database for something as a span of the trace under way. */
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
