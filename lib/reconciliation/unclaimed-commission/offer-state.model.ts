/**
 * The kinds of commission that are offered: an entry of a commission report, or a payment to the platform's account.
 */
export const SUBJECT_KINDS = ["entry", "transaction"] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** The answers that an agent gives to an offer. */
export const OFFER_ANSWERS = ["claimed", "not-mine"] as const;
export type OfferAnswer = (typeof OFFER_ANSWERS)[number];

/**
 * The results of a claim. `settled`: the commission was matched with another booking; `reverted`: the claim was
 * approved, but its match removed later.
 */
export const CLAIM_DECISIONS = ["approved", "declined", "settled", "reverted"] as const;
export type ClaimDecision = (typeof CLAIM_DECISIONS)[number];

/**
 * The states of an offer as its agent sees it. A settled claim is shown as declined, because agents must not learn that
 * others claimed the same commission.
 */
const OFFER_STATES = ["open", "claimed", "not-mine", "approved", "declined"] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** Returns the state of an offer that isn't withdrawn. */
export function offerStateOf(answer: OfferAnswer | null, decision: ClaimDecision | null): OfferState {
  if (decision !== null) return decision === "approved" ? "approved" : "declined";
  return answer ?? "open";
}

/** Returns the count of a kind, or the sum of all if none is given. */
export function totalOf<Kind extends string>(
  counts: Readonly<Record<Kind, number>>,
  show: Kind | null,
): number {
  if (show !== null) return counts[show];
  return Object.values<number>(counts).reduce((sum, count) => sum + count, 0);
}
