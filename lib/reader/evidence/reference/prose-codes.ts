import { CONFIDENCE } from "@/lib/reader/confidence";
import type { Doc, Line } from "@/lib/reader/documents/document";
import { codesIn, groupedIn } from "@/lib/reader/words/code";
import { fold } from "@/lib/reader/words/fold";
import type { Label } from "@/lib/reader/words/label";
import { isTelephoneLike, telephonesIn } from "@/lib/reader/words/number-shapes";
import type { ReferencePlace } from "@/lib/reader/words/reference";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import SAYINGS from "../../words/sayings/number-sayings.json" with { type: "json" };
import type { Candidate } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";
import { type FoundLabel, lineAbove } from "../layout/inline-label";
import { spanOf, within } from "../layout/pair";
import { bookingBefore, completenessFactor } from "./booking-before";
import { isOfOther, isUnrelatedCode } from "./stray-codes";

const SURE = CONFIDENCE.reference;

/** Reads "Reservation 7719204 is confirmed", "Code LSB-88213". */
export function proseCodes(reading: EmailEvidence): Candidate[] {
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
export function isOfSubject(code: string, { concepts }: Label, { subject, product }: EmailEvidence): boolean {
  return product !== "flight" && concepts.has("BOOK") && subject.includes(code);
}

/** "Reservering 306.772 op naam van": a word for a booking directly before a grouped number that isn't money. */
export function isGrouped(text: string, { concepts }: Label): boolean {
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
export function placeOf({ concepts }: Label): ReferencePlace {
  return concepts.has("NUM") && (concepts.has("BOOK") || concepts.has("CONF")) ? "number" : "label";
}
