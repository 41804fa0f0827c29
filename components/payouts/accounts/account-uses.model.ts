/** What an account in the United States is for, as banks call it. */
export const ACCOUNT_USES = [
  ["checking", "Checking"],
  ["savings", "Savings"],
] as const;
