/** The party that bears the loss if an administrator accepted a commission that is short of what was owed. */
export const SHORT_PAY_BEARERS = ["PROPORTION", "AGENCY", "AGENT"] as const;
export type ShortPayBearer = (typeof SHORT_PAY_BEARERS)[number];

/** The sources of a share's percentage, the most specific first. */
export const PERCENT_SOURCES = ["BOOKING", "SUPPLIER", "AGENT", "DEFAULT"] as const;
export type PercentSource = (typeof PERCENT_SOURCES)[number];

/** The state of a share on its way to the agent; computed by `db/share-state.ts`, never stored. */
export const SHARE_STATES = ["HELD", "READY", "IN_RUN", "PAID"] as const;
export type ShareState = (typeof SHARE_STATES)[number];

/**
 * The date that must not be before an agreement's start day: that on which the booking was created, or that on which
 * the commission was received.
 */
export const AGREEMENT_BASES = ["BOOKED", "RECEIVED"] as const;
export type AgreementBasis = (typeof AGREEMENT_BASES)[number];

/**
 * The earliest time at which a share may be paid: as soon as the commission was received, or once the travel has ended.
 */
export const PAID_FROM = ["RECEIPT", "TRAVEL_END"] as const;
export type PaidFrom = (typeof PAID_FROM)[number];
