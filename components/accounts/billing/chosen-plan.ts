import { PUBLIC_PLAN_INTERVALS, type PublicPlanId, SELECTED_PLAN } from "./pricing.model";

/** Remembers the plan that somebody chose before signing up. A browser that stores nothing still leads on. */
export function rememberPlan(id: PublicPlanId): void {
  try {
    localStorage.setItem(SELECTED_PLAN, id);
  } catch {
    return;
  }
}

/** The plan that was chosen before signing up, forgotten once it is asked for; null where there is none. */
export function takeChosenPlan(): PublicPlanId | null {
  try {
    const id = localStorage.getItem(SELECTED_PLAN) ?? "";
    localStorage.removeItem(SELECTED_PLAN);
    return Object.hasOwn(PUBLIC_PLAN_INTERVALS, id) ? (id as PublicPlanId) : null;
  } catch {
    return null;
  }
}
