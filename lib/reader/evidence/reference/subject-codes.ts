import { CONFIDENCE } from "@/lib/reader/confidence";
import { codesIn, groupedIn } from "@/lib/reader/words/code";
import { alphanumericKey, fold } from "@/lib/reader/words/fold";
import type { Candidate } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";
import { spanOf } from "../layout/pair";
import { bookingBefore, completenessFactor } from "./booking-before";

const SURE = CONFIDENCE.reference;

/** "Booking amendment notice - 3J7T9L", if the text repeats the number. */
const BOOKED =
  /\b(?:booking|reservation|buchung\w*|reservierung\w*|reserva|prenotazione|boeking\w*|reservering\w*|bokning\w*|bestilling\w*|rezervac\w*|rezerwac\w*|rental|hire|trip|order|file|mietwagen|anmietung|vorgang|auftrag|dossier|location|expediente|alquiler|pratica|noleggio|pedido|processo|huur|hyra|leje|pronajem|wynajem)\b[^\d]*$/;

/**
 * Returns the confidence of a code in the subject without a label: after a word for a booking, or the only one, and in
 * the text as well.
 */
function toldBySubject(before: string, code: string, isOnly: boolean, { folded }: EmailEvidence): number {
  if (alphanumericKey(folded).split(alphanumericKey(code)).length <= 2) return CONFIDENCE.doubt.cut;
  if (BOOKED.test(fold(before))) return SURE.afterBooking;
  return isOnly && !FLIGHT_LIKE.test(code) && /[A-Z].*\d/.test(code)
    ? SURE.onlyInSubject
    : CONFIDENCE.doubt.cut;
}

const FLIGHT_LIKE = /^[A-Z\d]{2}\s?\d{1,4}$/;

/** Returns the numbers in the subject. */
export function subjectCodes(reading: EmailEvidence): Candidate[] {
  const text = reading.subject;
  // A part of a number in groups is none, and the whole isn't one without its label.
  const grouped = groupedIn(text).filter(({ at }) => BOOKED.test(fold(text.slice(0, at))));
  const all = codesIn(text).filter(
    (one) => !grouped.some(({ at, code }) => at <= one.at && one.at < at + code.length),
  );
  return all.flatMap(({ code, at }) => {
    const before = bookingBefore(text, at);
    const isApart = /\s[–—|-]\s*$/.test(text.slice(0, at));
    const label = before?.label.role === "reference" ? before : null;
    if (before && !label && !isApart && before.label.role !== "hotel") return [];
    const sure = toldBySubject(text.slice(0, at), code, all.length === 1, reading);
    const loose = sure * completenessFactor(text, code, at);
    const quote = text.slice(at, at + code.length);
    const base = {
      field: "confirmationNumber",
      value: code,
      source: "prose",
      quote,
      document: "subject",
    } as const;
    return [
      label
        ? {
            ...base,
            confidence: SURE.subject * label.label.score * completenessFactor(text, code, at),
            label: label.text,
          }
        : { ...base, confidence: loose },
    ];
  });
}

/**
 * "RP/... 6QKWTZ": in an email about tickets, a code with the shape of an airline locator, alone in a cell and also in
 * the subject.
 */
export function lonelyLocators({ parts, subject, product }: EmailEvidence): Candidate[] {
  if (product !== "flight" && product !== "rail") return [];
  const named = new Set(subject.split(/[^A-Z\d]+/).filter((word) => LOCATOR.test(word)));
  return parts.flatMap(({ doc, rows }) =>
    rows.flatMap(({ cells }) =>
      cells.flatMap(({ lines: [line, more] }): Candidate[] =>
        line && !more && named.has(line.text.trim())
          ? [
              {
                field: "confirmationNumber",
                value: line.text.trim(),
                source: "pattern",
                confidence: SURE.onlyInSubject,
                span: spanOf(doc, line),
              },
            ]
          : [],
      ),
    ),
  );
}

const LOCATOR = /^(?=[A-Z\d]*[A-Z])(?=[A-Z\d]*\d|[B-DF-HJ-NP-TV-XZ\d]{4})[A-Z\d]{6}$/;
