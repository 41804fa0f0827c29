/** How often a plan may be paid. */
export const PLAN_INTERVALS = ["MONTH", "YEAR"] as const;
