import { isSame } from "@/lib/reader/amounts/amount.model";
import { CONFIDENCE } from "@/lib/reader/confidence";
import { fold } from "@/lib/reader/words/fold";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import {
  INSURED,
  LEAVING,
  ON_SITE,
  PAYS,
  PLUS,
  SAYS_PRICE,
  SAYS_PRICE_AFTER,
} from "@/lib/reader/words/sayings/price-sayings";
import OFFERED from "../../words/sayings/offer-sayings.json" with { type: "json" };
import type { AmountFound, EmailEvidence, Part } from "../layout/email-evidence";
import { type Sentence, sentencesOf } from "../layout/sentences";
import { rateIn } from "./commission-words";
import { type RoleAmount, unlabelledTotal } from "./role-amount";

/** Other subjects of such a sentence than the price. */
const OTHER =
  /deposit|balance|remaind|fee\b|fees\b|surcharge|supplement|insurance|commission|tax\b|taxes|cancel|penalt|discount|saving|per (?:person|night)|refund|net\b|anzahlung|restzahlung|gebuhr|zuschlag|provision|storno|steuer|kaution|acompte|solde|taxe|frais|caution|senal|anticipo|impuesto|tasa|comision|caparra|saldo|tassa|cauzione|commissione|aanbetaling|borg|belasting|commissie|handpenning|avgift|zaloha|poplatek|provize|zaliczk|oplata|prowizj|sinal|comissao/;

/** "..., to which is added the city tax of": the amount named is not yet the price. */
const ADDS =
  /^[^.]{0,20}\b(?:plus|with \D{0,3}[\d.,]+ on top|to which|in addition|(?:is|are) added|zuzuglich|zzgl|hinzu|dazu|auquel|a quoi|s'ajoutent?|en sus|mas (?:la|el|las|los|tasa|impuesto)|a (?:lo|la|los|las) que|se (?:suman?|anaden?|agregan?)|oltre|a cui|si aggiung\w+|vermeerderd|waar\w* (?:nog )?bij|exclusief|tillkommer|dartill|dessutom|plus|pluss|hertil|dertil|herudover|i tillegg|k tomu|navic|do tego|oraz oplat\w+|acresc\w+|ao qual|a que)\b/;

/** Words with which the next sentence adds to it. */
const ADDED_NEXT =
  /^\s*(?:to this|added to this|hinzu kommen|s'y ajoute|a cela s'ajoute|a esto se|a questo si|daarbij komt|hartill|till detta|hertil|i tillegg|k tomu|do tego|a isto)/;

/**
 * "Seven nights at 450 USD comes to 3,150 USD": returns the largest amount of the email, if a sentence is only about
 * it.
 */
export function priceSentences(reading: EmailEvidence): RoleAmount[] {
  const [largest] = reading.amounts.filter(mayBePrice).toSorted((a, b) => b.value - a.value);
  if (!largest || (largest.currency ?? reading.currency.only) === null) return [];
  return reading.parts.flatMap((part) =>
    sentencesOf(part).flatMap((sentence) => toldIn(sentence, part, reading.amounts, largest)),
  );
}

/** "Half-day tours from €390", "d'une valeur déclarée de 5 640 €": optional extras and insured values are no prices. */
const NO_PRICE = new RegExp(
  `(?<!\\p{L})(?:${phrasePattern(OFFERED, "from")}|${INSURED})\\s*\\P{L}{0,3}$`,
  "u",
);

function mayBePrice({ span: { doc, start } }: AmountFound): boolean {
  return !NO_PRICE.test(fold(doc.text.slice(Math.max(0, start - 30), start)));
}

/**
 * "$1,374.00 for the three nights, and $1,525.14 with the 11% lodging tax": whether the amount is a price plus its tax.
 */
function isTaxed(one: AmountFound, rate: number, after: string, amounts: readonly AmountFound[]): boolean {
  const isPriceOf = ({ value, currency }: AmountFound) =>
    currency === one.currency && isSame(value * (1 + rate / 100), one.value);
  return WITH_RATE.test(after) && amounts.some(isPriceOf);
}

const WITH_RATE =
  /^,?\s?(?:(?:all )?(?:with|including|incl\.?|after)|(?:inkl\.?|inklusive|einschliesslich|mit|nach)|(?:avec|ttc,?|taxes comprises)|con|incluid[oa]|com|compres[oa]|met|inclusief|med|vcetne|s|z)\s[^.;!?]{0,20}\d\s?%/;

/**
 * "15,980 for the pair; I've knocked off the 5% early bird, 799, bringing it to 15,181": whether the amount is the
 * largest one less another of its paragraph, or less a rate.
 */
function isReduced(
  one: AmountFound,
  largest: AmountFound,
  { doc }: Part,
  amounts: readonly AmountFound[],
): boolean {
  const near = amounts.filter(({ span, row }) => span.doc === doc && row === one.row);
  const between = fold(doc.text.slice(largest.span.end, one.span.start));
  if (!near.includes(largest) || !REDUCES.test(between)) return false;
  const rate = rateIn(between) ?? 0;
  const isLess = (other: AmountFound) => isSame(largest.value - other.value, one.value);
  return near.some(isLess) || (rate > 0 && isSame(largest.value * (1 - rate / 100), one.value));
}

/** Folded words for a discount. */
export const REDUCES =
  /(?<!\p{L})(?:discount|reduction|saving|(?:knock|take|took)\p{L}* (?:\p{L}+ ){0,2}off|early ?bird|rabat|nachlass|ermassigung|fruhbucher|remise|reduction|descuento|rebaja|sconto|riduzione|korting|avdrag|fradrag|dedui|deduc|abgezogen|ziehe[n]?|abzug|detra|slev|znizk|desconto)/u;

const TERMS = /^[^\d]{0,12}\+[^\d]{0,24}$/u;
const EQUALS = /^[^\d]{0,24}=[^\d]{0,6}$/u;

/** "Fare 2,940.00 + taxes 611.40 = 3,551.40": whether the signs show that the amount is a sum. */
function isSumWritten({ span, value }: AmountFound, sentence: readonly AmountFound[]): boolean {
  const { text } = span.doc;
  let [sum, next, joint] = [0, span.start, EQUALS];
  for (const one of sentence.filter(({ span: other }) => other.end <= span.start).reverse()) {
    if (!joint.test(text.slice(one.span.end, next))) break;
    sum += one.value;
    [next, joint] = [one.span.start, TERMS];
  }
  return joint === TERMS && isSame(sum, value);
}

/** "Charged $486.00, which is the premium of $472.00 plus the $14.00 fee": a sum before the amounts that make it. */
function isSumExplained({ span, value }: AmountFound, sentence: readonly AmountFound[]): boolean {
  const behind = sentence.filter(({ span: other }) => other.start >= span.end);
  const [one, other] = behind;
  if (behind.length !== 2 || !one || !other || !isSame(one.value + other.value, value)) return false;
  const between = fold(span.doc.text.slice(one.span.end, other.span.start));
  return PLUS.test(between) && !/\d/.test(between);
}

/** "You pay NZ$1,196.00 at the hotel", "Der Gast zahlt 480 EUR vor Ort": what the guest pays to the house. */
const GUEST_PAYS = new RegExp(
  `\\b(?:you|they|(?:guests?|clients?|customers?|travell?ers?)(?: will| to)?|sie|gaste?|kunden?|vous|(?:le )?clients?|voyageurs?|clientes?|huespedes?|viajeros?|ospiti?|clienti?|viaggiatori?|gasten?|klanten?|gasten|kunden|gasterna?|gaester(?:ne)?|gjester?(?:ne)?|hoste?|klient|gosc(?:ie)?|hospedes?)\\b(?: \\w+){0,2} (?:${PAYS})\\W{0,2}(?:[a-z]{2,3}\\W)?\\s*$`,
  "u",
);

const AT_HOUSE = new RegExp(
  `^[^.;:\\d]{0,20}(?<!\\p{L})(?:locally|on (?:site|arrival|the spot)|(?:at|to) (?:the )?(?:hotel|property|house|lodge|resort|check[- ]?in|reception|desk)|vor ort|im hotel|bei (?:anreise|ankunft)|a l'(?:hotel|arrivee)|en el hotel|a la llegada|in hotel|all'arrivo|in het hotel|bij aankomst|pa hotellet|vid ankomst|ved ankomst|pri prijezdu|no hotel|${ON_SITE}|${LEAVING})(?!\\p{L})`,
  "u",
);

function toldIn(
  { text, from }: Sentence,
  part: Part,
  amounts: readonly AmountFound[],
  largest: AmountFound,
): RoleAmount[] {
  const all = amounts.filter(
    ({ span }) => span.doc === part.doc && span.start >= from && span.end <= from + text.length,
  );
  const inside = all.filter((one) => one.value === largest.value || isReduced(one, largest, part, amounts));
  const rate = rateIn(fold(text));
  const [explained] = all.filter(
    (one) => isSumExplained(one, all) && !OTHER.test(fold(text.slice(0, one.span.start - from))),
  );
  if (explained) return [unlabelledTotal(explained, CONFIDENCE.money.byArithmetic)];
  if (inside.length === 0) return [];
  const next = fold(part.doc.text.slice(from + text.length, from + text.length + 60));
  return inside.flatMap((one) => {
    const before = fold(text.slice(0, one.span.start - from)).replace(
      /\b(?:charter|hire|rental) fees?\b/g,
      "price",
    );
    const after = fold(text.slice(one.span.end - from));
    if (isSumWritten(one, all) || (rate !== null && isTaxed(one, rate, after, amounts)))
      return [unlabelledTotal(one, CONFIDENCE.money.byArithmetic)];
    // An amount that was subtracted from a price may be named before the result.
    const clause = one === largest ? before : (before.split(/\d[\d.,]*/).at(-1) ?? "");
    return isPriceSaid(before, after) && !OTHER.test(clause) && !ADDED_NEXT.test(next)
      ? [unlabelledTotal(one, CONFIDENCE.money.comesTo)]
      : [];
  });
}

function isPriceSaid(before: string, after: string): boolean {
  const isPaid = GUEST_PAYS.test(before) && AT_HOUSE.test(after) && !OTHER.test(after);
  const isSaid = SAYS_PRICE.test(before) || (SAYS_PRICE_AFTER.test(after) && !REDUCES.test(after));
  return (isPaid || isSaid) && !ADDS.test(after);
}
