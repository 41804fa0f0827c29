/** The types of accounts in the United States, in the banks' terms. */
export const ACCOUNT_USES = [
  ["checking", "Checking"],
  ["savings", "Savings"],
] as const;
