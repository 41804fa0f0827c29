import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";

/** Turns the platform's payouts on; unspecified settings keep the table's defaults. */
export async function payoutsOn(db: Sql, change: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const row = { is_on: true, on_since: "2026-01-01T00:00:00Z", updated_at: new Date(), ...change };
  await db`insert into payout_settings ${db(row as never)}
    on conflict (is_only) do update set ${db(row as never)}`;
}

type Agreed = {
  readonly percentBp: number;
  readonly supplierId?: string;
  readonly bookingId?: string;
  readonly validFrom?: string;
  readonly basis?: "BOOKED" | "RECEIVED";
};

/** Creates an agreement with an agent; throws if an open one exists for the same scope and day. Returns its id. */
export async function agreed(db: Sql, userId: string, agreement: Agreed): Promise<string> {
  const id = randomUUID();
  const { percentBp, supplierId = null, bookingId = null, basis = "RECEIVED" } = agreement;
  const validFrom = bookingId ? null : (agreement.validFrom ?? "2026-01-01");
  await db`insert into payout_agreements (user_id, id, supplier_id, booking_id, percent_bp, valid_from, basis, created_at)
    values (${userId}, ${id}, ${supplierId}, ${bookingId}, ${percentBp}, ${validFrom}, ${basis}, now())`;
  return id;
}

/** Returns a booking's shares in order of creation. */
export async function sharesOf(db: Sql, bookingId: string) {
  const rows =
    await db`select received_minor::int as received, percent_bp as bp, percent_from as by, amount_minor::int as amount,
      reverses_id is not null as "isOpposite", frozen_at is not null as "isFrozen"
    from payout_shares where booking_id = ${bookingId} order by created_at, reverses_id nulls first, received_minor desc`;
  return [...rows];
}

/** Pays an agent's shares that are in no payout and not held, with one run per currency, as an administrator would. */
export async function paidRun(db: Sql, userId: string): Promise<void> {
  await db.begin(async (tx) => {
    const free = await tx`select id, currency from payout_shares
      where user_id = ${userId} and payout_id is null and held_at is null order by id for update`;
    for (const [currency, shares] of Map.groupBy(free, (row) => String(row.currency))) {
      const [runId, payoutId] = [randomUUID(), randomUUID()];
      await tx`insert into payout_runs (id, run_no, currency, up_to, request_key, drafted_at, approved_at, paid_at)
        values (${runId}, floor(random() * 2000000000), ${currency}, '2026-12-31', ${runId}, now(), now(), now())`;
      await tx`insert into payouts (user_id, id, run_id, amount_minor, currency, paid_at, created_at)
        values (${userId}, ${payoutId}, ${runId}, 1, ${currency}, now(), now())`;
      await tx`update payout_shares set payout_id = ${payoutId}, frozen_at = now()
        where id = any(${shares.map(({ id }) => String(id))})`;
    }
  });
}
