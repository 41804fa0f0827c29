import "server-only";
import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import { suppliers } from "@/db/schema";
import { newId } from "@/lib/base/id";
import type { Tx } from "@/lib/context/transaction";
import { type PaymentPolicy, type SupplierName, supplierKey } from "./supplier.model";

export type SupplierFacts = SupplierName & { readonly policy: PaymentPolicy | null };

const facts = {
  id: suppliers.id,
  name: suppliers.name,
  basis: suppliers.paymentBasis,
  lagDays: suppliers.paymentLagDays,
};

/** Of two with the same name the agent's own comes first. */
export async function selectSupplierByName(tx: Tx, userId: string, name: string) {
  const [row] = await tx.db
    .select(facts)
    .from(suppliers)
    .where(and(eq(suppliers.nameKey, supplierKey(name)), visibleTo(userId)))
    .orderBy(asc(sql`${suppliers.ownerId} is null`))
    .limit(1);
  return row && toFacts(row);
}

export async function selectSupplierById(tx: Tx, userId: string, id: string) {
  const [row] = await tx.db
    .select(facts)
    .from(suppliers)
    .where(and(eq(suppliers.id, id), visibleTo(userId)));
  return row && toFacts(row);
}

/** Undefined when the agent has a supplier of that name already: somebody was faster. */
export async function insertSupplier(tx: Tx, userId: string, name: string) {
  const [row] = await tx.db
    .insert(suppliers)
    .values({
      id: newId(),
      ownerId: userId,
      name,
      nameKey: supplierKey(name),
      createdAt: tx.now,
      updatedAt: tx.now,
    })
    .onConflictDoNothing()
    .returning(facts);
  return row && toFacts(row);
}

function visibleTo(userId: string) {
  return or(isNull(suppliers.ownerId), eq(suppliers.ownerId, userId));
}

function toFacts(row: {
  id: string;
  name: string;
  basis: PaymentPolicy["basis"] | null;
  lagDays: number | null;
}): SupplierFacts {
  const policy = row.lagDays === null ? null : { basis: row.basis ?? "TRAVEL_END", lagDays: row.lagDays };
  return { id: row.id, name: row.name, policy };
}
