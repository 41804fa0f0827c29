import { referenceOf } from "./transfer.model";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Returns the identifiers by which a bank distinguishes the files of a run from those of other runs, and a file of the
 * remaining payouts, once `paidCount` of them are paid, from the first one. Until a payout is paid, all files of the
 * run have the same identifiers, so that the bank accepts only the first and nobody is paid twice if a file is
 * downloaded again.
 */
export function fileNames({ id, runNo }: { readonly id: string; readonly runNo: number }, paidCount: number) {
  const isFirst = paidCount === 0;
  return {
    messageId: `${referenceOf(id)}${isFirst ? "" : paidCount.toString(36).toUpperCase()}`,
    modifier: isFirst ? LETTERS.charAt((runNo - 1) % LETTERS.length) : String(paidCount % 10),
  };
}
