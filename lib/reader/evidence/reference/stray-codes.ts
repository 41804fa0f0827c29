import { fold } from "@/lib/reader/words/fold";
import { type Label, labelOf } from "@/lib/reader/words/label";
import type { LabelRole } from "@/lib/reader/words/label-rules";
import type { Candidate } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";
import type { FoundLabel } from "../layout/inline-label";
import { type Pair, type Span, textOf } from "../layout/pair";
import { isOfAnother, isOfReader } from "./other-references";

/** "OKAFOR": whether six capitals are a guest's name, also in "OKAFOR/ADAEZE MS". */
export function isOfGuest({ value }: Candidate, { pairs, parts }: EmailEvidence): boolean {
  const word = fold(String(value));
  const isNamed = ({ label, value: name }: Pair) =>
    label.role === "guest" &&
    fold(textOf(name))
      .split(/[^\p{L}]+/u)
      .includes(word);
  if (/\d/.test(word)) return false;
  const inSystem = new RegExp(`(?<!\\p{L})${value}/\\p{Lu}{3}`, "u");
  return pairs.some(isNamed) || parts.some(({ doc }) => inSystem.test(doc.text));
}

/**
 * Whether a code is a discount code, a group of a longer number such as "n° 29 0044 1182", or the number of something
 * else: "(card no. 88114)".
 */
export function isUnrelatedCode(text: string, code: string, at: number, label: FoundLabel | null): boolean {
  const before = text.slice(0, at);
  const isGroup =
    /^\d+$/.test(code) &&
    (/\d{2,} $/.test(before) || /^ (?:\d{3,}|[A-Z]{2}\d+)(?![\d.,:/-])/.test(text.slice(at + code.length)));
  return (
    isGroup ||
    isPostcode(code, before, text.slice(at + code.length)) ||
    REPLACED.test(fold(before)) ||
    (label !== null && isOfAnother(label, before)) ||
    isPromotion(before)
  );
}

/** "Replaces confirmation invoice no. 104210". */
const REPLACED =
  /(?<!\p{L})(?:replaces|replacing|supersedes|ersetzt|annule et remplace|remplace|sustituye|reemplaza|substitui|sostituisce|vervangt|ersatter|erstatter|nahrazuje|zastepuje|helyettesiti|inlocuieste|zamjenjuje)(?!\p{L})[^;!?\d\n]{0,50}$/u;

/** "2340 #0745": the arrival time of a flight on the next day. */
function isHourOfNextDay(code: string, before: string): boolean {
  return /^(?:[01]\d|2[0-3])[0-5]\d$/.test(code) && /(?:[01]\d|2[0-3])[0-5]\d\s+[#+]$/.test(before);
}

/** "Sahil Cad. No: 17, 48400 Bodrum". */
export function isPostcode(code: string, before: string, after: string): boolean {
  return /^\d{4,5}$/.test(code) && /\d\p{L}?[,/]\s$/u.test(before) && /^ \p{Lu}\p{Ll}/u.test(after);
}

/** "Book with code SPRING25": a discount, not a booking. */
function isPromotion(before: string): boolean {
  return /(?:\b(?:use|using|with|enter|quote|avec|mit|con|com|met|med|usando|s)\s+(?:the |your |le |dem |el |il |o |de |la |den )?|\b(?:promo\w*|discount|coupon|rabatt|aktions|gutschein|offer|korting\w*|slev\w*)[\s-]?)(?:code|codigo|codice|kod|kodem|koden)\s*:?\s*["'„“«]?$/.test(
    fold(before),
  );
}

/** "Car up to 4.25 m | no. IKX-0055 | garage | 89.00": a number in a price row belongs to the priced item. */
export function isOfPrice(label: Label, { doc, start, end }: Span): boolean {
  const before = doc.text.slice(doc.text.lastIndexOf("\n", start - 1) + 1, start);
  const after = doc.text.slice(end, end + 120).split("\n", 1)[0] ?? "";
  return isBare(label) && before.includes("\t") && /\t[^\t]{0,5}\d[\d.,' ]*[.,]\d{2}(?!\d)/.test(after);
}

/** "AMENDMENT INVOICE | No. 104882": a plain number belongs to what the cell before it names. */
function isOfCellBefore(label: Label, cells: string): boolean {
  return isBare(label) && labelOf(cells.trimEnd().split("\t").at(-1) ?? "")?.concepts.has("INVOICE") === true;
}

function isBare({ concepts }: Label): boolean {
  return [...concepts].every((one) => one === "NUM" || one === "CODE" || one === "COUNT");
}

/**
 * Whether the words before a number in its row, which is `at` characters into its cell, make it the reader's, or that
 * of what another cell names.
 */
export function isOfOther(span: Span, at: number, found: FoundLabel | null): boolean {
  const { doc, start } = span;
  const before = doc.text.slice(doc.text.lastIndexOf("\n", start - 1) + 1, start);
  const cells = before.slice(0, before.length - at);
  const isHour = isHourOfNextDay(doc.text.slice(start, span.end), before);
  const isOfRow =
    found !== null &&
    (isOfCellBefore(found.label, cells) || isOfPrice(found.label, span) || isOfPlace(found.label, before));
  return isHour || isOfReader(before) || isOfRow;
}

/** "Holiday home: no. B4417, Harbour Road 21": a plain number after a label for a house is the house's own. */
function isOfPlace(label: Label, before: string): boolean {
  const role = labelOf(/^\s*([^:\t]{3,30}?)\s*[:\t]/.exec(before)?.[1] ?? "")?.role;
  return isBare(label) && role !== undefined && PLACES.has(role);
}

const PLACES: ReadonlySet<LabelRole> = new Set<LabelRole>(["hotel", "room", "address"]);
