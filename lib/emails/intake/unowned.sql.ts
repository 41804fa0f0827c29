import "server-only";
import { and, desc, eq, isNull } from "drizzle-orm";
import { unownedEmails } from "@/db/schema";
import type { Tx } from "@/lib/context/transaction";
import type { SettledAs, UnownedSummary } from "./unowned.model";

const MOST = 100;

export async function selectUnownedEmails(tx: Tx): Promise<UnownedSummary[]> {
  const rows = await tx.db
    .select({
      id: unownedEmails.id,
      provider: unownedEmails.provider,
      recipients: unownedEmails.recipients,
      fromAddress: unownedEmails.fromAddress,
      subject: unownedEmails.subject,
      reason: unownedEmails.reason,
      createdAt: unownedEmails.createdAt,
    })
    .from(unownedEmails)
    .where(isNull(unownedEmails.settledAt))
    .orderBy(desc(unownedEmails.createdAt))
    .limit(MOST);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

export async function lockUnownedEmail(tx: Tx, id: string) {
  const [row] = await tx.db
    .select()
    .from(unownedEmails)
    .where(and(eq(unownedEmails.id, id), isNull(unownedEmails.settledAt)))
    .for("update");
  return row;
}

export async function settleUnownedEmail(tx: Tx, id: string, as: SettledAs): Promise<void> {
  await tx.db.update(unownedEmails).set({ settledAt: tx.now, settledAs: as }).where(eq(unownedEmails.id, id));
}
