import type { Sql } from "postgres";

const MOST_TRIES = 200;

/**
 * Leaves a table as autovacuum would. Retries, since a concurrent transaction can keep rows from being marked
 * all-visible.
 */
export async function vacuumed(sql: Sql, table: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await sql`vacuum analyze ${sql(table)}`;
    const [row] = await sql`select relallvisible >= relpages as done from pg_class where relname = ${table}`;
    if (row?.done) return;
  }
  throw new Error(`Something holds on to what ${table} was: a transaction is open in this database.`);
}
