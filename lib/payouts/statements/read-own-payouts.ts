import "server-only";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import { type Context, timeZoneOf } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { selectComing, selectComingLines, selectPayoutLines } from "./line.sql";
import type { Coming, Payout, PayoutLine } from "./payout.model";
import { countPayouts, selectIsOn, selectOwnPayouts, selectPayouts } from "./payout.sql";

/** How many of the lines to come are shown: the sums are of all of them. */
const COMING_SHOWN = 100;

export type OwnPayouts = {
  readonly data: readonly Payout[];
  readonly count: number;
  readonly coming: readonly Coming[];
  readonly lines: readonly PayoutLine[];
};

/** A page of what the agent who asks was paid, the newest first, and what is to come. */
export function readOwnPayouts(
  ctx: Context,
  query: { readonly page: number; readonly limit: number },
): Promise<OwnPayouts> {
  return inReadTransaction(ctx, async (tx) => {
    const userId = ownerOf(tx);
    const [data, count, coming, lines] = await Promise.all([
      selectPayouts(tx, userId, query),
      countPayouts(tx, userId),
      selectComing(tx, userId, dayIn(ctx.now, timeZoneOf(ctx))),
      selectComingLines(tx, userId, COMING_SHOWN),
    ]);
    return { data, count, coming, lines };
  });
}

export type Statement = { readonly payout: Payout; readonly lines: readonly PayoutLine[] };

/** One payout of the agent's who asks with its lines; NOT_FOUND for another's, and for one that isn't paid yet. */
export function readStatement(ctx: Context, id: string): Promise<Statement> {
  return inReadTransaction(ctx, async (tx) => {
    const [payout] = await selectOwnPayouts(tx, ownerOf(tx), [id]);
    if (!payout) throw new Failure("NOT_FOUND");
    return { payout, lines: await selectPayoutLines(tx, ownerOf(tx), id) };
  });
}

/** The agent's payouts of these ids, by their id. */
export async function findPayoutsByIds(
  tx: Tx,
  ids: readonly string[],
): Promise<(id: string) => Payout | undefined> {
  const found = ids.length === 0 ? [] : await selectOwnPayouts(tx, ownerOf(tx), ids);
  return (id) => found.find((payout) => payout.id === id);
}

/** What is to come to the agent by currency, in a transaction on their rows; null while payouts are off. */
export async function sumComing(tx: Tx): Promise<readonly Coming[] | null> {
  const today = dayIn(tx.now, timeZoneOf(tx));
  const [isOn, coming] = await Promise.all([selectIsOn(tx), selectComing(tx, ownerOf(tx), today)]);
  return isOn ? coming : null;
}

/** Whether the platform pays its agents by payouts at all. */
export function payoutsAreOn(ctx: Context): Promise<boolean> {
  return inReadTransaction(ctx, selectIsOn);
}

/** The lines of anybody's payout, for whoever may see it. */
export function readPayoutLines(tx: Tx, userId: string, payoutId: string): Promise<readonly PayoutLine[]> {
  return selectPayoutLines(tx, userId, payoutId);
}
