import "server-only";
import { log, traceOf } from "@/lib/platform/base/log";
import { selectMigrationState, selectQueueState } from "./health.sql";

export type Part = "ok" | "failed";
export type Readiness = {
  readonly status: "ready" | "not ready";
  readonly database: Part;
  readonly migrations: Part;
  readonly queue: Part;
};

/** Whether requests can be served: the database answers, its schema is this build's, and the queue is there. */
export async function readReadiness(): Promise<Readiness> {
  const [migrations, queue] = await Promise.all([
    outcomeOf(selectMigrationState()),
    outcomeOf(selectQueueState()),
  ]);
  const database: Part = migrations.answered || queue.answered ? "ok" : "failed";
  const parts = { database, migrations: migrations.part, queue: queue.part };
  const ready = Object.values(parts).every((part) => part === "ok");
  return { status: ready ? "ready" : "not ready", ...parts };
}

async function outcomeOf(check: Promise<boolean>): Promise<{ part: Part; answered: boolean }> {
  try {
    return { part: (await check) ? "ok" : "failed", answered: true };
  } catch (error) {
    log().warn(traceOf(error), "readiness check failed");
    return { part: "failed", answered: false };
  }
}
