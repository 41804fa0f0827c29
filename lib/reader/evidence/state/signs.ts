import type { BookingState } from "@/lib/reader/payload.model";
import { allVocabularies, type Vocabulary } from "@/lib/reader/states/vocabulary";
import { codesIn } from "@/lib/reader/words/code";
import { datesIn } from "@/lib/reader/words/date-range";
import { fold } from "@/lib/reader/words/fold";
import { type Label, labelWords } from "@/lib/reader/words/label";
import type { Concept } from "@/lib/reader/words/labels/label-words";
import { conceptsOf } from "@/lib/reader/words/lexicon";
import { amountsIn } from "@/lib/reader/words/money/amount";
import {
  EARNS,
  NAMES_COMMISSION,
  NO_PROMISE,
  YOUR_SHARE,
} from "@/lib/reader/words/sayings/commission-sayings";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import DOCUMENTS from "../../words/sayings/document-sayings.json" with { type: "json" };
import { dayOf } from "../dates/calendar";
import type { EmailEvidence } from "../layout/email-evidence";
import { labelBefore } from "../layout/inline-label";
import { type Pair, type Span, textOf } from "../layout/pair";
import { sentencesOf } from "../layout/sentences";
import { isConfirming, REMINDS, withUmlauts } from "./classify";
import { isRunning } from "./running-text";
import { namesIn } from "./spoken-states";
import { type StateMention, WEIGHT } from "./state-mention";

function mention(state: BookingState, weight: number, { subject }: EmailEvidence): StateMention {
  return { state, weight, source: "prose", quote: subject, document: "subject" };
}

/** Documents that are only issued for a booking: an invoice, a voucher, a policy or a ticket. */
const DOCUMENT = new RegExp(
  `(?<!pro[- ]?forma |pro[- ]?forma-|проформа |\\p{L})(?:${phrasePattern(DOCUMENTS, "document")})(?!\\p{L}|\\s(?:\\S+\\s)?pro[- ]?forma)|${phrasePattern(DOCUMENTS, "unparted")}`,
  "u",
);

/** Returns the state that the email type implies. */
export function byType(reading: EmailEvidence): StateMention[] {
  switch (reading.emailType) {
    case "cancellation":
      return [mention("cancelled", WEIGHT.bookingStatus + 1, reading)];
    case "amendment":
      return [mention("confirmed", WEIGHT.subjectConfirmed, reading)];
    case "quote":
      return [mention("quoted", WEIGHT.weak, reading)];
    case "receipt":
      return [mention("confirmed", WEIGHT.heading, reading)];
    default:
      return DOCUMENT.test(fold(reading.subject))
        ? [mention("confirmed", WEIGHT.subjectConfirmed, reading)]
        : [];
  }
}

/** Returns the state that the subject names, in the email's own languages or else in any language. */
export function inSubject(reading: EmailEvidence, own: readonly Vocabulary[]): StateMention[] {
  const folded = withUmlauts(fold(reading.subject));
  const named = (words: readonly Vocabulary[]) => words.flatMap((one) => namesIn(folded, one));
  const words = named(own).length > 0 ? own : allVocabularies();
  const states = [...new Set(named(words))];
  const isTurned = words.some((one) => one.turned.test(folded));
  const isReminder = REMINDS.test(folded);
  // "Solde en attente" is about a payment, not a request.
  const open = states.filter((state) => state !== "confirmed" && !(isReminder && state === "requested"));
  const counted = isTurned || open.length === 0 ? states.filter((state) => state === "confirmed") : open;
  if (states.length === 0 && isConfirming(folded)) return [mention("confirmed", WEIGHT.heading, reading)];
  return counted.map((state) =>
    mention(state, state === "confirmed" ? WEIGHT.subjectConfirmed : WEIGHT.subject, reading),
  );
}

/** "Reminder: final payment" after a part payment: only a booking has one. */
export function remindedOf(reading: EmailEvidence): StateMention[] {
  if (!REMINDS.test(fold(reading.subject))) return [];
  const isPaid = reading.amounts.some(
    ({ value, span }) =>
      value > 0 &&
      (isPaidLabel(labelBefore(span.doc.text, span.start)?.label.concepts) ||
        isPaidLabel(clauseBefore(span))),
  );
  const isPartPaid = isPaid || reading.pairs.some((pair) => isTaken(pair, reading));
  return isPartPaid ? [mention("confirmed", WEIGHT.weak, reading)] : [];
}

/** "We have received your deposit of": returns the concepts of the words in the clause before an amount. */
function clauseBefore({ doc, start }: Span): ReadonlySet<Concept> {
  const clause =
    fold(doc.text.slice(Math.max(0, start - 60), start))
      .replace(DATED, "")
      .split(/[.;:\n\d]/)
      .at(-1) ?? "";
  return new Set(clause.split(/[^\p{L}]+/u).flatMap(conceptsOf));
}

/** "Deposit received 14 June 2026: A$", "Paid (17/11/2026) ": a day between the words and their amount. */
const DATED =
  /\W{0,3}(?:\d{1,2}(?:st|nd|rd|th|\.)? \p{L}{3,9}\.? \d{4}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d\d-\d\d)\W{0,3}(?=[\s\p{Sc}a-z$:]{0,6}$)/u;

function isPaidLabel(concepts: ReadonlySet<Concept> | undefined): boolean {
  const others: readonly Concept[] = ["DUE", "BALANCE", "PAYABLE", "COMM", "END"];
  return concepts?.has("PAID") === true && !others.some((one) => concepts.has(one));
}

function isTaken({ label, value }: Pair, { currency }: EmailEvidence): boolean {
  return (
    isPaidLabel(label.concepts) &&
    amountsIn(textOf(value).slice(0, 60), currency).some((one) => one.value > 0)
  );
}

const BOOKINGS: readonly Concept[] = ["BOOK", "CONF", "POLICY", "PNR", "VOUCHER", "TICKET"];
const ISSUED: readonly Concept[] = ["CONF", "POLICY", "TICKET", "VOUCHER"];
const OPEN: readonly Concept[] = [
  "OPTION",
  "QUOTE",
  "CANCEL",
  "DUE",
  "DEPOSIT",
  "BALANCE",
  "PAID",
  "OLD",
  "NEW",
];

/**
 * Returns "confirmed" with a low weight if the subject is only "Booking LL-4410", or if there is a number that only
 * bookings have: the email names a booking without stating its state.
 */
export function namedBookings(reading: EmailEvidence): StateMention[] {
  const words = subjectWords(reading);
  const isPlain = words.every((one) => one.length > 0 && !one.some((concept) => OPEN.includes(concept)));
  const isNamed =
    words.some((one) => one.some((concept) => BOOKINGS.includes(concept))) ||
    reading.pairs.some(({ label }) => label.concepts.has("NUM") && isIssued(label));
  return isPlain && isNamed ? [mention("confirmed", WEIGHT.named, reading)] : [];
}

/** Returns the concepts of each word in the subject, except numbers, days and the sender's own name. */
function subjectWords({ subject, from }: EmailEvidence): (readonly Concept[])[] {
  const codes = codesIn(subject).map(({ code, at }) => ({ at, end: at + code.length }));
  const places = [...codes, ...datesIn(subject)].sort((one, other) => other.at - one.at);
  const left = places.reduce((text, { at, end }) => `${text.slice(0, at)} ${text.slice(end)}`, subject);
  const own = new Set(labelWords(from?.name ?? ""));
  return labelWords(left)
    .filter((word) => !own.has(word) && !/^\d+$/.test(word))
    .map(conceptsOf);
}

/** The number of structural signs that make a booking. */
const ENOUGH_SIGNS = 3;

/**
 * Structural signs: a confirmation number, a booking date, a payment received, thanks for the booking. None is enough
 * alone, three together are.
 */
export function structuralSigns(reading: EmailEvidence, words: readonly Vocabulary[]): StateMention[] {
  const { pairs, calendar, folded } = reading;
  const isPast = ({ value }: Pair) =>
    datesIn(textOf(value).slice(0, 60)).some(
      (one) => (dayOf(one, calendar) ?? "9999") <= (calendar.today ?? ""),
    );
  const signs = [
    pairs.some(({ label }) => label.concepts.has("NUM") && label.concepts.has("CONF") && isIssued(label)),
    pairs.some((pair) => pair.label.role === "otherDate" && pair.label.concepts.has("BOOK") && isPast(pair)),
    pairs.some((pair) => isTaken(pair, reading)),
    words.some(({ plain }) =>
      plain.some(([state, said]) => state === "confirmed" && said.test(folded.slice(0, MAX_THANKED))),
    ),
  ];
  return signs.filter(Boolean).length >= ENOUGH_SIGNS ? [mention("confirmed", WEIGHT.weak, reading)] : [];
}

const MAX_THANKED = 2_000;

function isIssued({ role, concepts }: Label): boolean {
  return (role === "reference" || role === "otherReference") && ISSUED.some((one) => concepts.has(one));
}

/** The most characters examined of a sentence: its subject stands at the beginning, and the cost stays low. */
const MAX_LOOK = 600;
const LABEL = /^[^:]{0,60}:\s/;
const THANKS =
  /(?<!\p{L})(?:thank|(?:be)?dank|merci(?!\p{L})|gracias|grazie|tack(?:ar)?(?!\p{L})|takk?(?:er)?(?!\p{L})|dekuj|dakuj|(?:po)?dziek|obrigad|kiito|kiita|kosz[oö]n|multum|hvala|zahvalj|спасибо|благодар|дяку|tesekkur|ευχαριστ|please quote|תודה|شكر)|ありがとう|감사|고맙/u;

/** "Cancel free of charge until 7 May": a remark that may accompany any booking. */
const FREE =
  /free of charge|free cancel|\bfree until|kostenlos|kostenfrei|gratis|gratuit|zdarma|bezplat|ilmai/;

/** Whether other statements of the email count against a booking for which only its name speaks. */
export function isDenied(
  { state, weight }: StateMention,
  { parts, languages }: EmailEvidence,
  words: readonly Vocabulary[],
): boolean {
  if (state !== "confirmed" || weight >= WEIGHT.weak) return false;
  const said = parts.filter(({ isBody }) => isBody).flatMap((part) => sentencesOf(part));
  return said
    .map(({ text }) => text.slice(0, MAX_LOOK))
    .some((text) => isRunning(text.replace(LABEL, ""), languages) && !isHarmless(text, words, languages));
}

function isHarmless(text: string, words: readonly Vocabulary[], languages: readonly string[]): boolean {
  const folded = fold(text);
  return (
    THANKS.test(folded) ||
    FREE.test(folded) ||
    isOfEarnings(folded, words) ||
    words.some(
      ({ asides, plain, references }) =>
        asides.test(folded) ||
        plain.some(([state, pattern]) => state === "confirmed" && pattern.test(folded)) ||
        !isRunning(folded.replace(references, "|"), languages),
    )
  );
}

/** "Your 10% will be paid after departure": what the agent earns, without a condition. */
function isOfEarnings(folded: string, words: readonly Vocabulary[]): boolean {
  const isEarned = NAMES_COMMISSION.test(folded) || EARNS.test(folded) || YOUR_SHARE.test(folded);
  return isEarned && !NO_PROMISE.test(folded) && !words.some(({ conditional }) => conditional.test(folded));
}
