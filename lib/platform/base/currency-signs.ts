import { type Currency, currency } from "./money";

/**
 * The signs and short names of currencies in lower case, each with the currencies it can mean, most likely first. Where
 * several currencies share a sign and none is more likely than the others, the list begins with a dash.
 */
const WRITTEN: readonly (readonly [signs: string, currencies: string])[] = [
  [
    "$",
    "USD CAD AUD NZD HKD SGD MXN TWD CLP COP ARS UYU BBD BZD BMD BSD FJD JMD KYD TTD XCD NAD GYD SRD LRD",
  ],
  ["us$ u$s", "USD"],
  ["ca$ c$ cdn$", "CAD"],
  ["a$ au$", "AUD"],
  ["nz$", "NZD"],
  ["hk$", "HKD"],
  ["s$ sg$", "SGD"],
  ["mx$ mex$", "MXN"],
  ["nt$", "TWD"],
  ["r$", "BRL"],
  ["rd$", "DOP"],
  ["ec$", "XCD"],
  ["n$", "NAD"],
  ["fj$", "FJD"],
  ["j$", "JMD"],
  ["tt$", "TTD"],
  ["bz$", "BZD"],
  ["ar$", "ARS"],
  ["cl$", "CLP"],
  ["col$", "COP"],
  ["€", "EUR"],
  ["£", "GBP EGP LBP GIP FKP SHP SSP SDG SYP"],
  ["e£ l.e. le", "EGP"],
  ["¥", "JPY CNY"],
  ["元 圆", "CNY TWD HKD"],
  ["圓", "- JPY TWD HKD"],
  ["円", "JPY"],
  ["cn¥ rmb 人民币", "CNY"],
  ["jp¥", "JPY"],
  ["₩ 원", "KRW"],
  ["₹", "INR"],
  ["rs ₨", "INR LKR PKR NPR MUR SCR"],
  ["₫ đ", "VND"],
  ["₺ tl", "TRY"],
  ["฿ บาท", "THB"],
  ["₱", "PHP"],
  ["₦", "NGN"],
  ["₵ gh₵ gh¢", "GHS"],
  ["₪", "ILS"],
  ["₴ грн", "UAH"],
  ["₽ руб", "RUB BYN"],
  ["₸ тг", "KZT"],
  ["₾", "GEL"],
  ["₼", "AZN"],
  ["₡", "CRC"],
  ["₲ gs", "PYG"],
  ["₭", "LAK"],
  ["₮", "MNT"],
  ["៛", "KHR"],
  ["৳", "BDT"],
  ["лв lv", "BGN"],
  ["дин din рсд", "RSD"],
  ["ден", "MKD"],
  ["lei leu", "RON MDL"],
  ["zł zl", "PLN"],
  ["kč kc", "CZK"],
  ["ft", "HUF"],
  ["fr sfr", "CHF"],
  ["fcfa cfa", "- XOF XAF"],
  ["kr", "- DKK NOK SEK ISK"],
  ["r", "ZAR BRL"],
  ["rm", "MYR"],
  ["rp", "IDR"],
  ["s/", "PEN"],
  ["bs", "- BOB VES"],
  ["c$n", "NIO"],
  ["ksh kshs", "KES"],
  ["tsh", "TZS"],
  ["ush", "UGX"],
  ["dhs dh", "AED MAD"],
  ["qr", "QAR"],
  ["sr", "SAR"],
  ["kd", "KWD"],
  ["bd", "BHD"],
  ["jd", "JOD"],
  ["dt", "TND"],
  ["﷼", "- SAR QAR OMR YER IRR"],
];

/** The currencies that a sign can mean, most likely first; `usual` is null where none is more likely. */
export type SignMeaning = { readonly usual: Currency | null; readonly all: readonly Currency[] };

const MEANINGS: ReadonlyMap<string, SignMeaning> = new Map(
  WRITTEN.flatMap(([signs, codes]) => {
    const all = codes
      .replace("- ", "")
      .split(" ")
      .map((code) => currency.parse(code));
    const usual = codes.startsWith("-") ? null : (all[0] ?? null);
    return signs.split(" ").map((sign) => [sign, { usual, all }] as const);
  }),
);

/**
 * Returns the meaning of a currency sign or short name, in any case and with or without a final period; undefined if it
 * is neither.
 */
export function meaningOf(sign: string): SignMeaning | undefined {
  const text = sign.toLowerCase();
  return MEANINGS.get(text) ?? MEANINGS.get(text.replace(/\.$/, ""));
}
