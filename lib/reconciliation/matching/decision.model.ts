/**
 * Who made a link: the matcher, a person who confirmed the matcher's favourite, or a person who chose something else.
 */
export const MATCH_SOURCES = ["AUTO", "CONFIRMED", "MANUAL"] as const;
export type MatchSource = (typeof MATCH_SOURCES)[number];

/** The matcher's decision about a transaction or an entry. `NONE` means that nothing is likely enough to propose. */
export const MATCH_DECISIONS = ["AUTO", "PROPOSED", "NONE", "EXCEPTION"] as const;
export type MatchDecision = (typeof MATCH_DECISIONS)[number];
