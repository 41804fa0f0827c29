import { meaningOf } from "@/lib/platform/base/currency-signs";
import NAMES from "./currency-words.json" with { type: "json" };

/** The ISO codes that suppliers use. */
export const CODES = new Set(
  (
    "USD CAD EUR GBP CHF NZD JPY AUD SGD INR NOK AED PLN MXN THB MYR DKK KRW SEK BRL ZAR HKD TRY CRC CNY TWD IDR PHP VND CLP ARS PEN COP EGP MAD SAR QAR " +
    "OMR KWD HUF RON BGN ISK UAH RUB ILS JOD BHD LKR NPR KES TZS NAD BWP MUR SCR MVR XPF XCD BBD JMD BSD BMD KYD TTD DOP GTQ UYU BOB PYG PKR BDT KHR LAK MMK " +
    "FJD VUV WST PGK ZMW MZN MGA UGX RWF ETB GHS NGN XOF XAF TND DZD LBP IQD GEL AMD AZN KZT UZS RSD MKD BAM MDL CZK BZD"
  ).split(" "),
);
/** Words that always mean the same currency, in lower case. */
const WORDS: Readonly<Record<string, string>> = {
  rs: "INR",
  "rs.": "INR",
  dhs: "AED",
  baht: "THB",
  บาท: "THB",
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
  ευρώ: "EUR",
  ευρω: "EUR",
  евро: "EUR",
  євро: "EUR",
  eur: "EUR",
  יורו: "EUR",
  אירו: "EUR",
  "לירות שטרלינג": "GBP",
  'ליש"ט': "GBP",
  "ליש״ט": "GBP",
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

/** The currencies that are named behind an amount, by their names in lower case: "264 Schweizer Franken". */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([code, names]) =>
    names.split(" ").map((name) => [name.replaceAll("_", " ").toLowerCase(), code] as const),
  ),
);

/** The pattern for these names, the longest first, with a capital or not. */
export const NAMED_PATTERN = `(?<=\\d\\s?)(?:${Object.values(NAMES)
  .flatMap((names) => names.replaceAll("_", "\\s").split(" "))
  .sort((one, other) => other.length - one.length)
  .map((name) => name.replace(/(?<=^|\\s)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`))
  .join("|")})(?![A-Za-z\u00c0-\u024f\u0370-\u04ff])`;

/** A country: the short signs of its currency, the words by which an email mentions it, and its telephone code. */
type Country = {
  readonly currency: string;
  readonly signs: readonly string[];
  readonly words: string;
  readonly phone: string;
};

/**
 * Signs too short to mean money everywhere: they count only if the email mentions the country. If it mentions several,
 * the last one counts.
 */
const COUNTRIES: readonly Country[] = [
  { currency: "ZAR", signs: ["r"], words: "\\bSAST\\b|\\brands?\\b|south africa|\\.za\\b", phone: "27" },
  { currency: "MYR", signs: ["rm"], words: "malaysia|ringgit|\\.my\\b|tempahan|\\bbilik\\b", phone: "60" },
  { currency: "IDR", signs: ["rp"], words: "indonesia|rupiah|\\bbali\\b|pemesanan|\\bkamar\\b", phone: "62" },
  { currency: "RSD", signs: ["din"], words: "srbij|beograd|\\.rs\\b|rezervacij|dolazak", phone: "381" },
  { currency: "HUF", signs: ["ft"], words: "forint|hungary|magyar|\\.hu\\b|szoba|foglal", phone: "36" },
  {
    currency: "TRY",
    signs: ["tl"],
    words: "t[uü]rk|\\.tr\\b|rezervasyon|konaklama|giriş|misafir|acente|yolcu",
    phone: "90",
  },
  {
    currency: "MAD",
    signs: ["dh", "dirhams", "dhs", "درهم"],
    words: "maroc|morocc|marruecos|marokko|المغرب|مراكش",
    phone: "212",
  },
  { currency: "KWD", signs: ["kd", "دينار"], words: "kuwait|الكويت", phone: "965" },
  { currency: "BHD", signs: ["bd", "دينار"], words: "bahrain|البحرين", phone: "973" },
  { currency: "JOD", signs: ["jd", "دينار"], words: "jordan|\\bamman\\b|\\.jo\\b|الأردن", phone: "962" },
  {
    currency: "SAR",
    signs: ["sr", "ريال"],
    words: "saudi|riyadh|jeddah|السعودية|الرياض|جدة|\\.sa\\b",
    phone: "966",
  },
  { currency: "QAR", signs: ["qr", "ريال"], words: "qatar|\\bdoha\\b|قطر|الدوحة|\\.qa\\b", phone: "974" },
  { currency: "OMR", signs: ["ro", "ريال"], words: "\\boman\\b|muscat|عمان|مسقط|\\.om\\b", phone: "968" },
  { currency: "EGP", signs: ["le", "جنيه"], words: "egypt|cairo|مصر|القاهرة", phone: "20" },
  { currency: "TND", signs: ["dt", "دينار"], words: "tunisi|تونس", phone: "216" },
  { currency: "LKR", signs: ["rs"], words: "sri lanka", phone: "94" },
  { currency: "MUR", signs: ["rs"], words: "mauritius", phone: "230" },
  { currency: "NPR", signs: ["rs"], words: "nepal|kathmandu", phone: "977" },
  { currency: "PKR", signs: ["rs"], words: "pakistan", phone: "92" },
  { currency: "SCR", signs: ["rs"], words: "seychelles", phone: "248" },
  { currency: "INR", signs: ["rs"], words: "\\bindia\\b|\\bGSTIN?\\b|\\.in\\b", phone: "91" },
  {
    currency: "AED",
    signs: ["درهم", "dh"],
    words: "الإمارات|دبي|أبوظبي|أبو ظبي|\\.ae\\b|dubai|abu dhabi|emirates",
    phone: "971",
  },
];

/**
 * Each short sign with its currency and the pattern for the country. "+60 3 1234" is a phone number, "+60.00" an
 * amount.
 */
export const LOCAL = COUNTRIES.flatMap(({ currency, signs, words, phone }) => {
  const called = `\\+${phone}(?![\\d,]|\\.\\d\\d(?!\\d))`;
  const told = new RegExp(`\\b${currency}\\b|${words}|${called}`, "i");
  return signs.map((sign) => ({ sign, currency, told }));
});

/** Dollars by their names in other scripts. */
export const DOLLARS: ReadonlySet<string> = new Set(["$", "دولار", "דולר"]);
/** Words that mean one country's currency if the email mentions no other. */
export const DOLLAR_WORDS: ReadonlySet<string> = new Set(["dollars", "pesos"]);
const LOCAL_SIGNS: ReadonlySet<string> = new Set(LOCAL.map(({ sign }) => sign));

/** Returns the currency that a sign or a lower-case word always means; undefined if there is none. */
export function usualCurrencyOf(sign: string): string | undefined {
  const named = WORDS[sign] ?? NAMED.get(sign);
  if (named) return named;
  return LOCAL_SIGNS.has(sign) ? undefined : (meaningOf(sign)?.usual ?? undefined);
}

/** The ending of an Arabic word after a number: "285 ريالاً عمانياً". */
export const COUNTED = "(?:اً|ًا|ا)";

/** The source of a pattern for anything that names a currency beside a number. */
export const CURRENCY_PATTERN =
  `(?:${NAMED_PATTERN}|` +
  "(?<![A-Za-z])(?:USD|CAD|AUD|NZD|MXN|SGD|HKD|XCD|BBD|BSD|TWD|CLP|ARS|COP|NAD|FJD)\\s?\\$|US\\$|U\\$S|CA\\$|CDN\\$|C\\$|AU?\\$|NZ\\$|HK\\$|M(?:e?x|X)\\$|NT\\$|RD\\$|EC\\$|FJ\\$|TT\\$|BZ\\$|AR\\$|[JN]\\$|S\\$|R\\$|S/\\.?(?=\\s?\\d)|[$£€¥₹฿₩₺₫₪₽₴₱₦₡₸₾円元원]|(?<![A-Za-z])(?:" +
  [...CODES].join("|") +
  "|Eur|eur|Euros?|euros?|EUROS?|[Kk]r\\.?|(?<=\\d\\s?)(?:dollars|pesos)|Kč|Kc|zł|zl|S?Fr\\.|baht|Baht|rand|Rand|บาท|yen|ringgit|rupiah|forint|dirhams?|Dirhams?|reais|kroner|Kroner|kronor|korun|złotych|Rs\\.?|Rupees|Dhs?|DHS?|RMB|RM|Rp\\.?|Din\\.?|din\\.?|Ft|lei|TL|K[Ss]h|TSh|(?:JD|KD|BD|QR|SR|RO|LE|DT)(?=\\s?\\d)|R(?=\\s?\\d))(?![A-Za-z])|(?<=\\d\\s?)đ(?![A-Za-z\u00c0-\u024f\u1e00-\u1eff])|(?<![А-я])(?:руб|грн|лв|рсд|РСД|дин)(?![А-я])\\.?|(?<![\u0370-\u04ff])(?:[Εε]υρ[ωώ]|ΕΥΡΩ|[ЕеЄє]вро)(?![\u0370-\u04ff])|(?<![\u0590-\u06ff])(?:" +
  [...Object.keys(WORDS), ...LOCAL.map(({ sign }) => sign), ...DOLLARS]
    .filter((word) => /^[\u0590-\u06ff]/.test(word))
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/\./g, "\\.?").replace(/(?<=[\u0621-\u064a])(?= |$)/g, `${COUNTED}?`))
    .join("|") +
  ")(?![\u0590-\u06ff]))";
