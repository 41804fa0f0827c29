import { sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import type { Db } from "@/db/client";
import { Scope } from "@/db/marked-transaction";

/** A statement as sent to the database. */
export type RecordedStatement = { readonly text: string; readonly params: readonly unknown[] };

/** Records the statements of all transactions of this process from now on. */
export function recordStatements(noted: RecordedStatement[]): void {
  const { ask } = Scope.prototype;
  Scope.prototype.ask = function noting(text, params = [], form) {
    noted.push({ text, params });
    return ask.call(this, text, params, form);
  };
}

/**
 * Starts to measure how long this process has transactions with an unanswered statement. Returns a function that
 * returns the total in milliseconds.
 */
export function noteWaiting(): () => number {
  const { ask } = Scope.prototype;
  let unanswered = 0;
  let since = 0;
  let waited = 0;
  const answered = () => {
    unanswered -= 1;
    if (unanswered === 0) waited += performance.now() - since;
  };
  Scope.prototype.ask = function waiting(...asked) {
    if (unanswered === 0) since = performance.now();
    unanswered += 1;
    const answer = ask.apply(this, asked);
    answer.then(answered, answered);
    return answer;
  };
  return () => waited;
}

/** Runs EXPLAIN with the parameters inserted into the text, because a utility statement takes none. */
export async function explain(opened: Db, { text, params }: RecordedStatement): Promise<string> {
  const filled = text.replace(/\$(\d+)/g, (_, index) => literal(params[Number(index) - 1]));
  const rows = await opened.execute<{ "QUERY PLAN": string }>(
    sql.raw(`explain (analyze, buffers) ${filled}`),
  );
  return [...rows].map((row) => row["QUERY PLAN"]).join("\n");
}

function literal(value: unknown): string {
  const given = Array.isArray(value) ? arrayText(value) : value;
  return typeof given === "string" ? `'${given.replaceAll("'", "''")}'` : String(given);
}
