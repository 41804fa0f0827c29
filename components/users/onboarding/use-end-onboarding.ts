"use client";

import { useRouter } from "next/navigation";
import { useCallback, useState } from "react";
import { failureOf } from "@/lib/api-client/api-failure";
import { runAction } from "@/lib/api-client/run-action";
import { completeOnboardingAction } from "./actions";

/** Where somebody goes who has completed onboarding, by whichever of its ways out. */
function afterOnboarding(): string {
  return "/";
}

/** Completes onboarding and leads on; `problem` says why it couldn't. */
export function useEndOnboarding() {
  const router = useRouter();
  const [isEnding, setEnding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const end = useCallback(async () => {
    setEnding(true);
    setProblem(null);
    try {
      await runAction(completeOnboardingAction, {});
      router.replace(afterOnboarding());
    } catch (error) {
      setProblem(failureOf(error).message);
      setEnding(false);
    }
  }, [router]);
  return { end, isEnding, problem };
}
