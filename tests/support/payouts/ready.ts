import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { booked } from "../database/bookings";
import type { TestAgent } from "../people/agent";

/** Payouts are on; what isn't said is as the table has it. */
export async function payoutsAreOn(db: Sql, change: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const row = { is_on: true, on_since: "2026-01-01T00:00:00Z", updated_at: new Date(), ...change };
  await db`insert into payout_settings ${db(row as never)} on conflict (is_only) do update set ${db(row as never)}`;
}

type Ready = { readonly amount: number; readonly currency?: string; readonly receivedOn?: string };

/** Shares of a booking of the agent's, as large as said, that wait to be paid. Answers their ids. */
export async function ready(db: Sql, agent: TestAgent, ...shares: readonly Ready[]): Promise<string[]> {
  const { id: bookingId } = await booked(agent, { confirmationNumber: randomUUID() });
  return readyShares(db, { userId: agent.id, bookingId }, shares);
}

/** The same of a booking that there is. */
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
    // The link of a payment is past what these tests are about.
    await tx`set local session_replication_role = replica`;
    await tx`insert into allocations ${tx(payments as never)}`;
    await tx`insert into payout_shares ${tx(rows as never)}`;
  });
  return rows.map(({ id }) => id);
}

/** What of an agent's shares is in which state, past every rule: amounts by whether they are in a payout, frozen and held. */
export async function sharesOf(db: Sql, userId: string) {
  return [
    ...(await db`select amount_minor::int as amount, payout_id is not null as "isIn", frozen_at is not null as "isFrozen",
      held_reason as held from payout_shares where user_id = ${userId} order by amount_minor`),
  ];
}
