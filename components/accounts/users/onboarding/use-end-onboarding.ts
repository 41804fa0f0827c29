"use client";

import { useRouter } from "next/navigation";
import { useCallback, useState } from "react";
import { takeChosenPlan } from "@/components/accounts/billing/chosen-plan";
import { failureOf } from "@/lib/platform/api-client/api-failure";
import { runAction } from "@/lib/platform/api-client/run-action";
import { completeOnboardingAction } from "./actions";

/**
 * Returns the page that follows onboarding: the plan chosen before signing up, if plans are
 * sold, otherwise the dashboard.
 */
function afterOnboarding({ sellsPlans }: { readonly sellsPlans: boolean }): string {
  const chosen = takeChosenPlan();
  return chosen && sellsPlans ? `/plan?chosen=${chosen}` : "/";
}

/** Completes onboarding and navigates on. `problem` is the message if that failed. */
export function useEndOnboarding() {
  const router = useRouter();
  const [isEnding, setEnding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const end = useCallback(async () => {
    setEnding(true);
    setProblem(null);
    try {
      router.replace(afterOnboarding(await runAction(completeOnboardingAction, {})));
    } catch (error) {
      setProblem(failureOf(error).message);
      setEnding(false);
    }
  }, [router]);
  return { end, isEnding, problem };
}
