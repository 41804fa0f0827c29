import { ROUNDING_TOLERANCE } from "@/lib/reader/amounts/amount.model";
import { fold } from "@/lib/reader/words/fold";
import { type AmountMention, amountsIn } from "@/lib/reader/words/money/amount";
import { isTaxBefore } from "@/lib/reader/words/tax-words";
import type { EmailEvidence } from "../layout/email-evidence";
import type { Pair } from "../layout/pair";
import { isPreviousValue } from "../layout/superseded";
import { RATE_BASE } from "./commission-words";
import { currencyHint, wholeIn } from "./label-currency";

const PRODUCT =
  /^[^=]{0,60}\d\s?\D{0,12}[x×*]\s?[^=\p{L}]{0,6}(?:[\p{L}€$£]{1,4}\s?)?[\d.,' ]*[^=\d]{0,16}=\s*$/iu;
/** "116,000円の12%", "(120 000 Ft) 10%-a", "18.600 TL'nin %10'u": the base, which precedes its rate. */
const BASE_FIRST =
  /^(?:\s?(?:の|의|的|[x×*]|à|à raison de|a|at|zu|al|@)\s?\d{1,2}(?:[.,]\d+)?\s?[%％]|\s?\)?\s\d{1,2}(?:[.,]\d+)?\s?%-[ae]|['’\s]\p{L}{0,4}\s?%\s?\d)/iu;

/** Returns the amount of a labelled value that its label refers to. */
export function amountOf(pair: Pair, text: string, reading: EmailEvidence): AmountMention | undefined {
  const { doc, start } = pair.value;
  const printed = amountsIn(text, reading.currency);
  const found = (
    printed.length > 0
      ? printed
      : wholeIn(text, currencyHint(pair.labelText, reading) ?? onlyOf(pair, text, reading))
  ).filter(
    ({ at, end }) => reading.emailType !== "amendment" || !isPreviousValue(doc.text, start + at, start + end),
  );
  const amounts =
    pair.label.role === "commission"
      ? found.filter(({ at }) => !isTaxBefore(fold(text.slice(0, at))))
      : found;
  const first = amounts.filter(({ end }) => BASE_FIRST.test(text.slice(end)));
  const bases = first.length > 0 ? first : amounts.filter(({ at }) => RATE_BASE.test(text.slice(0, at)));
  if (first.length === amounts.length) return undefined;
  const usable = amounts.filter((one) => amounts.length === 1 || !bases.includes(one));
  const [leading] = ofProduct(text, multiplied(text, usable.length > 0 ? usable : amounts));
  return leading ? lastOfRow(text, usable, leading, pair.label.role === "total") : undefined;
}

/** "Provision 10 % | 3 890" in an email with one currency: a number grouped by thousands is an amount. */
function onlyOf({ label: { role } }: Pair, text: string, { currency }: EmailEvidence): string | null {
  return role === "commission" && /^\s*\d{1,3}(?:[ .,'’\u00a0]\d{3})+\s*$/.test(text) ? currency.only : null;
}

/** Of "2 x 3,180.00 = 6,360.00", returns the amounts after the equals sign. */
function ofProduct<T extends { at: number; end: number; currency: string | null }>(
  text: string,
  amounts: readonly T[],
): readonly T[] {
  const at = amounts.findIndex((one, index) => index > 0 && PRODUCT.test(text.slice(0, one.at)));
  return at < 0 ? amounts : amounts.slice(at);
}

/** Of "USD 1200.46 | X 2 | 2400.92", returns the last amount if it is the product of the others. */
function multiplied<T extends { at: number; end: number; value: number; currency: string | null }>(
  text: string,
  amounts: readonly T[],
): readonly T[] {
  const [each, all] = amounts;
  const count = each ? Number(/^\s*[x×]\s?(\d{1,2})\s/i.exec(text.slice(each.end))?.[1]) : Number.NaN;
  const isAll = each && all && Math.abs(each.value * count - all.value) < ROUNDING_TOLERANCE;
  return isAll ? [{ ...all, currency: all.currency ?? each.currency }] : amounts;
}

/** "Total | 1,327.18 | 1,327.18 | 2,654.36": the sum stands in the last cell. */
function lastOfRow<T extends { at: number; value: number; currency: string | null }>(
  text: string,
  amounts: readonly T[],
  leading: T,
  isTotal: boolean,
): T {
  const isAlike = ({ currency }: T) =>
    currency === leading.currency || currency === null || leading.currency === null;
  const same = amounts.filter(isAlike);
  const last = same.at(-1);
  if (!last || last === leading || !text.slice(leading.at, last.at).includes("\t")) return leading;
  const before = same.slice(0, -1).reduce((sum, one) => sum + one.value, 0);
  const isSum = same.length > 2 && Math.abs(before - last.value) < ROUNDING_TOLERANCE;
  const isLike = last.currency === leading.currency && isTotal && last.value >= leading.value;
  return isSum || isLike ? { ...last, currency: leading.currency ?? last.currency } : leading;
}
