import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import type { QueueHealth } from "@/lib/platform/jobs/job.model";
import { readQueueHealth } from "@/lib/platform/jobs/read-queue-health";
import { type Readiness, readReadiness } from "./read-readiness";

export type Health = Readiness & { readonly queues: readonly QueueHealth[] };

/** How database, migrations and queues are doing, for administrators. */
export async function readHealth(ctx: Context): Promise<Health> {
  adminOnly(ctx);
  const [readiness, queues] = await Promise.all([readReadiness(), readQueueHealth()]);
  return { ...readiness, queues };
}
