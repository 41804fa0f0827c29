import "server-only";
import { and, eq, gt, isNotNull, notInArray, sql } from "drizzle-orm";
import { billingCustomers, invoices, subscriptions } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import type { Card, Invoice, Subscription } from "./subscription.model";

export type Customer = {
  readonly customerId: string;
  readonly isDeleted: boolean;
  readonly card: Card | null;
  /** The number of the provider's response that is stored. */
  readonly storedNo: number;
};

type CardColumns = {
  readonly cardBrand: string | null;
  readonly cardLast4: string | null;
  readonly cardExpMonth: number | null;
  readonly cardExpYear: number | null;
};

export async function selectCustomer(tx: Tx, userId: string): Promise<Customer | null> {
  const [row] = await tx.db.select().from(billingCustomers).where(eq(billingCustomers.userId, userId));
  if (!row) return null;
  const { customerId, isDeleted, storedNo } = row;
  return { customerId, isDeleted, storedNo, card: cardOf(row) };
}

/**
 * Inserts an agent's customer, or replaces one that was deleted at the provider. Returns the customer id that is stored
 * in the end: another request may have been first.
 */
export async function insertCustomer(tx: Tx, userId: string, customerId: string): Promise<string> {
  await tx.db
    .insert(billingCustomers)
    .values({ userId, customerId, createdAt: tx.now })
    .onConflictDoUpdate({
      target: billingCustomers.userId,
      set: { customerId, isDeleted: false, ...columnsOf(null) },
      setWhere: eq(billingCustomers.isDeleted, true),
    });
  return (await selectCustomer(tx, userId))?.customerId ?? customerId;
}

/** Finds the agent of a customer. For the system. */
export async function selectUserOfCustomer(tx: Tx, customerId: string): Promise<string | null> {
  const [row] = await tx.db
    .select({ userId: billingCustomers.userId })
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, customerId));
  return row?.userId ?? null;
}

/** Reads up to `limit` customers in order of their agents' ids, after a given one. For the system. */
export function selectCustomersAfter(tx: Tx, after: string | null, limit: number) {
  return tx.db
    .select({ userId: billingCustomers.userId, customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(after === null ? isNotNull(billingCustomers.userId) : gt(billingCustomers.userId, after))
    .orderBy(billingCustomers.userId)
    .limit(limit);
}

/** Takes the next number for a request to the provider; returns null where there is no customer. */
export async function updateAsked(
  tx: Tx,
  userId: string,
): Promise<{ readonly no: number; readonly customerId: string } | null> {
  const [row] = await tx.db
    .update(billingCustomers)
    .set({ askedNo: sql`${billingCustomers.askedNo} + 1` })
    .where(eq(billingCustomers.userId, userId))
    .returning({ no: billingCustomers.askedNo, customerId: billingCustomers.customerId });
  return row ?? null;
}

/**
 * Locks the customer and stores a response's data; returns false where a newer one is stored already, or it is about
 * another customer.
 */
export async function updateStored(
  tx: Tx,
  userId: string,
  answer: {
    readonly no: number;
    readonly customerId: string;
    readonly card: Card | null;
    readonly isDeleted: boolean;
  },
): Promise<boolean> {
  const { no, customerId, card, isDeleted } = answer;
  const rows = await tx.db
    .update(billingCustomers)
    .set({ storedNo: no, storedAt: tx.now, isDeleted, ...columnsOf(card) })
    .where(
      and(
        eq(billingCustomers.userId, userId),
        eq(billingCustomers.customerId, customerId),
        sql`${billingCustomers.storedNo} < ${no}`,
      ),
    )
    .returning({ no: billingCustomers.storedNo });
  return rows.length > 0;
}

export async function selectSubscriptions(tx: Tx, userId: string): Promise<Subscription[]> {
  const rows = await tx.db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return rows.map(({ userId: _owner, amountCurrency: currency, ...row }) => ({
    ...row,
    currency,
    card: cardOf(row),
  }));
}

/** Replaces the agent's subscriptions by these. */
export async function replaceSubscriptions(
  tx: Tx,
  userId: string,
  all: readonly Subscription[],
): Promise<void> {
  for (const { card, currency: amountCurrency, ...one } of all) {
    const row = { ...one, amountCurrency, ...columnsOf(card) };
    await tx.db
      .insert(subscriptions)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: [subscriptions.userId, subscriptions.id], set: row });
  }
  const kept = all.map(({ id }) => id);
  const gone = kept.length > 0 ? notInArray(subscriptions.id, kept) : undefined;
  await tx.db.delete(subscriptions).where(and(eq(subscriptions.userId, userId), gone));
}

/** Reads the invoices, newest first. */
export async function selectInvoices(tx: Tx, userId: string): Promise<Invoice[]> {
  const rows = await tx.db
    .select()
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(sql`${invoices.createdAt} desc, ${invoices.id} desc`);
  return rows.map(({ userId: _owner, amountCurrency: currency, ...row }) => ({ ...row, currency }));
}

/** Inserts or updates invoices. None is ever deleted, not even those of an earlier customer. */
export async function upsertInvoices(tx: Tx, userId: string, all: readonly Invoice[]): Promise<void> {
  for (const { currency: amountCurrency, ...one } of all) {
    const row = { ...one, amountCurrency };
    await tx.db
      .insert(invoices)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: [invoices.userId, invoices.id], set: row });
  }
}

function cardOf({ cardBrand, cardLast4, cardExpMonth, cardExpYear }: CardColumns): Card | null {
  if (cardBrand === null) return null;
  return { brand: cardBrand, last4: cardLast4, expMonth: cardExpMonth, expYear: cardExpYear };
}

function columnsOf(card: Card | null): CardColumns {
  return {
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    cardExpMonth: card?.expMonth ?? null,
    cardExpYear: card?.expYear ?? null,
  };
}
