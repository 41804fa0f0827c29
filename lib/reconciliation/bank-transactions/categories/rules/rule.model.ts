/** Which payments a rule is about: money that came, or that left; null is both. */
export const DIRECTIONS = ["in", "out"] as const;
