/** The account changes that the owner of the account is told about by email. */
export const ACCOUNT_CHANGES = [
  "api-key",
  "webhook",
  "calendar-feed",
  "two-factor-on",
  "two-factor-off",
  "backup-codes",
  "payout-account",
  "payout-tax-details",
] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];
