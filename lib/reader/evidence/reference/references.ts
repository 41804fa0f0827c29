import { CONFIDENCE } from "@/lib/reader/confidence";
import { codeIn } from "@/lib/reader/words/code";
import { alphanumericKey, fold } from "@/lib/reader/words/fold";
import { type Label, labelOf } from "@/lib/reader/words/label";
import { isTelephoneLike } from "@/lib/reader/words/number-shapes";
import { isReference, type ReferencePlace } from "@/lib/reader/words/reference";
import { type Candidate, fromPair } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";
import { type Pair, textOf, within } from "../layout/pair";
import { sellersIn } from "../supplier/sellers";
import {
  isOfChange,
  isOfFlights,
  isOfReader,
  isOfSeller,
  isOther,
  isPolicyOfAnother,
  isSecondaryReference,
  ofSender,
} from "./other-references";
import { isGrouped, isOfSubject, placeOf, proseCodes } from "./prose-codes";
import { isOfGuest, isOfPrice, isPostcode } from "./stray-codes";
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
