export type Verdict = "Certain" | "Likely" | "Check";

/** From here on a favourite is proposed. */
export const LIKELY = 0.55;
/** From here on an ordinary one may be linked without a person. */
export const CERTAIN = 0.97;

/** What a chance (from 0 to 1) says to somebody who decides. */
export function verdictOf(chance: number): Verdict {
  if (chance >= CERTAIN) return "Certain";
  return chance >= LIKELY ? "Likely" : "Check";
}
