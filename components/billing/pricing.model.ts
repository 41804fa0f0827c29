/** A plan as the public page offers it. */
export type PublicPlan = {
  readonly id: "monthly" | "annual";
  readonly name: string;
  readonly price: string;
  readonly interval: string;
  readonly flag: string | null;
  readonly savings: readonly string[];
};

export const PUBLIC_PLANS: readonly PublicPlan[] = [
  { id: "monthly", name: "Monthly Plan", price: "$170", interval: "per month", flag: null, savings: [] },
  {
    id: "annual",
    name: "Annual Plan",
    price: "$1,700",
    interval: "per year",
    flag: "Most Popular",
    savings: ["Save $340/year", "2 months free"],
  },
];

/** What every plan includes. */
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

/** Where the browser remembers the plan until there is an account to subscribe with. */
export const SELECTED_PLAN = "selectedPlan";
