/** The features of every plan for which the payment provider lists none. */
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

/** The billing intervals of the public plans. */
export const PUBLIC_PLAN_INTERVALS = { monthly: "MONTH", annual: "YEAR" } as const;
export type PublicPlanId = keyof typeof PUBLIC_PLAN_INTERVALS;

/** A plan as text. */
export type PlanWords = {
  readonly name: string;
  readonly description: string | null;
  readonly price: string;
  readonly interval: string;
  readonly flag: string | null;
  readonly savings: readonly string[];
  readonly features: readonly string[];
};

/** The flag of the yearly plan. */
export const POPULAR = "Most Popular";

/** The plans on the public page. */
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

/** The localStorage key of the plan chosen before signing up. */
export const SELECTED_PLAN = "selectedPlan";
