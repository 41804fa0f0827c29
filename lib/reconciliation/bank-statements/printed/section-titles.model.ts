import { headingMeanings } from "@/lib/imports/words/heading-meaning.model";

/** Titles of sections with outgoing amounts that no heading names: cheques written, and purchases. */
const OUT =
  /\b(che(ck|que)s?|ch[eè]ques?|schecks?|assegni|purchases?|achats?|eink[aä]ufe|compras|acquisti|aankopen|ink[oö]p|k[oø]b)\b/iu;

/**
 * Returns the direction of a section by its title: 1 for incoming, -1 for outgoing, 0 for balances, null if the title
 * alone doesn't tell.
 */
export function wayOfTitle(title: string): 1 | -1 | 0 | null {
  const meanings = headingMeanings(title);
  if (meanings.has("balance")) return 0;
  const isIn = meanings.has("credit");
  const isOut = meanings.has("debit") || meanings.has("fee") || (!isIn && OUT.test(title));
  if (isIn === isOut) return null;
  return isIn ? 1 : -1;
}
