import type { Sql } from "postgres";

type Row = {
  readonly id: string;
  readonly amount: bigint;
  readonly kept: bigint;
  readonly isReversed: boolean;
  readonly isDeposit: boolean;
  readonly currency: string;
  readonly shares: readonly Share[];
};
type Share = {
  readonly received: string;
  readonly bp: number;
  readonly amount: string;
  readonly currency: string;
  readonly isOpposite: boolean;
  readonly isFrozen: boolean;
};

/**
 * Recomputes the shares of all payments independently and returns the errors found. Assumes that payouts were on all
 * the time.
 */
export async function shareWrongs(db: Sql): Promise<string[]> {
  const rows = await db<Row[]>`
    select a.id, a.amount_minor as amount, a.kept_minor as kept, a.reversed_at is not null as "isReversed",
      a.link_id is not null as "isDeposit", a.currency,
      coalesce(json_agg(json_build_object('received', s.received_minor::text, 'bp', s.percent_bp, 'amount', s.amount_minor::text,
        'currency', s.currency, 'isOpposite', s.reverses_id is not null, 'isFrozen', s.frozen_at is not null))
        filter (where s.id is not null), '[]') as shares
    from allocations a left join payout_shares s on s.allocation_id = a.id
    group by a.user_id, a.id`;
  return rows.flatMap((row) => {
    const problem = problemOf(row);
    return problem ? `${row.id}: ${problem}` : [];
  });
}

function problemOf({ amount, kept, isReversed, isDeposit, currency, shares }: Row): string | undefined {
  const [own, ...others] = shares.filter(({ isOpposite }) => !isOpposite);
  const opposite = shares.find(({ isOpposite }) => isOpposite);
  if (!own) return isDeposit && !isReversed ? "no share" : undefined;
  const found = {
    "two shares": others.length > 0,
    "a share of what the agent received": !isDeposit,
    "another currency": own.currency !== currency,
    "received differs": BigInt(own.received) !== BigInt(amount) - BigInt(kept),
    "amount differs": BigInt(own.amount) !== rounded(BigInt(own.received), BigInt(own.bp)),
    ...(isReversed ? opposed(own, opposite) : { "an opposite of what stands": opposite !== undefined }),
  };
  return Object.entries(found).find(([, isSo]) => isSo)?.[0];
}

function opposed(own: Share, opposite: Share | undefined) {
  return {
    "stands though it was taken back": !opposite,
    "opposites differ": opposite && BigInt(opposite.amount) !== -BigInt(own.amount),
  };
}

/** Rounds half away from zero. */
function rounded(received: bigint, bp: bigint): bigint {
  const product = received * bp;
  const [half, sign] = [5_000n, product < 0n ? -1n : 1n];
  return (sign * (sign * product + half)) / 10_000n;
}
