/** Encodings that use one or two bytes per letter for particular languages. TextDecoder supports all of them. */
export const LEGACY_ENCODINGS = [
  "windows-1252",
  "iso-8859-15",
  "windows-1250",
  "iso-8859-2",
  "windows-1257",
  "windows-1254",
  "windows-1251",
  "koi8-u",
  "ibm866",
  "iso-8859-5",
  "windows-1253",
  "iso-8859-7",
  "shift_jis",
  "euc-jp",
  "gb18030",
  "big5",
  "euc-kr",
  "windows-1255",
  "windows-1256",
  "windows-874",
] as const;
export type LegacyEncoding = (typeof LEGACY_ENCODINGS)[number];

const LATIN: readonly LegacyEncoding[] = ["windows-1252", "iso-8859-15"];
const CENTRAL: readonly LegacyEncoding[] = ["windows-1250", "iso-8859-2"];
const BALTIC: readonly LegacyEncoding[] = ["windows-1257"];
const CYRILLIC: readonly LegacyEncoding[] = ["windows-1251", "koi8-u", "ibm866", "iso-8859-5"];
const JAPANESE: readonly LegacyEncoding[] = ["shift_jis", "euc-jp"];
const KANA = [...Array(0x5f).keys()].map((at) => String.fromCharCode(0x3041 + at, 0x30a1 + at)).join("");
const NONE = /[^\s\S]/u;
/** Letters of Czech and Croatian names, which the encodings of western Europe have too. */
const FOREIGN = /[šž]/u;

/**
 * The non-ASCII letters of one language in lower case: `frequent` are those that its texts use most, `others` is a
 * pattern for the rest in languages that have many more. The order of LANGUAGES decides between languages with the same
 * score.
 */
export type LanguageLetters = {
  readonly encodings: readonly LegacyEncoding[];
  readonly frequent: ReadonlySet<string>;
  readonly others: RegExp;
};

export const LANGUAGES: readonly LanguageLetters[] = [
  language(LATIN, "äöüß", FOREIGN),
  language(LATIN, "àâçèéêëîïôùûüÿœæ", FOREIGN),
  language(LATIN, "áéíñóúü", FOREIGN),
  language(LATIN, "áâãàçéêíóôõú", FOREIGN),
  language(LATIN, "àèéìòóù", FOREIGN),
  language(LATIN, "éëïèöü", FOREIGN),
  language(LATIN, "åäöé", FOREIGN),
  language(LATIN, "æøåé", FOREIGN),
  language(LATIN, "áðéíóúýþæö", FOREIGN),
  language(LATIN, "àçèéíïòóúü", FOREIGN),
  language(CENTRAL, "ąćęłńóśźż"),
  language(CENTRAL, "áčďéěíňóřšťúůýž"),
  language(CENTRAL, "áäčďéíĺľňóôŕšťúýž"),
  language(CENTRAL, "áéíóöőúüű"),
  language(CENTRAL, "ăâîşţ"),
  language(CENTRAL, "čćđšž"),
  language(BALTIC, "ąčęėįšųūž"),
  language(BALTIC, "āčēģīķļņšūž"),
  language(BALTIC, "äöõüšž"),
  language(["windows-1254"], "çğıöşüâî"),
  language(CYRILLIC, "оеаинтсрвлкмдпу", /[а-яё]/u),
  language(CYRILLIC, "оаинтервсклдмпуіїєґ", /[а-щьюя]/u),
  language(CYRILLIC, "аиоетнрсвлдкпмз", /[а-яђјљњћџѓќѕ]/u),
  language(["windows-1253", "iso-8859-7"], "αοιετνσηρπκμςόάίέήύώ", /[α-ωΐΰϊϋ]/u),
  language(
    JAPANESE,
    `${KANA}日付取引金額残高振込入出摘要口座番号年月支払預店内容利息手数料現在貸付明細詳受取人名当円行備考差`,
    /[\u3000-\u30ff\u4e00-\u9fff\uff01-\uff60]/u,
  ),
  language(
    ["gb18030"],
    "交易日期金额余摘要账户号名称对方行收支付入出款币种备注序银时间类型",
    /[\u3000-\u303f\u4e00-\u9fff\uff01-\uff60]/u,
  ),
  language(
    ["big5"],
    "交易日期金額餘摘要帳戶號名稱對方行收支付入出款幣別備註銀時間類提存",
    /[\u3000-\u303f\u4e00-\u9fff\uff01-\uff60]/u,
  ),
  language(
    ["euc-kr"],
    "거래일시금액잔내용적요출입계좌번호지급은행처리점이체수취인명의",
    /[\uac00-\ud7a3\u3000-\u303f]/u,
  ),
  language(["windows-1255"], "יוהלאתרבשמנ", /[\u05d0-\u05ea]/u),
  language(["windows-1256"], "اليمونترةب", /[\u0621-\u064a]/u),
  language(["windows-874"], "านรกอเงมยลวทสต", /[\u0e01-\u0e5b]/u),
];

function language(encodings: readonly LegacyEncoding[], frequent: string, others = NONE): LanguageLetters {
  return { encodings, frequent: new Set(frequent), others };
}
