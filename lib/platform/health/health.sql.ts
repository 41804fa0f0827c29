import "server-only";
import { sql } from "drizzle-orm";
import { adminDatabase } from "@/db/client";
import journal from "@/db/migrations/meta/_journal.json";

/** Whether the newest migration of this build has been applied. */
export async function selectMigrationState(): Promise<boolean> {
  const [row] = await adminDatabase().execute<{ newest: string | null }>(
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  );
  const wanted = Math.max(...journal.entries.map((entry) => entry.when));
  return Number(row?.newest ?? 0) >= wanted;
}

/** Whether the schema of the job queue exists. */
export async function selectQueueState(): Promise<boolean> {
  const [row] = await adminDatabase().execute<{ version: number }>(sql`select version from pgboss.version`);
  return row !== undefined;
}
