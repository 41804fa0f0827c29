import { CONFIDENCE } from "@/lib/reader/confidence";
import type { Doc, Line } from "@/lib/reader/documents/document";
import { fold } from "@/lib/reader/words/fold";
import { type Label, labelOf } from "@/lib/reader/words/label";
import { isReference } from "@/lib/reader/words/reference";
import { RATE_OF_BASE } from "@/lib/reader/words/sayings/commission-sayings";
import { type Pair, type Span, spanOf, within } from "./pair";

/** A separator of label and value; a colon within a time ("pick up 08:30") is none. */
const DELIMITER = /\s*(?:(?<!\d):|:(?!\d\d(?!\d))|：|=|→|»|】)\s*(?=\S)|\s+[–—-]\s+|:\s*$/g;

/** Reads "label: value", also several on one line. */
export function linePairs(doc: Doc, line: Line, row: number): Pair[] {
  const parts = line.text.split(
    /\s+[|•·]\s+|;\s+(?=[^;:]{2,40}[:：]\s?\S)|,\s+(?!(?:VAT|GST|HST|MwSt|USt|TVA|IVA|BTW|Moms|MVA|DPH|Taxes?|Steuern?)(?!\p{L}))(?=[\p{Lu}][\p{L} ]{2,24}:\s)/u,
  );
  if (parts.length < 2) return delimited(doc, spanOf(doc, line), row);
  const headed = headedNumber(doc, line, parts, row);
  if (headed) return [headed];
  let from = 0;
  return parts.flatMap((part) => {
    const at = line.text.indexOf(part, from);
    from = at + part.length;
    return delimited(doc, within(spanOf(doc, line), at, from), row);
  });
}

/** "BOOKING CONFIRMATION | 51937SC020881": reads a heading that its number follows. */
function headedNumber(doc: Doc, line: Line, parts: readonly string[], row: number): Pair | null {
  const [labelText = "", code = "", more] = parts;
  const label = more === undefined && isReference(code.trim(), "label") ? labelOf(labelText, true) : null;
  if (label?.role !== "reference") return null;
  const value = within(spanOf(doc, line), line.text.lastIndexOf(code), line.text.length);
  return { label, labelText, value, source: "label", trust: CONFIDENCE.layout.numberBehind, row };
}

type Head = {
  readonly label: Label;
  readonly text: string;
  readonly begin: number;
  readonly from: number;
  readonly trust: number;
};

/** Reads "label: value", and further pairs on the same line: "Agent: Jane Doe. Commission: $20". */
function delimited(doc: Doc, span: Span, row: number): Pair[] {
  const text = doc.text.slice(span.start, span.end);
  const heads = headsIn(text);
  if (heads.length === 0) return numbered(span, text, row);
  return heads.map(({ label, text, from, trust }, index) => {
    const value = within(span, from, heads[index + 1]?.begin);
    return { label, labelText: text, value, source: "label", trust, row };
  });
}

const NUMBERED =
  /^(?:\d{1,2}[.)]\s+)?(\p{L}[\p{L} .]{4,40}?)\s+([A-Z\d][A-Z\d/-]{3,20}|[A-Z\d][A-Z\d/-]{2,20}(?: (?!(?:19|20)\d\d$)\d{3,5}){1,3})$/u;

/** Reads "Booking number HP-2201" or "Quotation no. 2027-118" on its own line. */
function numbered(span: Span, text: string, row: number): Pair[] {
  const [, labelText = "", code = ""] = NUMBERED.exec(text) ?? [];
  const label = labelText && isReference(code, "label") ? labelOf(labelText, true) : null;
  if (label?.role !== "reference" || (label.score < CONFIDENCE.layout.strong && !label.concepts.has("QUOTE")))
    return [];
  return [
    {
      label,
      labelText,
      value: within(span, text.length - code.length),
      source: "label",
      trust: CONFIDENCE.layout.numberBehind,
      row,
    },
  ];
}

function headsIn(text: string): Head[] {
  const found: Head[] = [];
  for (const match of text.slice(0, 400).matchAll(DELIMITER)) {
    const from = match.index + match[0].length;
    if (from >= text.length) break;
    const last = found.at(-1);
    const lead = text.slice(last?.from ?? 0, match.index);
    const head = headAt(lead, /[–—-]/.test(match[0]), last);
    if (head && !isHouseNumber(head.text, last))
      found.push({ ...head, from, begin: match.index - head.text.length });
  }
  return found;
}

/** "Address: Sahil Yolu No: 27": the number is the house's. */
function isHouseNumber(text: string, last: Head | undefined): boolean {
  return last?.label.role === "address" && /(?:^|\s)n(?:o|r|º|°)\.?$/iu.test(text.trim());
}

/** A dash separates label and value only at the beginning of a line, and after a certain label. */
function headAt(
  text: string,
  dash: boolean,
  last: Head | undefined,
): Pick<Head, "label" | "text" | "trust"> | null {
  const head = (dash && last) || isRateBehind(text, last) ? null : headBefore(text, dash, last);
  if (head && isRateAlone(text, head.label)) return null;
  if (!head || (dash && head.label.score < CONFIDENCE.layout.sureLabel)) return null;
  return { ...head, trust: dash ? CONFIDENCE.layout.dash : 1 };
}

/** "10 % of the amount without tax = 140.00" belongs to the label before it, or in the cell before it. */
function isRateBehind(text: string, last: Head | undefined): boolean {
  return (
    (last === undefined || last.label.role === "commission") &&
    ((/^\s*\d/.test(text) && RATE_OF_BASE.test(fold(text))) ||
      (last !== undefined && ENDS_IN_RATE.test(text)))
  );
}

const ENDS_IN_RATE = /\d\s?[%％]\s*$/;

/** "176,000円の10% = 17,600円" is not a label of the amount, unless it is a commission. */
function isRateAlone(text: string, { role }: Label): boolean {
  return role !== "commission" && ENDS_IN_RATE.test(text);
}

/**
 * The end of a sentence. The dot of "Vs. rif." is none; after a day, further words begin a new label, as in "12.09.2027
 * bis: 19.09.2027".
 */
const SENTENCE_BREAK =
  /(?<!(?<!\p{L})[vn]s)[.!?,;]\s+|[()]\s*|(?<=[./-]\d{2,4}|\d{4})\s+(?=\p{L}{1,6}(?:\/m)?$)/iu;

/** Returns the label of the whole head, or of its last sentence: "We are pleased to confirm. Your booking number". */
function headBefore(
  text: string,
  dash: boolean,
  last: Head | undefined,
): { label: Label; text: string } | null {
  const whole = labelOf(text, dash || last !== undefined);
  if (whole && (!last || isNext(whole, last))) return { label: whole, text };
  const sentence = text.split(SENTENCE_BREAK).at(-1) ?? text;
  for (const piece of [sentence, sentence.split(/\s+/).slice(-4).join(" ")]) {
    const label = labelOf(piece, piece !== sentence || dash);
    if (label && piece !== text) return { label, text: piece };
  }
  return null;
}

/** "Booking code: Your ref.: PX/0317": the first label has no value, unless the second is of another role. */
function isNext({ role, score }: Label, last: Head): boolean {
  return score >= CONFIDENCE.layout.strong && role !== last.label.role;
}
