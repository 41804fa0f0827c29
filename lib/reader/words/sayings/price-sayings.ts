import { phrasePattern } from "./phrase-pattern";
import SAYINGS from "./price-sayings.json" with { type: "json" };

const THEN = `(?: (?:${phrasePattern(SAYINGS, "then")}))?`;
const OF = "(?: (?:of|von|de|di|van|a|on|pa|at))?";
const TOGETHER = `(?<!\\p{L})(?:${phrasePattern(SAYINGS, "together")})(?!\\p{L})`;
const COMES_TO = phrasePattern(SAYINGS, "comesTo").replaceAll("@", THEN);
const PRICE_IS = `(?:${phrasePattern(SAYINGS, "price")})(?!\\p{L})[^.;:\\d]{0,50} (?:${phrasePattern(SAYINGS, "is")})${THEN}${OF}`;

/**
 * Folded words directly before an amount with which a sentence calls it the price: "the stay comes to", "in all that
 * makes".
 */
export const SAYS_PRICE = new RegExp(
  `(?:(?<!\\p{L})(?:${COMES_TO}|${PRICE_IS}|${phrasePattern(SAYINGS, "whole")})(?: ${TOGETHER})?|${TOGETHER},?[^.,;:\\d]{0,16})\\s*$`,
  "u",
);

/** The same directly after it: "EUR 1,470.00 in all". */
export const SAYS_PRICE_AFTER = new RegExp(`^\\s?${TOGETHER}`, "u");

/** Folded words between two amounts that add them up. */
export const PLUS = new RegExp(`\\+|(?<!\\p{L})(?:${phrasePattern(SAYINGS, "plus")})(?!\\p{L})`, "u");

/** Verbs for paying, and words for the guest's departure. */
export const PAYS = phrasePattern(SAYINGS, "pays");
export const LEAVING = phrasePattern(SAYINGS, "leaving");

/** Words for a payment on site, which is not part of the price. */
export const ON_SITE = phrasePattern(SAYINGS, "onSite");

/** Words before an insured value, which is not a price. */
export const INSURED = phrasePattern(SAYINGS, "insured");

/** Folded words directly after an amount that make it a unit price: "per person", "a night". */
export const EACH = new RegExp(`^\\s{0,2}(?:${phrasePattern(SAYINGS, "each")})(?!\\p{L})(?! stay)`, "u");

/** The same directly before an amount: "per person 15.00". */
export const EACH_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${phrasePattern(SAYINGS, "each")}):?\\s*(?:\\p{Sc}|[a-z]{3})?\\s*$`,
  "u",
);

/** Words for a refundable security deposit, in folded labels. */
export const SECURITY = new RegExp(`(?<!\\p{L})(?:${phrasePattern(SAYINGS, "security")})(?!\\p{L})`, "u");
