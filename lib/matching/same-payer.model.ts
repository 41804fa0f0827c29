import type { Knowledge } from "./knowledge/knowledge.model";

/** What a bank says of a payment. */
type Said = { readonly memo: string; readonly payer: string | null };

const SURE_PAYER = 0.6;
const ALIKE = 0.5;
const NAMED = 0.3;

/** The supplier that one names best and the other names too, as banks cut what they have in common; or else most of their words. */
export function isOfSamePayer(knowledge: Knowledge, one: Said, other: Said): boolean {
  const [first, second] = [one, other].map(({ memo, payer }) => knowledge.signalsOf(memo, payer, null));
  const [family, signal] = [...(first?.families ?? [])][0] ?? [];
  if (family && signal && signal.strength >= SURE_PAYER) {
    return second?.families.has(family) ?? false;
  }
  return likenessOf(one.memo, other.memo) >= ALIKE;
}

/** The same, or one of them names nobody: it may be of any payer. */
export function mayBeOfSamePayer(knowledge: Knowledge, one: Said, other: Said): boolean {
  return [one, other].some((said) => isBlank(knowledge, said)) || isOfSamePayer(knowledge, one, other);
}

function isBlank(knowledge: Knowledge, { memo, payer }: Said): boolean {
  const { families } = knowledge.signalsOf(memo, payer, null);
  return [...families.values()].every(({ strength }) => strength < NAMED);
}

/** The share of words that two memos have in common, figures aside. */
function likenessOf(one: string, other: string): number {
  const [first, second] = [one, other].map((text) => new Set(text.toUpperCase().match(/[A-Z]{3,}/g) ?? []));
  if (!first || !second) return 0;
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / Math.max(1, Math.min(first.size, second.size));
}
