import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";

export type Ready = { readonly amount: number; readonly currency?: string; readonly receivedOn?: string };

/** Creates ready shares of a booking with these amounts. Returns their ids. */
export async function readyShares(
  db: Sql,
  { userId, bookingId }: { readonly userId: string; readonly bookingId: string },
  shares: readonly Ready[],
): Promise<string[]> {
  const rows = shares.map(({ amount, currency = "USD", receivedOn = "2026-03-01" }) => ({
    ...{ user_id: userId, id: randomUUID(), booking_id: bookingId, allocation_id: randomUUID() },
    ...{ received_minor: amount, amount_minor: amount, percent_bp: 10_000, percent_from: "DEFAULT" },
    ...{ short_pay_borne_by: "PROPORTION", currency, received_on: receivedOn, created_at: new Date() },
  }));
  const payments = rows.map((row) => ({
    ...{ user_id: userId, id: row.allocation_id, booking_id: bookingId, amount_minor: row.amount_minor },
    ...{ currency: row.currency, received_on: row.received_on, source: "deposit", link_id: row.id },
    created_at: row.created_at,
  }));
  await db.begin(async (tx) => {
    // These tests don't need the link behind a payment, so foreign keys are off.
    await tx`set local session_replication_role = replica`;
    await tx`insert into allocations ${tx(payments as never)}`;
    await tx`insert into payout_shares ${tx(rows as never)}`;
  });
  return rows.map(({ id }) => id);
}
