import { headingMeanings } from "@/lib/imports/words/heading-meaning.model";

/** What a bank or a card lists under its own title and no heading names: cheques that were written, and what was bought. */
const OUT =
  /\b(che(ck|que)s?|ch[eè]ques?|schecks?|assegni|purchases?|achats?|eink[aä]ufe|compras|acquisti|aankopen|ink[oö]p|k[oø]b)\b/iu;

/** Which way the money of a section went by its title: 1 in, -1 out, 0 for balances; null where it doesn't say it alone. */
export function wayOfTitle(title: string): 1 | -1 | 0 | null {
  const meanings = headingMeanings(title);
  if (meanings.has("balance")) return 0;
  const isIn = meanings.has("credit");
  const isOut = meanings.has("debit") || meanings.has("fee") || (!isIn && OUT.test(title));
  if (isIn === isOut) return null;
  return isIn ? 1 : -1;
}
