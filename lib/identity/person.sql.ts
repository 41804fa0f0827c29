import "server-only";
import { sql } from "drizzle-orm";
import type { Database, Db } from "@/db/client";
import { inboundAddresses } from "@/db/schema/forwarding";
import { users } from "@/db/schema/users";
import { newInboundToken } from "@/lib/base/inbound-token";

/** The columns that make an identity. */
export const PERSON = {
  userId: users.id,
  email: users.email,
  emailVerified: users.emailVerified,
  name: users.name,
  image: users.image,
  role: users.role,
  hasCompletedOnboarding: users.hasCompletedOnboarding,
  timezone: users.timezone,
} as const;

/** Gives an agent a private inbound address unless they have one. */
export async function insertInboundAddress(db: Database | Db, userId: string): Promise<void> {
  await db
    .insert(inboundAddresses)
    .values({ token: newInboundToken(), userId, createdAt: sql`now()` })
    .onConflictDoNothing();
}
