import type { Knowledge, Signals } from "./knowledge/knowledge.model";

/** What a bank says of a payment, and the suppliers that this names. */
export type Said = Pick<Signals, "families"> & {
  readonly memo: string;
  /** Its words but for those that several payers' payments have, and those of banks. */
  readonly own: readonly string[];
};

const SURE_PAYER = 0.6;
const ALIKE = 0.5;
const NAMED = 0.3;

/** Reads once what is then held beside each of the others. */
export function saidOf(
  knowledge: Knowledge,
  { memo, payer }: { readonly memo: string; readonly payer: string | null },
): Said {
  const words = wordsOf(payer ? `${payer} ${memo}` : memo);
  return {
    memo,
    families: knowledge.signalsOf(memo, payer, null).families,
    own: words.filter((word) => !knowledge.isCommon(word)),
  };
}

/** The supplier that one names best and the other names too, as banks cut what they have in common; or else most of their words. */
export function isOfSamePayer(one: Said, other: Said): boolean {
  const [best] = one.families;
  if (best && best[1].strength >= SURE_PAYER) return other.families.has(best[0]);
  return likenessOf(one.memo, other.memo) >= ALIKE;
}

/** The same, or its name was cut otherwise, or one of them names nobody: it may be of any payer. */
export function mayBeOfSamePayer(one: Said, other: Said): boolean {
  return isBlank(one) || isBlank(other) || isOfSamePayer(one, other) || isCutAlike(one, other);
}

/** A word that only few payers have stands in both, whole or cut, and most of the one's in the other. */
function isCutAlike({ own: one }: Said, { own: other }: Said): boolean {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  const shared = few.filter((word) => many.some((there) => word.startsWith(there) || there.startsWith(word)));
  return shared.length > 0 && shared.length >= ALIKE * few.length;
}

function isBlank({ families }: Said): boolean {
  return [...families.values()].every(({ strength }) => strength < NAMED);
}

/** The share of words that two memos have in common, figures aside. */
function likenessOf(one: string, other: string): number {
  const [first, second] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / Math.max(1, Math.min(first.size, second.size));
}

function wordsOf(text: string): readonly string[] {
  return text.toUpperCase().match(/[A-Z]{3,}/g) ?? [];
}
