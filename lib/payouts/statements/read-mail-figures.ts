import "server-only";
import { formatMoney } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { MailFigures } from "@/lib/platform/mail-kit/table";
import { percentWords } from "../shares/share-list.model";
import { inPayout, readLinePage } from "./line.sql";
import type { PayoutLine } from "./payout.model";
import { selectOwnPayouts } from "./payout.sql";

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
