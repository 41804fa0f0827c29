import "server-only";
import { sql } from "drizzle-orm";
import { adminDatabase } from "@/db/client";
import journal from "@/db/migrations/meta/_journal.json";
import { clerkEvents, csvImports, inboundDeliveries, paymentEvents, statementImports } from "@/db/schema";
import { DEAD_LETTERS } from "@/lib/platform/base/queues";
import type { Tx } from "@/lib/platform/context/transaction";
import type { LastActivity } from "./last-activity.model";

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

const WEBHOOK_DAYS = 30;

/** Reads the last activity of each part; each is a look-up at the end of an index. */
export async function selectQueueActivity(tx: Tx): Promise<LastActivity> {
  const since = new Date(tx.now.getTime() - WEBHOOK_DAYS * 86_400_000).toISOString();
  const [row] = await tx.db.execute<{ [Key in keyof LastActivity]: string | Date | null }>(sql`
    select (select max(greatest(monitor_on, monitor_claim_on)) from pgboss.queue) as worker,
      (select min(start_after) from pgboss.job
        where state <> 'completed' and state in ('created', 'retry') and start_after <= now() and name <> ${DEAD_LETTERS}) as "waitingSince",
      (select max(created_at) from ${inboundDeliveries}) as mail,
      (select created_at from ${inboundDeliveries} where provider <> 'upload' and created_at > ${since}::timestamptz
        order by created_at desc limit 1) as "mailWebhook",
      (select max(received_at) from ${clerkEvents}) as "clerkWebhook",
      (select max(received_at) from ${paymentEvents}) as "paymentWebhook",
      (select imported_at from ${statementImports} where imported_at is not null
        order by imported_at desc limit 1) as "statementImport",
      (select max(created_at) from ${csvImports}) as "csvImport"`);
  if (!row) throw new Error("a select without a from answers one row");
  const seen = Object.entries(row).map(([name, at]) => [
    name,
    at === null ? null : new Date(at).toISOString(),
  ]);
  return Object.fromEntries(seen) as LastActivity;
}
