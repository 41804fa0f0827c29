export type Verdict = "Certain" | "Likely" | "Check";

/** The minimum probability of a proposed favourite. */
export const LIKELY = 0.55;
/** The minimum probability at which an ordinary candidate may be linked automatically. */
export const CERTAIN = 0.97;

/** Returns the word for a probability (from 0 to 1) that is shown to a person who decides. */
export function verdictOf(chance: number): Verdict {
  if (chance >= CERTAIN) return "Certain";
  return chance >= LIKELY ? "Likely" : "Check";
}
