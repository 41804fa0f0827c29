import { folded } from "@/lib/platform/base/text";

/** What the words of a memo say about a payment, apart from the payer and the purpose. */
type PaymentSubject = "bonus" | "tax" | "cheque";

/**
 * The words by subject and language, folded: lower case, without accents. A phrase must occur as whole words. A `*` at
 * its beginning or end stands for further letters of a compound.
 */
const PAYMENT_WORDS: Readonly<Record<PaymentSubject, Readonly<Record<string, readonly string[]>>>> = {
  /** Money that a company pays in addition to the commission of bookings. */
  bonus: {
    en: [
      ...[
        "override*",
        "overriding",
        "ovr",
        "bonus",
        "bonuses",
        "incentive",
        "incentives",
        "rebate",
        "kickback",
      ],
      ...["co op", "coop", "mdf", "spiff", "marketing contribution", "marketing support", "marketing fund"],
      ...["marketing funds", "marketing allowance", "advertising contribution", "advertising support"],
      ...["promotional support", "volume payment", "growth payment", "target payment", "loyalty payment"],
      ...["market development fund", "market development funds", "mkt contribution", "mktg contribution"],
    ],
    de: [
      ...["superprovision*", "bonusprovision*", "zusatzprovision*", "staffelprovision*", "umsatzprovision*"],
      ...["*bonus", "wkz", "werbekostenzuschuss*", "marketingzuschuss*", "werbezuschuss*", "*ruckvergutung"],
    ],
    fr: [
      ...["surcommission*", "sur commission", "super commission", "prime de volume", "prime d objectif"],
      ...["prime annuelle", "participation publicitaire", "participation marketing", "ristourne"],
    ],
    es: [
      ...["rappel", "rappels", "rapel", "sobrecomision*", "bonificacion*", "incentivo*", "ayuda marketing"],
      ...["ayuda publicidad", "aportacion marketing", "aportacion publicitaria"],
    ],
    it: [
      ...["sovracommissione", "sovraprovvigione", "overcommission*", "over commission", "premio produzione"],
      ...["premio volume", "premio fatturato", "contributo marketing", "contributo pubblicitario"],
    ],
    pt: ["sobrecomissao", "bonificacao", "premio de producao", "verba marketing", "verba de marketing"],
    nl: ["overcommissie", "overprovisie", "marketingbijdrage", "reclamebijdrage", "*bonus"],
    da: ["overprovision", "markedsforingstilskud", "markedsforingsbidrag"],
    no: ["overprovisjon", "bonusprovisjon", "markedsbidrag", "markedsstotte"],
    sv: ["overprovision", "marknadsforingsbidrag", "marknadsbidrag", "marknadsstod"],
    fi: ["ylikomissio", "lisaprovisio", "bonuspalkkio", "markkinointituki"],
    pl: ["nadprowizja", "premia", "wsparcie marketingowe"],
    cs: ["bonusova provize", "marketingovy prispevek"],
    hu: ["bonusz", "marketing hozzajarulas", "marketing tamogatas"],
    ro: ["supracomision", "contributie marketing"],
    tr: ["ek komisyon", "ciro primi", "hedef primi", "pazarlama destegi"],
    el: ["υπερπρομηθεια", "μπονους"],
    ru: ["сверхкомиссия", "бонус*", "премия"],
    ja: ["オーバーライド", "報奨金", "奨励金", "販促費", "協賛金"],
    zh: ["奖金", "返点", "超额佣金", "獎金"],
    ko: ["장려금", "인센티브"],
  },
  /** Tax withheld from a commission. */
  tax: {
    en: [
      ...[
        "wht",
        "w tax",
        "wtax",
        "wh tax",
        "whtax",
        "withholding",
        "withheld",
        "less tax",
        "net of tax",
        "tds",
      ],
      ...["after tax", "tax deducted"],
    ],
    de: ["quellensteuer*", "abzugsteuer*", "abzugssteuer*", "steuerabzug*", "verrechnungssteuer*"],
    fr: ["retenue", "retenue a la source", "precompte", "impot retenu"],
    es: ["retencion", "retenciones", "retenido", "irpf", "retefuente", "isr"],
    it: ["ritenuta", "rit acconto", "r acconto"],
    pt: ["irrf", "retencao", "imposto retido"],
    nl: ["bronbelasting", "bronheffing"],
    da: ["kildeskat", "udbytteskat"],
    no: ["kildeskatt"],
    sv: ["kallskatt"],
    fi: ["lahdevero", "ennakonpidatys"],
    pl: ["podatek u zrodla", "podatek zrodlowy"],
    cs: ["srazkova dan"],
    hu: ["forrasado"],
    ro: ["impozit retinut"],
    tr: ["stopaj", "tevkifat"],
    id: ["pph"],
    el: ["παρακρατηση"],
    ru: ["удержан налог", "налог у источника"],
    ja: ["源泉"],
    zh: ["预提税", "代扣税", "預提稅"],
    ko: ["원천징수"],
  },
  /** A cheque. The number after it is the cheque's, not a booking's. */
  cheque: {
    en: ["cheque", "cheques", "check", "checks", "chq", "chk", "cheq", "lockbox", "lock box", "ck"],
    de: ["scheck"],
    es: ["talon"],
    it: ["assegno"],
    pl: ["czek"],
    tr: ["cek"],
    fi: ["sekki"],
    no: ["sjekk"],
  },
};

const LETTER = "\\p{L}\\p{N}";
/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const PATTERNS = new Map<PaymentSubject, RegExp>(
  (Object.keys(PAYMENT_WORDS) as PaymentSubject[]).map((subject) => {
    const phrases = [...new Set(Object.values(PAYMENT_WORDS[subject]).flat())];
    return [subject, new RegExp(phrases.map(patternOf).join("|"), "gu")];
  }),
);

/** Builds the pattern of a phrase: whole words, with any characters between them. */
function patternOf(phrase: string): string {
  if (UNSPACED.test(phrase)) return phrase;
  const words = phrase.replaceAll("*", "").split(" ").join(`[^${LETTER}]{1,3}`);
  const before = phrase.startsWith("*") ? "" : `(?<![${LETTER}])`;
  return `${before}${words}${phrase.endsWith("*") ? "" : `(?![${LETTER}])`}`;
}

/** Returns the words of a subject that occur in a text, except those that are part of a name. */
export function wordsSaid(
  text: string,
  subject: PaymentSubject,
  names: readonly string[] = [],
): readonly string[] {
  const said = folded(text).match(PATTERNS.get(subject) ?? /(?!)/g) ?? [];
  const known = names.map(folded);
  return said.filter((word) => !known.some((name) => name.includes(word)));
}

const OF = "/|\\bof\\b|\\bvon\\b|\\bde\\b|\\bsur\\b|\\bdi\\b|\\bvan\\b|\\baf\\b|\\bav\\b|\\bz\\b";
const PART_OF = new RegExp(
  `(?<![${LETTER}/.-])([1-9])\\s{0,2}(?:${OF})\\s{0,2}([2-9])(?![${LETTER}/.-])`,
  "gu",
);

/** Returns the number of parts of a commission that a memo states ("2/3", "part 2 of 3"), or null. */
export function partsSaid(text: string): number | null {
  for (const [, part, parts] of folded(text).matchAll(PART_OF))
    if (Number(part) <= Number(parts)) return Number(parts);
  return null;
}
