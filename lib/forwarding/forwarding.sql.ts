import "server-only";
import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { forwardingAddresses, inboundAddresses } from "@/db/schema";
import type { Tx } from "@/lib/context/transaction";

/** The agent one of these private addresses belongs to; retired ones belong to nobody. */
export async function selectOwnerByToken(tx: Tx, tokens: readonly string[]): Promise<string | undefined> {
  const [row] = await tx.db
    .select({ userId: inboundAddresses.userId })
    .from(inboundAddresses)
    .where(and(inArray(inboundAddresses.token, [...tokens]), isNull(inboundAddresses.retiredAt)))
    .limit(1);
  return row?.userId;
}

export async function selectOwnerByVerifiedAddress(tx: Tx, addresses: readonly string[]) {
  const [row] = await tx.db
    .select({ userId: forwardingAddresses.userId })
    .from(forwardingAddresses)
    .where(
      and(inArray(forwardingAddresses.address, [...addresses]), isNotNull(forwardingAddresses.verifiedAt)),
    )
    .limit(1);
  return row?.userId;
}

/** The agents who have added one of these addresses and not verified it yet. */
export async function selectOwnersByPendingAddress(tx: Tx, addresses: readonly string[]): Promise<string[]> {
  const rows = await tx.db
    .selectDistinct({ userId: forwardingAddresses.userId })
    .from(forwardingAddresses)
    .where(and(inArray(forwardingAddresses.address, [...addresses]), isNull(forwardingAddresses.verifiedAt)));
  return rows.map((row) => row.userId);
}

export async function selectInboundToken(tx: Tx, userId: string): Promise<string | undefined> {
  const [row] = await tx.db
    .select({ token: inboundAddresses.token })
    .from(inboundAddresses)
    .where(and(eq(inboundAddresses.userId, userId), isNull(inboundAddresses.retiredAt)));
  return row?.token;
}
