import "server-only";
import { eq, sql } from "drizzle-orm";
import { payoutPayers } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import type { PayerKind } from "../bank-files/payer.model";

export async function selectSealedPayer(tx: Tx, kind: PayerKind): Promise<string | null> {
  const [row] = await tx.db
    .select({ sealed: payoutPayers.sealed })
    .from(payoutPayers)
    .where(eq(payoutPayers.kind, kind));
  return row?.sealed ?? null;
}

export async function selectPayerKinds(tx: Tx): Promise<PayerKind[]> {
  const rows = await tx.db.select({ kind: payoutPayers.kind }).from(payoutPayers);
  return rows.map(({ kind }) => kind);
}

export async function upsertPayer(tx: Tx, kind: PayerKind, sealed: string, updatedBy: string): Promise<void> {
  const change = { sealed, updatedBy, updatedAt: tx.now };
  await tx.db
    .insert(payoutPayers)
    .values({ kind, ...change })
    .onConflictDoUpdate({
      target: payoutPayers.kind,
      set: { ...change, version: sql`${payoutPayers.version} + 1` },
    });
}
