import { folded } from "@/lib/platform/base/text";

/**
 * Expressions for charges deducted from a payment, by language. They must be unambiguous: words that also mean
 * commission ("prowizja") are excluded.
 */
const CHARGES: Readonly<Record<string, readonly string[]>> = {
  en: [
    "bank charge",
    "bank charges",
    "bank fee",
    "bank fees",
    "wire fee",
    "wire fees",
    "wire charge",
    "wire charges",
    "transfer fee",
    "transfer fees",
    "transfer charge",
    "transfer charges",
    "swift charge",
    "swift charges",
    "swift fee",
    "correspondent fee",
    "correspondent charges",
    "intermediary fee",
    "intermediary charges",
    "handling fee",
    "lifting fee",
    "processing fee",
  ],
  de: [
    "spesen",
    "bankspesen",
    "gebuhr",
    "gebuhren",
    "bankgebuhr",
    "bankgebuhren",
    "entgelt",
    "uberweisungsentgelt",
  ],
  fr: ["frais", "frais bancaires"],
  es: ["gastos", "gastos bancarios", "comision bancaria", "comisiones bancarias"],
  it: ["spese", "spese bancarie", "commissioni bancarie", "commissione bancaria"],
  pt: ["despesas", "despesas bancarias", "tarifa bancaria", "taxa bancaria"],
  nl: ["bankkosten", "transactiekosten", "kosten"],
  sv: ["avgift", "bankavgift", "avgifter"],
  da: ["gebyr", "gebyrer", "bankgebyr"],
  fi: ["palvelumaksu", "pankkikulut", "kulut"],
  pl: ["oplata bankowa", "oplaty bankowe", "koszty przelewu"],
  cs: ["poplatek", "poplatky", "bankovni poplatek"],
  hu: ["bankkoltseg", "koltseg"],
  tr: ["masraf", "havale masrafi"],
  el: ["εξοδα"],
  ru: ["комиссия банка", "расходы банка"],
  ja: ["手数料"],
  zh: ["手续费", "手續費"],
};

const LESS =
  /(?:^|[^\p{L}\p{N}])(?:less|minus|net of|after|deducting)(?:[^\p{L}\p{N}]+\p{L}+){0,2}[^\p{L}\p{N}]+(?:fees?|charges?|costs?)(?![\p{L}\p{N}])/u;
const phrases = Object.values(CHARGES).flat();
/** Scripts that don't separate words with spaces, so that phrases are found anywhere in a text. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a statement line says that a charge was deducted from the payment. */
export function namesFee(memo: string): boolean {
  const text = folded(memo);
  const spaced = ` ${text.split(/[^\p{L}\p{N}]+/u).join(" ")} `;
  return (
    LESS.test(text) ||
    phrases.some((phrase) => (UNSPACED.test(phrase) ? text.includes(phrase) : spaced.includes(` ${phrase} `)))
  );
}
