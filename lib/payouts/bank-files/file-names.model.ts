import { referenceOf } from "./transfer.model";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * By what a bank knows files of one run apart from those of others, and from what is left of it once `paidCount` payouts are paid. Before
 * that all are one to the bank, which takes only the first: nobody is paid twice by a file that was taken again.
 */
export function fileNames({ id, runNo }: { readonly id: string; readonly runNo: number }, paidCount: number) {
  const isFirst = paidCount === 0;
  return {
    messageId: `${referenceOf(id)}${isFirst ? "" : paidCount.toString(36).toUpperCase()}`,
    modifier: isFirst ? LETTERS.charAt((runNo - 1) % LETTERS.length) : String(paidCount % 10),
  };
}
