import SAYINGS from "./price-sayings.json" with { type: "json" };

type Kind = "price" | "is" | "then" | "comesTo" | "together" | "whole" | "pays" | "leaving";
type Words = Readonly<Partial<Record<Kind, string>>>;

/** The sayings of one kind in all languages; "@" stands for a word like "then" that may come between. */
function either(kind: Kind): string {
  const languages: readonly Words[] = Object.values(SAYINGS);
  return languages.flatMap((words) => words[kind] ?? []).join("|");
}

const THEN = `(?: (?:${either("then")}))?`;
const OF = "(?: (?:of|von|de|di|van|a|on|pa|at))?";
const TOGETHER = `(?<!\\p{L})(?:${either("together")})(?!\\p{L})`;
const COMES_TO = either("comesTo").replaceAll("@", THEN);
const PRICE_IS = `(?:${either("price")})(?!\\p{L})[^.;:\\d]{0,50} (?:${either("is")})${THEN}${OF}`;

/** Folded words right before an amount by which a sentence says that it is the price: "the stay comes to", "in all that makes". */
export const SAYS_PRICE = new RegExp(
  `(?:(?<!\\p{L})(?:${COMES_TO}|${PRICE_IS}|${either("whole")})(?: ${TOGETHER})?|${TOGETHER},?[^.,;:\\d]{0,16})\\s*$`,
  "u",
);

/** The same right behind it: "EUR 1,470.00 in all". */
export const SAYS_PRICE_AFTER = new RegExp(`^\\s?${TOGETHER}`, "u");

/** Verbs of who pays, and when the guest leaves. */
export const PAYS = either("pays");
export const LEAVING = either("leaving");
