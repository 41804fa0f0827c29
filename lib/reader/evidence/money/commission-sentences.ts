import { MAX_TAX } from "@/lib/reader/amounts/relations";
import { CONFIDENCE } from "@/lib/reader/confidence";
import { OF_WHICH } from "@/lib/reader/words/connectives";
import { fold } from "@/lib/reader/words/fold";
import type { Concept } from "@/lib/reader/words/labels/label-words";
import { conceptsOf } from "@/lib/reader/words/lexicon";
import type { AmountMention } from "@/lib/reader/words/money/amount";
import {
  AGENT_EARNS,
  ASKS,
  COMMISSIONABLE,
  EARNS,
  isToReader,
  NAMES_COMMISSION,
  NO_PROMISE,
  PAYS_AGENTS,
  RATE_OF_BASE,
} from "@/lib/reader/words/sayings/commission-sayings";
import { WITHOUT_COMMISSION } from "@/lib/reader/words/sayings/net-sayings";
import { isTaxBefore, isTaxedOfTwo, isWithTax, namesTax } from "@/lib/reader/words/tax-words";
import { aloneLabel } from "../layout/alone-label";
import type { AmountFound, EmailEvidence, Part } from "../layout/email-evidence";
import { labelBefore, lineAbove } from "../layout/inline-label";
import { type Sentence, sentencesOf } from "../layout/sentences";
import { sumsOf, withoutTaxed } from "./added-shares";
import {
  BASE_BEFORE,
  COMES_TO,
  isNamedBase,
  isOfNet,
  LEFT_OUT,
  MAX_RATE,
  OTHER_BEFORE,
  rateIn,
  TAX_OF,
} from "./commission-words";
import { isNamed } from "./named-commission";
import { isOfUnit } from "./per-person";
import { endsBetweenTwo, isOtherAmount } from "./raised-by";
import type { RoleAmount } from "./role-amount";

const SAME = 0.02;
const MAX_SENTENCE = 600;

/**
 * Returns the commissions that sentences state: "You will receive 8% on the room, which is £73.92", "La commissione per
 * voi, come d'accordo, è di € 168".
 */
export function commissionSentences(reading: EmailEvidence): RoleAmount[] {
  return reading.parts.flatMap((part) =>
    sentencesOf(part).flatMap((sentence) => toldIn(sentence, part, reading) ?? []),
  );
}

function toldIn({ text, from }: Sentence, part: Part, reading: EmailEvidence): RoleAmount | null {
  const folded = text.length > MAX_SENTENCE || !/\d/.test(text) ? "" : fold(text);
  const rate = rateIn(folded);
  const isHeaded = rate !== null && /^\d/.test(folded) && isUnderCommission(part.doc.text, from);
  const sure = isHeaded ? CONFIDENCE.money.namedCommission : promise(folded, rate);
  if (sure === 0 && !isForReader(folded, rate, reading)) return null;
  const all = reading.amounts.filter(
    ({ span }) =>
      span.doc === part.doc &&
      span.start >= from &&
      span.end <= from + text.length &&
      !isOtherAmount(text.slice(0, span.start - from)),
  );
  const units = all.filter(({ span }) => isOfUnit(text, { at: span.start - from, end: span.end - from }));
  const inside = all.filter((one) => !units.includes(one));
  const isWhole = !areSeveral(inside, folded, reading);
  const isProven = (one: AmountFound) => rate !== null && isShare(one, rate, reading);
  const only = ofUnits(inside, units) ?? mostLikely(inside, { text, from }, { sure, isProven, isWhole });
  const currency = only && currencyOf(only, isProven(only), rate, reading);
  if (!currency) return null;
  const isTaxed = isWithTax(fold(text.slice(endBefore(only, inside, from) - from, only.span.start - from)));
  return told({ ...only, currency }, isProven(only) ? CONFIDENCE.money.provenShare : sure, isTaxed);
}

/** "Commission is EUR 95.00 per golfer, EUR 760.00 in all": returns the only amount beside a unit price that is a multiple of it. */
function ofUnits(inside: readonly AmountFound[], [unit]: readonly AmountFound[]): AmountFound | undefined {
  const [only, ...more] = inside;
  const times = unit && only && more.length === 0 ? only.value / unit.value : 0;
  return times > 1 && Math.abs(times - Math.round(times)) * (unit?.value ?? 0) <= SAME ? only : undefined;
}

/** "Commission" over "10 % of the lodging (594.34): 59.43": whether the line above is a commission label. */
function isUnderCommission(text: string, from: number): boolean {
  return aloneLabel(lineAbove(text, from, 60))?.role === "commission";
}

/** Returns the currency; null if the amount can't be the commission. */
function currencyOf(
  only: AmountFound,
  isProven: boolean,
  rate: number | null,
  reading: EmailEvidence,
): string | null {
  if (isProven) return only.currency ?? reading.currency.only;
  return rate !== null && isBeyond(only, rate, reading) ? null : only.currency;
}

/**
 * "8 % of the amount without tax, which is 730.91": an amount above that share of the largest price, with tax added, is
 * no commission.
 */
function isBeyond(one: AmountFound, rate: number, { amounts }: EmailEvidence): boolean {
  const prices = amounts.filter(({ currency }) => currency === one.currency || currency === null);
  const most = Math.max(...prices.map(({ value }) => value));
  return rate <= MAX_RATE && most > one.value && one.value > (most * rate * (1 + MAX_TAX)) / 100 + SAME;
}

type SentenceSign = {
  /** How certainly the sentence promises a commission; 0 if only its arithmetic may prove one. */
  readonly sure: number;
  readonly isProven: (one: AmountFound) => boolean;
  readonly isWhole: boolean;
};

/**
 * Returns the amount that a sentence calls the commission: the sum of several, a proven share, or the only one named
 * so; undefined if several are possible.
 */
function mostLikely(
  inside: readonly AmountFound[],
  { text, from }: Sentence,
  { sure, isProven, isWhole }: SentenceSign,
): AmountFound | undefined {
  const added = sure > 0 && !namesTax(fold(text)) ? sumsOf(inside) : [];
  if (added.length === 0 && !isWhole) return undefined;
  const proven = inside.filter(
    (one) =>
      isProven(one) &&
      !isBase(one, text, from) &&
      !isTaxBefore(fold(text.slice(0, one.span.start - from)).slice(-60)) &&
      (sure > 0 || !isOfOther(one, text, from)),
  );
  const named = inside.filter((one) => isNamed(one, text, from));
  function candidates(): readonly AmountFound[] {
    if (added.length === 1) return added;
    if (sure === 0 || (proven.length > 0 && named.length !== 1)) return proven;
    return named.length === 1
      ? named
      : withoutTaxed(
          inside.filter((one) => mayBe(one, text, from)),
          inside,
        );
  }
  const [only, ...more] = candidates();
  return more.length > 0 ? undefined : only;
}

/** Returns the end of the previous amount, or the beginning of the sentence. */
function endBefore({ span }: AmountFound, inside: readonly AmountFound[], from: number): number {
  return Math.max(from, ...inside.filter((one) => one.span.end < span.start).map((one) => one.span.end));
}

/** Whether two amounts are each a rate of a different price, so that neither is the whole commission. */
function areSeveral(inside: readonly AmountFound[], folded: string, reading: EmailEvidence): boolean {
  const rates = [
    ...new Set([...folded.matchAll(/(\d{1,2}(?:[.,]\d{1,2})?)\s?%/g)].map(([, rate = ""]) => rate)),
  ];
  const others = reading.amounts.filter((one) => !inside.includes(one));
  const shares = rates.map((rate) =>
    inside.filter((one) => isShare(one, Number(rate.replace(",", ".")), { ...reading, amounts: others })),
  );
  return shares.filter((found) => found.length > 0).length > 1;
}

/** Returns how certainly a folded sentence is about the agent's commission; 0 if it isn't. */
function promise(folded: string, rate: number | null): number {
  const paid = folded.replace(WITHOUT_COMMISSION, " ");
  if (NO_PROMISE.test(paid) || isOfNet(folded)) return 0;
  if (NAMES_COMMISSION.test(paid)) return CONFIDENCE.money.namedCommission;
  const isEarned =
    (rate !== null && EARNS.test(folded)) || PAYS_AGENTS.test(folded) || AGENT_EARNS.test(folded);
  return isEarned ? CONFIDENCE.money.earned : 0;
}

/**
 * Whether a sentence with a rate is about the commissionable amount, or addresses the reader without asking for money.
 * An amount in it that is exactly that rate of a printed amount is then a commission.
 */
function isForReader(folded: string, rate: number | null, { languages }: EmailEvidence): boolean {
  const isRate = rate !== null && rate <= MAX_RATE && !NO_PROMISE.test(folded) && !isOfNet(folded);
  return isRate && (COMMISSIONABLE.test(folded) || (isToReader(folded, languages) && !ASKS.test(folded)));
}

const OTHERS: readonly Concept[] = "DEPOSIT BALANCE TAX DISCOUNT CANCEL INSURE DUE PAYABLE BONUS".split(
  " ",
) as Concept[];

/** "A 20% deposit, that is £236": whether words beside the amount give it another meaning than a commission. */
function isOfOther({ span }: AmountFound, sentence: string, from: number): boolean {
  const [start, end] = [span.start - from, span.end - from];
  const around = `${sentence.slice(Math.max(0, start - 80), start)} ${sentence.slice(end, end + 24)}`;
  const words = fold(around)
    .replace(LEFT_OUT, "")
    .split(/[^\p{L}-]+/u);
  return words.some((word) => conceptsOf(word).some((one) => OTHERS.includes(one)));
}

/** After "10 % on the room total": whether an amount is that share of another one, so that it is not a total itself. */
export function isShareNamed(one: AmountMention, before: string, reading: EmailEvidence): boolean {
  const folded = fold(before);
  const rate = RATE_OF_BASE.test(folded) ? rateIn(folded) : null;
  return rate !== null && isShare(one, rate, reading);
}

/**
 * Whether an amount in such a sentence can be the commission: it is not the base of the rate, a tax, a balance or a
 * unit price.
 */
function mayBe(one: AmountFound, sentence: string, from: number): boolean {
  const written = fold(sentence.slice(0, one.span.start - from)).slice(-90);
  if (isTaxedOfTwo(written, fold(sentence.slice(one.span.end - from)))) return false;
  const before = written.replace(LEFT_OUT, "").slice(-60);
  if (isBase(one, sentence, from) || OTHER_BEFORE.test(before) || TAX_OF.test(written)) return false;
  if (isTaxBefore(before)) return false;
  if (IS_WHOLE.test(fold(sentence.slice(one.span.end - from, one.span.end - from + 60)))) return false;
  if (COMES_TO.test(before) || PAYS_AGENTS.test(before) || AGENT_EARNS.test(before)) return true;
  const own = labelBefore(before, before.length);
  return !own || own.label.role === "commission" || !/^(?:total|net|gross|otherAmount)$/.test(own.label.role);
}

function isBase(one: AmountFound, sentence: string, from: number): boolean {
  const before = fold(sentence.slice(0, one.span.start - from)).slice(-60);
  return one.value <= 0 || (BASE_BEFORE.test(before) && !endsBetweenTwo(before)) || isNamedBase(before);
}

/** "USD 7,180.00 in total, of which": the rest of the sentence is about a part of it. */
const IS_WHOLE = new RegExp(
  `^\\s?(?:in total|in all|altogether|insgesamt|gesamt|au total|en tout|en total|in totale|in totaal|totalt|i alt|celkem|lacznie|no total)?,?\\s(?:${OF_WHICH})`,
  "u",
);

/** Whether an amount is this percentage of another amount printed in the email. */
function isShare(one: AmountMention, rate: number, { amounts }: EmailEvidence): boolean {
  return amounts.some((base) => Math.abs((base.value * rate) / 100 - one.value) <= SAME && base !== one);
}

function told(one: AmountFound, confidence: number, isTaxed: boolean): RoleAmount {
  const concepts = new Set<Concept>(isTaxed ? ["COMM", "TAX", "INCL"] : ["COMM"]);
  const label = { role: "commission", score: CONFIDENCE.money.commissionLabel, concepts } as const;
  const pair = {
    label,
    labelText: "commission",
    value: one.span,
    source: "prose",
    trust: 1,
    row: one.row,
  } as const;
  return { role: "commission", value: one.value, currency: one.currency, confidence, pair, span: one.span };
}
