import { either } from "./either";
import SAYINGS from "./price-sayings.json" with { type: "json" };

const THEN = `(?: (?:${either(SAYINGS, "then")}))?`;
const OF = "(?: (?:of|von|de|di|van|a|on|pa|at))?";
const TOGETHER = `(?<!\\p{L})(?:${either(SAYINGS, "together")})(?!\\p{L})`;
const COMES_TO = either(SAYINGS, "comesTo").replaceAll("@", THEN);
const PRICE_IS = `(?:${either(SAYINGS, "price")})(?!\\p{L})[^.;:\\d]{0,50} (?:${either(SAYINGS, "is")})${THEN}${OF}`;

/**
 * Folded words directly before an amount with which a sentence calls it the price: "the stay comes to", "in all that
 * makes".
 */
export const SAYS_PRICE = new RegExp(
  `(?:(?<!\\p{L})(?:${COMES_TO}|${PRICE_IS}|${either(SAYINGS, "whole")})(?: ${TOGETHER})?|${TOGETHER},?[^.,;:\\d]{0,16})\\s*$`,
  "u",
);

/** The same directly after it: "EUR 1,470.00 in all". */
export const SAYS_PRICE_AFTER = new RegExp(`^\\s?${TOGETHER}`, "u");

/** Verbs for paying, and words for the guest's departure. */
export const PAYS = either(SAYINGS, "pays");
export const LEAVING = either(SAYINGS, "leaving");

/** Words for a payment on site, which is not part of the price. */
export const ON_SITE = either(SAYINGS, "onSite");

/** Words before an insured value, which is not a price. */
export const INSURED = either(SAYINGS, "insured");

/** Folded words directly after an amount that make it a unit price: "per person", "a night". */
export const EACH = new RegExp(`^\\s{0,2}(?:${either(SAYINGS, "each")})(?!\\p{L})(?! stay)`, "u");

/** Words for a refundable security deposit, in folded labels. */
export const SECURITY = new RegExp(`(?<!\\p{L})(?:${either(SAYINGS, "security")})(?!\\p{L})`, "u");
