import "server-only";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import type { Page } from "@/lib/platform/base/paging";
import { type Context, timeZoneOf } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { inPayout, readLinePage, selectComing, toCome } from "./line.sql";
import type { Coming, LinePage, Payout } from "./payout.model";
import { countPayouts, selectIsOn, selectOwnPayouts, selectPayouts } from "./payout.sql";

export type OwnPayouts = {
  readonly data: readonly Payout[];
  readonly count: number;
  readonly coming: readonly Coming[];
};

/** A page of what the agent who asks was paid, the newest first, and the sums of what is to come. */
export function readOwnPayouts(ctx: Context, page: Page): Promise<OwnPayouts> {
  return inReadTransaction(ctx, async (tx) => {
    const userId = ownerOf(tx);
    const [data, count, coming] = await Promise.all([
      selectPayouts(tx, userId, page),
      countPayouts(tx, userId),
      selectComing(tx, userId, dayIn(ctx.now, timeZoneOf(ctx))),
    ]);
    return { data, count, coming };
  });
}

/** A page of the lines that are to come to the agent who asks, the oldest first. */
export function readComingLines(ctx: Context, page: Page): Promise<LinePage> {
  return inReadTransaction(ctx, (tx) => readLinePage(tx, ownerOf(tx), toCome(ownerOf(tx)), page));
}

export type Statement = LinePage & { readonly payout: Payout };

/** One payout of the agent's who asks with its lines, all or a page of them; NOT_FOUND for another's, and for one that isn't paid yet. */
export function readStatement(ctx: Context, id: string, page?: Page): Promise<Statement> {
  return inReadTransaction(ctx, async (tx) => {
    const [payout] = await selectOwnPayouts(tx, ownerOf(tx), [id]);
    if (!payout) throw new Failure("NOT_FOUND");
    return { payout, ...(await readLinePage(tx, ownerOf(tx), inPayout(id), page)) };
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

/** The lines of anybody's payout, all or a page of them, for whoever may see it. */
export function readPayoutLines(tx: Tx, userId: string, payoutId: string, page?: Page): Promise<LinePage> {
  return readLinePage(tx, userId, inPayout(payoutId), page);
}
