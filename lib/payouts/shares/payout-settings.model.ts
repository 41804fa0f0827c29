/** From when a share may be paid: as soon as the commission came, or once the travel has ended. */
export const PAID_FROM = ["RECEIPT", "TRAVEL_END"] as const;
export type PaidFrom = (typeof PAID_FROM)[number];
