import { sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
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

/** Adds up for how long this process had transactions with an unanswered question, from now on; in milliseconds. */
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

/** EXPLAIN with the parameters written into the text, since a utility statement takes none. */
export async function explain(opened: Db, { text, params }: Asked): Promise<string> {
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
