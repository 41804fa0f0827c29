import type { DayFound, EmailEvidence } from "../layout/email-evidence";

/** Folded words for tickets that are valid on the days of a visit. */
export const TICKETS =
  /ticket|admission|\bpass(?:es)?\b|hopper|(?:rail|bahn)pass|\bpase\b|(?:trein|rail|museum)pas\b|\bkarnet|\bberlet|netzkarte|skipass|lift ?pass|eintritt|\bentrees?\b|\bentradas?\b|bigliett|billets?\b|toegang|intrade/;
const VALID =
  /(?:valid|gültig|valables?|válid[oa]s?|valid[oai]|geldig|giltig|platn\p{L}+|ważn\p{L}+)\W{1,3}(?:from |vom |du |del |dal |van |od )?$/iu;

/**
 * Whether "valid April 5 - April 11" refers to tickets, whose validity is the days of the visit; the validity of an
 * offer is not.
 */
export function isTicketRange({ span }: DayFound, reading: EmailEvidence): boolean {
  const { text } = span.doc;
  const after = text.slice(span.end, span.end + 12);
  return (
    VALID.test(text.slice(Math.max(0, span.start - 24), span.start)) &&
    /^\s*(?:-|–|—|to|bis|au|al|a|t\/m|till)\s/u.test(after) &&
    TICKETS.test(reading.folded)
  );
}

/** Whether the day is the second one of "valid April 5 to April 11". */
export function endsTicketRange(
  { span }: DayFound,
  previous: DayFound | undefined,
  reading: EmailEvidence,
): boolean {
  const isNext = previous?.span.doc === span.doc && span.start - previous.span.end < 16;
  return previous !== undefined && isNext && isTicketRange(previous, reading);
}
