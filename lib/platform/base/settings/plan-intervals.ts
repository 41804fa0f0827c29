/** The billing intervals of a plan. */
export const PLAN_INTERVALS = ["MONTH", "YEAR"] as const;
