import { NEGATION } from "@/lib/reader/words/connectives";
import { NAMES_COMMISSION } from "@/lib/reader/words/sayings/commission-sayings";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import SAYINGS from "../../words/sayings/cancellation-sayings.json" with { type: "json" };

/** Adds the phrases of other languages to a pattern for western and northern ones, as whole words. */
function withSayings(pattern: RegExp, kind: Parameters<typeof phrasePattern<typeof SAYINGS>>[1]): RegExp {
  return new RegExp(`${pattern.source}|(?<!\\p{L})(?:${phrasePattern(SAYINGS, kind)})(?!\\p{L})`, "u");
}

/** Words for a commission that the agent keeps, in folded text. */
const STAYS = withSayings(
  /\b(?:retain(?:ed|s)?|keep|kept|protected|(?:remains?|still|is|are|stays?) (?:due|payable|yours|protected|guaranteed)|will (?:still )?be paid|guaranteed|einbehalten\w*|sie behalten|behalten sie|bleibt|bleiben|geschutzt\w*|steht ihnen (?:weiterhin )?zu|wird (?:weiterhin |trotzdem )?(?:gezahlt|vergutet)|conserve\w*|maintenue?|acquise?|reste (?:due|acquise)|protegee?|garantie|conserva\w*|mantien\w*|retenid[ao]|se mantiene|respet\w+|protegid[ao]|trattenut[ao]|mantenut[ao]|resta dovuta|garantit[ao]|behouden|behoudt|blijft|ingehouden|behall\w*|kvarstar|beholde\w*|bevares|ponech\w*|zustava|zadrzen\w*|zachowan\w*|zatrzym\w*|mantem|mantida|retida)\b|保留|保証/u,
  "stays",
);
/**
 * Words for keeping that leave open for whom: "wird einbehalten" is said of both sides, "we retain" of the supplier.
 */
const HELD = new RegExp(
  [
    "(?:we|wir|nous|noi|wij|vi)(?!\\p{L}).{0,60}(?<!\\p{L})(?:retain|keep|kept|behal|behol|behoud|gard|conserv|mant)",
    "(?:is|are|was|were|be|been|wird|werden|wurden?|est|sont|sera|viene|vengono|verra|es|queda|wordt|worden|bude|zostan\\p{L}+|foi|e)(?: \\S+){0,4} (?:retained|einbehalten|retenue?|trattenut|retenid|retid|ingehouden|zadrzen|zatrzym)",
    "withh[eo]ld|se retiene|(?:retenemos|tratteniamo|retemos)(?!\\p{L})",
    `(?:${phrasePattern(SAYINGS, "held")})(?!\\p{L})`,
  ]
    .map((one) => `(?<!\\p{L})(?:${one})`)
    .join("|"),
  "u",
);
/** Word stems for a commission that is recalled, and for recalling one, in folded text. */
export const TAKEN_BACK =
  `${phrasePattern(SAYINGS, "goes")}|` +
  "recall|claw|reclaim|recover|charg(?:ed?|ing) back|revers(?:al|ed?|ing)\\b|void|withdr[ae]w|forfeit|lost\\b|refunded by you|zuruck(?:ge|zu)?(?:forder|buch|belast|zieh|zog|zahl|nomm)|ruckbelast|entfall|verfall|hinfallig|repris|repren|recuper|perdue?s?\\b|perdut|perdid|pierde|retrocedid|reclam|ripres|riprend|decade\\b|da restituire|terug(?:ge)?(?:vorder|boek)|verval|aterkrav|aterta|tilbage(?:f|kr)|tilbake(?:f|kr)|bortfal|stahn|strhn|strzen|propad|cofn|przepad";
/**
 * Words after which an amount of zero means that no commission is left: "Provision entfällt: 0,00". "recalled: 0.00"
 * means that none is recalled.
 */
export const LAPSES =
  /(?<!\p{L})(?:void|forfeit|lost|entfall|verfall|hinfallig|perdu|perdid|pierde|decade|verval|bortfal|propad|przepad)/u;
/** Words for cancelling, which may refer to the booking as well. */
export const CANCELLED =
  "cancell?ed|annul(?!ation|lam|lering)|anula[dn]|anulowan|storn(?!ogeb|okost|orech|o\\b)|estornad|geannul|makul|zrusen|取消さ|取り消|取消";
/** The words between a commission, or its amount, and what happens to it. */
export const BECOMES =
  "(?:(?:is|are|was|were|has|have|had|been|will|be|wird|wurde|ist|wurden|est|sera|a|ete|e|viene|stata|es|sera|queda|ha|sido|foi|fica|vervalt|komt|wordt|is|har|ar|blir|bliver|er|bude|byla|je|zostala|now|therefore|hereby|hiermit|damit|donc|por tanto|dus|te|zu|quindi) ){0,4}";

const NO_MORE =
  /\b(?:no longer (?:due|payable)|not (?:due|payable)|no (?:longer )?commission(?: (?:is|are|will be|shall be|remains?|becomes?)(?: now| therefore)? (?:payable|due|paid))?|no (?:commission )?payable)\b/g;
const GOES = new RegExp(`(?<!\\p{L})(?:${TAKEN_BACK})`, "u");
const BOOKING =
  "(?:booking|reservation|stay|trip|order|buchung|reservierung|reise|sejour|reserva|prenotazion|soggiorn|boeking|bokning|bestilling|rezerv|rezerw)";
/** "Your commission of EUR 45 is cancelled", "stornierte Provision": the commission is cancelled, not the booking. */
const IS_CANCELLED = new RegExp(
  [
    `(?:${NAMES_COMMISSION.source})(?:(?: in hohe)? (?:of|von|de|di|van|av|pa|da))?(?: (?!the|de[lmnrst]|die|das|l[aeo]s|het|een|oni)[a-z]{3}| ?[€$£])?(?: ?\\d[\\d.,']*(?: [a-z]{3}\\b|[€$£])?)?[\\s,(:]{0,4}${BECOMES}(?:${CANCELLED})(?!\\p{L}*\\s${BOOKING})`,
    `(?<!\\p{L})(?:${CANCELLED})\\p{L}*\\s(?:(?:the|your|die|ihre|la|votre|su|sua|vostra|de|uw) )?(?:${NAMES_COMMISSION.source})`,
    "(?:手数料|コミッション|佣金).*取",
  ].join("|"),
  "u",
);
/** "It is protected and will not be recalled": the second half repeats the first. */
const NOT_TAKEN = new RegExp(
  `,?(?: (?:and|und|et|y|e|en|och|og|a|i))? (?:(?:is|are|will|shall|wird|est|sera|es|no|e|sara|wordt|blir|nie)(?: |(?=n['’]t)))?(?:${NEGATION.source})(?: be)? (?:${TAKEN_BACK})\\p{L}*`,
  "gu",
);
const NEGATIONS = new RegExp(`\\s?(?:${NEGATION.source})`, "gu");

/**
 * Returns what a clause says happens to a commission; null for nothing. "open" if anything is negated ("will not be
 * recalled", "kann nicht garantiert werden") or if it says both; "held" if it doesn't say who keeps it.
 */
export function commissionOutcomeIn(folded: string): "goes" | "stays" | "held" | "open" | null {
  const kept = folded.replace(NOT_TAKEN, "");
  const clause = STAYS.test(kept) ? kept : folded;
  const rest = clause.replace(NO_MORE, "|");
  const plain = rest.replace(NEGATIONS, "");
  const isHeld = HELD.test(plain);
  const stays = isHeld || STAYS.test(plain);
  const said = [rest !== clause, GOES.test(plain) || IS_CANCELLED.test(plain), stays];
  if (plain !== rest || said.filter(Boolean).length > 1) return "open";
  if (stays) return isHeld ? "held" : "stays";
  return said.includes(true) ? "goes" : null;
}

/** Words for the commission before the cancellation. */
export const BEFORE = withSayings(
  /\b(?:original(?:ly)?|previous(?:ly)?|former(?:ly)?|initial(?:ly|e)?|first|ursprunglich\w*|bisherig\w*|zuvor|anterieure?|precedent[ea]?|initiale|anterior|originari[ao]|in origine|oorspronkelijk\w*|vorige|ursprunglig\w*|tidigare|oprindelig\w*|opprinnelig\w*|puvodni|predchozi|pierwotn\w*)\b/u,
  "before",
);
/** Words for a cancellation charge. */
export const CHARGE = withSayings(
  /\b(?:cancell?ation|cancel|storno|stornierungs?|rucktritts?|d'annulation|annulation|de (?:cancelacion|anulacion|cancelamento)|cancelacion|di (?:annullamento|cancellazione)|annulerings|avboknings|avbestillings|afbestillings|annullerings|za storno|za anulacje|anulacji|rezygnacji|no[- ]show)[\s-]*(?:invoice )?(?:charges?|fees?|penalt(?:y|ies)|costs?|kosten|gebuhr(?:en)?|pauschale|entgelt|frais|kosten|avgift|gebyr|poplat\w*|oplat\w*)\b|\b(?:penalt(?:y|ies)|stornokosten|stornogebuhr(?:en)?|stornierungsgebuhr(?:en)?|stornierungskosten|rucktrittskosten|annuleringskosten|avbokningsavgift|avbestillingsgebyr|afbestillingsgebyr|stornopoplat\w*|(?:frais|indemnite|penalite)s? d'annulation|(?:gastos|cargos?|penalizacion|penalidad) (?:de|por) (?:cancelacion|anulacion)|penalizacion|penale?(?:s)?(?: di (?:annullamento|cancellazione))?|spese di annullamento|(?:taxa|multa) de cancelamento|oplata za (?:anulacje|rezygnacje)|poplatek za storno|retained by (?:us|the (?:hotel|supplier|line|operator))|(?:charge|fee) for (?:the )?cancell?(?:ing|ation))\b|キャンセル料|取消料/u,
  "charge",
);
const COSTS =
  "(?:charges?|fees?|costs?|penalt(?:y|ies)|gebuhr(?:en)?|kosten|frais|gastos|cargos?|penalizacion|penalidad|spese|penali?|avgift\\p{L}*|gebyr\\p{L}*|omkostning\\p{L}*|poplat\\p{L}*|oplat\\p{L}*|koszt\\p{L}*|taxas?|encargos|multa|kul\\p{L}+|maksu\\p{L}*|dij\\p{L}*|naknad\\p{L}*|stroski\\p{L}*|taxe\\p{L}*)";
/** "Commission on charges", "Comisión sobre gastos": in a cancellation, these are the cancellation charges. */
export const ON_COSTS = new RegExp(
  `(?:${NAMES_COMMISSION.source})(?:[^.;]{0,24}\\(?(?<=[\\s(])(?:only|nur|solo|seulement|uniquement|apenas|alleen|kun|endast|bara|tylko|pouze))?\\s(?:on|of|from|auf|aus|sur|sobre|sul?|sulla|sulle|sui|van|over|op|pa|z|ze|od|af|av|na)\\s(?:(?:the|these|die|den|der|les|los|las|le|de|das|os|as)\\s)?${COSTS}(?!\\p{L})`,
  "u",
);
/** "Your commission on the cancellation fee of EUR 500": the amount is the fee. */
export const CHARGE_OF = new RegExp(
  `(?:${CHARGE.source})\\s(?:of|von|in hohe von|de|di|van|av|pa|ve vysi|w wysokosci)\\s?(?:[a-z]{3}|[€$£])?\\s*$`,
);
/** Words for a refund to the client. */
export const BACK = withSayings(
  /\b(?:refund\w*|erstattung|ruckzahlung|rembours\w*|reembolso|rimborso|terugbetal\w*|restitutie|aterbetal\w*|tilbagebetal\w*|refusion|vraceni|zwrot|credit)\b|返金/u,
  "back",
);
