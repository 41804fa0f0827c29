import "server-only";
import { log, traceOf } from "@/lib/platform/base/log";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import { readQueueHealth } from "@/lib/platform/jobs/dead-letters";
import type { QueueHealth } from "@/lib/platform/jobs/job.model";
import { version } from "@/package.json";
import { selectMigrationState, selectQueueActivity, selectQueueState } from "./health.sql";
import type { LastActivity } from "./last-activity.model";

type Health = Readiness & { readonly queues: readonly QueueHealth[] };

/** Reads the state of the database, the migrations and the queues, for administrators. */
export async function readHealth(ctx: Context): Promise<Health> {
  adminOnly(ctx);
  const [readiness, queues] = await Promise.all([readReadiness(), readQueueHealth()]);
  return { ...readiness, queues };
}

/** Reads when the worker, emails, webhooks and imports were last active, for administrators. */
export function readSigns(ctx: Context): Promise<LastActivity> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, selectQueueActivity);
}

type PartState = "ok" | "failed";
export type Readiness = {
  readonly status: "ready" | "not ready";
  readonly database: PartState;
  readonly migrations: PartState;
  readonly queue: PartState;
};

/**
 * Checks whether requests can be served: the database responds, its schema is that of this build, and the queue exists.
 */
export async function readReadiness(): Promise<Readiness> {
  const [migrations, queue] = await Promise.all([
    outcomeOf(selectMigrationState()),
    outcomeOf(selectQueueState()),
  ]);
  const database: PartState = migrations.answered || queue.answered ? "ok" : "failed";
  const parts = { database, migrations: migrations.part, queue: queue.part };
  const ready = Object.values(parts).every((part) => part === "ok");
  return { status: ready ? "ready" : "not ready", ...parts };
}

async function outcomeOf(check: Promise<boolean>): Promise<{ part: PartState; answered: boolean }> {
  try {
    return { part: (await check) ? "ok" : "failed", answered: true };
  } catch (error) {
    log().warn(traceOf(error), "readiness check failed");
    return { part: "failed", answered: false };
  }
}

/** The version of Tallyport, as in the changelog. */
export const VERSION: string = version;
