import SAYINGS from "./net-sayings.json" with { type: "json" };
import { phrasePattern } from "./phrase-pattern";

/** Folded words that say that no commission is paid on something: "excl. commission", "nicht provisionsfähig". */
export const WITHOUT_COMMISSION = new RegExp(
  `(?<!\\p{L})(?:${phrasePattern(SAYINGS, "none")}|${phrasePattern(SAYINGS, "excluded")})(?!\\p{L})|${phrasePattern(SAYINGS, "unparted")}`,
  "gu",
);
