import { digitsOf } from "@/lib/platform/base/money";
import { MAX_TAX } from "@/lib/reader/amounts/relations";
import { CONFIDENCE } from "@/lib/reader/confidence";
import { fold } from "@/lib/reader/words/fold";
import {
  AGENT_EARNS,
  COMMISSIONABLE,
  EARNS,
  NAMES_COMMISSION,
  NO_PROMISE,
  TAKEN_OF,
  TAKEN_OF_BEFORE,
  TOTAL,
} from "@/lib/reader/words/sayings/commission-sayings";
import { WITHOUT_COMMISSION } from "@/lib/reader/words/sayings/net-sayings";
import type { Candidate } from "../layout/candidate";
import type { AmountFound, EmailEvidence } from "../layout/email-evidence";
import { labelBefore, lineAbove } from "../layout/inline-label";
import { type Span, textOf } from "../layout/pair";
import { sentencesOf } from "../layout/sentences";
import { systemProduct } from "../product/system-segments";
import { isNamedBase, MAX_RATE, rateIn } from "./commission-words";

const RATED = /[%％]|p(?:er|ro|ou|or)\s?c|[^\p{Script=Latin}\P{L}]/iu;

/** An amount, and the words before it. */
type Named = { readonly one: AmountFound; readonly name: string };

/**
 * Proposes a commission given as a percentage of an amount that the email states as well: 12% of the commissionable
 * fare. The candidate names both as evidence and needs confirmation. Returns nothing if two amounts may be meant.
 */
export function commissionOfBase(reading: EmailEvidence): Candidate[] {
  const named = reading.amounts
    .map((one) => ({ ...one, currency: one.currency ?? reading.currency.only }))
    .filter((one) => one.currency !== null && one.value > 0)
    .map((one) => ({ one, name: nameOf(one) }));
  const results = reading.amounts.filter(isResult);
  const open = saidIn(reading).filter(({ span }) => !results.some((one) => isWithin(one, span)));
  const found = [...open.flatMap((said) => proposedBy(said, named)), ...ofSegments(reading, named)];
  const amounts = new Set(found.flatMap((one) => (one.worked ? [one.value] : [])));
  return amounts.size === 1 ? found.slice(0, 2) : [];
}

/** "10 % of the fare = EUR 84.00": whether the amount is the result of a rate. */
function isResult({ span: { doc, start } }: AmountFound): boolean {
  return /=\s?\S{0,4}\s?$/.test(doc.text.slice(Math.max(0, start - 8), start));
}

/** "COMMISSION 10.00 PCT" below a reservation system's service, whose total stands a few lines above. */
const OF_SEGMENT = /^[ \t]*COMM(?:ISSION)?\b[ \t:]*(\d{1,2}(?:\.\d{1,2})?)[ \t]?(?:PCT|PERCENT|%)[ \t]*$/gm;
const MAX_SEGMENT = 300;

function ofSegments({ parts }: EmailEvidence, named: readonly Named[]): Candidate[] {
  const docs = parts.map(({ doc }) => doc);
  if (!systemProduct(docs)) return [];
  return docs.flatMap((doc) =>
    [...doc.text.matchAll(OF_SEGMENT)].flatMap(({ index, 0: line, 1: rate }) => {
      const isAbove = ({ span }: AmountFound) =>
        span.doc === doc && span.end <= index && span.start > index - MAX_SEGMENT;
      const base = named.findLast(({ one, name }) => isAbove(one) && TOTAL.test(name));
      return base ? proposal(Number(rate), base.one, { doc, start: index, end: index + line.length }) : [];
    }),
  );
}

type Said = { readonly text: string; readonly span: Span };

/** Returns sentences, and commission labels with their values: "Commission | 10 % of the fare". */
function saidIn({ parts, pairs }: EmailEvidence): Said[] {
  const sentences = parts.flatMap((part) =>
    sentencesOf(part).map(({ text, from }) => ({
      text,
      span: { doc: part.doc, start: from, end: from + text.length },
    })),
  );
  const labelled = pairs
    .filter(({ label, source }) => label.role === "commission" && source === "label")
    .map(({ labelText, value }) => ({ text: `${labelText} ${textOf(value)}`, span: value }));
  return [...sentences, ...labelled];
}

function proposedBy({ text, span }: Said, named: readonly Named[]): Candidate[] {
  const promised = promisedIn(text);
  const base = promised && (baseWithin(promised.rate, text, span, named) ?? baseNamed(promised.of, named));
  if (!base) return [];
  const isMeant = !isWithin(base, span) || isNamedBefore(base) || isTooMuch(base, promised.rate, named);
  return isMeant ? proposal(promised.rate, base, span) : [];
}

/**
 * "8 % on the amount without tax, which is 730.91": returns the only amount after the rate, if it is too high to be the
 * commission.
 */
function baseWithin(
  rate: number,
  text: string,
  span: Span,
  named: readonly Named[],
): AmountFound | undefined {
  const behind = span.start + Math.max(0, text.search(/%|p(?:er|ro|ou|or)\s?c/i));
  const [only, ...more] = named.filter(({ one }) => isWithin(one, span) && one.span.start > behind);
  return only && more.length === 0 && isTooMuch(only.one, rate, named) ? only.one : undefined;
}

/**
 * Whether an amount is more than this rate of the email's largest amount, with tax added, so that it is no commission.
 */
function isTooMuch({ value }: AmountFound, rate: number, named: readonly Named[]): boolean {
  const most = Math.max(...named.map(({ one }) => one.value));
  return rate <= MAX_RATE && value > (most * rate * (1 + MAX_TAX)) / 100;
}

/** Returns the rate that a text promises the agent, and the words for its base. */
function promisedIn(text: string): { readonly rate: number; readonly of: string } | null {
  const folded = text.length > 400 || !RATED.test(text) ? "" : fold(text);
  const of = [TAKEN_OF, TAKEN_OF_BEFORE]
    .flatMap(
      (one) =>
        one
          .exec(folded)
          ?.slice(1)
          .find((words) => words !== undefined) ?? [],
    )
    .find((words) => !NAMES_COMMISSION.test(words.split(/\s/, 1)[0] ?? ""));
  const rate = rateIn(folded);
  if (!of || !rate || NO_PROMISE.test(folded.replace(WITHOUT_COMMISSION, ""))) return null;
  const isPromised = [NAMES_COMMISSION, EARNS, COMMISSIONABLE, AGENT_EARNS].some((one) => one.test(folded));
  return isPromised ? { rate, of } : null;
}

/** Whether an amount is in the text or on the rest of its line; such an amount is read by `commissionSentences`. */
function isWithin({ span }: AmountFound, { doc, start, end }: Span): boolean {
  const { text } = doc;
  const lineEnd = text.indexOf("\n", end);
  return span.doc === doc && span.start >= start && span.end <= (lineEnd < 0 ? text.length : lineEnd);
}

function isNamedBefore({ span }: AmountFound): boolean {
  return isNamedBase(fold(span.doc.text.slice(Math.max(0, span.start - 90), span.start)));
}

/** Returns the single amount whose name is most like the base of the percentage. */
function baseNamed(of: string, named: readonly Named[]): AmountFound | undefined {
  const likeness = likenessTo(of);
  const alike = named.map(({ one, name }) => ({ one, like: likeness(name) })).filter(({ like }) => like > 0);
  const most = Math.max(...alike.map(({ like }) => like));
  const meant = alike.filter(({ like }) => like === most);
  const values = new Set(meant.map(({ one }) => one.value));
  return values.size === 1 ? meant[0]?.one : undefined;
}

/** How many of the words of a base an amount's name has, the first counting more; 0 if it is named otherwise. */
function likenessTo(of: string): (name: string) => number {
  if (COMMISSIONABLE.test(of))
    return (name) => Number(COMMISSIONABLE.test(name.replace(WITHOUT_COMMISSION, "")));
  if (TOTAL.test(of)) return (name) => Number(TOTAL.test(name));
  const words = wordsOf(of.split(/[.,:;()]/, 1)[0] ?? "");
  return (name) => {
    const own = wordsOf(name);
    const isNamed = words.map((word) => own.some((one) => isSameWord(one, word)));
    return 2 * isNamed.filter(Boolean).length + Number(isNamed[0] ?? false);
  };
}

function wordsOf(text: string): string[] {
  return text
    .split(/[^\p{L}-]+/u)
    .filter((one) => one.length > 3 || (one.length > 1 && !/\p{Script=Latin}/u.test(one)));
}

/** Whether two words are the same but for their endings: "cena" and "ceny", "vuokra" and "vuokrasta". */
function isSameWord(one: string, other: string): boolean {
  const [short, length] = [one.length, other.length].sort((less, more) => less - more) as [number, number];
  let same = 0;
  while (same < length && one[same] === other[same]) same += 1;
  return (same > 1 && 10 * same >= 7 * length) || (same === short && short > 4);
}

/**
 * Returns the words before an amount on its line, or on the line above if the amount is alone. After several amounts,
 * only the last words count.
 */
function nameOf({ span }: AmountFound): string {
  const { text } = span.doc;
  const start = text.lastIndexOf("\n", span.start - 1) + 1;
  const before = fold(text.slice(Math.max(start, span.start - 100), span.start));
  const last = before.split(/\d{3,}|\d[.,]\d/).at(-1) ?? "";
  if (/\p{L}{3}/u.test(last)) return last;
  return /\p{L}{3}/u.test(before) ? before : fold(lineAbove(text, span.start, 100));
}

function proposal(rate: number, base: AmountFound, span: NonNullable<Candidate["span"]>): Candidate[] {
  const { currency } = base;
  if (currency === null) return [];
  const units = 10 ** digitsOf(currency);
  const value = Math.round((Math.round(base.value * units) * rate) / 100) / units;
  const label = labelBefore(base.span.doc.text, base.span.start)?.text ?? nameOf(base);
  const quote = base.span.doc.text.slice(base.span.start, base.span.end);
  const shared = { source: "prose", span, confidence: CONFIDENCE.money.ofBase } as const;
  return [
    {
      ...shared,
      field: "estimatedCommission.amount",
      value,
      note: `${rate}% of ${quote.trim()} (${label.replace(/[\s:]+$/, "")}): worked out, not printed.`,
      worked: { rate, base: base.value },
    },
    { ...shared, field: "estimatedCommission.currency", value: currency },
  ];
}
