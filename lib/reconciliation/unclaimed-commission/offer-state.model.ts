/** What is offered: a line of a commission report, or a payment to the platform's account. */
export const SUBJECT_KINDS = ["entry", "transaction"] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** What an agent says of an offer. */
export const OFFER_ANSWERS = ["claimed", "not-mine"] as const;
export type OfferAnswer = (typeof OFFER_ANSWERS)[number];

/**
 * How a claim ends. `settled`: the commission was matched to another booking, whoever asked for that; `reverted`: it was
 * approved, and its match taken back later.
 */
export const CLAIM_DECISIONS = ["approved", "declined", "settled", "reverted"] as const;
export type ClaimDecision = (typeof CLAIM_DECISIONS)[number];

/** Where an offer stands, as its agent sees it. A claim that was settled otherwise is declined: that others asked is nobody's to know. */
export const OFFER_STATES = ["open", "claimed", "not-mine", "approved", "declined"] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** The state of an offer that wasn't withdrawn. */
export function offerStateOf(answer: OfferAnswer | null, decision: ClaimDecision | null): OfferState {
  if (decision !== null) return decision === "approved" ? "approved" : "declined";
  return answer ?? "open";
}
