/** Names of value added and sales taxes in folded labels. */
export const VAT =
  "vat|gst|hst|pst|qst|tps|tvq|tvh|mwst|ust|mehrwertsteuer|umsatzsteuer|tva|iva|igic|igv|btw|moms(?:en)?|mva|dph|ddv|pdv|afa|alv|kdv|pvm|pvn|ppn|kaibemaks|vsk|virdisaukaskattur";
/** Names of taxes in folded labels. */
const TAX = `(?:${VAT}|iss|tds|tax(?:es)?|steuern?|impuestos?|impostos?|imposte|tasse)`;
/** The same in other scripts, and a commission beside them. */
const TAX_ON_COMMISSION = `(?:ндс|пдв|ддс|φπα|ضريبة|מע"?מ)(?!\\p{L})[^.;]{0,40}(?:комисс|комис|комісі|вознагражд|винагород|провизи|προμηθει|عمول|עמל)`;
/** Names of a commission in folded labels. */
const COMMISSION =
  "(?:comm|commissions?|commissione|commissioni|commissies?|comision(?:es)?|comissao|comissoes|[a-z]*provision(?:en)?|kommission(?:en)?|provvigion[ei]|proviz[eiy]|provizija|provisie|provisjon(?:en)?|prowizj[aei]|courtage|[a-z]*vergutung)";
const ON =
  "(?:on|upon|of|auf|von|vom|sur|s/|sobre|su|sul|sulla|sulle|over|op|pa|paa|af|av|z|ze|da|de|del|della|das?|dos?|di|na|od)";
const OF_AGENT =
  "(?:\\s(?:agence|agency|agent|agentur|agencia|agenzia|agentschap|bureau|byra|biura|provision))?";
const WITHOUT =
  "(?:excl\\w*|exkl\\w*|ekskl\\w*|ex|plus|zzgl|zuzugl\\w*|before|vor|hors|ht|sin|mas|senza|piu|esclus[ao]|zonder|bez|plus|utan|uten|uden|sem|mais|ohne|net of|netto|\\+)";
const WITH = "(?:incl\\w*|inkl\\w*|einschl\\w*|inclus\\w*|incluid[ao]|con|mit|met|med|vc|z|s|sa|cu|avec|com)";
const RATE = "\\s*(?:\\d+(?:[.,]\\d+)?\\s?%?\\s+)?";
const OR_NOT =
  "(?:(?:not?|non|nicht|nao|niet|ej|ikke|exclu|esclu|exkl|excl|ekskl|inclu|inklu|incl|inkl|compris|enthalten|inbegr)\\w*\\b)";
const LAWFUL = "(?:(?:the|der|die|la|l'|gesetzl\\w*|local|any)\\.?\\s?)?";

/**
 * Replacements for taxes and bases in a folded label: "VAT on commission" is a tax, "Commission on the charter fee plus
 * VAT" a commission, "Total s/ IVA" and "Price after tax" a price without and with tax.
 */
export const TAX_PHRASES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^${TAX_ON_COMMISSION}.*$`, "u"), "tax commission"],
  // "MWST-Nr.", "VAT no.", "UID": a tax number, not a booking's number.
  [
    /^(?:vat|gst|abn|mwst|ust|tva|iva|btw|moms|mva|dph|dic|nip|oib|uid)[-. ]*(?:id(?:ent)?[-. ]*)?(?:nr|no|num\p{L}*|reg\p{L}*|id)\b\.?$|^(?:ust-?id|uid)$/u,
    "member number",
  ],
  [
    new RegExp(
      `^(?:(?:${WITHOUT}|less|minus|abzgl)\\W*)?${TAX}\\b\\W*${RATE}\\W*${ON}\\W{0,2}(?:\\S+\\s){0,2}?${COMMISSION}\\b.*$`,
    ),
    "tax commission",
  ],
  [
    new RegExp(
      `(?=[\\s,])(?<=\\b${COMMISSION}\\b.{0,30}?)(?:(?<=\\b${COMMISSION}${OF_AGENT})\\s+(?:on|auf|sur|sobre|su|sul|sulla|sui|over|pa|ze?|af|av|na|op)\\s.*|[\\s,]+(?:${WITHOUT}|${WITH})\\.?\\s?${LAWFUL}${RATE}${TAX}\\b.*|[\\s,]+(?:ht|ttc|${TAX}\\.?\\s${OR_NOT}.*))$`,
    ),
    "",
  ],
  [new RegExp(`\\bs/\\s?(?=${TAX}\\b)|\\bex\\.?\\s(?=${RATE}${TAX}\\b)`), "excl "],
  [
    new RegExp(
      `\\bc/\\s?(?=${TAX}\\b)|\\b(?=[adn])(?<!\\b${COMMISSION}\\b.*)(?:after|nach|apres|despues de|dopo|na)\\s(?=${TAX}\\b)`,
    ),
    "incl ",
  ],
  [/(?<=\p{L}) (?:cu|s|sa|z|με|с|со|със|з|із) (?:tva|dph|pdv|ddv|φπα|ндс|пдв|ддс)$/gu, " incl"],
];

const GROSS = "(?:brutto|brutt|bruta|brut|bruto|lord[aoe]|hruba|gross)";
const WITH_TAX = new RegExp(`\\b(?:ttc|${GROSS}|${WITH}\\.?\\s?${LAWFUL}${RATE}${TAX})\\b`);

/**
 * Whether a folded commission label says that a tax may be included: "Provision inkl. USt", "Commission TTC", "Prowizja
 * brutto".
 */
export function isWithTax(label: string): boolean {
  return WITH_TAX.test(label);
}

const IN_BRACKET = new RegExp(`\\([^()]*\\b${TAX}\\b[^()]*$`);
const ADDED = new RegExp(
  `(?:^|[^\\p{L}])(?:(?:plus|zzgl\\.?|zuzuglich|\\+|mas|piu|mais) ${RATE}${TAX}\\b|${TAX}\\b ${RATE}(?:till?kommer|kommt hinzu|en sus|aparte|a parte|on top|extra)\\b)[^()]*$`,
  "u",
);

const ON_COMMISSION = new RegExp(
  `\\b${TAX}\\b\\W*${RATE}\\W*${ON}\\W{0,2}(?:\\S+\\s){0,2}?${COMMISSION}\\W*$|(?<!\\p{L})${TAX_ON_COMMISSION}\\p{L}*[^\\p{L}\\d]*$`,
  "u",
);

/** "IVA 22% (" before the amount. */
const BEHIND_RATE = new RegExp(`\\b${TAX}\\b\\W{0,3}\\d+(?:[.,]\\d+)?\\s?%\\W{0,3}$`);
const NAMES_TAX = new RegExp(`\\b${TAX}\\b`);

/** Whether folded text names a tax. */
export function namesTax(folded: string): boolean {
  return NAMES_TAX.test(folded);
}

/**
 * Whether folded words before an amount make it a tax on what their label names: "(20% VAT on it, which is", "+ 25 %
 * moms", "zzgl. 19 % MwSt. auf Provision".
 */
export function isTaxBefore(before: string): boolean {
  return [IN_BRACKET, ADDED, ON_COMMISSION, BEHIND_RATE].some((one) => one.test(before));
}

const TAX_LEFT_OUT = new RegExp(`\\b${WITHOUT}\\.?\\s?${LAWFUL}${RATE}${TAX}\\b`, "g");

/** Returns folded text without remarks such as "excl. VAT" or "bez DPH", which are no negations. */
export function withoutTaxRemarks(folded: string): string {
  return folded.replace(TAX_LEFT_OUT, "");
}

const UNTAXED_BEFORE = new RegExp(`\\b${WITHOUT}\\.?\\s?${LAWFUL}${RATE}${TAX}\\W*\\(\\W*$`);

/**
 * Whether folded words around an amount make it the second of two: "excl. VAT (" before it, "incl. 21% VAT)" after it.
 */
export function isTaxedOfTwo(before: string, after: string): boolean {
  return UNTAXED_BEFORE.test(before) && isWithTax(after.split(")")[0] ?? "");
}
