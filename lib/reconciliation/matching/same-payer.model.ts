import type { Knowledge, Signals } from "./knowledge/knowledge.model";

/** The bank's text for a payment, and the suppliers that it names. */
export type Said = Pick<Signals, "families"> & {
  readonly memo: string;
  /** Its words, except those that are common to several payers, and those of banks. */
  readonly own: readonly string[];
};

const SURE_PAYER = 0.6;
const ALIKE = 0.5;
const NAMED = 0.3;

/** Analyses a payment's text once, for comparison with several others. */
export function saidOf(
  knowledge: Knowledge,
  { memo, payer }: { readonly memo: string; readonly payer: string | null },
): Said {
  const words = wordsOf(payer ? `${payer} ${memo}` : memo);
  return {
    memo,
    families: knowledge.signalsOf(memo, payer, null).families,
    own: words.filter((word) => !knowledge.payers.isCommon(word)),
  };
}

/**
 * Whether both payments have the same payer: the other also names the supplier that the first names best, because banks
 * truncate texts differently; otherwise, most of their words agree.
 */
export function isOfSamePayer(one: Said, other: Said): boolean {
  const [best] = one.families;
  if (best && best[1].strength >= SURE_PAYER) return other.families.has(best[0]);
  return likenessOf(one.memo, other.memo) >= ALIKE;
}

/**
 * Whether both payments may have the same payer: they have, their names were truncated differently, or one of them
 * names nobody.
 */
export function mayBeOfSamePayer(one: Said, other: Said): boolean {
  return isBlank(one) || isBlank(other) || isOfSamePayer(one, other) || isCutAlike(one, other);
}

/** Whether most of the rare words of the shorter text occur in the other one, whole or truncated. */
function isCutAlike({ own: one }: Said, { own: other }: Said): boolean {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  const shared = few.filter((word) => many.some((there) => word.startsWith(there) || there.startsWith(word)));
  return shared.length > 0 && shared.length >= ALIKE * few.length;
}

function isBlank({ families }: Said): boolean {
  return [...families.values()].every(({ strength }) => strength < NAMED);
}

/** Returns the share of words that two memos have in common, ignoring digits. */
function likenessOf(one: string, other: string): number {
  const [first, second] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / Math.max(1, Math.min(first.size, second.size));
}

function wordsOf(text: string): readonly string[] {
  return text.toUpperCase().match(/[A-Z]{3,}/g) ?? [];
}
