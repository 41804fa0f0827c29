/**
 * Who made a link: the matcher, a person who confirmed the matcher's favourite, or a person who chose something else.
 */
export const MATCH_SOURCES = ["AUTO", "CONFIRMED", "MANUAL"] as const;
export type MatchSource = (typeof MATCH_SOURCES)[number];

/** The matcher's decision about a transaction or an entry. `NONE` means that nothing is likely enough to propose. */
export const MATCH_DECISIONS = ["AUTO", "PROPOSED", "NONE", "EXCEPTION"] as const;
export type MatchDecision = (typeof MATCH_DECISIONS)[number];

type Verdict = "Certain" | "Likely" | "Check";

/** The minimum probability of a proposed favourite. */
export const LIKELY = 0.55;
/** The minimum probability at which an ordinary candidate may be linked automatically. */
export const CERTAIN = 0.97;

/** Returns the word for a probability (from 0 to 1) that is shown to a person who decides. */
export function verdictOf(chance: number): Verdict {
  if (chance >= CERTAIN) return "Certain";
  return chance >= LIKELY ? "Likely" : "Check";
}
