import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { Scope } from "@/db/marked-transaction";

/** A statement as it is sent. */
export type Asked = { readonly text: string; readonly params: readonly unknown[] };

/** Notes what transactions of this process ask from now on. */
export function noteStatements(noted: Asked[]): void {
  const { ask } = Scope.prototype;
  Scope.prototype.ask = function noting(text, params = [], form) {
    noted.push({ text, params });
    return ask.call(this, text, params, form);
  };
}

/** EXPLAIN with the parameters written into the text, since a utility statement takes none. */
export async function explain(opened: Db, { text, params }: Asked): Promise<string> {
  const filled = text.replace(/\$(\d+)/g, (_, index) => literal(params[Number(index) - 1]));
  const rows = await opened.execute<{ "QUERY PLAN": string }>(
    sql.raw(`explain (analyze, buffers) ${filled}`),
  );
  return [...rows].map((row) => row["QUERY PLAN"]).join("\n");
}

function literal(value: unknown): string {
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
}
