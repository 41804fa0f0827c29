/** Which day must not be before an agreement's own for it to count: that on which the booking was made, or on which the commission came. */
export const AGREEMENT_BASES = ["BOOKED", "RECEIVED"] as const;
export type AgreementBasis = (typeof AGREEMENT_BASES)[number];
