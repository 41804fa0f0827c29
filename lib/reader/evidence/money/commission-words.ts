import { numberInWords } from "@/lib/reader/words/money/spelled-amounts";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import NET_SAYINGS from "../../words/sayings/net-sayings.json" with { type: "json" };

/** The highest commission percentage that is accepted. */
export const MAX_RATE = 25;

/** Words for a commission in folded running text, but not for the base of one or for being commissionable. */
export const NAMES_COMMISSION =
  /\b(?:commissions?|\w*(?:kommission|provision|provisjon|provisie|commissie)(?:en)?|commissione|provvigion[ei]|courtage|comision(?:es|ul|ului)?|comissao|comissoes|proviz[eiy]|prowizj[aei]|jutalek\w*|valityspalkkio\w*|komissio\w*|provizij[ae]|komisyon\w*|remuneration|retrocessions?|retrozession(?:en)?|retrocession[ei]|retrocesion(?:es)?|margin|(?:producer|agent|agency|broker) compensation|compensation on this (?:sale|policy|booking))\b|комисси|προμηθει|عمول|עמל[הת]|手数料|コミッション|佣金|수수료/;

/** Words that tell the agent about earnings without the word "commission". */
export const EARNS =
  /\b(?:you(?:'ll| will)?(?: also| then)? (?:\w+ )?(?:receive|earn|get|keep|make|retain)|we(?:'ll| will| shall)?(?: also| then)? (?:\w+ )?(?:pay|credit|send|transfer|remit) (?:you|your agency|you back)|(?:i|we)(?:'ll| will| shall) (?:pay|credit|send|transfer|remit) (?:\w+ ){1,3}(?:its|their|your) (?=\d)|your (?:share|cut|earnings)|(?:your|ihre|vos|su|il vostro|il suo|uw|er|din|dina|deres|vase|vasich|twoje|panstwa|os seus) \d{1,2}(?:[.,]\d{1,2})?\s?(?:%|percent|per cent|prozent|procent|pct) (?:(?:on|for|auf|fur|sur|pour|sobre|por|su|per|op|voor|pa|for|z|na) (?:\w+ ){1,3})?(?:(?:is|are|now|then|therefore|comes?|will|would|makes|equals|amounts|sind|betragen|machen|ergeben|font|representent|s'elevent|soit|es|son|ahora|equivale|e|sono|ora|is|zijn|bedraagt|ar|blir|er|bliver|ted|jsou|cini|wynosi|to)\b|=)|payable to (?:you|your agency)|(?:is|are) yours|fur sie sind das|sie (?:erhalten|bekommen)|(?:erhalten|bekommen) sie|wir (?:uberweisen|zahlen|vergut\w+) ihnen|vous (?:percevrez|toucherez|recevrez)|nous vous (?:verserons|reglerons)|(?:ustedes? )?(?:reciben|recibira|recibiran|percibira|percibiran)|(?:te|le|les|os) (?:abon|pag)aremos|(?:vi|le|ti|alla (?:sua|vostra) agenzia) (?:verra|riconosciamo|riconosceremo|corrisponderemo)|u ontvangt|wij betalen u|ni far|du far|vi betalar er)\b|(?<!\p{L})(?:for you|fur (?:sie|dich|euch)|(?:pour|a) (?:vous|toi)|para (?:ti|vosotros|ustedes|si|voces)|(?:a|per) (?:te|voi|lei)|voor (?:jou|jullie|u)|till (?:dig|er)|til (?:dig|jer|deg|dere)|(?:pro|pre|za) (?:vas|tebe)|dla (?:ciebie|panstwa|pana|pani)|pentru (?:dumneavoastra|voi|tine)|onnek|teille|sinulle|size|вам|για (?:εσας|εσενα))[^.;!?%\d]{0,32} \d{1,2}(?:[.,]\d{1,2})?\s?%(?! (?:\p{L}+ )?(?:discount|off|deposit|rabatt|nachlass|anzahlung|sconto|caparra|acconto|anticipo|remise|reduction|acompte|descuento|desconto|sinal|korting|aanbetaling|sleva|zaloha|znizk\p{L}*|zaliczk\p{L}*))/u;

/** "We pay travel agents €72 on this booking": the reader is such an agent. */
export const PAYS_AGENTS =
  /\bwe (?:will |shall )?pay (?:the |our |your )?(?:travel )?(?:agents?|agenc(?:y|ies))\b(?!.*\b(?:every|each|all|any|per)\b)/;

/** "Travel agent: Whitlock Travel earns NZ$104.00": the agent is named in the third person. */
export const AGENT_EARNS = new RegExp(
  [
    "(?:agents?|agenc(?:y|ies)|advisors?)\\b[^.;!?\\d]{0,50}\\b(?:earns?|receives?|gets?|keeps?|is paid|are paid|will (?:earn|receive|be paid))",
    "(?:reiseburo|agentur|vermittler)\\b[^.;!?\\d]{0,50}\\b(?:erhalt|verdient|bekommt)",
    "agence\\b[^.;!?\\d]{0,50}\\b(?:percoit|touche|recoit|gagne|conserve)",
    "(?:agencia|agenzia)\\b[^.;!?\\d]{0,50}\\b(?:recib\\w+|percib\\w+|cobra\\w*|gana|riceve|percepisce|guadagna|incassa|recebe|ganha)",
    "(?:reisbureau|reisagent)\\b[^.;!?\\d]{0,50}\\b(?:ontvangt|verdient|krijgt)",
    "(?:resebyran?|rejsebureauet|reisebyraet)\\b[^.;!?\\d]{0,50}\\b(?:far|tjanar|tjener|modtager|mottar)",
    "(?:agentura|kancelar|prodejce|biuro|agent)\\b[^.;!?\\d]{0,50}\\b(?:obdrzi|dostane|ziska|otrzym\\w+|zarabia)",
  ]
    .map((one) => `\\b(?:travel )?(?:${one})\\b`)
    .join("|"),
  "u",
);

/** Words for offers, examples, and commission that is not paid. */
export const NO_PROMISE =
  /\b(?:for example|e\.g\.|for instance|beispiel|exemple|ejemplo|esempio|up to|bis zu|jusqu'a|hasta|fino a|tot wel|bonus|extra commission|cashback|voucher|points|no commission|not commissionable|non[- ]commissionable|cancell?ation|storno\w*|annulation|next booking|every booking|each booking|any booking)\b/;

/** "Your usual tenth". */
const TENTHS: ReadonlySet<string> = new Set(
  "tenth zehntel dixieme decimo decima tiende tiondel tiendedel desetinu".split(" "),
);
const RATE =
  /(\d{1,2}(?:[.,]\d{1,2})?|\b[a-z]{3,9})[\s-]?(?:%|percent\b|per cent\b|prozent\b|procent\w*|pct\b|pour cent\b|por ciento\b|per cento\b)/;
const FRACTION =
  /\b(?:your|a|the usual|one|ihr(?:en)?|das|ein|votre|un|su|el|una|vostro|uw|een|din|er|en|vasi|seu|um)(?: (?:usual|ubliches?|gewohnte[ns]?|habituel|habitual|solito|gebruikelijke|vanliga|saedvanlige))? (tenth|zehntel|dixieme|decim[oa]|tiende|tiondel|tiendedel|desetinu)(?! (?:of |de |di |van )?(?:\p{L}+ )?(?:\d|night|nacht|nuit|noche|notte|natt?|time|anniversary|floor))\b/u;
/** "%15", as written in Turkish. */
const RATE_BEHIND = /%\s?(\d{1,2}(?:[.,]\d{1,2})?)(?![\d%])/;

/** Returns the percentage that a folded sentence names, in digits or words. */
export function rateIn(folded: string): number | null {
  const printed = (RATE.exec(folded) ?? FRACTION.exec(folded))?.[1] ?? "";
  const spelled = TENTHS.has(printed) ? 10 : numberInWords(printed);
  const value = spelled ?? numberOf(printed) ?? numberOf(RATE_BEHIND.exec(folded)?.[1] ?? "");
  return value ?? null;
}

function numberOf(printed: string): number | undefined {
  return /^\d/.test(printed) ? Number(printed.replace(",", ".")) : undefined;
}

/** "10 pct on the room total": words after a percentage that name its base, in folded text. */
export const RATE_OF_BASE =
  /(?:%|percent|per cent|prozent|procent\w*|pct|pour cent|por ciento|per cento)\s?(?:commission |provision )?(?:s\/|(?:of|on|from|von|vom|auf|de|du|sur|del?|sobre|di|del(?:la)?|sulla?|su|van|over|av|pa|af|z|ze|od|do|da|dos?)\s)[^\d]{3,50}$/;

/** Words before the base of a rate. */
export const RATE_BASE =
  /(?:%|prozent|percent)\s*(?:of|on|von|vom|auf|sur|de|du|su|van|over|av|pa|på|z|ze|sobre|s\/|x|×)?[^\d=]{0,24}$/i;

/** "税抜金額140,400円の8%": whether the text is an amount and a rate of it, which another label names. */
export function isBaseAndRate(text: string): boolean {
  return /\d{3}\s?(?:円|圓|元|원|엔)?\s?(?:の|의|的|[x×*])\s?\d{1,2}(?:[.,]\d+)?\s?[%％]\s*$/.test(text);
}

const NAMED_BASE =
  /(?:%|percent|prozent|procent\w*|pct)(?: \w+){0,3}? (?:on|auf|sur|su|sobre|op|over|pa|av|af|na|ze?)(?: \p{L}[\p{L}-]*){1,4} (?:of|von|de|di|van|pa|av|af|:)\s*$/u;

/**
 * "8 % Provision auf den Arrangementpreis von 1.480,00 EUR": whether folded text before an amount makes it the base of
 * a rate.
 */
export function isNamedBase(before: string): boolean {
  return NAMED_BASE.test(before);
}

/** Words for the commissionable amount. */
export const COMMISSIONABLE =
  /(?<!non[- ]?|nicht |not |pas |no |non |niet |ej |ikke |ne)\b(?:commissionable|kommissionable|provisionsfahig\w*|provisionspflichtig\w*|verprovisionierbar\w*|commissionnable|comisionable|commissionabile|provvigionabile|commissiegevend\w*|provisionsgrundande|provi[sz]j?onsberettiget|provizni\w*|prowizyjn\w*|comissionavel|comisionabil\w*|provisioon oikeutta\w*|jutalekalap\w*|podstaw\w prowizji|komisyona tabi)\b|(?<!не)комиссионн(?:ая|ой|ую) баз|προμηθευομεν/;

/** By language: folded words that address the agent. */
const TO_READER: Readonly<Record<string, string>> = {
  en: "you|yours?|(?:travel )?agen(?:ts?|cy|cies)",
  de: "ihnen|sie|ihre?[nrs]?|euch|agentur|reiseburo",
  fr: "vous|votre|vos|agence",
  es: "usted(?:es)?|les?|os|sus?|vuestr[oa]s?|agencia",
  pt: "voces?|lhes?|su?as?|seus?|vossa|agencia",
  it: "lei|vi|voi|vostr[aeio]|sua|agenzia",
  nl: "u|uw|jullie|jouw?|agent|(?:reis)?bureau",
  sv: "er|ert|era|dig|din|ditt|resebyran?",
  da: "jer|jeres|dig|din|dit|(?:rejse)?bureau(?:et)?",
  no: "dere|deres|deg|din|ditt|(?:reise)?byra(?:et)?",
  fi: "te|teille|teidan|sinulle|toimisto\\p{L}*",
  cs: "vam|vas|vase|prodejc\\p{L}*|agentu\\p{L}*",
  sk: "vam|vas|vase|predajc\\p{L}*|agentu\\p{L}*",
  pl: "panstw[ua]|agen(?:t\\p{L}*|cj\\p{L}*)",
  hu: "onoknek|onnek|ugynokseg\\p{L}*|irod\\p{L}*",
  ro: "dumneavoastra|dvs|voua|agenti\\p{L}*",
  hr: "vama?|vas[ae]?|agencij\\p{L}*",
  sl: "vama?|vas[ae]?|agencij\\p{L}*",
  ru: "вам|ваш\\p{L}*|агент\\p{L}*",
  uk: "вам|ваш\\p{L}*|агент\\p{L}*",
  bg: "ви|ваш\\p{L}*|агенци\\p{L}*",
  el: "σας|γραφει\\p{L}*",
  tr: "size|sizin|acente\\p{L}*",
  ar: "لكم|وكالتكم|للوكالة",
  he: "לך|לכם|לסוכנות",
};
/** Words that address the agent in languages that don't separate words. */
const TO_READER_EAST = /代理店|貴社|御社|贵社|귀사/;

/** Whether folded text in one of these languages addresses the agent. */
export function isToReader(folded: string, languages: readonly string[]): boolean {
  const words = languages.flatMap((language) => TO_READER[language] ?? []).join("|");
  const own = words && new RegExp(`(?<![\\p{L}'’])(?:${words})(?!\\p{L})`, "u");
  return TO_READER_EAST.test(folded) || (own !== "" && own.test(folded));
}

/** Words that ask somebody for money. */
export const ASKS =
  /(?<!\p{L})(?:please|kindly|bitte|bitten|merci de|veuillez|priere de|por favor|rogamos|si prega|preghiamo|vogliate|gelieve|graag|vanligen|venligst|vennligst|prosim|prosime|prosimy|pros[ií]me|remit|settle|ask(?:ing)? for|top-?up|uberweis\p{L}*|einzahl\p{L}*|vers(?:er|ez|ement)|regler|reglez|ingres\p{L}*|versare|versamento|bonific(?!heremo)\p{L}*|overmak\p{L}*|over te maken|stort\p{L}*|inbetal\p{L}*|indbetal\p{L}*|innbetal\p{L}*|uhrad\p{L}*|zaplat\p{L}*|wplac\p{L}*|transferir|maksa\p{L}*|fizess\p{L}*|fizet\p{L}*|achitat\p{L}*|odeme\p{L}*|καταβαλ\p{L}*|оплат\p{L}*|внес\p{L}*)(?!\p{L})/u;

/** "JPY 140,000 after deduction of commission": the remaining amount. */
const NET_OF = new RegExp(
  `(?:${phrasePattern(NET_SAYINGS, "less")})\\s(?:\\p{L}+\\s){0,3}(?:${NAMES_COMMISSION.source})(?![^.;]*\\d)`,
  "u",
);

const NET_OF_EAST =
  /(?:手数料|コミッション)(?:額)?を?(?:差し引|差引|控除)|扣除佣金|扣除手续费|수수료를? ?(?:차감|공제|제외)/;

/** Whether a folded sentence is about the amount that remains after the commission. */
export function isOfNet(folded: string): boolean {
  return NET_OF.test(folded) || NET_OF_EAST.test(folded);
}
