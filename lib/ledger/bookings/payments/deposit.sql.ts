import "server-only";
import { and, asc, eq, inArray, isNull, max, sql } from "drizzle-orm";
import { allocations, bookings, suppliers } from "@/db/schema";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import type { Currency, Money } from "@/lib/platform/base/money";
import { sqlStateOf } from "@/lib/platform/context/connection-loss";
import type { Tx } from "@/lib/platform/context/transaction";
import type { Deposit, StandingPayment } from "./deposit.model";

type NewDeposit = Deposit & {
  readonly currency: Currency;
  readonly paymentNo: number;
  readonly overMinor: number;
  readonly replaces: readonly StandingPayment[];
};

/**
 * Inserts a deposit's payment of a booking. Throws CONFLICT if somebody else recorded the same entry, link or payment
 * number meanwhile.
 */
export async function insertDeposit(tx: Tx, userId: string, deposit: NewDeposit): Promise<void> {
  const { creditMinor, deposit: part, paidRate, replaces, payoutId, reason, answers, ...columns } = deposit;
  await tx.db
    .insert(allocations)
    .values({
      ...columns,
      ...paidRate,
      userId,
      amountMinor: creditMinor,
      depositMinor: part?.minor ?? null,
      depositCurrency: part?.currency ?? null,
      overAcceptedBy: deposit.overMinor > 0 ? (answers?.by ?? null) : null,
      differenceReason: deposit.overMinor > 0 ? (answers?.overReason ?? null) : null,
      replacesIds: replaces.length > 0 ? replaces.map(({ id }) => id) : null,
      createdAt: tx.now,
    })
    .catch((error: unknown) => {
      if (sqlStateOf(error) === "23505") throw new Failure("CONFLICT", "That commission was paid already.");
      throw error;
    });
}

/** Reads the unreversed payments of a booking, the oldest first. */
export function selectUnreversed(tx: Tx, userId: string, bookingId: string): Promise<StandingPayment[]> {
  return tx.db
    .select({
      id: allocations.id,
      amountMinor: allocations.amountMinor,
      receivedOn: allocations.receivedOn,
      source: allocations.source,
      paymentNo: allocations.paymentNo,
    })
    .from(allocations)
    .where(
      and(
        eq(allocations.userId, userId),
        eq(allocations.bookingId, bookingId),
        isNull(allocations.reversedAt),
      ),
    )
    .orderBy(asc(allocations.id));
}

/** Returns the number of the next payment: one higher than all before it, including reversed ones. */
export async function nextPaymentNo(tx: Tx, userId: string, bookingId: string): Promise<number> {
  const [row] = await tx.db
    .select({ last: max(allocations.paymentNo) })
    .from(allocations)
    .where(and(eq(allocations.userId, userId), eq(allocations.bookingId, bookingId)));
  return (row?.last ?? 0) + 1;
}

export type DepositOf = { readonly linkId: string } | { readonly entryId: string };
export type StandingDeposit = typeof allocations.$inferSelect;

/** Reads the unreversed payments of a link or an entry, in the order in which bookings are locked. */
export async function selectStandingDeposits(
  tx: Tx,
  userId: string,
  of: DepositOf,
): Promise<StandingDeposit[]> {
  const which = "linkId" in of ? eq(allocations.linkId, of.linkId) : eq(allocations.entryId, of.entryId);
  return tx.db
    .select()
    .from(allocations)
    .where(and(eq(allocations.userId, userId), which, isNull(allocations.reversedAt)))
    .orderBy(asc(allocations.bookingId), asc(allocations.id));
}

/** Marks payments as reversed; returns how many weren't reversed before. */
export async function markAllReversed(tx: Tx, userId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await tx.db
    .update(allocations)
    .set({ reversedAt: tx.now, shareHold: HELD_SHARE })
    .where(
      and(eq(allocations.userId, userId), inArray(allocations.id, [...ids]), isNull(allocations.reversedAt)),
    )
    .returning({ id: allocations.id });
  return rows.length;
}

/**
 * The hold of a payment's share. Reversing the payment removes the share, so the payment keeps what the administrator
 * said about the hold.
 */
const HELD_SHARE = sql`(select jsonb_build_object('at', s.held_at, 'by', s.held_by, 'reason', s.held_reason) from payout_shares s
  where s.user_id = allocations.user_id and s.allocation_id = allocations.id and s.held_at is not null limit 1)`;

/** Records again, as new rows, the self-reported payments that a deposit had replaced. */
export async function restoreReported(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx.db
    .select()
    .from(allocations)
    .where(and(eq(allocations.userId, userId), inArray(allocations.id, [...ids])))
    .orderBy(asc(allocations.id));
  if (rows.length === 0) return;
  await tx.db.insert(allocations).values(rows.map((row) => ({ ...row, id: newId(), reversedAt: null })));
}

/** A payment that a link brought one agent. */
export type LinkPart = {
  readonly bookingId: string;
  readonly confirmationNumber: string;
  readonly supplierName: string | null;
  readonly amount: Money;
};

export async function selectLinkParts(tx: Tx, userId: string, linkId: string): Promise<LinkPart[]> {
  const rows = await tx.db
    .select({
      bookingId: allocations.bookingId,
      confirmationNumber: bookings.confirmationNumber,
      supplierName: suppliers.name,
      minor: allocations.amountMinor,
      currency: allocations.currency,
    })
    .from(allocations)
    .innerJoin(bookings, and(eq(bookings.userId, allocations.userId), eq(bookings.id, allocations.bookingId)))
    .leftJoin(suppliers, eq(suppliers.id, bookings.supplierId))
    .where(
      and(eq(allocations.userId, userId), eq(allocations.linkId, linkId), isNull(allocations.reversedAt)),
    )
    .orderBy(asc(allocations.id));
  return rows.map(({ minor, currency, ...row }) => ({ ...row, amount: { minor, currency } }));
}
