import { isSame } from "@/lib/reader/amounts/amount.model";
import { CONFIDENCE } from "@/lib/reader/confidence";
import { fold } from "@/lib/reader/words/fold";
import type { AmountFound, Part, Reading } from "../layout/reading";
import { type Sentence, sentencesOf } from "../layout/sentences";
import { rateIn } from "./commission-words";
import { type RoleAmount, unlabelledTotal } from "./role-amount";

/** Verbs by which a sentence says what something comes to, just before the amount. */
const THEN =
  "(?: (?:also|damit|somit|dann|then|thus|therefore|donc|alors|ainsi|pues|entonces|asi|quindi|dunque|cosi|dus|dan|alltsa|saledes|tedy|tak|wiec|portanto|entao))?";
const COMES_TO = new RegExp(
  `(?:\\bcom(?:es|ing|e)${THEN} to|\\b(?:rental|price|cost|fare|mietpreis|reisepreis|prix|loyer|precio|alquiler|prezzo|huurprijs|prijs|priset|prisen|cena)\\b[^.;:\\d]{0,50} (?:is|are|betragt|ist|est de|es de|e di|bedraagt|is|ar|er|wynosi|cini)|\\bbrings? (?:it|the (?:whole|total|price|bill))(?: thing)? (?:up )?to|\\bamounts?${THEN} to|\\bworks?${THEN} out (?:at|to)|\\btotals|\\btotall?ing|\\badds? up${THEN} to|belauf(?:t|en) sich${THEN} auf|macht(?: zusammen)?|kostet|s'eleve(?:nt)?${THEN} a|se monte${THEN} a|revient${THEN} a|asciende${THEN} a|\\b(?:un montant|un (?:importe|total|totale|importo)|einen (?:betrag|gesamtbetrag|gesamtpreis)|a (?:total|grand total)|een (?:totaal|bedrag|totaalbedrag)|um (?:total|montante|valor))(?: total| global| complessivo| totale)? (?:of|von|de|di|van)|suma|ammonta${THEN} a|viene|bedraagt${THEN}|komt${THEN} (?:uit )?op|uppgar${THEN} till|blir${THEN}|belober sig${THEN} til|cini${THEN}|wynosi${THEN}|ascende${THEN} a|importa${THEN} em)(?: (?:a total of|insgesamt|zusammen|totalt|celkem|in totaal|en tout|in tutto))?\\s*$`,
);
/** What such a sentence may speak of besides the price. */
const OTHER =
  /deposit|balance|remaind|fee\b|fees\b|surcharge|supplement|insurance|commission|tax\b|taxes|cancel|penalt|discount|saving|per (?:person|night)|refund|net\b|anzahlung|restzahlung|gebuhr|zuschlag|provision|storno|steuer|kaution|acompte|solde|taxe|frais|caution|senal|anticipo|impuesto|tasa|comision|caparra|saldo|tassa|cauzione|commissione|aanbetaling|borg|belasting|commissie|handpenning|avgift|zaloha|poplatek|provize|zaliczk|oplata|prowizj|sinal|comissao/;

/** "..., to which is added the city tax of": what the sentence names is not yet the price. */
const ADDS =
  /^[^.]{0,20}\b(?:plus|to which|in addition|(?:is|are) added|zuzuglich|zzgl|hinzu|dazu|auquel|a quoi|s'ajoutent?|en sus|mas (?:la|el|las|los|tasa|impuesto)|a (?:lo|la|los|las) que|se (?:suman?|anaden?|agregan?)|oltre|a cui|si aggiung\w+|vermeerderd|waar\w* (?:nog )?bij|exclusief|tillkommer|plus|pluss|hertil|i tillegg|k tomu|navic|do tego|oraz oplat\w+|acresc\w+|ao qual|a que)\b/;

/** What the next sentence adds to it. */
const ADDED_NEXT =
  /^\s*(?:to this|added to this|hinzu kommen|s'y ajoute|a cela s'ajoute|a esto se|a questo si|daarbij komt|hartill|till detta|hertil|i tillegg|k tomu|do tego|a isto)/;

/** "Seven nights at 450 USD comes to 3,150 USD": the largest amount of the mail, told in a sentence that speaks of nothing else. */
export function priceSentences(reading: Reading): RoleAmount[] {
  const [largest] = reading.amounts.toSorted((a, b) => b.value - a.value);
  if (!largest || largest.currency === null) return [];
  return reading.parts.flatMap((part) =>
    sentencesOf(part).flatMap((sentence) => toldIn(sentence, part, reading.amounts, largest)),
  );
}

/** "$1,374.00 for the three nights, and $1,525.14 with the 11% lodging tax": a price and its tax, by arithmetic. */
function isTaxed(one: AmountFound, rate: number, after: string, amounts: readonly AmountFound[]): boolean {
  const isPriceOf = ({ value, currency }: AmountFound) =>
    currency === one.currency && isSame(value * (1 + rate / 100), one.value);
  return WITH_RATE.test(after) && amounts.some(isPriceOf);
}

const WITH_RATE =
  /^,?\s?(?:(?:all )?(?:with|including|incl\.?|after)|(?:inkl\.?|inklusive|einschliesslich|mit|nach)|(?:avec|ttc,?|taxes comprises)|con|incluid[oa]|com|compres[oa]|met|inclusief|med|vcetne|s|z)\s[^.;!?]{0,20}\d\s?%/;

function toldIn(
  { text, from }: Sentence,
  part: Part,
  amounts: readonly AmountFound[],
  largest: AmountFound,
): RoleAmount[] {
  const inside = amounts.filter(
    ({ span, value }) =>
      span.doc === part.doc &&
      span.start >= from &&
      span.end <= from + text.length &&
      value === largest.value,
  );
  const rate = rateIn(fold(text));
  if (inside.length === 0) return [];
  const next = fold(part.doc.text.slice(from + text.length, from + text.length + 60));
  return inside.flatMap((one) => {
    const before = fold(text.slice(0, one.span.start - from)).replace(
      /\b(?:charter|hire|rental) fees?\b/g,
      "price",
    );
    if (rate !== null && isTaxed(one, rate, fold(text.slice(one.span.end - from)), amounts))
      return [unlabelledTotal(one, CONFIDENCE.money.byArithmetic)];
    return COMES_TO.test(before) &&
      !OTHER.test(before) &&
      !ADDS.test(fold(text.slice(one.span.end - from))) &&
      !ADDED_NEXT.test(next)
      ? [unlabelledTotal(one, CONFIDENCE.money.comesTo)]
      : [];
  });
}
