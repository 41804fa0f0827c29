import { either } from "./either";
import SAYINGS from "./price-sayings.json" with { type: "json" };

const THEN = `(?: (?:${either(SAYINGS, "then")}))?`;
const OF = "(?: (?:of|von|de|di|van|a|on|pa|at))?";
const TOGETHER = `(?<!\\p{L})(?:${either(SAYINGS, "together")})(?!\\p{L})`;
const COMES_TO = either(SAYINGS, "comesTo").replaceAll("@", THEN);
const PRICE_IS = `(?:${either(SAYINGS, "price")})(?!\\p{L})[^.;:\\d]{0,50} (?:${either(SAYINGS, "is")})${THEN}${OF}`;

/** Folded words right before an amount by which a sentence says that it is the price: "the stay comes to", "in all that makes". */
export const SAYS_PRICE = new RegExp(
  `(?:(?<!\\p{L})(?:${COMES_TO}|${PRICE_IS}|${either(SAYINGS, "whole")})(?: ${TOGETHER})?|${TOGETHER},?[^.,;:\\d]{0,16})\\s*$`,
  "u",
);

/** The same right behind it: "EUR 1,470.00 in all". */
export const SAYS_PRICE_AFTER = new RegExp(`^\\s?${TOGETHER}`, "u");

/** Verbs of who pays, and when the guest leaves. */
export const PAYS = either(SAYINGS, "pays");
export const LEAVING = either(SAYINGS, "leaving");

/** Where the guest pays what is no part of the price: on the spot. */
export const ON_SITE = either(SAYINGS, "onSite");

/** What is insured stands behind it, and no price. */
export const INSURED = either(SAYINGS, "insured");

/** Folded words right behind an amount that make it the price of one: "per person", "a night". */
export const EACH = new RegExp(`^\\s{0,2}(?:${either(SAYINGS, "each")})(?!\\p{L})(?! stay)`, "u");

/** What is given back in the end, in folded labels. */
export const SECURITY = new RegExp(`(?<!\\p{L})(?:${either(SAYINGS, "security")})(?!\\p{L})`, "u");
