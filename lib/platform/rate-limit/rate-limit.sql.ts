import "server-only";
import { eq, sql } from "drizzle-orm";
import { adminDatabase } from "@/db/client";
import { rateLimits } from "@/db/schema/people/rate-limits";

/**
 * Atomically adds one to the count of this key's window; starts a new window if the last one is over. Times are in
 * milliseconds.
 */
export async function countUp(key: string, now: number, windowMs: number) {
  const over = sql`${rateLimits.windowStart} <= ${now - windowMs}`;
  const [row] = await adminDatabase()
    .insert(rateLimits)
    .values({ key, count: 1, windowStart: now })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
        windowStart: sql`case when ${over} then ${now} else ${rateLimits.windowStart} end`,
      },
    })
    .returning({ count: rateLimits.count, windowStart: rateLimits.windowStart });
  return row ?? { count: 1, windowStart: now };
}

/** Takes one count back, for an attempt that turned out to be harmless. */
export async function countDown(key: string): Promise<void> {
  await adminDatabase()
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}
