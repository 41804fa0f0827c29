/** Which part of a commission short of what was owed bears the loss that an administrator accepted. */
export const SHORT_PAY_BEARERS = ["PROPORTION", "AGENCY", "AGENT"] as const;
export type ShortPayBearer = (typeof SHORT_PAY_BEARERS)[number];

/** Which row gave a share its percent, the most particular first. */
export const PERCENT_SOURCES = ["BOOKING", "SUPPLIER", "AGENT", "DEFAULT"] as const;
export type PercentSource = (typeof PERCENT_SOURCES)[number];

/** Where a share is on its way to the agent; computed by `db/share-state.ts`, never stored. */
export const SHARE_STATES = ["HELD", "READY", "IN_RUN", "PAID"] as const;
export type ShareState = (typeof SHARE_STATES)[number];

/** Which day must not be before an agreement's own for it to count: that on which the booking was made, or on which the commission came. */
export const AGREEMENT_BASES = ["BOOKED", "RECEIVED"] as const;
export type AgreementBasis = (typeof AGREEMENT_BASES)[number];

/** From when a share may be paid: as soon as the commission came, or once the travel has ended. */
export const PAID_FROM = ["RECEIPT", "TRAVEL_END"] as const;
export type PaidFrom = (typeof PAID_FROM)[number];
