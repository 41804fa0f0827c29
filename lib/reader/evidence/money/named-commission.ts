import { fold } from "@/lib/reader/words/fold";
import { NAMES_COMMISSION } from "@/lib/reader/words/sayings/commission-sayings";
import { isTaxBefore } from "@/lib/reader/words/tax-words";
import type { AmountFound } from "../layout/email-evidence";

/** "your commission on that is £18.40", in the same sentence as the price. */
const IS_NAMED = new RegExp(
  `(?:${NAMES_COMMISSION.source})(?: (?:on|for|auf|fur|sur|pour|sobre|por|su|per|op|voor|pa|for|av|na|za) (?:[\\p{L}]+ ?){1,3})? ?(?:is|are|will be|comes to|amounts to|works out at|ist|betragt|sind|est de|sera de|s'eleve a|es de|sera de|asciende a|e di|ammonta a|sara di|bedraagt|ar|blir|er|udgor|utgjor|cini|je|wynosi|to|e de|sera de)\\W{1,4}$`,
  "u",
);

/** "The price is EUR 800.00, your commission EUR 80.00": the word stands directly before the amount. */
const IS_BESIDE = new RegExp(
  `(?<!\\p{L}|(?<!\\p{L})(?:on|of|from|auf|auf die|von|aus|sur|sur la|sobre|sobre la|su|sulla|op|op de|over|pa|av|af|na|z|ze|excl|incl|inkl|s/)\\.? (?:the |your |our )?)(?:${NAMES_COMMISSION.source})(?: ?\\(?\\d{1,2}(?:[.,]\\d{1,2})? ?%\\)?,?)?(?: (?:of|at|von|de|di|van|pa|af|av|w wysokosci|ve vysi|op|mit|a|por))?[:=]? ?$`,
  "u",
);

/** Whether words just before or after an amount call it the commission, in a sentence that begins at `from`. */
export function isNamed(one: AmountFound, sentence: string, from: number): boolean {
  const after = fold(sentence.slice(one.span.end - from, one.span.end - from + 60));
  const before = fold(sentence.slice(0, one.span.start - from)).slice(-110);
  return (
    one.value > 0 &&
    (IS_NAMED.test(before) || (IS_BESIDE.test(before) && !isTaxBefore(before)) || NAMED_BEHIND.test(after))
  );
}

/** "..., of which USD 861.60 is your commission", "davon sind 86,00 EUR Ihre Provision". */
const OF_READER =
  "(?:your|ihre|votre|su|vuestra|(?:la )?vostra|uw|er|din|jeres|deres|vase|panstwa|a sua|vossa)";
const NAMED_BEHIND = new RegExp(
  `^\\s?\\)?,? ?(?:(?:(?:is|are|being|will be|as|ist|sind|als|est|sont|sera|comme|es|son|como|e|sono|sara|come|zijn|ar|som|er|utgor|udgor|je|jsou|to|jako|jest|sao) )+(?:(?:the|our|die|la|de|${OF_READER}) )?|${OF_READER} )(?:agency |agent )?(?:${NAMES_COMMISSION.source})`,
  "u",
);
