/** Who linked it: the matcher, a person who confirmed the matcher's favourite, a person who chose something else. */
export const MATCH_SOURCES = ["AUTO", "CONFIRMED", "MANUAL"] as const;
export type MatchSource = (typeof MATCH_SOURCES)[number];

/** What the matcher says of a transaction or an entry. `NONE`: nothing is likely enough to propose. */
export const MATCH_DECISIONS = ["AUTO", "PROPOSED", "NONE", "EXCEPTION"] as const;
export type MatchDecision = (typeof MATCH_DECISIONS)[number];
