import "server-only";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import { formatMoney } from "@/lib/platform/base/money";
import type { Page } from "@/lib/platform/base/paging";
import { counted } from "@/lib/platform/base/text";
import { type Context, timeZoneOf } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { MailFigures } from "@/lib/platform/mail-kit/table";
import { percentWords } from "../shares/share.model";
import { inPayout, readLinePage, selectComing, toCome } from "./line.sql";
import type { Coming, LinePage, Payout, PayoutLine } from "./payout.model";
import { countPayouts, selectIsOn, selectOwnPayouts, selectPayouts } from "./payout.sql";

export type OwnPayouts = {
  readonly data: readonly Payout[];
  readonly count: number;
  readonly coming: readonly Coming[];
};

/** Reads a page of what the calling agent was paid, the newest first, and the sums of what is to come. */
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

/** Reads a page of the lines still to be paid to the calling agent, the oldest first. */
export function readComingLines(ctx: Context, page: Page): Promise<LinePage> {
  return inReadTransaction(ctx, (tx) => readLinePage(tx, ownerOf(tx), toCome(ownerOf(tx)), page));
}

export type Statement = LinePage & { readonly payout: Payout };

/**
 * Reads one payout of the calling agent with all its lines or a page of them. Throws NOT_FOUND for another agent's
 * payout, and for one that isn't paid yet.
 */
export function readStatement(ctx: Context, id: string, page?: Page): Promise<Statement> {
  return inReadTransaction(ctx, async (tx) => {
    const [payout] = await selectOwnPayouts(tx, ownerOf(tx), [id]);
    if (!payout) throw new Failure("NOT_FOUND");
    return { payout, ...(await readLinePage(tx, ownerOf(tx), inPayout(id), page)) };
  });
}

/** Finds the agent's payouts with these ids. */
export async function findPayoutsByIds(
  tx: Tx,
  ids: readonly string[],
): Promise<(id: string) => Payout | undefined> {
  const found = ids.length === 0 ? [] : await selectOwnPayouts(tx, ownerOf(tx), ids);
  return (id) => found.find((payout) => payout.id === id);
}

/**
 * Sums what is still to be paid to the agent by currency, in a transaction on their rows; null while payouts are
 * switched off.
 */
export async function sumComing(tx: Tx): Promise<readonly Coming[] | null> {
  const today = dayIn(tx.now, timeZoneOf(tx));
  const [isOn, coming] = await Promise.all([selectIsOn(tx), selectComing(tx, ownerOf(tx), today)]);
  return isOn ? coming : null;
}

/** Tells whether the platform pays its agents by payouts. */
export function payoutsAreOn(ctx: Context): Promise<boolean> {
  return inReadTransaction(ctx, selectIsOn);
}

/** Reads the lines of any payout, all or a page of them; the caller checks who may see it. */
export function readPayoutLines(tx: Tx, userId: string, payoutId: string, page?: Page): Promise<LinePage> {
  return readLinePage(tx, userId, inPayout(payoutId), page);
}

/** Further lines are only counted; they are in the statement to which the email links. */
const SHOWN = { page: 1, limit: 100 };

/**
 * Reads the figures for an email about the agent's payouts, by payout id; none for one that isn't paid or came back.
 * In a transaction on the agent's rows.
 */
export async function readMailFigures(
  tx: Tx,
  payoutIds: readonly string[],
): Promise<ReadonlyMap<string, MailFigures>> {
  if (payoutIds.length === 0) return new Map();
  const paid = (await selectOwnPayouts(tx, ownerOf(tx), payoutIds)).filter(({ state }) => state === "PAID");
  const read = paid.map(async ({ id, amount }): Promise<[string, MailFigures]> => {
    const { lines, lineCount } = await readLinePage(tx, ownerOf(tx), inPayout(id), SHOWN);
    const more = lineCount - lines.length;
    const rest: [string, string][] = more > 0 ? [[`${counted(more, "more line")} in the statement`, ""]] : [];
    const rows = lines.map((line): [string, string] => [wordsOf(line), formatMoney(line.amount)]);
    return [
      id,
      { head: ["Booking", "Your share"], rows: [...rows, ...rest], total: ["Total", formatMoney(amount)] },
    ];
  });
  return new Map(await Promise.all(read));
}

/** Describes a line, for example "HB-20491, Ines Moreau, Harbour Hotels, 60% of USD 155.00". */
function wordsOf({
  confirmationNumber,
  client,
  supplier,
  description,
  received,
  percentBp,
}: PayoutLine): string {
  const of = received && percentBp !== null ? percentWords(percentBp, received) : "";
  return [confirmationNumber, client, supplier, description, of].filter(Boolean).join(", ");
}
