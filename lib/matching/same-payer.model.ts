import type { Knowledge, Signals } from "./knowledge/knowledge.model";

/** What a bank says of a payment, and the suppliers that this names. */
export type Said = Pick<Signals, "families"> & { readonly memo: string };

const SURE_PAYER = 0.6;
const ALIKE = 0.5;
const NAMED = 0.3;

/** Reads once what is then held beside each of the others. */
export function saidOf(
  knowledge: Knowledge,
  { memo, payer }: { readonly memo: string; readonly payer: string | null },
): Said {
  return { memo, families: knowledge.signalsOf(memo, payer, null).families };
}

/** The supplier that one names best and the other names too, as banks cut what they have in common; or else most of their words. */
export function isOfSamePayer(one: Said, other: Said): boolean {
  const [best] = one.families;
  if (best && best[1].strength >= SURE_PAYER) return other.families.has(best[0]);
  return likenessOf(one.memo, other.memo) >= ALIKE;
}

/** The same, or one of them names nobody: it may be of any payer. */
export function mayBeOfSamePayer(one: Said, other: Said): boolean {
  return isBlank(one) || isBlank(other) || isOfSamePayer(one, other);
}

function isBlank({ families }: Said): boolean {
  return [...families.values()].every(({ strength }) => strength < NAMED);
}

/** The share of words that two memos have in common, figures aside. */
function likenessOf(one: string, other: string): number {
  const [first, second] = [one, other].map((text) => new Set(text.toUpperCase().match(/[A-Z]{3,}/g) ?? []));
  if (!first || !second) return 0;
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / Math.max(1, Math.min(first.size, second.size));
}
