import { PUBLIC_PLAN_INTERVALS, type PublicPlanId, SELECTED_PLAN } from "./pricing.model";

/** Stores the plan that a visitor chose before signing up. Without browser storage it does nothing. */
export function rememberPlan(id: PublicPlanId): void {
  try {
    localStorage.setItem(SELECTED_PLAN, id);
  } catch {
    return;
  }
}

/** Returns the plan that was chosen before signing up, and removes it from storage; null if there is none. */
export function takeChosenPlan(): PublicPlanId | null {
  try {
    const id = localStorage.getItem(SELECTED_PLAN) ?? "";
    localStorage.removeItem(SELECTED_PLAN);
    return Object.hasOwn(PUBLIC_PLAN_INTERVALS, id) ? (id as PublicPlanId) : null;
  } catch {
    return null;
  }
}
