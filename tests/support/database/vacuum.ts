import type { Sql } from "postgres";

/** As autovacuum leaves a table; one that runs at this moment keeps rows from being known as visible to all. */
export async function vacuumed(sql: Sql, table: string): Promise<void> {
  for (;;) {
    await sql`vacuum analyze ${sql(table)}`;
    const [row] = await sql`select relallvisible >= relpages as done from pg_class where relname = ${table}`;
    if (row?.done) return;
  }
}
