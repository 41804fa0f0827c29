import { CONFIDENCE } from "@/lib/reader/confidence";
import type { Doc, Line } from "@/lib/reader/documents/document";
import { codeIn, codesIn, groupedIn } from "@/lib/reader/words/code";
import { alphanumericKey, fold } from "@/lib/reader/words/fold";
import { type Label, labelOf, labelWords } from "@/lib/reader/words/label";
import { conceptsOf } from "@/lib/reader/words/lexicon";
import { isTelephoneLike, telephonesIn } from "@/lib/reader/words/number-shapes";
import { isReference, type ReferencePlace } from "@/lib/reader/words/reference";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import SAYINGS from "../../words/sayings/number-sayings.json" with { type: "json" };
import { type Candidate, fromPair } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";
import { type FoundLabel, lineAbove } from "../layout/inline-label";
import { type Pair, spanOf, textOf, within } from "../layout/pair";
import { sellersIn } from "../supplier/sellers";
import { bookingBefore, completenessFactor } from "./booking-before";
import {
  isOfChange,
  isOfFlights,
  isOfReader,
  isOfSeller,
  isOther,
  isPolicyOfAnother,
  isSecondaryReference,
} from "./other-references";
import { isOfGuest, isOfOther, isOfPrice, isPostcode, isUnrelatedCode } from "./stray-codes";
import { lonelyLocators, subjectCodes } from "./subject-codes";

const SURE = CONFIDENCE.reference;

/** The supplier's own number for the booking. */
export function referenceCandidates(mail: EmailEvidence): Candidate[] {
  const reading = { ...mail, pairs: mail.pairs.map((pair) => ofSender(pair, mail)) };
  const sellers = sellersIn(reading);
  const ofSellers = codesOfPairs(reading.pairs.filter((pair) => isOfSeller(pair, sellers)));
  const isOfAnother = (pair: Pair) => isOther(pair) || isOfSeller(pair, sellers);
  const others = codesOfPairs(reading.pairs.filter(isOfAnother));
  const asides = reading.pairs.filter((pair) => isSecondaryReference(pair, reading));
  const labelled = reading.pairs
    .filter((pair) => pair.label.role === "reference" && !isOfAnother(pair))
    .flatMap((pair) =>
      labelledCode(pair).map((one) =>
        asides.includes(pair) || isOfCarrier(pair, reading) ? doubted(one) : one,
      ),
    );
  const beside = codesOfPairs(asides);
  const prose = proseCodes(reading).map((one) =>
    beside.has(alphanumericKey(String(one.value))) ||
    isOfChange(one, reading) ||
    isOfFlights(one, reading) ||
    isPolicyOfAnother(labelOf(one.label ?? "") ?? NO_LABEL, reading)
      ? doubted(one)
      : one,
  );
  const subject = [...subjectCodes(reading), ...lonelyLocators(reading)];
  const all = [...labelled, ...prose, ...subject].filter((one) => !isOfGuest(one, reading));
  const own = all.filter((one) => !others.has(alphanumericKey(String(one.value))) || one.source === "label");
  const known = unlessYours(supported(own, reading), reading);
  return known.some((one) => one.confidence >= CONFIDENCE.bar.enough)
    ? known
    : supported([...own, ...toldTwice(all, own, ofSellers)], reading);
}

/** "Corbel reference" in an email from Corbel Rooms means "our reference". */
function ofSender(pair: Pair, { from }: EmailEvidence): Pair {
  if (pair.label.role !== "otherReference" || !OUR) return pair;
  const own = labelWords(from?.name ?? "");
  const others = labelWords(pair.labelText).filter((word) => !conceptsOf(word).includes("NUM"));
  return others.length > 0 && others.every((word) => own.includes(word) && conceptsOf(word).length === 0)
    ? { ...pair, label: OUR }
    : pair;
}

const OUR = labelOf("our reference");
const NO_LABEL: Label = { role: "reference", score: 0, concepts: new Set() };

/** "Localizador aéreo" of a package is the airline's. */
function isOfCarrier({ label: { concepts } }: Pair, { product }: EmailEvidence): boolean {
  return product !== "flight" && concepts.has("PNR") && concepts.has("FLIGHT");
}

function codesOfPairs(pairs: readonly Pair[]): ReadonlySet<string> {
  return new Set(pairs.map((pair) => alphanumericKey(codeIn(textOf(pair.value))?.code ?? "")));
}

/**
 * "Your reference CE-3380" is the agent's own number, unless the subject uses it for the booking and no other number is
 * given.
 */
function toldTwice(
  all: readonly Candidate[],
  own: readonly Candidate[],
  sellers: ReadonlySet<string>,
): Candidate[] {
  return all.filter(
    (one) =>
      !own.includes(one) && one.document === "subject" && !sellers.has(alphanumericKey(String(one.value))),
  );
}

/** Words with which suppliers mark their own numbers. */
const OURS = /^(?:our|unsere?|notre|n\/|nuestr[oa]|nostr[oa]|onze?|var|vart|vores|nase?|noss[oa]|nasz)\s/;

/**
 * Doubts "Your file BX-1190" in the body if the subject uses another number that the body has too, or if "our file"
 * stands beside it: the number may be the reader's own.
 */
function unlessYours(all: readonly Candidate[], reading: EmailEvidence): Candidate[] {
  const subject = alphanumericKey(reading.subject);
  const isNamed = all.some((one) => one.document === "subject" && one.confidence >= CONFIDENCE.bar.enough);
  const isBesideOurs = all.some(({ label }) => label !== undefined && OURS.test(fold(label)));
  const isBesidePlain = all.some(({ label, source }) => source === "label" && isPlain(labelOf(label ?? "")));
  return all.map((one) => {
    const isYours =
      (isNamed || isBesideOurs || isBesidePlain) &&
      one.label !== undefined &&
      labelOf(one.label)?.concepts.has("YOUR") === true;
    return isYours && !subject.includes(alphanumericKey(String(one.value))) ? doubted(one) : one;
  });
}

/** Whether the label is "Booking number" rather than "your booking number". */
function isPlain(label: Label | null): boolean {
  return label?.role === "reference" && placeOf(label) === "number" && !label.concepts.has("YOUR");
}

function doubted(one: Candidate): Candidate {
  return { ...one, confidence: CONFIDENCE.doubt.doubted };
}

function labelledCode(pair: Pair): Candidate[] {
  const found = codeIn(textOf(pair.value), placeOf(pair.label));
  if (!found || isOfReader(textOf(pair.value).slice(0, found.at)) || isOfPrice(pair.label, pair.value))
    return [];
  const [before, after] = [0, found.at + found.code.length].map((at) => textOf(pair.value).slice(at));
  if (isPostcode(found.code, before?.slice(0, found.at) ?? "", after ?? "")) return [];
  const span = within(pair.value, found.at, found.at + found.code.length);
  const late = found.at > 40 || WORDS_BEFORE.test(textOf(pair.value).slice(0, found.at)) ? SURE.late : 1;
  return [fromPair("confirmationNumber", pair, found.code, span, late)];
}

/** A number at the end of an address doesn't belong to the label above it. */
const WORDS_BEFORE = /(?:\p{L}{2,}[^\p{L}\n]+){3,}$/u;

/** Reads "Reservation 7719204 is confirmed", "Code LSB-88213". */
function proseCodes(reading: EmailEvidence): Candidate[] {
  return reading.parts.flatMap(({ doc, rows }) =>
    rows.flatMap((row) =>
      row.cells.flatMap((cell) => cell.lines.flatMap((line) => codesOf(line, doc, reading))),
    ),
  );
}

function codesOf(line: Line, doc: Doc, reading: EmailEvidence): Candidate[] {
  const named = codesIn(line.text, "number").filter((one) => isNumbered(line.text, one, reading));
  const codes = [
    ...named,
    ...codesIn(line.text).filter(({ at }) => !named.some((one) => one.at === at)),
    ...telephonesIn(line.text),
    ...groupedIn(line.text).filter(
      ({ at }) => isOfBooking(line.text, at) && !named.some((one) => one.at === at),
    ),
  ];
  return codes.flatMap(({ code, at }) => codeTold(code, at, line, doc) ?? []);
}

/** Whether a word for a booking stands before a number; "GST/HST no. 00000 0000" is a company's. */
function isOfBooking(text: string, at: number): boolean {
  const concepts = bookingBefore(text, at)?.label.concepts;
  return concepts?.has("BOOK") === true || concepts?.has("CONF") === true;
}

function codeTold(code: string, at: number, line: Line, doc: Doc): Candidate | null {
  const label = bookingBefore(line.text, at) ?? (at < 2 ? overLineEnd(line, doc) : null);
  if (isTelephoneLike(code) && (!label || placeOf(label.label) !== "number")) return null;
  const told = toldBefore(line.text.slice(0, at), label);
  const span = within(spanOf(doc, line), at, at + code.length);
  if (
    !told ||
    isUnrelatedCode(line.text, code, at, told.isAsked ? null : label) ||
    isOfOther(span, at, label)
  )
    return null;
  const confidence = told.sure * completenessFactor(line.text, code, at);
  return { field: "confirmationNumber", value: code, source: "prose", confidence, span, label: told.label };
}

/**
 * "Booking number GO 412", "reserva n.º 11.204": a text that otherwise looks like a flight or an amount is the
 * announced number.
 */
function isNumbered(
  text: string,
  { code, at }: { code: string; at: number },
  reading: EmailEvidence,
): boolean {
  const label = bookingBefore(text, at)?.label;
  return (
    label?.role === "reference" &&
    (placeOf(label) === "number" || isGrouped(text.slice(at), label) || isOfSubject(code, label, reading))
  );
}

/** "Booking OF 731 has been amended" under the subject "Amended: OF 731": what looks like a flight is the booking's. */
function isOfSubject(code: string, { concepts }: Label, { subject, product }: EmailEvidence): boolean {
  return product !== "flight" && concepts.has("BOOK") && subject.includes(code);
}

/** "Reservering 306.772 op naam van": a word for a booking directly before a grouped number that isn't money. */
function isGrouped(text: string, { concepts }: Label): boolean {
  return (
    concepts.has("BOOK") &&
    /^\d{1,3}(?:\.\d{3})+(?![\d.,]|\s?(?:\p{Sc}|[A-Z]{3}(?!\p{L})|kr|Kč|zł|points?|punt))/u.test(text)
  );
}

/** "All booked, our reference is" over "BC-20931.": a sentence that continues on the next line. */
function overLineEnd(line: Line, doc: Doc): FoundLabel | null {
  const above = lineAbove(doc.text, spanOf(doc, line).start, WRAPPED);
  const isCutOff = above.length > SHORT && /\p{L}$/u.test(above) && doc.kind !== "html";
  const found = isCutOff || SAYS.test(above) ? bookingBefore(above, above.length) : null;
  return SAYS.test(above) || found?.label.role === "reference" ? found : null;
}

const WRAPPED = 90;
const SHORT = 45;
const SAYS = /\p{Ll} (?:is|ist|lautet|est|es|è|e|é|är|er|je|to|on|heeft|luidt)$/u;

/** The longest text that asks for a number or introduces it. */
const MAX_ASKED = 80;

/** Returns how certainly a label or a request before a number makes it the booking's. */
function toldBefore(before: string, found: FoundLabel | null): Told | null {
  const asked = TO_NAME.exec(fold(before.slice(-MAX_ASKED)))?.[0];
  if (found?.label.role !== "reference")
    return asked === undefined ? null : { sure: SURE.toName, label: asked.trim(), isAsked: true };
  // "Confirmation and invoice 77251": the invoice has its own number, unless the subject has it too.
  const sure = found.label.concepts.has("INVOICE") ? SURE.ofInvoice : SURE.prose;
  return { sure: sure * found.label.score, label: found.text, isAsked: asked !== undefined };
}

type Told = { readonly sure: number; readonly label: string; readonly isAsked: boolean };

/** "Please use LT 4420 whenever you write to us", "They're booked under LT 4420". */
const TO_NAME = new RegExp(
  `(?<![a-z])(?:${phrasePattern(SAYINGS, "under")}|${phrasePattern(SAYINGS, "ask")})\\s*$`,
);

/**
 * Returns the place of a number by its label. After "Reservation number", even a text that looks like a phone number is
 * the booking's.
 */
function placeOf({ concepts }: Label): ReferencePlace {
  return concepts.has("NUM") && (concepts.has("BOOK") || concepts.has("CONF")) ? "number" : "label";
}

function placeOfCandidate({ value, source, label }: Candidate, reading: EmailEvidence): ReferencePlace {
  const told = label === undefined ? null : labelOf(label);
  if (told && isOfSubject(String(value), told, reading)) return "number";
  // Loyalty points are grouped as well, so the subject has to have the number.
  if (told && placeOf(told) !== "number" && isGrouped(String(value), told)) return "text";
  if (told && (isTelephoneLike(String(value)) || placeOf(told) === "number")) return placeOf(told);
  return source === "label" || source === "table" ? "label" : "text";
}

/** Raises the confidence of a number that both the subject and the body give. */
function supported(all: readonly Candidate[], reading: EmailEvidence): Candidate[] {
  const places = new Map<string, Set<string>>();
  for (const one of all) {
    const key = alphanumericKey(String(one.value));
    const set = places.get(key) ?? new Set();
    places.set(key, set.add(one.document ?? one.span?.doc.id ?? ""));
  }
  const subject = alphanumericKey(reading.subject);
  return all
    .filter((one) => isReference(String(one.value), placeOfCandidate(one, reading)))
    .map((one) => {
      const key = alphanumericKey(String(one.value));
      const inSubject = key.length >= 4 && subject.includes(key);
      const bonus =
        (inSubject && one.document !== "subject" ? CONFIDENCE.agreed.subject : 0) +
        ((places.get(key)?.size ?? 1) > 1 ? CONFIDENCE.agreed.document : 0);
      return { ...one, confidence: Math.min(CONFIDENCE.bar.most, one.confidence + bonus) };
    });
}
