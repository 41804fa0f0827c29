import type { CsvRow } from "@/lib/imports/csv-file.model";
import type { Currency } from "@/lib/platform/base/money";
import { VAT } from "@/lib/reader/words/tax-words";
import type { ReportMapping } from "../../import/report-mapping.model";
import { columnWords, conceptsOf } from "../columns/column-words.model";
import type { LineAmounts } from "../line-amounts.model";
import type { Doubt } from "../line-checks.model";
import { OFFERED } from "../named-sums.model";

/** Taxes that are added to a commission in the country of the payee, as opposed to being withheld. */
const ADDED = new RegExp(`(?<!\\p{L})(?:${VAT}|kdv|kaibemaks|km|pvm|pvn|ндс|пдв|ддс|φπα)(?!\\p{L})`, "u");
const PAID_IN =
  /(?<!\p{L})(?:paid|payable|pay|settled|remitted|transferred|ausgezahlt|ausbezahlt|überwiesen|payée?s?|versée?s?|pagad[oa]s?|pagat[oaie]|betaald|uitbetaald|utbetalt|udbetalt)(?:\s\p{L}+){0,3}?\s(?:in|en|em|i|w)\s(?<code>[A-Z]{3})\b/gu;

/**
 * Returns a doubt if net and gross differ by a tax that may be paid on top. Only a printed sum of the payment would
 * prove which of them is paid.
 */
export function taxDoubts(amounts: readonly LineAmounts[], mapping: ReportMapping): readonly Doubt[] {
  const { gross, net, tax, fee, deduction, withheld } = mapping;
  const isMade = amounts.every(({ countedMinor, netMinor }) => countedMinor === netMinor);
  if (fee || deduction || withheld || conceptsOf(net ?? "").has("paid")) return [];
  if (
    !tax ||
    !ADDED.test(columnWords(tax)) ||
    !isMade ||
    amounts.reduce((all, { taxMinor }) => all + taxMinor, 0) <= 0
  )
    return [];
  const message = `Nothing that is printed says whether "${net}" is paid, or "${gross}" with the tax on top`;
  return [{ row: null, message }];
}

/**
 * Returns a doubt if the document names a payment in another currency than that of the lines. `said` is the currency of
 * the statement.
 */
export function currencyDoubts(
  rows: readonly CsvRow[],
  currency: Currency,
  said: Currency | null,
): readonly Doubt[] {
  const text = rows.map(({ cells }) => cells.join(" ")).join(" . ");
  const codes = [...text.matchAll(PAID_IN)].flatMap(({ groups }) => groups?.code ?? []);
  const other = [...codes, said ?? currency].find((code) => OFFERED.has(code) && code !== currency);
  return other && !codes.includes(currency)
    ? [{ row: null, message: `The document says that it pays in ${other}, and its lines are in ${currency}` }]
    : [];
}
