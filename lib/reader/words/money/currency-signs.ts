import { meaningOf } from "@/lib/platform/base/currency-signs";

/** The ISO codes that suppliers write. */
export const CODES = new Set(
  (
    "USD CAD EUR GBP CHF NZD JPY AUD SGD INR NOK AED PLN MXN THB MYR DKK KRW SEK BRL ZAR HKD TRY CRC CNY TWD IDR PHP VND CLP ARS PEN COP EGP MAD SAR QAR " +
    "OMR KWD HUF RON BGN ISK UAH RUB ILS JOD BHD LKR NPR KES TZS NAD BWP MUR SCR MVR XPF XCD BBD JMD BSD BMD KYD TTD DOP GTQ UYU BOB PYG PKR BDT KHR LAK MMK " +
    "FJD VUV WST PGK ZMW MZN MGA UGX RWF ETB GHS NGN XOF XAF TND DZD LBP IQD GEL AMD AZN KZT UZS RSD MKD BAM MDL CZK BZD"
  ).split(" "),
);
/** Words for currencies that mean one of them anywhere, in lower case. */
const WORDS: Readonly<Record<string, string>> = {
  rs: "INR",
  "rs.": "INR",
  dhs: "AED",
  baht: "THB",
  rand: "ZAR",
  yen: "JPY",
  ringgit: "MYR",
  rupiah: "IDR",
  forint: "HUF",
  reais: "BRL",
  dirham: "AED",
  dirhams: "AED",
  korun: "CZK",
  złotych: "PLN",
  rupees: "INR",
  euro: "EUR",
  euros: "EUR",
  eur: "EUR",
  יורו: "EUR",
  أورو: "EUR",
  يورو: "EUR",
  'ש"ח': "ILS",
  "ש״ח": "ILS",
  שקל: "ILS",
  שקלים: "ILS",
  "ريال سعودي": "SAR",
  "ر.س": "SAR",
  "ريال قطري": "QAR",
  "ر.ق": "QAR",
  "ريال عماني": "OMR",
  "ر.ع": "OMR",
  "درهم إماراتي": "AED",
  "د.إ": "AED",
  "درهم مغربي": "MAD",
  "د.م": "MAD",
  "دينار كويتي": "KWD",
  "د.ك": "KWD",
  "دينار بحريني": "BHD",
  "د.ب": "BHD",
  "دينار أردني": "JOD",
  "د.أ": "JOD",
  "دينار تونسي": "TND",
  "د.ت": "TND",
  "جنيه مصري": "EGP",
  "ج.م": "EGP",
  "دولار أمريكي": "USD",
  "ليرة تركية": "TRY",
};

/** Signs too short to mean money anywhere: only where the mail speaks of the country. */
export const LOCAL: readonly (readonly [sign: string, currency: string, told: RegExp])[] = [
  ["r", "ZAR", /\bZAR\b|\bSAST\b|\brands?\b|south africa|\.za\b|\+27(?![\d,]|\.\d\d(?!\d))/i],
  ["rm", "MYR", /\bMYR\b|malaysia|ringgit|\.my\b|\+60(?![\d,]|\.\d\d(?!\d))|tempahan|\bbilik\b/i],
  ["rp", "IDR", /\bIDR\b|indonesia|rupiah|\bbali\b|\+62(?![\d,]|\.\d\d(?!\d))|pemesanan|\bkamar\b/i],
  ["ft", "HUF", /\bHUF\b|forint|hungary|magyar|\.hu\b|\+36(?![\d,]|\.\d\d(?!\d))|szoba|foglal/i],
  ["tl", "TRY", /\bTRY\b|t[uü]rk|\.tr\b|\+90(?![\d,]|\.\d\d(?!\d))|rezervasyon|konaklama|giriş|misafir/i],
  ["dh", "MAD", /\bMAD\b|maroc|morocc|marruecos|marokko|\+212(?![\d,]|\.\d\d(?!\d))/i],
  ["dirhams", "MAD", /\bMAD\b|maroc|morocc|marruecos|marokko|\+212(?![\d,]|\.\d\d(?!\d))/i],
  ["dhs", "MAD", /\bMAD\b|maroc|morocc|marruecos|marokko|\+212(?![\d,]|\.\d\d(?!\d))/i],
  ["jd", "JOD", /\bJOD\b|jordan|\bamman\b|\.jo\b|\+962(?![\d,]|\.\d\d(?!\d))/i],
  ["kd", "KWD", /\bKWD\b|kuwait|\+965(?![\d,]|\.\d\d(?!\d))/i],
  ["bd", "BHD", /\bBHD\b|bahrain|\+973(?![\d,]|\.\d\d(?!\d))/i],
  ["qr", "QAR", /\bQAR\b|qatar|\bdoha\b|\+974(?![\d,]|\.\d\d(?!\d))/i],
  ["sr", "SAR", /\bSAR\b|saudi|riyadh|jeddah|\+966(?![\d,]|\.\d\d(?!\d))/i],
  ["ro", "OMR", /\bOMR\b|\boman\b|muscat|\+968(?![\d,]|\.\d\d(?!\d))/i],
  ["le", "EGP", /\bEGP\b|egypt|cairo|\+20(?![\d,]|\.\d\d(?!\d))/i],
  ["dt", "TND", /\bTND\b|tunisi|\+216(?![\d,]|\.\d\d(?!\d))/i],
  ["rs", "LKR", /\bLKR\b|sri lanka|\+94(?![\d,]|\.\d\d(?!\d))/i],
  ["rs", "MUR", /\bMUR\b|mauritius|\+230(?![\d,]|\.\d\d(?!\d))/i],
  ["rs", "NPR", /\bNPR\b|nepal|kathmandu|\+977(?![\d,]|\.\d\d(?!\d))/i],
  ["rs", "PKR", /\bPKR\b|pakistan|\+92(?![\d,]|\.\d\d(?!\d))/i],
  ["rs", "SCR", /\bSCR\b|seychelles|\+248(?![\d,]|\.\d\d(?!\d))/i],
  ["rs", "INR", /\bINR\b|\bindia\b|\bGSTIN?\b|\.in\b|\+91(?![\d,]|\.\d\d(?!\d))/i],
  ["ريال", "SAR", /السعودية|الرياض|جدة|\bSAR\b|\.sa\b|\+966(?![\d,]|\.\d\d(?!\d))/i],
  ["ريال", "QAR", /قطر|الدوحة|\bQAR\b|\.qa\b|\+974(?![\d,]|\.\d\d(?!\d))/i],
  ["ريال", "OMR", /عمان|مسقط|\bOMR\b|\.om\b|\+968(?![\d,]|\.\d\d(?!\d))/i],
  ["درهم", "MAD", /المغرب|مراكش|\bMAD\b|\+212(?![\d,]|\.\d\d(?!\d))/i],
  ["درهم", "AED", /الإمارات|دبي|أبوظبي|أبو ظبي|\bAED\b|\.ae\b|\+971(?![\d,]|\.\d\d(?!\d))/i],
  ["دينار", "KWD", /الكويت|\bKWD\b|\+965(?![\d,]|\.\d\d(?!\d))/i],
  ["دينار", "BHD", /البحرين|\bBHD\b|\+973(?![\d,]|\.\d\d(?!\d))/i],
  ["دينار", "JOD", /الأردن|\bJOD\b|\+962(?![\d,]|\.\d\d(?!\d))/i],
  ["دينار", "TND", /تونس|\bTND\b|\+216(?![\d,]|\.\d\d(?!\d))/i],
  ["جنيه", "EGP", /مصر|القاهرة|\bEGP\b|\+20(?![\d,]|\.\d\d(?!\d))/i],
  ["dh", "AED", /\bAED\b|dubai|abu dhabi|emirates|\+971(?![\d,]|\.\d\d(?!\d))/i],
];
/** Dollars by their names in other letters. */
export const DOLLARS: ReadonlySet<string> = new Set(["$", "دولار", "דולר"]);
/** Those of one country where the mail speaks of no other. */
export const DOLLAR_WORDS: ReadonlySet<string> = new Set(["dollars", "pesos"]);
const LOCAL_SIGNS: ReadonlySet<string> = new Set(LOCAL.map(([sign]) => sign));

/** The currency that a sign or a word in lower case means whatever the mail speaks of; undefined for what is none. */
export function usualCurrencyOf(sign: string): string | undefined {
  if (WORDS[sign]) return WORDS[sign];
  return LOCAL_SIGNS.has(sign) ? undefined : (meaningOf(sign)?.usual ?? undefined);
}

/** A pattern source for anything that names a currency beside a number. */
export const CURRENCY_PATTERN =
  "(?:(?<![A-Za-z])(?:USD|CAD|AUD|NZD|MXN|SGD|HKD|XCD|BBD|BSD|TWD|CLP|ARS|COP|NAD|FJD)\\s?\\$|US\\$|U\\$S|CA\\$|CDN\\$|C\\$|AU?\\$|NZ\\$|HK\\$|M(?:e?x|X)\\$|NT\\$|RD\\$|EC\\$|FJ\\$|TT\\$|BZ\\$|AR\\$|[JN]\\$|S\\$|R\\$|S/\\.?(?=\\s?\\d)|[$£€¥₹฿₩₺₫₪₽₴₱₦₡₸₾円元원]|(?<![A-Za-z])(?:" +
  [...CODES].join("|") +
  "|Eur|eur|Euros?|euros?|EUROS?|[Kk]r\\.?|(?<=\\d\\s?)(?:dollars|pesos)|Kč|Kc|zł|zl|S?Fr\\.|baht|Baht|rand|Rand|yen|ringgit|rupiah|forint|dirhams?|Dirhams?|reais|kroner|Kroner|kronor|korun|złotych|Rs\\.?|Rupees|Dhs?|DHS?|RMB|RM|Rp\\.?|Ft|lei|TL|K[Ss]h|TSh|(?:JD|KD|BD|QR|SR|RO|LE|DT)(?=\\s?\\d)|R(?=\\s?\\d))(?![A-Za-z])|(?<![А-я])(?:руб|грн|лв)(?![А-я])\\.?|(?<![\u0590-\u06ff])(?:" +
  [...Object.keys(WORDS), ...LOCAL.map(([sign]) => sign), ...DOLLARS]
    .filter((word) => /^[\u0590-\u06ff]/.test(word))
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/\./g, "\\.?"))
    .join("|") +
  ")(?![\u0590-\u06ff]))";
