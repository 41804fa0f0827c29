import "server-only";
import { eq, sql } from "drizzle-orm";
import { users } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";

export async function selectReader(tx: Tx, userId: string) {
  const [row] = await tx.db
    .select({
      email: users.email,
      emailVerified: users.emailVerified,
      isClosed: sql<boolean>`num_nonnulls(${users.suspendedAt}, ${users.eraseAt}) > 0`,
      role: users.role,
      timeZone: users.timezone,
      wants: sql<unknown>`${users.settings} -> 'notifications'`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

export async function updateNoMails(tx: Tx, userId: string): Promise<void> {
  const wants = sql`coalesce(${users.settings} -> 'notifications', '{}'::jsonb) || '{"emailNotifications": false}'::jsonb`;
  await tx.db
    .update(users)
    .set({
      settings: sql`${users.settings} || jsonb_build_object('notifications', ${wants})`,
      updatedAt: tx.now,
    })
    .where(eq(users.id, userId));
}
