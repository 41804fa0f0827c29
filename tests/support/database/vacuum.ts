import type { Sql } from "postgres";

const MOST_TRIES = 200;

/** As autovacuum leaves a table; one that runs at this moment keeps rows from being known as visible to all. */
export async function vacuumed(sql: Sql, table: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await sql`vacuum analyze ${sql(table)}`;
    const [row] = await sql`select relallvisible >= relpages as done from pg_class where relname = ${table}`;
    if (row?.done) return;
  }
  throw new Error(`Something holds on to what ${table} was: a transaction is open in this database.`);
}
