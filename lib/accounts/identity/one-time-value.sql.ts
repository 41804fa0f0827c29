import "server-only";
import { and, eq, gt, sql } from "drizzle-orm";
import { adminDatabase } from "@/db/client";
import { verifications } from "@/db/schema/people/users";
import { newId } from "@/lib/platform/base/id";

/** Stores a value that can be used once, for `seconds`. */
export async function insertOneTimeValue(identifier: string, value: string, seconds: number): Promise<void> {
  const times = { createdAt: sql`now()`, updatedAt: sql`now()` };
  const expiresAt = sql`now() + make_interval(secs => ${seconds})`;
  await adminDatabase()
    .insert(verifications)
    .values({ id: newId(), identifier, value, expiresAt, ...times });
}

/** Reads a value; returns null where there is none or it has expired. */
export async function selectOneTimeValue(identifier: string): Promise<string | null> {
  const [row] = await adminDatabase()
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, sql`now()`)));
  return row?.value ?? null;
}

/** Deletes a value. Of two simultaneous calls only one returns true. */
export async function deleteOneTimeValue(identifier: string): Promise<boolean> {
  const rows = await adminDatabase()
    .delete(verifications)
    .where(eq(verifications.identifier, identifier))
    .returning({ id: verifications.id });
  return rows.length > 0;
}
