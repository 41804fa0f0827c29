/** What every plan includes where the payment provider names nothing. */
export const PLAN_FEATURES = [
  "Unlimited bookings",
  "Automated commission tracking",
  "Email forwarding integration",
  "Real-time payment notifications",
  "Complete transparency dashboard",
  "Priority support",
  "Cancel anytime",
] as const;

export const GUARANTEES = [
  "Keep 100% of commissions",
  "30-day money-back guarantee",
  "No hidden fees",
] as const;

/** How often the plans that are offered before signing up are paid. */
export const PUBLIC_PLAN_INTERVALS = { monthly: "MONTH", annual: "YEAR" } as const;
export type PublicPlanId = keyof typeof PUBLIC_PLAN_INTERVALS;

/** A plan in words. */
export type PlanWords = {
  readonly name: string;
  readonly description: string | null;
  readonly price: string;
  readonly interval: string;
  readonly flag: string | null;
  readonly savings: readonly string[];
  readonly features: readonly string[];
};

/** What the yearly plan is flagged as. */
export const POPULAR = "Most Popular";

/** The plans as the public page offers them. */
export const PUBLIC_PLANS: readonly (PlanWords & { readonly id: PublicPlanId })[] = [
  {
    id: "monthly",
    name: "Monthly Plan",
    description: null,
    price: "$170",
    interval: "per month",
    flag: null,
    savings: [],
    features: PLAN_FEATURES,
  },
  {
    id: "annual",
    name: "Annual Plan",
    description: null,
    price: "$1,700",
    interval: "per year",
    flag: POPULAR,
    savings: ["Save $340/year", "2 months free"],
    features: PLAN_FEATURES,
  },
];

/** Where the browser remembers the plan until there is an account to subscribe with. */
export const SELECTED_PLAN = "selectedPlan";
